"""The artist: each action brings the sky closer to a drawing, and does not undo the other's last action."""

from __future__ import annotations

import numpy as np

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.artist import ArtistView, first_shape, next_action, worth_where_it_fits
from unspoken.games.pareidolia.bot.cells import piece_box
from unspoken.games.pareidolia.bot.drawings import Purpose, drawing_library
from unspoken.games.pareidolia.bot.rehearsal import rehearse
from unspoken.games.pareidolia.bot.target import targets_of
from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Pose, Sky
from unspoken.games.pareidolia.sky.geometry import is_near
from unspoken.games.pareidolia.types import CloudShape, PickUp, Place, Remove
from unspoken.kernel.chance import Chance

PACKS = load_packs()
CLOUDS = PACKS.shelf().items("clouds", CloudShape)
BOX = piece_box(CLOUDS)
ELEPHANT = drawing_library(OverlapLore(PACKS)).drawings("elephant", Purpose.DRAW)[0].bits
TOSSED: Sky = (LyingPiece(9, Pose(3000, 2000, 700, False)),)


def scene(sky: Sky, hands_off: HandsOff | None = None) -> ArtistView:
    """Return the view of an artist of this sky."""
    return ArtistView(BOX.shapes, sky, hands_off)


def value_of(sky: Sky) -> float:
    """Return the value of a sky for showing an elephant."""
    covered = np.any(BOX.covers(sky), axis=0)
    return float(worth_where_it_fits(covered, targets_of(ELEPHANT, BOX.area))[covered].sum())


def test_it_begins_with_a_piece_from_the_supply() -> None:
    """PAR-10: only the tossed piece lies in the sky."""
    assert isinstance(next_action(scene(TOSSED, HandsOff((9,))), CLOUDS, ELEPHANT), Place)


def test_the_picture_improves_with_more_actions() -> None:
    """PAR-09: a sky after ten actions is worth more than 1.5 times a sky after three."""
    skies = list(rehearse(ELEPHANT, CLOUDS, 10, Chance(b"toss", 0)))
    assert value_of(skies[10]) > 1.5 * value_of(skies[3])


def test_its_first_piece_lies_near_the_tossed_piece() -> None:
    """PAR-07: the tossed piece may land anywhere."""
    low: Sky = (LyingPiece(9, Pose(1500, 3300, 1234, True)),)
    act = next_action(scene(low, HandsOff((9,))), CLOUDS, ELEPHANT)
    assert isinstance(act, Place) and is_near(Pose(act.x, act.y, 0, False), 1500, 3300, 2000)


def test_it_moves_or_removes_a_piece_that_spoils_the_picture() -> None:
    """PAR-11, PAR-12: a piece that lies far away."""
    *_, drawn = rehearse(ELEPHANT, CLOUDS, 12, Chance(b"toss", 0))
    stray = drawn[0].piece
    spoilt = (*drawn[1:], LyingPiece(stray, Pose(400, 400, 0, False)))
    act = next_action(scene(spoilt), CLOUDS, ELEPHANT)
    assert isinstance(act, PickUp | Remove) and act.piece == stray


def test_it_does_not_touch_the_piece_of_the_others_last_action() -> None:
    """PAR-15: even if that piece spoils the picture."""
    *_, drawn = rehearse(ELEPHANT, CLOUDS, 12, Chance(b"toss", 0))
    stray = drawn[0].piece
    spoilt = (*drawn[1:], LyingPiece(stray, Pose(400, 400, 0, False)))
    act = next_action(scene(spoilt, HandsOff((stray,))), CLOUDS, ELEPHANT)
    assert not (isinstance(act, PickUp | Remove) and act.piece == stray)


def test_it_places_no_piece_of_the_same_shape_where_the_other_removed_one() -> None:
    """PAR-15: its middle is not within 30 mm."""
    free = next_action(scene(TOSSED, HandsOff((9,))), CLOUDS, ELEPHANT)
    assert isinstance(free, Place)
    forbidden = HandsOff((), free.shape, free.x, free.y, 300)
    act = next_action(scene(TOSSED, forbidden), CLOUDS, ELEPHANT)
    assert isinstance(act, Place | PickUp)
    shape = act.shape if isinstance(act, Place) else BOX.shapes[act.piece]
    assert shape != free.shape or not is_near(Pose(act.x, act.y, 0, False), free.x, free.y, 300)


def test_with_an_empty_supply_it_moves_or_removes_a_piece() -> None:
    """PAR-11: all fourteen pieces lie in the sky."""
    full = tuple(
        LyingPiece(piece, Pose(1000 + 300 * piece, 2000, 0, False)) for piece in range(len(BOX.shapes))
    )
    assert isinstance(next_action(scene(full, HandsOff((13,))), CLOUDS, ELEPHANT), PickUp | Remove)


def test_both_artists_choose_the_same_action_for_the_same_sky() -> None:
    """PAR-22: they cannot speak to each other."""
    first, second = (next_action.__wrapped__(scene(TOSSED), CLOUDS, ELEPHANT) for _ in range(2))
    assert first == second


def test_it_tosses_a_large_shape_for_a_large_body() -> None:
    """PAR-07: an elephant begins with the heap, which covers most of it."""
    assert first_shape(CLOUDS, ELEPHANT) == "cumulus"
