"""The album of a game of Pareidolia: the sky at the end of every round, and the guesses."""

from __future__ import annotations

from collections.abc import Iterable

from unspoken.albums.vocabulary import Album, AlbumPrint, CaptionSentence, Cutout, Pane, VectorDrawing
from unspoken.games.pareidolia.guessing.said_guesses import right_guess
from unspoken.games.pareidolia.pieces import LyingPiece
from unspoken.games.pareidolia.sky.geometry import HEIGHT, WIDTH, Disc, discs_of
from unspoken.games.pareidolia.types import CloudShape, Options, Phase, Public
from unspoken.kernel.types import Outcome

COLUMNS = 2
CLOTH, ACCENT = "#a9d2f0", "#12599c"
SKY_TOP, SKY_FOOT = "#5d9fe0", "#bfe0f6"
PAPER, EDGE, SHADE = "#fdfcf7", "#b4cdea", "#1f4f86"
MARGIN = 160
"""Width of the sky around the clouds."""
LEAST = 2000
"""Minimum width of the visible part of the sky, so that a single cloud is not blown up."""
MOST_GUESSES = 12


def album(_options: Options, views: Iterable[Public], outcome: Outcome) -> Album:
    """Return an album with one print for each round: the sky, word, artists, finder and other guesses."""
    ends: dict[int, Public] = {}
    points: tuple[int, ...] = ()
    for view in views:
        points = view.droplets
        if view.phase is Phase.SHOWN:
            ends[view.round] = view
    rounds = tuple(ends.values())
    return Album(
        headline=CaptionSentence("album-pareidolia-won", tuple(sorted(outcome.winners))),
        prints=tuple(_print(end) for end in rounds),
        columns=COLUMNS,
        cloth=CLOTH,
        accent=ACCENT,
        points=points,
        best=max(range(len(rounds)), key=lambda at: (*_beauty(rounds[at]), at), default=None),
    )


def _beauty(end: Public) -> tuple[bool, int]:
    """Rank a sky: somebody saw the word in it, and it has many clouds."""
    return right_guess(end) is not None, len(end.sky)


def _print(end: Public) -> AlbumPrint:
    assert end.artist is not None and end.second is not None
    drawn = CaptionSentence("album-pareidolia-drawn", (end.artist, end.second))
    others = _other_guesses(end)
    guesses = (CaptionSentence("album-pareidolia-guesses", facts={"guesses": others}),) if others else ()
    return AlbumPrint((Pane(_sky(end)),), end.word, (drawn, _finder(end), *guesses))


def _finder(end: Public) -> CaptionSentence:
    guess = right_guess(end)
    if guess is None:
        return CaptionSentence("album-pareidolia-unseen")
    return CaptionSentence("album-pareidolia-seen", (guess.seat,), {"guess": guess.text})


def _other_guesses(end: Public) -> str:
    """Return the other guesses, each once, at most the latest `MOST_GUESSES`."""
    texts = [
        guess.text for number, guess in enumerate(end.guesses, 1 + end.earlier_guesses) if number != end.found
    ]
    return " · ".join(list(dict.fromkeys(texts))[-MOST_GUESSES:])


def _sky(end: Public) -> VectorDrawing:
    """Return the part of the sky with clouds, in the sky's own proportions."""
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
    return VectorDrawing(width, height, marks, SKY_TOP, SKY_FOOT)


def _discs(end: Public, lying: LyingPiece) -> tuple[Disc, ...]:
    """Return the discs of a piece, in sky coordinates."""
    shape = end.shapes[lying.piece]
    return discs_of(CloudShape(shape, 1, end.discs[shape]), lying.pose)
