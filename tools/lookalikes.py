"""`python tools/lookalikes.py` lists in a pack of cloud words which similar words are not typos of them.

Typos, plurals and cases are accepted (PAR-16), but "mouse" is not a typo of "house". The words of a language
are looked up once, here, so that neither the rules nor the server need a dictionary:

    pip install wordfreq morfeusz2 english-words lemminflect

wordfreq knows which strings are common, english-words and morfeusz2 which of those are words (and not common
typos), lemminflect and morfeusz2 which are only another form of the same word.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import morfeusz2
from english_words import get_english_words_set
from lemminflect import getAllLemmas
from msgspec.json import decode
from wordfreq import top_n_list

from unspoken.content.digest import manifest_digest
from unspoken.content.manifest import Manifest
from unspoken.games.pareidolia.guessing.judge import is_right, slips_allowed
from unspoken.games.pareidolia.guessing.spelling import letters
from unspoken.kernel.shelf import WordCard
from unspoken.languages.grammar import grammar

PACK = Path("src/unspoken/content/packs/cloud-words/manifest.json")
COMMON = 60_000
"""Number of words of a language that are checked, the most frequent first."""
OTHER_THINGS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "en": {"glasses": ("glass",)},
    "pl": {"glasses": ("okular", "szkło")},
}
"""Forms of a card's word that mean another thing, by language and card."""
STEM, ENDING = 3, 4
"""A form of a word shares at least this many first letters; an ending has at most this many."""

_morfeusz = morfeusz2.Morfeusz()


def english_lemmas(word: str) -> set[str]:
    """Return the lemmas of an English word; empty if it is not a word."""
    lemmas = {word, *(lemma for found in getAllLemmas(word).values() for lemma in found)}
    return lemmas if lemmas & _ENGLISH else set()


def polish_lemmas(word: str) -> set[str]:
    """Return the lemmas of a Polish word; empty if it is not a word."""
    read = [(lemma, tag) for start, end, (_, lemma, tag, *_) in _morfeusz.analyse(word) if end - start == 1]
    return {lemma.split(":")[0].casefold() for lemma, tag in read if tag != "ign"}


_ENGLISH = get_english_words_set(["web2", "gcide"], lower=True)
LEMMAS: Mapping[str, Callable[[str], set[str]]] = {"en": english_lemmas, "pl": polish_lemmas}


def polish_forms(lemma: str) -> set[str]:
    """Return all forms of a Polish word, without diacritics."""
    return {letters(form) for form, *_ in _morfeusz.generate(lemma)}


class Word(NamedTuple):
    """A word of the language."""

    said: str
    """As the judge reads it."""
    lemmas: set[str]
    signs: frozenset[str]


def common_words(language: str) -> list[Word]:
    """Return the most frequent words, without frequent typos."""
    common = (word for word in top_n_list(language, COMMON) if word.isalpha() and len(word) > 1)
    read = ((letters(word), LEMMAS[language](word)) for word in common)
    return [Word(said, lemmas, frozenset(said)) for said, lemmas in read if lemmas and said]


def lookalikes(
    card: WordCard, cards: tuple[WordCard, ...], language: str, words: list[Word]
) -> Iterator[str]:
    """Yield the common words that the judge would accept for the card although they are other words."""
    lemmas_of = LEMMAS[language]
    names = [card.text[language], *card.accepted.get(language, ())]
    meant = {lemma for name in names for lemma in lemmas_of(name.casefold())}
    forms = {form for lemma in meant for form in polish_forms(lemma)} if language == "pl" else set()
    others = {letters(word) for word in OTHER_THINGS[language].get(card.text["en"], ())}
    spelt = {letters(name) for name in names}
    near = [(name, frozenset(name), slips_allowed(len(name))) for name in spelt]
    for word in words:
        if word.said in spelt or not any(_is_near(word, *name) for name in near):
            continue
        other = word.said in others or (word.said not in forms and not meant & word.lemmas)
        if other and is_right(word.said, card, cards, language, grammar(language)):
            yield word.said


def _is_near(word: Word, name: str, signs: frozenset[str], slipped: int) -> bool:
    """True if a word is similar enough to be judged: judging is slow, and most words are dissimilar."""
    if word.said[:STEM] == name[:STEM]:
        return True
    if not slipped or not -2 <= len(word.said) - len(name) <= ENDING + 2:
        return False
    return len(signs - word.signs) <= slipped


def main() -> int:
    """Write the lookalikes into the pack; with --check, print the ones that the pack lacks."""
    parser = argparse.ArgumentParser(prog="python tools/lookalikes.py", description=__doc__)
    parser.add_argument("--pack", type=Path, default=PACK, help="the manifest of a pack of cloud words")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if a lookalike is missing")
    args = parser.parse_args()
    path = args.pack
    manifest = decode(path.read_bytes(), type=Manifest)
    cards = tuple(WordCard(word.text, {}, word.accepted) for word in manifest.words)
    items = [_item(cards, language) for language in LEMMAS]
    if args.check:
        return _missing(manifest, items)
    text = _with_items(path.read_text(encoding="utf-8"), items)
    text = text.replace(manifest.digest, manifest_digest(decode(text, type=Manifest)), 1)
    path.write_text(text, encoding="utf-8")
    for item in items:
        found = item["lookalikes"]
        assert isinstance(found, dict)
        print(f"{item['language']}: {sum(map(len, found.values()))} lookalikes of {len(found)} cards")
    return 0


def _missing(manifest: Manifest, items: list[dict[str, object]]) -> int:
    """Print each lookalike that the pack lacks; return 1 if there is one."""
    known = {(item["language"], *pair) for item in manifest.items for pair in _pairs(item)}
    found = {(item["language"], *pair) for item in items for pair in _pairs(item)}
    for language, card, word in sorted(found - known, key=str):
        print(f"{language}: {word!r} would be right for {card!r}")
    print(f"{len(found)} other words are near, {len(found - known)} of them would be right")
    return 1 if found - known else 0


def _pairs(item: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    near = item["lookalikes"]
    assert isinstance(near, dict)
    return ((card, word) for card, words in near.items() for word in words)


def _item(cards: tuple[WordCard, ...], language: str) -> dict[str, object]:
    """What a pack holds of it; it is no card, so there are none of it."""
    words = common_words(language)
    found = {card.text["en"]: sorted(set(lookalikes(card, cards, language, words))) for card in cards}
    return {
        "count": 0,
        "language": language,
        "lookalikes": {card: near for card, near in found.items() if near},
    }


def _with_items(text: str, items: list[dict[str, object]]) -> str:
    """Return the manifest with new items, one per line."""
    body = text.rstrip().removesuffix("}").rstrip()
    rest = body.split(',\n "items": [', 1)[0]
    lines = ",\n".join(f"  {json.dumps(item, ensure_ascii=False)}" for item in items)
    return f'{rest},\n "items": [\n{lines}\n ]\n}}\n'


if __name__ == "__main__":
    raise SystemExit(main())
