"""The shipped decks of dreams, with their folders."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from unspoken_art.dreams.grammar import DREAMS
from unspoken_art.packs.pack import About
from unspoken_art.packs.texts import CardTexts, Text
from unspoken_art.styles.card import SCENES, Card, cards


@dataclass(frozen=True)
class DreamDeck:
    """A shipped deck of dreams."""

    name: str
    title: Text
    motif_share: float = 0
    """The largest share of its cards with the same motif; 0 for no limit."""

    @property
    def folder(self) -> Path:
        """The folder of its scenes and words."""
        return Path(__file__).with_name(self.name.replace("-", "_"))

    def cards(self, pages: str = SCENES) -> Iterator[Card]:
        """Yield its cards, in the order of the files."""
        return cards(self.folder, pages)

    def words(self) -> dict[str, CardTexts]:
        """Return the texts of each card, by the card's working name."""
        words: dict[str, CardTexts] = {}
        for page in sorted(self.folder.glob("words-*.toml")):
            words.update(tomllib.loads(page.read_text(encoding="utf-8")))
        return words

    def about(self, used: Iterable[CardTexts]) -> About:
        """Return the manifest fields of the deck, with the themes of its cards."""
        themes = themes_of({theme for words in used for theme in words["themes"]}, self.folder)
        about = About(pack=self.name, kind="dream", title=self.title, themes=themes)
        if self.motif_share:
            about["motif_share"] = self.motif_share
        return about


def themes_of(used: set[str], folder: Path = DREAMS) -> dict[str, Text]:
    """Return the names of these themes by language; every deck can use the themes of the first deck."""
    known: dict[str, Text] = {}
    for place in dict.fromkeys((DREAMS, folder)):
        if (page := place / "themes.toml").exists():
            known.update(tomllib.loads(page.read_text(encoding="utf-8")))
    return {theme: names for theme, names in known.items() if theme in used}


DECKS = {
    deck.name: deck
    for deck in (
        DreamDeck("dream", Text(en="Things half seen", pl="Rzeczy na wpół widziane")),
        DreamDeck("small-hours", Text(en="Small hours", pl="Małe godziny"), motif_share=0.08),
        DreamDeck("meanwhile", Text(en="Meanwhile", pl="Tymczasem"), motif_share=0.06),
    )
}
