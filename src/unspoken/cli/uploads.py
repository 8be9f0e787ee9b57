"""What people may bring, as the command line says it."""

from __future__ import annotations

import argparse

from unspoken.content.own.decks import USUAL, Quotas
from unspoken.content.own.tonight import CARDS
from unspoken.pictures.painter import NICEST, PainterProcess, missing

MEGABYTE = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What people may bring."""
    parser.add_argument(
        "--own-decks",
        choices=("nobody", "table", "house"),
        help="for whom a host may upload pictures: every table of this house, their own table, nobody; "
        "only with house may they lend words of their own to every table "
        "(default: house, but table where there is a --public-url)",
    )
    parser.add_argument(
        "--deck-pictures", type=int, default=USUAL.pictures, metavar="N", help="pictures in one uploaded deck"
    )
    parser.add_argument(
        "--deck-megabytes",
        type=int,
        default=USUAL.table // MEGABYTE,
        metavar="MB",
        help="what one uploaded deck may take, once its pictures are printed",
    )
    parser.add_argument(
        "--decks-megabytes",
        type=int,
        default=USUAL.house // MEGABYTE,
        metavar="MB",
        help="what all uploaded decks together may take",
    )
    parser.add_argument(
        "--no-tonight", action="store_true", help="no host may have a deck drawn from a word: it takes a core"
    )
    parser.add_argument(
        "--tonight-cards", type=int, default=CARDS, metavar="N", help="cards in a deck drawn from a word"
    )


def painter(args: argparse.Namespace) -> PainterProcess | None:
    """Who draws decks from a word, where the extra `art` is here and the house wants it."""
    if args.no_tonight or missing():
        return None
    return PainterProcess(niceness=0 if args.no_limits else NICEST)


def quotas(args: argparse.Namespace) -> Quotas:
    """How much may be uploaded."""
    return Quotas(args.deck_pictures, args.deck_megabytes * MEGABYTE, args.decks_megabytes * MEGABYTE)
