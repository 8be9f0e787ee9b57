"""The packs that are here: found, checked, and looked up by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from unspoken.content.digest import manifest_digest, pictures_digest
from unspoken.content.manifest import Card, Manifest
from unspoken.content.portraits import portraits_digest, portraits_file
from unspoken.content.telling import told_in
from unspoken.kernel.game import Refused
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.languages import Tag, localized
from unspoken.kernel.shelf import WordCard, packs_of
from unspoken.languages.grammar import grammar
from unspoken.languages.known import languages

T = TypeVar("T")

SHIPPED = Path(__file__).parent / "packs"

_MANIFEST = msgspec.json.Decoder(Manifest)


class Broken(NamedTuple):
    """A folder that is left out, and why."""

    path: Path
    sentence: str


class BrokenPack(ValueError):
    """A folder that is no pack; says what is wrong with it."""


class Pack(NamedTuple):
    """A checked pack and where its pictures lie."""

    folder: Path
    manifest: Manifest


class PackShelf:
    """The packs as a game sees them, and which of their cards came up earlier this evening."""

    def __init__(self, packs: Packs, seen: frozenset[str]) -> None:
        self._packs = packs
        self._seen = seen

    def pictures(self, pack: str) -> tuple[str, ...]:
        """A deck's pictures, each once, in the order of its packs; Refused where there is no such pack."""
        cards = (card.id for manifest in self._packs.deck(pack) for card in manifest.cards)
        return tuple(dict.fromkeys(cards))

    def spare(self, _pack: str) -> tuple[str, ...]:
        """None: a pack stands for itself."""
        return ()

    def words(self, pack: str) -> tuple[WordCard, ...]:
        """A pack's words, in the pack's order; Refused where there is no such pack."""
        manifest = self._packs.manifest(pack)
        return tuple(
            WordCard(word.text, manifest.categories.get(word.category, {}), word.accepted)
            for word in manifest.words
        )

    def items(self, pack: str, item: type[T]) -> tuple[T, ...]:
        """What a pack holds, in its order; Refused where there is no such pack, or it holds other things."""
        try:
            return as_items(self._packs.manifest(pack), item)
        except msgspec.ValidationError as wrong:
            raise Refused("wrong-pack", pack=pack) from wrong

    def grammar(self, language: Tag) -> Grammar:
        """How a language bends its words; Refused where this house has no such language."""
        return grammar(language)

    def seen(self) -> frozenset[str]:
        """The ids that came up earlier this evening at this table."""
        return self._seen


class Packs:
    """All packs by name, and what is known of each picture by its id."""

    def __init__(self, packs: Mapping[str, Pack], broken: tuple[Broken, ...] = ()) -> None:
        self._packs = dict(packs)
        self.broken = broken
        self.cards: Mapping[str, Card] = {
            card.id: card for manifest in self.manifests() for card in manifest.every_card
        }

    def with_pack(self, pack: Pack) -> Packs:
        """These, and one more."""
        return Packs({**self._packs, pack.manifest.pack: pack}, self.broken)

    def manifests(self) -> tuple[Manifest, ...]:
        """What each pack says of itself, in the order in which they were found."""
        return tuple(pack.manifest for pack in self._packs.values())

    def of_kind(self, kind: str) -> tuple[Manifest, ...]:
        """The packs of one kind."""
        return tuple(manifest for manifest in self.manifests() if manifest.kind == kind)

    def manifest(self, pack: str) -> Manifest:
        """One pack's manifest; Refused where there is no such pack."""
        return self._found(pack).manifest

    def deck(self, name: str) -> tuple[Manifest, ...]:
        """The packs of which a deck is shuffled, each once: often one; Refused where one is not here."""
        return tuple(self.manifest(pack) for pack in packs_of(name))

    def folder(self, pack: str) -> Path:
        """Where a pack lies; Refused where there is no such pack."""
        return self._found(pack).folder

    def digest(self, pack: str) -> str:
        """What tells this form of the pack from any other."""
        return self.manifest(pack).digest

    def digests(self) -> dict[str, str]:
        """The digest of each pack, by its name."""
        return {manifest.pack: manifest.digest for manifest in self.manifests()}

    def alt(self, deck: str, language: str) -> dict[str, str]:
        """What is to be seen on each picture of a deck, by id."""
        cards = (card for one in self.deck(deck) for card in one.every_card)
        return {card.id: localized(card.alt, language) for card in cards}

    def picture_path(self, deck: str, picture: str, small: bool) -> Path | None:
        """The file of one of the deck's own pictures; None for anything else."""
        for pack in packs_of(deck):
            found = self._packs.get(pack)
            if found is not None and any(card.id == picture for card in found.manifest.every_card):
                kept = any(card.id == picture for card in found.manifest.kept)
                return picture_file(found.folder, picture, small or kept)
        return None

    def shelf(self, seen: frozenset[str] = frozenset()) -> PackShelf:
        """The packs for one table."""
        return PackShelf(self, seen)

    def _found(self, pack: str) -> Pack:
        if pack not in self._packs:
            raise Refused("no-such-pack", pack=pack)
        return self._packs[pack]


def load_packs(extra: Path | None = None) -> Packs:
    """The packs that are shipped, and those in one more folder; what is broken is named and left out."""
    packs: dict[str, Pack] = {}
    broken: list[Broken] = []
    for folder in (*_folders(SHIPPED), *(() if extra is None else _folders(extra))):
        try:
            manifest = read_manifest(folder)
            if manifest.pack in packs:
                raise BrokenPack(f"there is already a pack called {manifest.pack}")
        except BrokenPack as wrong:
            broken.append(Broken(folder, str(wrong)))
        else:
            packs[manifest.pack] = Pack(folder, _in_every_language(folder, manifest, broken))
    return Packs(packs, tuple(broken))


def _in_every_language(folder: Path, manifest: Manifest, broken: list[Broken]) -> Manifest:
    """A pack as its makers tell it, and as the languages that are here tell it besides."""
    for language in languages().values():
        try:
            manifest = told_in(manifest, language)
        except ValueError as wrong:
            broken.append(Broken(folder, str(wrong)))
    return manifest


def read_manifest(folder: Path) -> Manifest:
    """A folder's manifest, checked against what lies beside it; BrokenPack says what is wrong."""
    try:
        manifest = _MANIFEST.decode((folder / "manifest.json").read_bytes())
    except OSError as wrong:
        raise BrokenPack(f"its manifest.json cannot be read: {wrong.strerror}") from wrong
    except msgspec.DecodeError as wrong:
        raise BrokenPack(f"its manifest.json is not in order: {wrong}") from wrong
    if manifest.pack != folder.name:
        raise BrokenPack(f"it calls itself {manifest.pack}, but its folder is called {folder.name}")
    if manifest.cards:
        _check_cards(manifest)
        _check_pictures(folder, manifest)
        _check_portraits(folder, manifest)
    else:
        _check_told(manifest)
    return manifest


def as_items(manifest: Manifest, item: type[T]) -> tuple[T, ...]:
    """What a pack holds, each as this type; ValidationError where one is something else."""
    return msgspec.convert(manifest.items, tuple[item, ...])  # type: ignore[valid-type]


def picture_file(folder: Path, picture: str, small: bool) -> Path:
    """Where a picture lies in its pack."""
    return folder / f"{picture}{'.s' if small else ''}.webp"


def _folders(root: Path) -> Iterator[Path]:
    """The folders below, in the order of their names; none where there is no such place."""
    if root.is_dir():
        yield from sorted(path for path in root.iterdir() if path.is_dir() and path.name[0] not in "._")


def _check_cards(manifest: Manifest) -> None:
    if manifest.words or manifest.items:
        raise BrokenPack("it has more than pictures, and a pack that has pictures has nothing else")
    if len({card.id for card in manifest.every_card}) != len(manifest.every_card):
        raise BrokenPack("two of its cards have the same id")
    for card in manifest.every_card:
        if unknown := set(card.themes) - set(manifest.themes):
            raise BrokenPack(f"card {card.id} has a theme that the pack does not name: {min(unknown)}")


def _check_pictures(folder: Path, manifest: Manifest) -> None:
    """Every picture is a file of this very folder, and the small ones are those of the digest."""
    home = folder.resolve()
    seen: dict[str, bytes] = {}
    for card in manifest.every_card:
        for small in (True,) if card in manifest.kept else (False, True):
            path = picture_file(folder, card.id, small)
            if not path.is_file() or (path.is_symlink() and path.resolve().parent != home):
                raise BrokenPack(f"there is no picture {path.name} in it")
        seen[card.id] = picture_file(folder, card.id, small=True).read_bytes()
    if pictures_digest(seen) != manifest.digest:
        raise BrokenPack("its pictures are not those that its digest was made of")


def _check_portraits(folder: Path, manifest: Manifest) -> None:
    """What people see in the pictures is what was sealed."""
    for language, digest in manifest.portraits.items():
        name = f"portraits/{portraits_file(folder, language).name}"
        try:
            found = portraits_digest(folder, language)
        except OSError as wrong:
            raise BrokenPack(f"its {name} cannot be read: {wrong.strerror}") from wrong
        if found != digest:
            raise BrokenPack(f"its {name} is not the one that its digest was made of")


def _check_told(manifest: Manifest) -> None:
    """Words are told, in categories that the pack names; and the digest is of all that the pack tells."""
    for number, word in enumerate(manifest.words, 1):
        if not any(word.text.values()):
            raise BrokenPack(f"word {number} is told in no language")
        if word.category and word.category not in manifest.categories:
            raise BrokenPack(f"word {number} has a category that the pack does not name: {word.category}")
    if manifest_digest(manifest) != manifest.digest:
        raise BrokenPack("what it tells is not what its digest was made of")
