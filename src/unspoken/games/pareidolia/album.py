"""What is kept of a game of Pareidolia: every sky as it lay when its round ended, and what was seen in it."""

from __future__ import annotations

from collections.abc import Iterable

from unspoken.games.pareidolia.guesses import right_guess
from unspoken.games.pareidolia.pieces import LyingPiece
from unspoken.games.pareidolia.sky import HEIGHT, WIDTH, Disc, discs_of
from unspoken.games.pareidolia.types import CloudShape, Options, Phase, Public
from unspoken.kernel.album import Album, Cutout, Drawing, Pane, Print, Told
from unspoken.kernel.game import Outcome

COLUMNS = 2
CLOTH, ACCENT = "#a9d2f0", "#12599c"
SKY_TOP, SKY_FOOT = "#5d9fe0", "#bfe0f6"
PAPER, EDGE, SHADE = "#fdfcf7", "#b4cdea", "#1f4f86"
MARGIN = 160
"""Of sky round the clouds."""
LEAST = 2000
"""How wide a part of the sky is shown at least: a single cloud is not blown up."""
MOST_GUESSES = 12


def album(_options: Options, views: Iterable[Public], outcome: Outcome) -> Album:
    """A print a round: the sky, the word, who drew it, who saw it, and what else was seen."""
    ends: dict[int, Public] = {}
    points: tuple[int, ...] = ()
    for view in views:
        points = view.droplets
        if view.phase is Phase.SHOWN:
            ends[view.round] = view
    return Album(
        headline=Told("album-pareidolia-won", tuple(sorted(outcome.winners))),
        prints=tuple(_print(end) for end in ends.values()),
        columns=COLUMNS,
        cloth=CLOTH,
        accent=ACCENT,
        points=points,
    )


def _print(end: Public) -> Print:
    assert end.artist is not None and end.second is not None
    drawn = Told("album-pareidolia-drawn", (end.artist, end.second))
    others = _other_guesses(end)
    guesses = (Told("album-pareidolia-guesses", facts={"guesses": others}),) if others else ()
    return Print((Pane(_sky(end)),), end.word, (drawn, _seen(end), *guesses))


def _seen(end: Public) -> Told:
    guess = right_guess(end)
    if guess is None:
        return Told("album-pareidolia-unseen")
    return Told("album-pareidolia-seen", (guess.seat,), {"guess": guess.text})


def _other_guesses(end: Public) -> str:
    """What else was seen in it, each once, the latest of many."""
    texts = [
        guess.text for number, guess in enumerate(end.guesses, 1 + end.earlier_guesses) if number != end.found
    ]
    return " · ".join(list(dict.fromkeys(texts))[-MOST_GUESSES:])


def _sky(end: Public) -> Drawing:
    """The part of the sky in which the clouds lie, in the sky's own proportions."""
    pieces = [_discs(end, lying) for lying in end.sky]
    every = [disc for discs in pieces for disc in discs] or [Disc(WIDTH / 2, HEIGHT / 2, 0)]
    left, right = min(x - r for x, _, r in every) - MARGIN, max(x + r for x, _, r in every) + MARGIN
    top, foot = min(y - r for _, y, r in every) - MARGIN, max(y + r for _, y, r in every) + MARGIN
    width = max(right - left, (foot - top) * WIDTH / HEIGHT, LEAST)
    height = width * HEIGHT / WIDTH
    x0, y0 = (left + right - width) / 2, (top + foot - height) / 2
    marks = tuple(
        Cutout(tuple((x - x0, y - y0, r) for x, y, r in discs), PAPER, EDGE, SHADE) for discs in pieces
    )
    return Drawing(width, height, marks, SKY_TOP, SKY_FOOT)


def _discs(end: Public, lying: LyingPiece) -> tuple[Disc, ...]:
    """What a piece covers."""
    shape = end.shapes[lying.piece]
    return discs_of(CloudShape(shape, 1, end.discs[shape]), lying.pose)
