"""A small pack for tests: 48 cards about twelve things; the picture files contain only their ids."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import msgspec

from unspoken.content.digest import pictures_digest
from unspoken.content.manifest import Manifest, ManifestCard
from unspoken.content.packs import Packs, load_packs, picture_file

THEMES = {
    "freedom": ("freedom", "wolność", "cage", "klatka"),
    "home": ("coming home", "powrót do domu", "house", "dom"),
    "time": ("the passing of time", "upływ czasu", "clock", "zegar"),
    "secret": ("a secret", "tajemnica", "key", "klucz"),
    "journey": ("a long journey", "daleka podróż", "boat", "łódka"),
    "love": ("love", "miłość", "rose", "róża"),
    "fear": ("fear of the dark", "strach przed ciemnością", "wolf", "wilk"),
    "hunger": ("hunger", "głód", "bread", "chleb"),
    "music": ("music", "muzyka", "violin", "skrzypce"),
    "winter": ("the cold of winter", "zimowy chłód", "snowman", "bałwan"),
    "war": ("war", "wojna", "sword", "miecz"),
    "sleep": ("sleep", "sen", "pillow", "poduszka"),
}
ORDER = tuple(THEMES)
COPIES = 4
_TITLES = ("One", "Two", "Three", "Four")


def card_of(theme: str, copy: int) -> ManifestCard:
    """Return one of the four cards of a theme; its second theme is the next one."""
    label, label_pl, thing, thing_pl = THEMES[theme]
    return ManifestCard(
        id=sha256(f"{theme} {copy}".encode()).hexdigest()[:16],
        alt={"en": f"A {thing}, picture {_TITLES[copy]}.", "pl": f"Oto {thing_pl}, obraz {copy}."},
        objects={"en": (thing,), "pl": (thing_pl,)},
        themes=(theme, ORDER[(ORDER.index(theme) + 1) % len(ORDER)]),
        clues={
            "en": (f"{label}, {_TITLES[copy].lower()}", f"thinking of {label}"),
            "pl": (f"{label_pl} {copy}", f"myśli: {label_pl}"),
        },
    )


def digest_of(ids: Iterable[str]) -> str:
    """Return the digest of a pack whose small pictures contain their ids."""
    return pictures_digest({picture: picture.encode() for picture in ids})


def manifest_of(pack: str = "little") -> Manifest:
    """Return the manifest of a pack whose small pictures contain their ids."""
    cards = sorted(
        (card_of(theme, copy) for theme in ORDER for copy in range(COPIES)), key=lambda card: card.id
    )
    return Manifest(
        pack=pack,
        kind="dream",
        version=1,
        licence="CC0-1.0",
        authors=("nobody",),
        title={"en": "Little", "pl": "Mała"},
        digest=digest_of(card.id for card in cards),
        cards=tuple(cards),
        themes={key: {"en": texts[0], "pl": texts[1]} for key, texts in THEMES.items()},
    )


def write_pack(shelf: Path, manifest: Manifest) -> Path:
    """Write a pack into a folder of packs."""
    folder = shelf / manifest.pack
    folder.mkdir(parents=True)
    (folder / "manifest.json").write_bytes(msgspec.json.encode(manifest))
    for card in manifest.cards:
        picture_file(folder, card.id, small=False).write_bytes(card.id.encode())
    for card in manifest.every_card:
        picture_file(folder, card.id, small=True).write_bytes(card.id.encode())
    return folder


def little_packs(shelf: Path) -> Packs:
    """Return the shipped packs and the small pack."""
    write_pack(shelf, manifest_of())
    return load_packs(shelf)
