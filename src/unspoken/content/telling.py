"""A pack told in one more language: `packs/<pack>.json` of the language's folder.

A pack's makers tell it in the languages that they speak, and seal that with its digest. Whoever brings
another language tells it beside them: the pack and its digest stay as they are, and so do saved games.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from unspoken.content.manifest import Card, CardId, Item, Manifest, Word
from unspoken.kernel.languages import FALLBACK, ByLanguage, Tag, localized
from unspoken.languages.known import Language


class WordTold(Struct, frozen=True, forbid_unknown_fields=True):
    """A word card."""

    text: str
    accepted: tuple[str, ...] = ()


class CardTold(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture."""

    alt: str
    objects: tuple[str, ...] = ()
    setting: str = ""
    mood: str = ""
    clues: tuple[str, ...] = ()


class Telling(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a pack says, in one language; what is left out stays as its makers told it."""

    title: str
    categories: ByLanguage = {}
    """By the manifest's keys."""
    themes: ByLanguage = {}
    words: dict[str, WordTold] = {}
    """By the word in the language that all fall back to."""
    cards: dict[CardId, CardTold] = {}
    items: tuple[ByLanguage, ...] = ()
    """For each item in the pack's order its texts, by the names of their fields."""
    more_items: tuple[Item, ...] = ()
    """Items that the pack has for each language by itself, as lookalikes of its words."""


def told_in(manifest: Manifest, language: Language) -> Manifest:
    """A pack with what a language's folder says of it; ValueError tells which file is not in order."""
    path = language.file("packs", f"{manifest.pack}.json")
    if path is None or language.tag in manifest.languages:
        return manifest
    try:
        telling = msgspec.json.decode(path.read_bytes(), type=Telling)
    except msgspec.DecodeError as wrong:
        raise ValueError(f"{path} is not in order: {wrong}") from wrong
    told = _told(manifest, language.tag, telling)
    portraits = language.file("portraits", path.name)
    return told if portraits is None else _with_portraits(told, language.tag, portraits)


def _told(manifest: Manifest, tag: Tag, telling: Telling) -> Manifest:
    items = telling.items or ({},) * len(manifest.items)
    if len(items) != len(manifest.items):
        many = len(manifest.items)
        raise ValueError(f"{tag} tells {len(items)} items of {manifest.pack}, which has {many}")
    also = (_item(item, tag, told) for item, told in zip(manifest.items, items, strict=True))
    return replace(
        manifest,
        title={**manifest.title, tag: telling.title},
        categories=_by_key(manifest.categories, tag, telling.categories),
        themes=_by_key(manifest.themes, tag, telling.themes),
        words=tuple(_word(word, tag, telling) for word in manifest.words),
        cards=tuple(_card(card, tag, telling) for card in manifest.cards),
        kept=tuple(_card(card, tag, telling) for card in manifest.kept),
        items=(*also, *telling.more_items),
    )


def _with_portraits(manifest: Manifest, tag: Tag, portraits: Path) -> Manifest:
    digest = sha256(portraits.read_bytes()).hexdigest()
    return replace(manifest, portraits={**manifest.portraits, tag: digest})


def _by_key(known: dict[str, ByLanguage], tag: Tag, told: ByLanguage) -> dict[str, ByLanguage]:
    return {key: {**texts, tag: told[key]} if key in told else texts for key, texts in known.items()}


def _word(word: Word, tag: Tag, telling: Telling) -> Word:
    told = telling.words.get(localized(word.text, FALLBACK))
    if told is None:
        return word
    accepted = {**word.accepted, tag: told.accepted} if told.accepted else word.accepted
    return replace(word, text={**word.text, tag: told.text}, accepted=accepted)


def _card(card: Card, tag: Tag, telling: Telling) -> Card:
    told = telling.cards.get(card.id)
    if told is None:
        return card
    return replace(
        card,
        alt={**card.alt, tag: told.alt},
        objects={**card.objects, tag: told.objects},
        setting={**card.setting, tag: told.setting},
        mood={**card.mood, tag: told.mood},
        clues={**card.clues, tag: told.clues},
    )


def _item(item: Item, tag: Tag, told: ByLanguage) -> Item:
    """An item with its texts in one more language; a field that is no text by language stays as it is."""
    texts = {name: field for name in told if isinstance(field := item.get(name), dict)}
    return {**item, **{name: {**field, tag: told[name]} for name, field in texts.items()}}
