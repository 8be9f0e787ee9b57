"""What is written in an album: the page's own sentences, with the names of those who played."""

from __future__ import annotations

import re
from collections.abc import Sequence

from unspoken.kernel.album import Caption, Told
from unspoken.kernel.languages import FALLBACK, localized
from unspoken.languages.known import tags
from unspoken.languages.sentences import every_sentence

_FACT = re.compile(r"\{ \$(\w+) \}")


class Wording:
    """Says captions in one language, of the people of one game; who has no name has a number."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self._language = language
        self._known = every_sentence(language if language in tags() else FALLBACK)
        self.names = tuple(
            name or self._known["album-player"].replace("{ $number }", str(number))
            for number, name in enumerate(names, 1)
        )

    def say(self, caption: Caption) -> str:
        """A caption in words; a sentence that nobody has written is told by its bare code."""
        if not isinstance(caption, Told):
            return localized(caption, self._language)
        facts = {key: self._fact(value) for key, value in caption.facts.items()}
        if caption.seats:
            facts |= {"name": self.names[caption.seats[0]], "other": self.names[caption.seats[-1]]}
            facts["names"] = self.together([self.names[seat] for seat in caption.seats])
        return _FACT.sub(lambda fact: facts.get(fact[1], "…"), self._known.get(caption.code, caption.code))

    def together(self, names: Sequence[str]) -> str:
        """Names in a row, the last joined by "and"."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self._known['album-and']} {names[-1]}"

    def _fact(self, value: dict[str, str] | str | int) -> str:
        return localized(value, self._language) if isinstance(value, dict) else str(value)
