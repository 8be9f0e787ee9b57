"""The album of a game of Rorschach: every matching, each word next to its blot, and how it was read."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from unspoken.albums.vocabulary import Album, AlbumPrint, CaptionSentence, CardPicture, Pane
from unspoken.games.rorschach.types import Mark, Options, Public, Reveal, Round, Symbol
from unspoken.kernel.languages import ByLanguage
from unspoken.kernel.types import Outcome

COLUMNS = 1
RATIO = 1.0
"""Height of a blot divided by its width."""
CLOTH, ACCENT = "#dfe4e2", "#9a2a22"


def album(options: Options, views: Iterable[Public], outcome: Outcome) -> Album:
    """Return an album with one print for each round: the subject's three blots and their words."""
    (last,) = deque(views, maxlen=1)
    winners = tuple(sorted(outcome.winners))
    return Album(
        headline=CaptionSentence(
            "album-rorschach-shared" if last.winner is None else "album-rorschach-won", winners
        ),
        prints=tuple(_print(options.deck, past) for past in last.past),
        columns=COLUMNS,
        cloth=CLOTH,
        accent=ACCENT,
        best=max(range(len(last.past)), key=lambda at: (_count_read(last.past[at]), at), default=None),
    )


def _count_read(past: Round) -> int:
    """Return how many words the subject's own team guessed."""
    return sum(reveal.testers is reveal.symbol for reveal in past.reveals)


def _print(deck: str, past: Round) -> AlbumPrint:
    panes = tuple(_pane(deck, past, mark) for mark in past.matching)
    return AlbumPrint(panes, CaptionSentence("album-rorschach-subject", (past.subject,)))


def _pane(deck: str, past: Round, mark: Mark) -> Pane:
    reveal = next((shown for shown in past.reveals if shown.image == mark.image), None)
    note = CaptionSentence("album-rorschach-unread") if reveal is None else _read(past, reveal)
    return Pane(CardPicture(deck, mark.image, RATIO), _word(past, mark.symbol), note)


def _read(past: Round, reveal: Reveal) -> CaptionSentence:
    """Return whether the subject's own team guessed the word; if not, which word it guessed."""
    if reveal.testers is reveal.symbol:
        return CaptionSentence("album-rorschach-read")
    return CaptionSentence("album-rorschach-misread", facts={"word": _word(past, reveal.testers)})


def _word(past: Round, symbol: Symbol) -> ByLanguage:
    return next(word.text for word in past.words if word.symbol is symbol)
