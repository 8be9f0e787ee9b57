"""Clues that Dixit's bot tells: `python -m bench.clues --rounds 60 --from 1 --json PATH`.

Writes told rounds, balanced over languages, decks and numbers of seats. `--sheets FOLDER` draws each board
with its clue, without the answer, so that people can vote on it. `--games 10` counts repeated clues instead.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import msgspec
from rich.progress import track

from bench.harness.report import Section, make_console, show
from bench.telling.games import repeats
from bench.telling.rounds import LANGUAGES, ToldRound, told_round
from bench.telling.sheets import write_sheet
from unspoken.bots.lore.lore import best_lore
from unspoken.content.packs import load_packs
from unspoken.games.dixit.types import Card


class _Used(msgspec.Struct, frozen=True):
    """A round whose card was used before, as in `minds/data/eye_votes.json`."""

    card: Card


_DECODER = msgspec.json.Decoder(list[_Used])


def main() -> None:
    """Play and write the rounds, and print the share of each form."""
    parser = argparse.ArgumentParser(prog="python -m bench.clues", description=__doc__)
    parser.add_argument("--rounds", type=int, default=60, help="how many rounds (60)")
    parser.add_argument("--from", type=int, default=1, dest="first", help="number of the first round (1)")
    parser.add_argument("--json", type=Path, help="write the rounds to this file")
    parser.add_argument("--sheets", type=Path, help="draw each round into this folder")
    parser.add_argument(
        "--cards", choices=("all", "odd", "even"), default="all", help="tell cards with such a first digit"
    )
    parser.add_argument("--except", type=Path, dest="used", help="tell no card of the rounds in this file")
    parser.add_argument("--languages", nargs="+", default=LANGUAGES, help="tell in these languages")
    parser.add_argument("--games", type=int, help="count repeated clues in so many whole games instead")
    args = parser.parse_args()
    packs = load_packs()
    lore = best_lore(packs)
    if args.games:
        show(make_console(), repeats(packs, lore, range(args.first, args.first + args.games)))
        return
    used = set() if args.used is None else {played.card for played in _DECODER.decode(args.used.read_bytes())}

    def may_tell(card: Card) -> bool:
        return args.cards in ("all", "odd" if int(card[0], 16) % 2 else "even") and card not in used

    told: list[ToldRound] = []
    for number in track(range(args.first, args.first + args.rounds), "telling"):
        told.append(told_round(packs, lore, number, may_tell, args.languages))
        if args.sheets:
            write_sheet(packs, told[-1], number, args.sheets)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")
    show(make_console(), summary(told))


def summary(told: list[ToldRound]) -> Section:
    """Return how often each form was told, and how often bots found the card."""
    forms = Counter(played.form for played in told)
    rows = [(form, times, 100 * times / len(told), _found(told, form)) for form, times in forms.most_common()]
    loose = sum(played.loose for played in told)
    note = (
        f"{len({played.clue for played in told})} different clues in {len(told)} rounds; {loose} loose ones."
    )
    return Section("Clues told in Dixit", ("form", "told", "%", "bots' right votes, %"), tuple(rows), note)


def _found(told: list[ToldRound], form: str) -> float:
    right = [
        played.board[vote - 1] == played.card
        for played in told
        if played.form == form
        for vote in played.votes
    ]
    return 100 * sum(right) / len(right)


if __name__ == "__main__":
    main()
