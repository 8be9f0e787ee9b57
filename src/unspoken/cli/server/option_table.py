"""The table of all options of a server: `serve` and `play` have no others."""

from __future__ import annotations

from pathlib import Path

from unspoken.cli.options.kinds import Location, Names, Switch, WholeNumber
from unspoken.cli.options.option import Option, OptionGroup
from unspoken.cli.server import (
    admin_access,
    bots,
    cluster,
    house_words,
    listening,
    logs,
    metrics_access,
    public,
    stores,
    uploads,
)
from unspoken.web.settings import Settings


def _has_page(folder: Path) -> bool:
    return (folder / "index.html").is_file()


_CONTENT = OptionGroup(
    "Games, decks and words",
    (
        Option(
            "packs",
            Location("an existing folder of packs", "FOLDER", Path.is_dir),
            "a folder with additional packs",
            example="packs",
        ),
        house_words.OPTION,
        Option(
            "also",
            Names("the names of Python modules", "MODULE"),
            "a module with an additional game; the flag may be repeated, the variable has commas",
            default=list,
            example=["my_game"],
        ),
        Option(
            "page",
            Location("a folder with a built page (index.html)", "FOLDER", _has_page),
            "the folder of another build of the page",
            example="page",
        ),
        Option(
            "keep-days",
            WholeNumber(0, 999_999, "a number of days"),
            "delete tables that nobody has opened for this many days; 0 keeps them all",
            default=Settings().keep_days,
        ),
    ),
)
_TESTS = OptionGroup(
    "Benchmarks and tests",
    (
        Option(
            "no-limits",
            Switch(),
            "no rate limits, and public metrics: for benchmarks on this machine",
            default=False,
        ),
        Option(
            "table-speed",
            WholeNumber(1, 10_000),
            "run the tables' clocks this many times as fast: for tests",
            default=1,
        ),
    ),
)
_PLAY = OptionGroup(
    "This machine",
    (
        Option(
            "no-browser",
            Switch(),
            "do not open a browser on this machine",
            default=False,
            only_play=True,
        ),
    ),
)
GROUPS = (
    listening.GROUP,
    stores.GROUP,
    public.GROUP,
    _CONTENT,
    uploads.GROUP,
    bots.GROUP,
    metrics_access.GROUP,
    admin_access.GROUP,
    logs.GROUP,
    cluster.GROUP,
    _TESTS,
    _PLAY,
)
"""All options, in the order of `--help` and of the example file. An option needs no other line."""


def groups_of_serve() -> tuple[OptionGroup, ...]:
    """Return the options that `serve` has as flags."""
    groups = (
        OptionGroup(title, tuple(option for option in options if not option.only_play))
        for title, options in GROUPS
    )
    return tuple(group for group in groups if group.options)


_DEFAULTS_OF_PLAY = {"host": "0.0.0.0", "log-level": "warning"}
"""`play` listens on the whole network, and its terminal shows the link and a QR code instead of a log."""


def groups_of_play() -> tuple[OptionGroup, ...]:
    """Return the options of `play`, with its own defaults."""

    def of_play(option: Option) -> Option:
        own = _DEFAULTS_OF_PLAY.get(option.name)
        return option if own is None else option._replace(default=own)

    return tuple(OptionGroup(title, tuple(map(of_play, options))) for title, options in GROUPS)
