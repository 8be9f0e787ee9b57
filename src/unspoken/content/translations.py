"""Translations of packs: `packs/<pack>.json` in a language's folder.

A pack contains the languages of its authors, which its digest covers. A translation is added beside the pack,
so that the pack, its digest and saved games do not change.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from unspoken.content.manifest import CardId, Item, Manifest, ManifestCard, ManifestWord
from unspoken.kernel.languages import FALLBACK, ByLanguage, Tag, localized
from unspoken.languages.known import LanguageFolder


class WordTranslation(Struct, frozen=True, forbid_unknown_fields=True):
    """The translation of a word card."""

    text: str
    accepted: tuple[str, ...] = ()


class CardTranslation(Struct, frozen=True, forbid_unknown_fields=True):
    """The translation of a picture's texts."""

    alt: str
    objects: tuple[str, ...] = ()
    setting: str = ""
    mood: str = ""
    clues: tuple[str, ...] = ()


class PackTranslation(Struct, frozen=True, forbid_unknown_fields=True):
    """The translation of a pack into one language; missing texts stay untranslated."""

    title: str
    categories: ByLanguage = {}
    """By the keys of the manifest."""
    themes: ByLanguage = {}
    words: dict[str, WordTranslation] = {}
    """By the word in the fallback language."""
    cards: dict[CardId, CardTranslation] = {}
    items: tuple[ByLanguage, ...] = ()
    """The texts of each item in the pack's order, by field name."""
    more_items: tuple[Item, ...] = ()
    """Items that exist only in this language."""


def translated(manifest: Manifest, language: LanguageFolder) -> Manifest:
    """Return the pack with a language's translation, if there is one; ValueError if the file is invalid."""
    path = language.file("packs", f"{manifest.pack}.json")
    if path is None or language.tag in manifest.languages:
        return manifest
    try:
        translation = msgspec.json.decode(path.read_bytes(), type=PackTranslation)
    except msgspec.DecodeError as wrong:
        raise ValueError(f"{path} is invalid: {wrong}") from wrong
    whole = _with_translation(manifest, language.tag, translation)
    portraits = language.file("portraits", path.name)
    return whole if portraits is None else _with_portraits(whole, language.tag, portraits)


def _with_translation(manifest: Manifest, tag: Tag, translation: PackTranslation) -> Manifest:
    items = translation.items or ({},) * len(manifest.items)
    if len(items) != len(manifest.items):
        many = len(manifest.items)
        raise ValueError(f"{tag} translates {len(items)} items of {manifest.pack}, which has {many}")
    also = (_item(item, tag, texts) for item, texts in zip(manifest.items, items, strict=True))
    return replace(
        manifest,
        title={**manifest.title, tag: translation.title},
        categories=_by_key(manifest.categories, tag, translation.categories),
        themes=_by_key(manifest.themes, tag, translation.themes),
        words=tuple(_word(word, tag, translation) for word in manifest.words),
        cards=tuple(_card(card, tag, translation) for card in manifest.cards),
        retired=tuple(_card(card, tag, translation) for card in manifest.retired),
        items=(*also, *translation.more_items),
    )


def _with_portraits(manifest: Manifest, tag: Tag, portraits: Path) -> Manifest:
    digest = sha256(portraits.read_bytes()).hexdigest()
    return replace(manifest, portraits={**manifest.portraits, tag: digest})


def _by_key(known: dict[str, ByLanguage], tag: Tag, translations: ByLanguage) -> dict[str, ByLanguage]:
    return {
        key: {**texts, tag: translations[key]} if key in translations else texts
        for key, texts in known.items()
    }


def _word(word: ManifestWord, tag: Tag, translation: PackTranslation) -> ManifestWord:
    texts = translation.words.get(localized(word.text, FALLBACK))
    if texts is None:
        return word
    accepted = {**word.accepted, tag: texts.accepted} if texts.accepted else word.accepted
    return replace(word, text={**word.text, tag: texts.text}, accepted=accepted)


def _card(card: ManifestCard, tag: Tag, translation: PackTranslation) -> ManifestCard:
    texts = translation.cards.get(card.id)
    if texts is None:
        return card
    return replace(
        card,
        alt={**card.alt, tag: texts.alt},
        objects={**card.objects, tag: texts.objects},
        setting={**card.setting, tag: texts.setting},
        mood={**card.mood, tag: texts.mood},
        clues={**card.clues, tag: texts.clues},
    )


def _item(item: Item, tag: Tag, texts: ByLanguage) -> Item:
    """Return an item with translated texts; fields that are not texts by language are unchanged."""
    fields = {name: field for name in texts if isinstance(field := item.get(name), dict)}
    return {**item, **{name: {**field, tag: texts[name]} for name, field in fields.items()}}
