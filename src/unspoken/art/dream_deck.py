"""The shipped decks of dreams: what each is called, and the folder in which it is written."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from unspoken.art.deck import SCENES, Card, cards
from unspoken.art.grammar import DREAMS
from unspoken.art.pack import About
from unspoken.art.told import Told, Words


@dataclass(frozen=True)
class DreamDeck:
    """A deck by the name of its pack."""

    name: str
    title: Told
    motif_share: float = 0
    """On how much of its cards any one motif is at most, where it promises that."""

    @property
    def folder(self) -> Path:
        """Where its scenes and its words are written."""
        return Path(__file__).with_name(self.name.replace("-", "_"))

    def cards(self, pages: str = SCENES) -> Iterator[Card]:
        """Its cards, in the order they were written."""
        return cards(self.folder, pages)

    def words(self) -> dict[str, Words]:
        """What is written about each card, by the card's working name."""
        told: dict[str, Words] = {}
        for page in sorted(self.folder.glob("words-*.toml")):
            told.update(tomllib.loads(page.read_text(encoding="utf-8")))
        return told

    def about(self, used: Iterable[Words]) -> About:
        """What it says of itself, with the themes that its cards have."""
        themes = themes_of({theme for words in used for theme in words["themes"]}, self.folder)
        about = About(pack=self.name, kind="dream", title=self.title, themes=themes)
        if self.motif_share:
            about["motif_share"] = self.motif_share
        return about


def themes_of(used: set[str], folder: Path = DREAMS) -> dict[str, Told]:
    """The themes of this name, told in both languages: those of the first deck are there for all."""
    known: dict[str, Told] = {}
    for place in dict.fromkeys((DREAMS, folder)):
        if (page := place / "themes.toml").exists():
            known.update(tomllib.loads(page.read_text(encoding="utf-8")))
    return {theme: told for theme, told in known.items() if theme in used}


DECKS = {
    deck.name: deck
    for deck in (
        DreamDeck("dream", Told(en="Things half seen", pl="Rzeczy na wpół widziane")),
        DreamDeck("small-hours", Told(en="Small hours", pl="Małe godziny"), motif_share=0.08),
    )
}
