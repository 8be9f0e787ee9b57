"""Command-line arguments for uploaded decks, and for decks drawn from a word."""

from __future__ import annotations

import argparse

from unspoken.content.own.decks import USUAL, Quotas
from unspoken.content.own.tonight import CARDS
from unspoken.pictures.drawing_process import missing
from unspoken.pictures.painter import NICEST, PainterProcess

MEGABYTE = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of uploads."""
    parser.add_argument(
        "--own-decks",
        choices=("nobody", "table", "house"),
        help="which tables may use the pictures that a host uploads: all tables (house), only the host's own "
        "(table), or none, without uploads (nobody); only with house can hosts share words with all tables "
        "(default: house, but table if there is a --public-url)",
    )
    parser.add_argument(
        "--deck-pictures",
        type=int,
        default=USUAL.pictures,
        metavar="N",
        help="limit of pictures in an uploaded deck",
    )
    parser.add_argument(
        "--deck-megabytes",
        type=int,
        default=USUAL.table // MEGABYTE,
        metavar="MB",
        help="limit of the size of an uploaded deck, after its pictures are converted",
    )
    parser.add_argument(
        "--decks-megabytes",
        type=int,
        default=USUAL.house // MEGABYTE,
        metavar="MB",
        help="limit of the size of all uploaded decks together",
    )
    _add_tonight_arguments(parser)


def _add_tonight_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of decks drawn from a word."""
    parser.add_argument(
        "--no-tonight",
        action="store_true",
        help="do not let hosts have a deck drawn from a word, which uses a whole CPU core",
    )
    parser.add_argument(
        "--tonight-cards",
        type=int,
        default=CARDS,
        metavar="N",
        help="the number of cards in a deck drawn from a word",
    )


def painter(args: argparse.Namespace) -> PainterProcess | None:
    """Return the painter of tonight's decks; None without the extra `art` or with --no-tonight."""
    if args.no_tonight or missing():
        return None
    return PainterProcess(niceness=0 if args.no_limits else NICEST)


def quotas(args: argparse.Namespace) -> Quotas:
    """Return the limits of uploads."""
    return Quotas(args.deck_pictures, args.deck_megabytes * MEGABYTE, args.decks_megabytes * MEGABYTE)
