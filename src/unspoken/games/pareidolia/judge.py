"""The judge: is this guess the word? (PAR-16)

Right is the word, or another name of it, in the table's language; the same with another ending; and the same
with a slip of the fingers in proportion to its length. The plainest reading wins, so that neither another
card's word nor any other word of the language is ever right: whoever writes "mouse" means no house. Of words
that somebody has brought nobody knows which others are like them: there no slip is forgiven.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import product

from unspoken.games.pareidolia.spelling import letters, words_of
from unspoken.games.pareidolia.stems import stems
from unspoken.kernel.shelf import WordCard

_TOO_MANY = 4
"""A guess of more words than this is taken as it is written."""


def is_right(
    guess: str,
    card: WordCard,
    deck: Iterable[WordCard],
    language: str,
    lookalikes: Collection[str] | None = (),
) -> bool:
    """Whether a guess names the card, and neither another card of the deck nor a lookalike more plainly.

    Where nobody can tell the lookalikes, no slip is forgiven: it might be one.
    """
    said = letters(guess)
    if not said:
        return False
    if said in _spellings(card, language):
        return True
    if lookalikes is not None and said in lookalikes:
        return False
    others = (other for other in deck if other != card)
    if _by_ending(guess, card, language):
        return not any(said in _spellings(other, language) for other in others)
    if lookalikes is not None and _by_slip(guess, card, language):
        return not any(
            said in _spellings(other, language) or _by_ending(guess, other, language) for other in others
        )
    return False


def _spellings(card: WordCard, language: str) -> set[str]:
    return {letters(text) for _, text in _names(card, language)}


def _names(card: WordCard, language: str) -> Iterator[tuple[str, str]]:
    """All that counts as the word in this language, or in each where the card is not told in it."""
    for one in (language,) if language in card.text else card.text:
        yield one, card.text[one]
        for text in card.accepted.get(one, ()):
            yield one, text


def _by_ending(guess: str, card: WordCard, language: str) -> bool:
    """The same word in the plural, or in another case."""
    return any(not _forms(guess, one).isdisjoint(_forms(text, one)) for one, text in _names(card, language))


@lru_cache(maxsize=2048)  # a deck is read again with every guess
def _forms(text: str, language: str) -> frozenset[str]:
    """A text without its endings, in every way in which it may be read."""
    words = words_of(text)
    if len(words) > _TOO_MANY:
        return frozenset({"".join(words)})
    return frozenset("".join(form) for form in product(*(sorted(stems(word, language)) for word in words)))


def _by_slip(guess: str, card: WordCard, language: str) -> bool:
    """A slip or two of the fingers, on the word as it is written or with an ending."""
    for one, text in _names(card, language):
        name = letters(text)
        allowed = slips_allowed(len(name))
        if allowed and any(slips(said, name, allowed) <= allowed for said in _forms(guess, one)):
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
