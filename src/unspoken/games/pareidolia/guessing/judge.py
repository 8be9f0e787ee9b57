"""The judge: decides whether a guess is the word (PAR-16).

A guess is right if it is the word, or another name of the same thing, in the table's language. Inflected
forms and diminutives count, and missing accents are forgiven unless they make another word. Words are
compared by lemma, not by letters. A typo is forgiven only if the typed text is not a word of the language:
"mouse" is not a typo of "house".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from unspoken.games.pareidolia.guessing.reading import Reader, Text, reader_of
from unspoken.games.pareidolia.guessing.spelling import words_of
from unspoken.kernel.languages import Tag
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.words.grammar import WordGrammar
from unspoken.kernel.words.lexicon import fold, lexicon

_SHORTEST_PART = 3
"""Minimum letters of each part of a word that is written with a space or a hyphen."""


def is_right(
    guess: str, card: WordCard, deck: Iterable[WordCard], language: Tag, grammar: WordGrammar
) -> bool:
    """True if a guess names the card, and no other card of the deck more closely."""
    reader = reader_of(grammar, lexicon(language))
    said = reader.text(guess)
    if not said:
        return False
    names = tuple(_names(card, language, reader))
    if said in names:
        return True
    others = (name for other in deck if other != card for name in _names(other, language, reader))
    if any(_is_same(said, name, reader) for name in names):
        return said not in others
    if reader.knows_words and any(_is_typo(said, name, reader) for name in names):
        return not any(_is_same(said, name, reader) for name in others)
    return False


def _names(card: WordCard, language: Tag, reader: Reader) -> Iterator[Text]:
    """Yield the names in this language, or in every language if the card has no name in this one.

    A name is also yielded with the words that `Reader.text` drops, so that "palmtree" matches "palm tree".
    """
    for tag in (language,) if language in card.text else card.text:
        for name in (card.text[tag], *card.accepted.get(tag, ())):
            yield from dict.fromkeys((reader.text(name), words_of(name)))


def _is_same(said: Text, name: Text, reader: Reader) -> bool:
    """True if two texts are the same word for word, or written together: "ice cream" and "icecream"."""
    if len(said) == len(name):
        return all(reader.is_same(*pair) for pair in zip(said, name, strict=True))
    return _may_join(said) and reader.is_same("".join(said), "".join(name))


def _may_join(said: Text) -> bool:
    """True if the words may be parts of one word: "tea pot" may be "teapot", but "we'll" is not "well"."""
    return min(map(len, said)) >= _SHORTEST_PART


def _is_typo(said: Text, name: Text, reader: Reader) -> bool:
    """True if the words that are not the same are typos; a word of the language is never a typo."""
    if len(said) == len(name):
        return all(reader.is_same(*pair) or _is_slip(*pair, reader) for pair in zip(said, name, strict=True))
    joined = _may_join(said) and _is_slip("".join(said), "".join(name), reader)
    return joined and not all(map(reader.is_word, said))


def _is_slip(said: str, name: str, reader: Reader) -> bool:
    """True if a text is not a word, but a name with few enough typos; accents may be missing, not wrong."""
    allowed = slips_allowed(len(name))
    if not allowed or reader.is_word(said):
        return False
    return any(slips(said, text, allowed) <= allowed for text in {name, fold(name)})


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
