"""The judge: decides whether a guess is the word (PAR-16).

A guess is right if it is the word, or another accepted name of it, in the table's language; also with
another ending, or with typos in proportion to its length. The closest match wins, so that another card's
word or another word of the language is never right: "mouse" is not a typo of "house". The lookalikes of
players' own words are unknown, so no typos are allowed there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from unspoken.games.pareidolia.guessing.stems import Stems, stems_of
from unspoken.kernel.grammar import WordGrammar
from unspoken.kernel.languages import Tag
from unspoken.kernel.shelf import WordCard


def is_right(
    guess: str,
    card: WordCard,
    deck: Iterable[WordCard],
    language: Tag,
    grammar: WordGrammar,
    lookalikes: Collection[str] | None = (),
) -> bool:
    """True if a guess names the card, and no other card of the deck or lookalike more closely.

    Without lookalikes no typos are allowed, because the guess might be another word.
    """
    stems = stems_of(grammar)
    said = stems.letters(guess)
    if not said:
        return False
    if said in _spellings(card, language, stems):
        return True
    if lookalikes is not None and said in lookalikes:
        return False
    others = (other for other in deck if other != card)
    if _by_ending(guess, card, language, stems):
        return not any(said in _spellings(other, language, stems) for other in others)
    if lookalikes is not None and _by_slip(guess, card, language, stems):
        return not _form_of_any(guess, lookalikes, stems) and not any(
            said in _spellings(other, language, stems) or _by_ending(guess, other, language, stems)
            for other in others
        )
    return False


def _spellings(card: WordCard, language: Tag, stems: Stems) -> set[str]:
    return {spelling for text in _names(card, language) for spelling in stems.spellings(text)}


def _names(card: WordCard, language: Tag) -> Iterator[str]:
    """Return the accepted names in this language, or in every language if the card has none in it."""
    for tag in (language,) if language in card.text else card.text:
        yield card.text[tag]
        yield from card.accepted.get(tag, ())


def _by_ending(guess: str, card: WordCard, language: Tag, stems: Stems) -> bool:
    """True if the guess is the same word with another ending: plural or another case."""
    return _form_of_any(guess, tuple(_names(card, language)), stems)


def _form_of_any(guess: str, words: Collection[str], stems: Stems) -> bool:
    """True if a guess is one of these words with another ending: "fridges" is no typo of a bridge."""
    return any(not stems.forms(guess).isdisjoint(stems.forms(word)) for word in words)


def _by_slip(guess: str, card: WordCard, language: Tag, stems: Stems) -> bool:
    """True if the guess is the word, as written or with an ending, with a typo or two."""
    for name in _spellings(card, language, stems):
        allowed = slips_allowed(len(name))
        if allowed and any(slips(said, name, allowed) <= allowed for said in stems.forms(guess)):
            return True
    return False


def slips_allowed(length: int) -> int:
    """Return how many typos are allowed: none below five letters, one up to eight, two from nine (PAR-16)."""
    return 0 if length < 5 else 1 if length < 9 else 2


@lru_cache(maxsize=4096)
def slips(guess: str, other: str, most: int) -> int:
    """Return the number of letters added, missing, wrong or swapped; `most` + 1 if there are more."""
    if abs(len(guess) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, a in enumerate(guess, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == guess[i - 2]:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before, last = last, row
    return min(last[-1], most + 1)
