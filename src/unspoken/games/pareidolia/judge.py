"""The judge: is this guess the word? (PAR-16)

Right is the word, or another name of it, in the table's language; the same with another ending; and the same
with a slip of the fingers in proportion to its length. The plainest reading wins, so that neither another
card's word nor any other word of the language is ever right: whoever writes "mouse" means no house. Of words
that somebody has brought nobody knows which others are like them: there no slip is forgiven.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from unspoken.games.pareidolia.stems import Stems, stems_of
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.languages import Tag
from unspoken.kernel.shelf import WordCard


def is_right(
    guess: str,
    card: WordCard,
    deck: Iterable[WordCard],
    language: Tag,
    grammar: Grammar,
    lookalikes: Collection[str] | None = (),
) -> bool:
    """Whether a guess names the card, and neither another card of the deck nor a lookalike more plainly.

    Where nobody can tell the lookalikes, no slip is forgiven: it might be one.
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
    """All that counts as the word in this language, or in each where the card is not told in it."""
    for one in (language,) if language in card.text else card.text:
        yield card.text[one]
        yield from card.accepted.get(one, ())


def _by_ending(guess: str, card: WordCard, language: Tag, stems: Stems) -> bool:
    """The same word in the plural, or in another case."""
    return _form_of_any(guess, tuple(_names(card, language)), stems)


def _form_of_any(guess: str, words: Collection[str], stems: Stems) -> bool:
    """Whether a guess is one of these words with another ending: "fridges" is no slip for a bridge."""
    return any(not stems.forms(guess).isdisjoint(stems.forms(word)) for word in words)


def _by_slip(guess: str, card: WordCard, language: Tag, stems: Stems) -> bool:
    """A slip or two of the fingers, on the word as it is written or with an ending."""
    for name in _spellings(card, language, stems):
        allowed = slips_allowed(len(name))
        if allowed and any(slips(said, name, allowed) <= allowed for said in stems.forms(guess)):
            return True
    return False


def slips_allowed(length: int) -> int:
    """None in a word of fewer than five letters, one up to eight, two from nine (PAR-16)."""
    return 0 if length < 5 else 1 if length < 9 else 2


@lru_cache(maxsize=4096)
def slips(one: str, other: str, most: int) -> int:
    """Letters too many, missing, wrong, or swapped with the next; `most` + 1 where there are more."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before, last = last, row
    return min(last[-1], most + 1)
