"""What is kept of a game of Rorschach: every matching, each word beside its blot, and how it was read."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from unspoken.games.rorschach.types import Mark, Options, Public, Reveal, Round, Symbol
from unspoken.kernel.album import Album, CardPicture, Pane, Print, Told
from unspoken.kernel.game import Outcome
from unspoken.kernel.languages import ByLanguage

COLUMNS = 1
RATIO = 1.0
"""A blot is as tall as it is wide."""
CLOTH, ACCENT = "#dfe4e2", "#9a2a22"


def album(options: Options, views: Iterable[Public], outcome: Outcome) -> Album:
    """A print a round: the subject's three blots with the words laid on them."""
    (last,) = deque(views, maxlen=1)
    winners = tuple(sorted(outcome.winners))
    return Album(
        headline=Told("album-rorschach-shared" if last.winner is None else "album-rorschach-won", winners),
        prints=tuple(_print(options.deck, past) for past in last.past),
        columns=COLUMNS,
        cloth=CLOTH,
        accent=ACCENT,
    )


def _print(deck: str, past: Round) -> Print:
    panes = tuple(_pane(deck, past, mark) for mark in past.matching)
    return Print(panes, Told("album-rorschach-subject", (past.subject,)))


def _pane(deck: str, past: Round, mark: Mark) -> Pane:
    reveal = next((one for one in past.reveals if one.image == mark.image), None)
    note = Told("album-rorschach-unread") if reveal is None else _read(past, reveal)
    return Pane(CardPicture(deck, mark.image, RATIO), _word(past, mark.symbol), note)


def _read(past: Round, reveal: Reveal) -> Told:
    """Whether the subject's own team read it; what it took it for, if it did not."""
    if reveal.testers is reveal.symbol:
        return Told("album-rorschach-read")
    return Told("album-rorschach-misread", facts={"word": _word(past, reveal.testers)})


def _word(past: Round, symbol: Symbol) -> ByLanguage:
    return next(word.text for word in past.words if word.symbol is symbol)
