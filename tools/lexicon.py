"""`python -m tools.lexicon pl` writes the lexicon of a language for Pareidolia's judge (PAR-16).

    pip install wordfreq simplemma lemminflect pyMorfologik

The common words of a language come from wordfreq, and their lemmas from dictionaries. PoliMorf (in
pyMorfologik) has all lemmas of Polish words, LemmInflect those of English nouns, and simplemma one lemma per
word for every other language. `lexicon.toml` in the language's folder adds what the dictionaries lack:
diminutives, and lemmas that are missing or wrong.
"""

from __future__ import annotations

import argparse
import tomllib
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

import msgspec

from tools.polimorf import PoliMorf
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.drawings import KIND
from unspoken.games.pareidolia.guessing.spelling import words_of
from unspoken.kernel.words.lexicon import fold, lemma_code
from unspoken.languages.known import languages

FREQUENT = 1.65
"""Any string of this frequency counts as a word, even if no dictionary has it, such as a name.

Frequencies are logarithms of the occurrences in a billion words. Below this value, many strings are typos.
"""
SURE = 75_000
"""A string that may be a typo of a card's word counts as a word if it is among so many, the most frequent."""
LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßáéíóúñàâçèêëîïôûù"
COMMON = 320_000
"""Number of words of a language that are checked, the most frequent first."""


BEGINNING = 3
"""Rare forms of the cards' words are sought among the words with the same first letters."""


class Additions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The format of lexicon.toml."""

    diminutives: dict[str, tuple[str, ...]] = {}
    """Diminutives by the word that they are made from."""
    lemmas: dict[str, tuple[str, ...]] = {}
    """All lemmas of a form, instead of those in the dictionary."""


Words = dict[str, set[str]]
"""Words with their lemmas."""


def common_words(tag: str) -> dict[str, float]:
    """Return the most frequent words with their frequencies."""
    from wordfreq import top_n_list, zipf_frequency

    found: dict[str, float] = {}
    for text in top_n_list(tag, 2 * COMMON, wordlist="large"):
        word = text.casefold().partition("'")[0]
        if word.isalpha() and len(found) < COMMON:
            found.setdefault(word, zipf_frequency(text, tag))
    return found


def accented_words(words: Mapping[str, float]) -> dict[str, float]:
    """Return the frequencies of the words that have accents, by the words without their accents."""
    found: dict[str, float] = {}
    for word, frequency in words.items():
        if fold(word) != word:
            found[fold(word)] = max(frequency, found.get(fold(word), 0))
    return found


def is_frequent(word: str, frequency: float, accented: Mapping[str, float]) -> bool:
    """True if a string that no dictionary has is a word: neither a typo, nor a word without its accents."""
    return frequency >= FREQUENT and frequency > accented.get(fold(word), 0)


def entries(tag: str, common: Mapping[str, float], wanted: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield forms with their lemmas; the lemma is empty if the form is neither a noun nor an adjective."""
    match tag:
        case "pl":
            yield from _polish(common, wanted)
        case "en":
            yield from _english((*common, *wanted))
        case _:
            from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

            yield from DefaultDictionaryFactory().get_dictionary(tag).items()


def _polish(common: Mapping[str, float], wanted: Iterable[str]) -> Iterator[tuple[str, str]]:
    spec = find_spec("pyMorfologik")
    assert spec is not None and spec.origin is not None, "pip install pyMorfologik"
    (jar,) = (Path(spec.origin).parent / "jar").glob("*.jar")
    with zipfile.ZipFile(jar) as files:
        polimorf = PoliMorf(files.read("morfologik/dictionaries/pl.dict"))
    words = {word: tuple(polimorf.readings(word)) for word in common}
    accented = accented_words({word: common[word] for word, readings in words.items() if readings})
    for word, readings in words.items():
        yield from readings
        if readings or is_frequent(word, common[word], accented):
            yield from polimorf.readings(word.capitalize())
    for beginning in {word[:BEGINNING] for word in wanted}:
        yield from polimorf.beginning(beginning)


def _english(words: Iterable[str]) -> Iterator[tuple[str, str]]:
    from lemminflect import getAllInflections, getAllLemmas

    for word in dict.fromkeys(words):
        known = getAllLemmas(word)
        nouns = {*known.get("NOUN", ()), *known.get("PROPN", ())}
        yield from ((word, lemma) for lemma in nouns)
        if known and not nouns:
            yield word, ""
        for lemma in nouns:
            yield from (
                (form, lemma) for forms in getAllInflections(lemma, "NOUN").values() for form in forms
            )


def card_words(tag: str) -> set[str]:
    """Return the words of all names of the cards in a language."""
    cards = (word for manifest in load_packs().of_kind(KIND) for word in manifest.words if tag in word.text)
    names = (name for card in cards for name in (card.text[tag], *card.accepted.get(tag, ())))
    return {word for name in names for word in words_of(name)}


def collect(tag: str, additions: Additions) -> Words:
    """Return the words of a language with their lemmas."""
    common = common_words(tag)
    diminutives = {diminutive for several in additions.diminutives.values() for diminutive in several}
    wanted = {*card_words(tag), *additions.diminutives, *diminutives}
    known: Words = defaultdict(set)
    for form, lemma in entries(tag, common, wanted):
        form, lemma = form.casefold(), lemma.casefold()
        if form in common or lemma in wanted:
            known[form].update({lemma} - {""})
    for diminutive in diminutives:
        known[diminutive].add(diminutive)
    known.update((form, set(lemmas)) for form, lemmas in additions.lemmas.items())
    accented = accented_words({word: common.get(word, 0) for word in known})
    typos = {typo for word in card_words(tag) for typo in typos_of(word)}
    for rank, (word, frequency) in enumerate(common.items()):
        if is_frequent(word, frequency, accented) and (word not in typos or rank < SURE):
            known.setdefault(word, set())
    return known


def typos_of(word: str) -> Iterator[str]:
    """Yield the word with one letter missing, doubled or added, wrong, or swapped with the next."""
    for place in range(len(word) + 1):
        before, after = word[:place], word[place:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in LETTERS:
            yield before + letter + after
            yield before + letter + after[1:]


def lines(words: Words, additions: Additions) -> Iterator[str]:
    """Yield the lines of the file."""
    bases_by_diminutive = defaultdict(set)
    for base, diminutives in additions.diminutives.items():
        for diminutive in diminutives:
            bases_by_diminutive[diminutive].add(base)
    for form in sorted(words, key=lambda form: (fold(form), form)):
        lemmas = words[form]
        bases = {base for lemma in lemmas for base in bases_by_diminutive[lemma]} - lemmas
        codes = [lemma_code(form, lemma) for lemma in sorted(lemmas)] + [
            f"~{lemma_code(form, base)}" for base in sorted(bases)
        ]
        yield " ".join((form, *codes))


def main() -> int:
    """Write the lexicon of each named language."""
    parser = argparse.ArgumentParser(prog="python -m tools.lexicon", description=__doc__)
    parser.add_argument("languages", nargs="+", help="tags of languages")
    for tag in parser.parse_args().languages:
        folder = languages()[tag].folder
        by_hand = folder / "lexicon.toml"
        data = tomllib.loads(by_hand.read_text(encoding="utf-8")) if by_hand.is_file() else {}
        additions = msgspec.convert(data, Additions)
        text = "".join(f"{line}\n" for line in lines(collect(tag, additions), additions))
        (folder / "lexicon.txt").write_text(text, encoding="utf-8")
        print(f"{tag}: {text.count(chr(10))} words, {len(text.encode()) / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
