"""Captions of albums, from the page's sentences and the players' names."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.albums.vocabulary import Caption, CaptionSentence
from unspoken.kernel.languages import FALLBACK, localized
from unspoken.languages.known import tags
from unspoken.languages.sentences import every_sentence, fill


class Wording:
    """Writes captions in one language for the players of one game; a player without a name gets a number."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self._language = language
        self._known = every_sentence(language if language in tags() else FALLBACK)
        self.names = tuple(
            name or fill(self._known["album-player"], {"number": number})
            for number, name in enumerate(names, 1)
        )

    def say(self, caption: Caption) -> str:
        """Return the text of a caption, or its code if the sentence does not exist."""
        if not isinstance(caption, CaptionSentence):
            return localized(caption, self._language)
        facts = {key: self._fact(value) for key, value in caption.facts.items()}
        if caption.seats:
            facts |= {"name": self.names[caption.seats[0]], "other": self.names[caption.seats[-1]]}
            facts["names"] = self.together([self.names[seat] for seat in caption.seats])
        return fill(self._known.get(caption.code, caption.code), facts)

    def together(self, names: Sequence[str]) -> str:
        """Join names with commas, the last one with "and"."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self._known['album-and']} {names[-1]}"

    def _fact(self, value: dict[str, str] | str | int) -> str:
        return localized(value, self._language) if isinstance(value, dict) else str(value)
