"""The artist's finger: pushes that the rules allow, and that end as they were thought."""

from __future__ import annotations

import numpy as np

from tests.games.pareidolia.situations import MATERIALS, SECOND, Situation
from unspoken.games.pareidolia.bot.cells import COLUMNS, ROWS, Cells, PieceBox, piece_box
from unspoken.games.pareidolia.bot.fingertip import after_push, best_push
from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Pose, Sky
from unspoken.games.pareidolia.sky import touches_cloud
from unspoken.games.pareidolia.types import Nudge

BOX: PieceBox = piece_box(MATERIALS.clouds)
PAIR: Sky = (LyingPiece(5, Pose(2600, 2000, 0, False)), LyingPiece(6, Pose(3200, 2000, 0, False)))
"""Two puffs side by side."""


def eastern() -> Cells:
    """A sky in which all that is worth anything lies to the right."""
    worth = np.full((ROWS, COLUMNS), -1.0, np.float32)
    worth[:, COLUMNS // 2 :] = 1.0
    return worth


def pushed() -> Nudge:
    """The best push at the left puff."""
    found = best_push(PAIR, PAIR[:1], None, BOX, eastern())
    assert found is not None
    return found[1]


def test_it_pushes_towards_what_is_worth_covering() -> None:
    """PAR-13: the left puff goes to the right."""
    assert pushed().x1 > pushed().x0


def test_it_sets_its_finger_on_empty_sky() -> None:
    """PAR-13: not on a cloud."""
    nudge = pushed()
    assert not touches_cloud(BOX.by_piece, PAIR, nudge.x0, nudge.y0)


def test_it_never_meets_first_what_the_other_did_last() -> None:
    """PAR-15: whatever that would bring."""
    assert best_push(PAIR[:1], PAIR[:1], HandsOff((5,)), BOX, eastern()) is None


def test_what_it_thought_is_what_happens() -> None:
    """PAR-13: the same physics, in its head and on the table."""
    situation = Situation().start().given(sky=PAIR, hands_off=None)
    nudge = pushed()
    situation.nudge(SECOND, nudge.x0, nudge.y0, nudge.x1, nudge.y1)
    assert situation.state.sky == after_push(BOX.by_piece, PAIR, nudge)
