"""Options for uploaded decks, and for decks drawn from a word."""

from __future__ import annotations

import argparse

from unspoken.cli.options.kinds import Choice, Switch, WholeNumber
from unspoken.cli.options.option import Option, OptionGroup
from unspoken.content.own.decks import USUAL, Quotas
from unspoken.content.own.tonight import CARDS
from unspoken.pictures.drawing_process import missing
from unspoken.pictures.painter import NICEST, PainterProcess

MEGABYTE = 1_000_000


GROUP = OptionGroup(
    "Uploaded decks, and decks drawn from a word",
    (
        Option(
            "own-decks",
            Choice("nobody", "table", "house"),
            "which tables may use the pictures that a host uploads: all tables (house), only the host's own "
            "(table), or none, without uploads (nobody); only with house can hosts share words with all "
            "tables",
            default_text="house, but table if there is a public URL",
            example="house",
        ),
        Option(
            "deck-pictures",
            WholeNumber(1, 1000),
            "limit of pictures in an uploaded deck",
            default=USUAL.pictures,
        ),
        Option(
            "deck-megabytes",
            WholeNumber(1, 10_000, metavar="MB"),
            "limit of the size of an uploaded deck, after its pictures are converted",
            default=USUAL.table // MEGABYTE,
        ),
        Option(
            "decks-megabytes",
            WholeNumber(1, 10_000_000, metavar="MB"),
            "limit of the size of all uploaded decks together",
            default=USUAL.house // MEGABYTE,
        ),
        Option(
            "no-tonight",
            Switch(),
            "do not let hosts have a deck drawn from a word, which uses a whole CPU core",
            default=False,
        ),
        Option(
            "tonight-cards",
            WholeNumber(1, 1000),
            "the number of cards in a deck drawn from a word",
            default=CARDS,
        ),
    ),
)


def painter(args: argparse.Namespace) -> PainterProcess | None:
    """Return the painter of tonight's decks; None without the extra `art` or with --no-tonight."""
    if args.no_tonight or missing():
        return None
    return PainterProcess(niceness=0 if args.no_limits else NICEST)


def quotas(args: argparse.Namespace) -> Quotas:
    """Return the limits of uploads."""
    return Quotas(args.deck_pictures, args.deck_megabytes * MEGABYTE, args.decks_megabytes * MEGABYTE)
