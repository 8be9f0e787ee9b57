"""The search for pushes: they are legal and have the expected result."""

from __future__ import annotations

import numpy as np

from tests.games.pareidolia.situations import MATERIALS, SECOND, Situation
from unspoken.games.pareidolia.bot.cells import COLUMNS, ROWS, Cells, PieceBox, piece_box
from unspoken.games.pareidolia.bot.push_search import after_push, best_push
from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Pose, Sky
from unspoken.games.pareidolia.sky.geometry import touches_cloud
from unspoken.games.pareidolia.types import Nudge

BOX: PieceBox = piece_box(MATERIALS.clouds)
PAIR: Sky = (LyingPiece(5, Pose(2600, 2000, 0, False)), LyingPiece(6, Pose(3200, 2000, 0, False)))
"""Two puffs side by side."""


def valuable_on_the_right() -> Cells:
    """Return cell values that are positive on the right only."""
    worth = np.full((ROWS, COLUMNS), -1.0, np.float32)
    worth[:, COLUMNS // 2 :] = 1.0
    return worth


def pushed() -> Nudge:
    """Return the best push at the left puff."""
    found = best_push(PAIR, PAIR[:1], None, BOX, valuable_on_the_right())
    assert found is not None
    return found[1]


def test_it_pushes_towards_valuable_cells() -> None:
    """PAR-13: to the right."""
    assert pushed().x1 > pushed().x0


def test_its_push_begins_on_empty_sky() -> None:
    """PAR-13: not on a cloud."""
    nudge = pushed()
    assert not touches_cloud(BOX.by_piece, PAIR, nudge.x0, nudge.y0)


def test_it_does_not_push_the_piece_of_the_others_last_action() -> None:
    """PAR-15: it finds no other push."""
    assert best_push(PAIR[:1], PAIR[:1], HandsOff((5,)), BOX, valuable_on_the_right()) is None


def test_the_search_and_the_table_agree_on_the_result_of_a_push() -> None:
    """PAR-13: both use the same physics."""
    situation = Situation().start().given(sky=PAIR, hands_off=None)
    nudge = pushed()
    situation.nudge(SECOND, nudge.x0, nudge.y0, nudge.x1, nudge.y1)
    assert situation.state.sky == after_push(BOX.by_piece, PAIR, nudge)
