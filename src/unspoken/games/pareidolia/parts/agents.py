"""Pareidolia for agents: the clouds in words, and how an artist writes an action."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from unspoken.games.pareidolia.parts.cloud_words import Extent, extent_of, look_of, outline_of, place_of
from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Piece
from unspoken.games.pareidolia.rules import LONGEST_GUESS
from unspoken.games.pareidolia.sky.geometry import HEIGHT, SHORTEST_NUDGE, WIDTH, Disc, discs_of
from unspoken.games.pareidolia.types import CloudShape, Command, Face, Keep, Private, Public, Toss, Yes
from unspoken.kernel.describe import Describer
from unspoken.kernel.languages import FALLBACK

TOLD = frozenset(
    {"clouds", "discs", "shapes", "sky", "supply", "last_action", "hands_off", "guesses"}
    | {"earlier_guesses", "drawn"}
)
"""The fields that this module describes; `word` is listed too, because both views have it."""

_MEASURES = (
    f"The sky is {WIDTH} wide and {HEIGHT} high, in tenths of a millimetre: x grows from 0 on the left to "
    "the right, y from 0 at the top downwards. x and y of a cloud are those of its middle. `turn` is "
    "clockwise, in tenths of a degree, from 0 to 3599. A cloud with `flip` is mirrored left to right before "
    "it is turned."
)


class _Lying(NamedTuple):
    """A cloud in the sky, with the area that it covers."""

    lying: LyingPiece
    shape: str
    discs: tuple[Disc, ...]


def tell_public(public: Public, words: Describer) -> Iterator[str]:
    """Describe the sky, the clouds beside it, and the last action."""
    yield f"How the sky is measured: {_MEASURES}"
    yield "The shapes of cloud, not turned and not mirrored:"
    for shape, discs in public.discs.items():
        upright = outline_of(CloudShape(shape, 1, discs))
        yield f"  {shape}: {upright}; {public.supply.get(shape, 0)} beside the sky"
    yield from _sky(public)
    action = public.last_action
    if action is not None:
        touched = "" if action.piece is None else f", piece {action.piece}"
        yield f"The last action: {action.kind} by {words.seat(action.seat)}{touched}."
    yield from _protected(public.hands_off)
    if public.guesses:
        yield "Guesses in this round, by their numbers:"
    for number, guess in enumerate(public.guesses, 1 + public.earlier_guesses):
        yield f"  {number}: {words.seat(guess.seat)} said “{guess.text}”"


def tell_private(private: Private, _words: Describer) -> Iterator[str]:
    """Describe the cards that the main artist drew."""
    if private.drawn:
        yield f"The cards that you drew: {'; '.join(map(_face, private.drawn))}."


def explain(public: Public, command: Command, words: Describer) -> str:
    """Say what a choice means, where its fields do not say it."""
    match command:
        case Toss(shape):
            return outline_of(CloudShape(shape, 1, public.discs[shape]))
        case Keep(card):
            return f"the word of this round is “{card}”"
        case Yes(guess):
            said = public.guesses[guess - 1 - public.earlier_guesses]
            return f"“{said.text}”, as {words.seat(said.seat)} said, is right"
        case _:
            return ""


def guide(public: Public, answers: tuple[str, ...]) -> Iterator[str]:
    """Show each command that an artist or a watcher may write."""
    if "place" in answers:
        shape = next((shape for shape, left in public.supply.items() if left), None)
        piece = next(
            (one.piece for one in public.sky if not _is_protected(public.hands_off, one.piece)), None
        )
        yield from _guide_actions(shape, piece)
    if "guess" in answers:
        yield (
            f"A guess is one word or a few, in the language “{public.language}”, at most {LONGEST_GUESS} "
            'characters: {"type":"guess","text":"…"}. Everybody reads it. Guess as often as you like, but '
            "not the same twice in a row."
        )
    if "yes" in answers and public.guesses:
        yield 'Say that a guess is the word, by the number of the guess: {"type":"yes","guess":1}.'
    if "go-on" in answers:
        yield 'Go on without saying that a guess is right: {"type":"go-on"}.'


def _guide_actions(shape: str | None, piece: Piece | None) -> Iterator[str]:
    if shape is not None:
        yield (
            "Place a cloud from beside the sky, on top: "
            f'{{"type":"place","shape":"{shape}","x":{WIDTH // 2},"y":{HEIGHT // 2},"turn":0,"flip":false}}.'
        )
    if piece is not None:
        yield (
            "Pick up a cloud and put it elsewhere, on top: "
            f'{{"type":"pick-up","piece":{piece},"x":1500,"y":1000,"turn":900,"flip":true}}.'
        )
        yield f'Put a cloud back beside the sky: {{"type":"remove","piece":{piece}}}.'
    yield (
        "Push clouds with a fingertip in a straight line, which begins on empty sky, is at least "
        f'{SHORTEST_NUDGE} long and meets a cloud: {{"type":"nudge","x0":…,"y0":…,"x1":…,"y1":…}}.'
    )


def _sky(public: Public) -> Iterator[str]:
    if not public.sky:
        yield "No cloud is in the sky."
        return
    yield "In the sky, the lowest cloud first:"
    pieces = [_lying(public, lying) for lying in public.sky]
    for one in pieces:
        pose = one.lying.pose
        extent = extent_of(one.discs)
        meets = [str(other.lying.piece) for other in pieces if other is not one and _overlap(one, other)]
        overlap = f"; it overlaps piece {' and '.join(meets)}" if meets else ""
        flipped = ", mirrored" if pose.flip else ""
        yield (
            f"  piece {one.lying.piece}: {one.shape}, {place_of(pose.x, pose.y)}, at x {pose.x}, y {pose.y}, "
            f"turn {pose.turn}{flipped}: {look_of(one.shape, pose, one.discs)}, {_size(extent)}{overlap}."
        )


def _lying(public: Public, lying: LyingPiece) -> _Lying:
    shape = public.shapes[lying.piece]
    return _Lying(lying, shape, discs_of(CloudShape(shape, 1, public.discs[shape]), lying.pose))


def _size(extent: Extent) -> str:
    return (
        f"covers x {extent.left} to {extent.right} and y {extent.top} to {extent.foot} "
        f"({extent.width / 100:.1f} cm wide, {extent.height / 100:.1f} cm high)"
    )


def _overlap(one: _Lying, other: _Lying) -> bool:
    return any(hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius for a in one.discs for b in other.discs)


def _protected(hands_off: HandsOff | None) -> Iterator[str]:
    if hands_off is None:
        return
    if hands_off.pieces:
        pieces = ", ".join(map(str, hands_off.pieces))
        yield f"Hands off: in this turn nobody may pick up, remove or first touch piece {pieces}."
    if hands_off.shape is not None:
        yield (
            f"Hands off: in this turn no {hands_off.shape} may be put within {hands_off.within} of "
            f"x {hands_off.x}, y {hands_off.y}."
        )


def _is_protected(hands_off: HandsOff | None, piece: Piece) -> bool:
    return hands_off is not None and piece in hands_off.pieces


def _face(face: Face) -> str:
    word, category = (texts.get(FALLBACK, face.card) for texts in (face.word, face.category))
    return f"card “{face.card}”: {word} ({category})"
