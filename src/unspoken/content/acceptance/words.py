"""What is asked of any words: told in every language, each once, none right for another card."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.manifest import Manifest, Word
from unspoken.kernel.languages import FALLBACK, localized

LONGEST = 28
"""Letters that fit on a card on a phone."""
CATEGORIES = 5
"""At least so many, be they what a guesser is told or how abstract a word is."""


def count_faults(manifest: Manifest, least: int) -> Iterator[Fault]:
    """Too few words for a game, or too few categories to tell them apart by."""
    if len(manifest.words) < least:
        yield Fault(WHOLE, f"it has {len(manifest.words)} words, {least} are wanted")
    used = {word.category for word in manifest.words}
    if len(used) < CATEGORIES:
        yield Fault(WHOLE, f"its words are of {len(used)} categories, at least {CATEGORIES} are wanted")


def word_faults(manifest: Manifest) -> Iterator[Fault]:
    """What is wrong with the words, whatever they are for."""
    for language in manifest.languages:
        for key, told in manifest.categories.items():
            if not told.get(language):
                yield Fault(WHOLE, f"category {key} is not told in {language}")
        yield from _repeated(manifest, language)
        for word in manifest.words:
            yield from _untold(word, language)


def folded(text: str) -> str:
    """A word as guesses are compared: no case, no accents, no punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return re.sub(r"[\W_]+", " ", "".join(sign for sign in plain if not unicodedata.combining(sign))).strip()


def _untold(word: Word, language: str) -> Iterator[Fault]:
    """What one card lacks in one language."""
    name, text = localized(word.text, FALLBACK), word.text.get(language, "")
    if not text:
        yield Fault(name, f"is not told in {language}")
    elif text != text.strip() or len(text) > LONGEST:
        yield Fault(name, f"does not fit on a card in {language}: {text!r}, at most {LONGEST} letters")
    own = [folded(text), *(folded(other) for other in word.accepted.get(language, ()))]
    if "" in own[1:] or len(set(own)) != len(own):
        yield Fault(name, f"accepts the same twice, or nothing, in {language}")


def _repeated(manifest: Manifest, language: str) -> Iterator[Fault]:
    """Words that come twice, and words that would also be right for another card."""
    texts = Counter(folded(word.text.get(language, "")) for word in manifest.words)
    accepted = Counter(folded(other) for word in manifest.words for other in word.accepted.get(language, ()))
    for word in manifest.words:
        text = folded(word.text.get(language, ""))
        if text and texts[text] > 1:
            yield Fault(localized(word.text, FALLBACK), f"comes twice in {language}: {word.text[language]}")
        if accepted[text]:
            yield Fault(localized(word.text, FALLBACK), f"is accepted for another card in {language}")
        for other in word.accepted.get(language, ()):
            if accepted[folded(other)] > 1:
                yield Fault(
                    localized(word.text, FALLBACK),
                    f"accepts {other!r} in {language}, and so does another card",
                )
