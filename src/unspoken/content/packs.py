"""Loads, checks and looks up packs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from unspoken.content.digest import manifest_digest, pictures_digest
from unspoken.content.manifest import Manifest, ManifestCard
from unspoken.content.manifest_faults import manifest_faults
from unspoken.content.portraits import portraits_digest, portraits_file
from unspoken.content.translations import translated
from unspoken.kernel.languages import Tag, localized
from unspoken.kernel.shelf import WordCard, packs_of
from unspoken.kernel.types import Refused
from unspoken.kernel.words.grammar import WordGrammar
from unspoken.languages.grammar import grammar
from unspoken.languages.known import languages

T = TypeVar("T")

SHIPPED = Path(__file__).parent / "packs"
_MANIFEST = msgspec.json.Decoder(Manifest)


class Broken(NamedTuple):
    """A folder that was skipped, and why."""

    path: Path
    sentence: str


class BrokenPack(ValueError):
    """A folder is not a valid pack; the message says why, `faults` says everything that is wrong."""

    def __init__(self, *faults: str) -> None:
        more = f" (and {len(faults) - 1} more: `unspoken deck check` lists them)" if len(faults) > 1 else ""
        super().__init__(f"{faults[0]}{more}")
        self.faults = faults


class Pack(NamedTuple):
    """A checked pack and its folder."""

    folder: Path
    manifest: Manifest


class PackShelf:
    """The packs for a game, and the ids that were shown at the table this evening."""

    def __init__(self, packs: Packs, shown_ids: frozenset[str]) -> None:
        self._packs = packs
        self._shown_ids = shown_ids

    def pictures(self, pack: str) -> tuple[str, ...]:
        """The ids of a deck's pictures, in the order of its packs; Refused if a pack does not exist."""
        cards = (card.id for manifest in self._packs.deck(pack) for card in manifest.cards)
        return tuple(dict.fromkeys(cards))

    def spare(self, _pack: str) -> tuple[str, ...]:
        """Always empty: packs need no other pictures."""
        return ()

    def words(self, pack: str) -> tuple[WordCard, ...]:
        """A pack's words, in the pack's order; Refused if the pack does not exist."""
        manifest = self._packs.manifest(pack)
        return tuple(
            WordCard(word.text, manifest.categories.get(word.category, {}), word.accepted)
            for word in manifest.words
        )

    def items(self, pack: str, item: type[T]) -> tuple[T, ...]:
        """A pack's items, in its order; Refused if the pack does not exist or has other items."""
        try:
            return as_items(self._packs.manifest(pack), item)
        except msgspec.ValidationError as wrong:
            raise Refused("wrong-pack", pack=pack) from wrong

    def grammar(self, language: Tag) -> WordGrammar:
        """The grammar of a language; Refused if the language is not installed."""
        return grammar(language)

    def shown_ids(self) -> frozenset[str]:
        """The ids that were shown at this table this evening."""
        return self._shown_ids


class Packs:
    """All packs by name, and all pictures by id."""

    def __init__(self, packs: Mapping[str, Pack], broken: tuple[Broken, ...] = ()) -> None:
        self._packs = dict(packs)
        self.broken = broken
        self.cards: Mapping[str, ManifestCard] = {
            card.id: card for manifest in self.manifests() for card in manifest.every_card
        }

    def with_pack(self, pack: Pack) -> Packs:
        """Return these packs and another one, which replaces a pack of the same name."""
        return Packs({**self._packs, pack.manifest.pack: pack}, self.broken)

    def manifests(self) -> tuple[Manifest, ...]:
        """Return the manifests of all packs, in the order of loading."""
        return tuple(pack.manifest for pack in self._packs.values())

    def of_kind(self, kind: str) -> tuple[Manifest, ...]:
        """Return the packs of a kind."""
        return tuple(manifest for manifest in self.manifests() if manifest.kind == kind)

    def manifest(self, pack: str) -> Manifest:
        """Return a pack's manifest; Refused if the pack does not exist."""
        return self._found(pack).manifest

    def deck(self, name: str) -> tuple[Manifest, ...]:
        """Return the packs of a deck, often only one; Refused if one does not exist."""
        return tuple(self.manifest(pack) for pack in packs_of(name))

    def folder(self, pack: str) -> Path:
        """Return a pack's folder; Refused if the pack does not exist."""
        return self._found(pack).folder

    def digest(self, pack: str) -> str:
        """Return a pack's digest."""
        return self.manifest(pack).digest

    def digests(self) -> dict[str, str]:
        """Return the digests of all packs by name."""
        return {manifest.pack: manifest.digest for manifest in self.manifests()}

    def alt(self, deck: str, language: str) -> dict[str, str]:
        """Return the descriptions of a deck's pictures, by id."""
        cards = (card for manifest in self.deck(deck) for card in manifest.every_card)
        return {card.id: localized(card.alt, language) for card in cards}

    def picture_path(self, deck: str, picture: str, small: bool) -> Path | None:
        """Return the path of a picture of the deck; None if it has no such picture."""
        for pack in packs_of(deck):
            found = self._packs.get(pack)
            if found is not None and any(card.id == picture for card in found.manifest.every_card):
                is_retired = any(card.id == picture for card in found.manifest.retired)
                return picture_file(found.folder, picture, small or is_retired)
        return None

    def shelf(self, shown_ids: frozenset[str] = frozenset()) -> PackShelf:
        """Return the shelf of a table, given the ids that were shown there this evening."""
        return PackShelf(self, shown_ids)

    def _found(self, pack: str) -> Pack:
        if pack not in self._packs:
            raise Refused("no-such-pack", pack=pack)
        return self._packs[pack]


def load_packs(extra: Path | None = None) -> Packs:
    """Load the shipped packs and those of one more folder; invalid packs are skipped and reported."""
    packs: dict[str, Pack] = {}
    broken: list[Broken] = []
    for folder in (*_folders(SHIPPED), *(() if extra is None else _folders(extra))):
        try:
            manifest = _read_shipped(folder) if folder.parent == SHIPPED else read_manifest(folder)
            if manifest.pack in packs:
                raise BrokenPack(f"there is already a pack called {manifest.pack}")
        except BrokenPack as wrong:
            broken.append(Broken(folder, str(wrong)))
        else:
            packs[manifest.pack] = Pack(folder, _in_every_language(folder, manifest, broken))
    return Packs(packs, tuple(broken))


def _in_every_language(folder: Path, manifest: Manifest, broken: list[Broken]) -> Manifest:
    """Return the pack with the translations of all installed languages."""
    for language in languages().values():
        try:
            manifest = translated(manifest, language)
        except ValueError as wrong:
            broken.append(Broken(folder, str(wrong)))
    return manifest


def read_manifest(folder: Path) -> Manifest:
    """Read a folder's manifest and check it against the pack's files; BrokenPack says what is wrong."""
    try:
        data = (folder / "manifest.json").read_bytes()
    except OSError as wrong:
        raise BrokenPack(f"its manifest.json cannot be read: {wrong.strerror}") from wrong
    try:
        manifest = _MANIFEST.decode(data)
    except msgspec.DecodeError as wrong:
        faults = tuple(manifest_faults(data)) or (str(wrong),)
        raise BrokenPack(*(f"its manifest.json is invalid: {fault}" for fault in faults)) from wrong
    if faults := tuple(loading_faults(folder, manifest)):
        raise BrokenPack(*faults)
    return manifest


_read_shipped = cache(read_manifest)  # they do not change while the program runs


def loading_faults(folder: Path, manifest: Manifest) -> Iterator[str]:
    """Yield everything that keeps a pack with a readable manifest from being loaded."""
    if faults := tuple(content_faults(folder, manifest)):
        yield from faults
    elif (digest := _digest(folder, manifest)) != manifest.digest:
        yield (
            f"its manifest.json has the digest {manifest.digest}, but its content has {digest};"
            " `unspoken deck seal` corrects it"
        )
    yield from _portrait_faults(folder, manifest)


def content_faults(folder: Path, manifest: Manifest) -> Iterator[str]:
    """Yield what is wrong with the cards, pictures and words, so that the pack has no digest."""
    if manifest.pack != folder.name:
        yield f"its manifest.json says {manifest.pack}, but its folder is named {folder.name}: rename one"
    if manifest.cards:
        yield from _card_faults(manifest)
        yield from _missing_pictures(folder, manifest)
    else:
        yield from _word_faults(manifest)


def content_digest(folder: Path, manifest: Manifest) -> str:
    """Return the digest that a pack's manifest should have; BrokenPack says what is wrong."""
    if faults := tuple(content_faults(folder, manifest)):
        raise BrokenPack(*faults)
    return _digest(folder, manifest)


def _digest(folder: Path, manifest: Manifest) -> str:
    if manifest.cards:
        small = (picture_file(folder, card.id, small=True) for card in manifest.every_card)
        return pictures_digest({path.name.removesuffix(".s.webp"): path.read_bytes() for path in small})
    return manifest_digest(manifest)


def as_items(manifest: Manifest, item: type[T]) -> tuple[T, ...]:
    """Convert a pack's items to this type. Raises ValidationError."""
    return msgspec.convert(manifest.items, tuple[item, ...])  # type: ignore[valid-type]


def picture_file(folder: Path, picture: str, small: bool) -> Path:
    """Return the path of a picture in its pack."""
    return folder / f"{picture}{'.s' if small else ''}.webp"


def _folders(root: Path) -> Iterator[Path]:
    """Yield the subfolders in the order of their names; none if the folder does not exist."""
    if root.is_dir():
        yield from sorted(path for path in root.iterdir() if path.is_dir() and path.name[0] not in "._")


def _card_faults(manifest: Manifest) -> Iterator[str]:
    if manifest.words or manifest.items:
        yield "it has pictures and also words or items, but a pack with pictures may have nothing else"
    if len({card.id for card in manifest.every_card}) != len(manifest.every_card):
        yield "two of its cards have the same id: remove one"
    for card in manifest.every_card:
        for theme in sorted(set(card.themes) - set(manifest.themes)):
            yield f"card {card.id} has a theme that the pack does not define: {theme}"


def _missing_pictures(folder: Path, manifest: Manifest) -> Iterator[str]:
    """Yield the pictures that are missing or are links out of the folder."""
    home = folder.resolve()
    for card in manifest.every_card:
        for small in (True,) if card in manifest.retired else (False, True):
            path = picture_file(folder, card.id, small)
            if not path.is_file() or (path.is_symlink() and path.resolve().parent != home):
                yield f"there is no picture {path.name} in it"


def _portrait_faults(folder: Path, manifest: Manifest) -> Iterator[str]:
    """Yield the portraits that are missing or have another digest."""
    for written, digest in manifest.portraits.items():
        name = f"portraits/{portraits_file(folder, written).name}"
        try:
            found = portraits_digest(folder, written)
        except OSError as wrong:
            yield f"its {name} cannot be read: {wrong.strerror}"
        else:
            if found != digest:
                yield (
                    f"its manifest.json has the digest {digest} of {name}, but that file has {found};"
                    " `unspoken deck seal` corrects it"
                )


def _word_faults(manifest: Manifest) -> Iterator[str]:
    """Yield the words without a text or with a category that the pack does not define."""
    for number, word in enumerate(manifest.words, 1):
        if not any(word.text.values()):
            yield f"word {number} has no text in any language"
        if word.category and word.category not in manifest.categories:
            yield f"word {number} has a category that the pack does not define: {word.category}"
