"""`python -m bench.judge`: does Pareidolia's judge accept wrong words, or refuse honest forms (PAR-16)?

Judges 50,000 frequent words of each language against every card, and hand-written forms of every card. The
lists are in `judging/`:

- `frequent-<tag>.txt`: the frequent words of film subtitles; the lexicon was made from another list,
  wordfreq, whose texts include subtitles. For German, Spanish and French they come from wordfreq itself.
- `same-<tag>.txt`: by card, the frequent words that are the card's word or typos of it. The list was made
  from the words that the judge accepted, and was checked by hand.
- `honest-<tag>.txt`: by card, the forms that people type if they mean the card's word, written by hand

The judge was corrected after it was measured with these lists, so other lists may find more errors.

The exit status is 1 if a wrong word is accepted, or if fewer than 99 % of the honest forms are accepted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct

from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.cards import name_of
from unspoken.games.pareidolia.guessing.judge import is_right
from unspoken.kernel.shelf import WordCard
from unspoken.languages.grammar import grammar

LISTS = Path(__file__).parent / "judging"
PACK = "cloud-words"
LEAST_HONEST = 0.99
_PORTION = 1000  # words that one process judges at a time


class Verdict(Struct, frozen=True):
    """The figures of one language."""

    other_words: int
    """Accepted pairs of a frequent word and a card that it does not name."""
    honest_share: float
    words: int
    honest_forms: int

    @property
    def passes(self) -> bool:
        return self.other_words == 0 and self.honest_share >= LEAST_HONEST


@cache
def deck() -> Mapping[str, WordCard]:
    """Return the cards by name."""
    return {name_of(word): word for word in load_packs().shelf().words(PACK)}


def judged_right(guess: str, name: str, tag: str) -> bool:
    """True if the judge accepts a guess for a card."""
    return is_right(guess, deck()[name], deck().values(), tag, grammar(tag))


def forms_by_card(kind: str, tag: str) -> Mapping[str, tuple[str, ...]]:
    """Read a list of forms by card."""
    lines = (LISTS / f"{kind}-{tag}.txt").read_text(encoding="utf-8").splitlines()
    cards = (line.partition(": ") for line in lines)
    return {name: tuple(forms.split(", ")) for name, _, forms in cards}


def frequent_words(tag: str) -> list[str]:
    """Read the frequent words, the most frequent first."""
    return (LISTS / f"frequent-{tag}.txt").read_text(encoding="utf-8").split()


def accepted_pairs(words: Iterable[str], tag: str) -> list[tuple[str, str]]:
    """Return the cards with the words that the judge accepts for them."""
    return [(name, word) for word in words for name in deck() if judged_right(word, name, tag)]


def _portions(words: list[str]) -> Iterator[tuple[str, ...]]:
    rest = iter(words)
    while portion := tuple(islice(rest, _PORTION)):
        yield portion


def all_accepted_pairs(tag: str) -> list[tuple[str, str]]:
    """Judge all frequent words, on all cores."""
    portions = list(_portions(frequent_words(tag)))
    with ProcessPoolExecutor() as pool:
        return [pair for found in pool.map(accepted_pairs, portions, [tag] * len(portions)) for pair in found]


def measure(tag: str) -> Verdict:
    """Judge all words and honest forms of one language, and print the errors."""
    same, honest = forms_by_card("same", tag), forms_by_card("honest", tag)
    other = [(name, word) for name, word in all_accepted_pairs(tag) if word not in same.get(name, ())]
    typed = [(name, form) for name, forms in honest.items() for form in forms]
    refused = [(name, form) for name, form in typed if not judged_right(form, name, tag)]
    for name, word in other:
        print(f"{tag}: {word!r} is accepted for {name!r}, but is another word")
    for name, form in refused:
        print(f"{tag}: {form!r} is refused for {name!r}, but is an honest form")
    share = 1 - len(refused) / len(typed)
    return Verdict(len(other), share, len(frequent_words(tag)), len(typed))


def measured_languages() -> list[str]:
    """Return the tags of the languages that have lists."""
    return sorted(path.stem.partition("-")[2] for path in LISTS.glob("frequent-*.txt"))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.judge", description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    args = parser.parse_args()
    found = {tag: measure(tag) for tag in measured_languages()}
    for tag, verdict in found.items():
        print(
            f"{tag}: {verdict.other_words} other words accepted of {verdict.words:,} × {len(deck())} cards; "
            f"{verdict.honest_share:.2%} of {verdict.honest_forms:,} honest forms accepted"
        )
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return 0 if all(verdict.passes for verdict in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
