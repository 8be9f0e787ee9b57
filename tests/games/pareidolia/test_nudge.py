"""The physics of a nudge: a pure function of the sky and the gesture."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from math import hypot
from pathlib import Path as File

import pytest

from unspoken.games.pareidolia.nudge import push
from unspoken.games.pareidolia.pieces import KeyFrame, LyingPiece, Path, Pose, Sky
from unspoken.games.pareidolia.sky import HEIGHT, WIDTH, discs_of, first_met, touches_cloud
from unspoken.games.pareidolia.types import CloudShape, Nudge
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import encode

PUFF = CloudShape("puff", 1, ((0, 0, 170),))
RIBBON = CloudShape("ribbon", 1, ((-300, 0, 90), (-150, 0, 90), (0, 0, 90), (150, 0, 90), (300, 0, 90)))
HEAP = CloudShape("heap", 1, ((-120, 0, 150), (120, 40, 150), (0, -80, 160), (0, 60, 140)))
HOOK = CloudShape(
    "hook", 1, ((-250, 100, 70), (-150, -30, 90), (0, -90, 100), (150, -30, 90), (250, 100, 70))
)
CLOUDS = (PUFF, PUFF, PUFF, PUFF, RIBBON, RIBBON, RIBBON, RIBBON, HEAP, HEAP, HEAP, HOOK, HOOK, HOOK)
EAST = Nudge(600, 1000, 1500, 1000)


def lay(piece: int, x: int, y: int, turn: int = 0, flip: bool = False) -> LyingPiece:
    return LyingPiece(piece, Pose(x, y, turn, flip))


def pushed(sky: Sky, nudge: Nudge) -> dict[int, KeyFrame]:
    """Where the pieces that moved came to lie."""
    return {path.piece: path.frames[-1] for path in push(CLOUDS, sky, nudge)[1]}


def speeds(path: Path) -> list[float]:
    """Between key frames, in millimetres a second."""
    return [
        100 * hypot(b.x - a.x, b.y - a.y) / (b.millis - a.millis)
        for a, b in zip(path.frames, path.frames[1:], strict=False)
    ]


def gestures(count: int, seed: bytes) -> list[tuple[Sky, Nudge]]:
    """Skies of all kinds, from a few pieces to a heap of all fourteen, and a nudge on each that meets one."""
    chance = Chance(seed, 0)
    found: list[tuple[Sky, Nudge]] = []
    while len(found) < count:
        spread = chance.pick((2, 4, 6))
        pieces = chance.shuffled(range(14))[: chance.pick((3, 6, 10, 14))]
        sky = tuple(
            lay(
                piece,
                WIDTH // 2 + (chance.below(WIDTH) - WIDTH // 2) * spread // 6,
                HEIGHT // 2 + (chance.below(HEIGHT) - HEIGHT // 2) * spread // 6,
                chance.below(3600),
                bool(chance.below(2)),
            )
            for piece in pieces
        )
        nudge = Nudge(*(chance.below(limit + 1) for limit in (WIDTH, HEIGHT, WIDTH, HEIGHT)))
        empty = not touches_cloud(CLOUDS, sky, nudge.x0, nudge.y0)
        if empty and first_met(CLOUDS, sky, nudge) is not None:
            found.append((sky, nudge))
    return found


def digest(seed: bytes) -> str:
    """Of all that comes of some gestures."""
    return sha256(encode([push(CLOUDS, sky, nudge) for sky, nudge in gestures(12, seed)])).hexdigest()


def test_a_piece_goes_before_the_finger() -> None:
    """PAR-13: and when the finger lifts, it lies still: 25 mm before it, by finger and piece."""
    assert abs(pushed((lay(0, 1000, 1000),), EAST)[0].x - 1750) <= 10


def test_a_piece_that_is_met_in_its_middle_does_not_turn() -> None:
    """PAR-13."""
    assert abs(pushed((lay(0, 1000, 1000),), EAST)[0].turn) <= 10


def test_a_piece_that_is_met_at_its_end_turns() -> None:
    """PAR-13: a ribbon across the way, met below its middle, turns with the finger."""
    assert pushed((lay(4, 1000, 800, 900),), EAST)[4].turn < 700


def test_a_piece_pushes_another() -> None:
    """PAR-13: which the finger never meets."""
    assert pushed((lay(0, 1000, 1000), lay(1, 1400, 1000)), EAST).keys() == {0, 1}


def test_pieces_that_overlap_slide_over_each_other() -> None:
    """PAR-13: the one on the way goes, the other stays where it lay."""
    assert pushed((lay(0, 1000, 1000), lay(1, 1000, 1150)), Nudge(1000, 600, 1000, 900)).keys() == {0}


def test_a_heap_does_not_jump_apart() -> None:
    """PAR-13: all fourteen in one place, and one of them is touched: no other moves by a millimetre."""
    heap = tuple(lay(piece, 3000, 2000, 257 * piece % 3600) for piece in range(14))
    assert len(pushed(heap, Nudge(2000, 2000, 2600, 2000))) <= 1


def test_a_mirrored_piece_is_pushed_in_the_mirror() -> None:
    """PAR-13, PAR-10: what happens to the left of it happens to the right of its mirror image."""
    plain = pushed((lay(11, 1000, 1000),), Nudge(400, 1100, 900, 1100))[11]
    mirror = pushed((lay(11, 5000, 1000, flip=True),), Nudge(5600, 1100, 5100, 1100))[11]
    assert abs(plain.x + mirror.x - WIDTH) <= 2 and abs(plain.turn + mirror.turn) <= 2


def test_a_touch_is_no_shove() -> None:
    """PAR-13: a finger that stops where it meets a piece has hardly moved it."""
    touched = pushed((lay(0, 1000, 1000),), Nudge(600, 1000, 755, 1000))
    assert 1000 <= touched[0].x <= 1010 if touched else True


@pytest.mark.parametrize(("sky", "nudge"), gestures(40, b"sky"))
def test_no_piece_leaves_the_sky(sky: Sky, nudge: Nudge) -> None:
    """PAR-13: its middle stays within, at every moment."""
    frames = [frame for path in push(CLOUDS, sky, nudge)[1] for frame in path.frames]
    assert all(0 <= frame.x <= WIDTH and 0 <= frame.y <= HEIGHT for frame in frames)


@pytest.mark.parametrize(("sky", "nudge"), gestures(40, b"speed"))
def test_nothing_explodes(sky: Sky, nudge: Nudge) -> None:
    """PAR-13: no piece goes twice as fast as the finger, at 400 mm a second."""
    assert max((speed for path in push(CLOUDS, sky, nudge)[1] for speed in speeds(path)), default=0) < 800


@pytest.mark.parametrize(("sky", "nudge"), gestures(10, b"paths"))
def test_a_way_begins_where_the_piece_lay(sky: Sky, nudge: Nudge) -> None:
    """PAR-13: so that a page can show it from there."""
    poses = {one.piece: one.pose for one in sky}
    starts = [(path.piece, path.frames[0]) for path in push(CLOUDS, sky, nudge)[1]]
    assert starts == [
        (piece, KeyFrame(0, poses[piece].x, poses[piece].y, poses[piece].turn)) for piece, _ in starts
    ]


def test_key_frames_are_few() -> None:
    """PAR-13: some hundred bytes a nudge; a heap of fourteen may take a few thousand."""
    sizes = sorted(len(encode(push(CLOUDS, sky, nudge))) for sky, nudge in gestures(40, b"size"))
    assert sizes[20] < 1000 and sizes[-1] < 6000


def test_the_same_gesture_on_the_same_sky_gives_the_same() -> None:
    """PAR-13, ALL-02: again and again."""
    assert digest(b"same") == digest(b"same")


def test_another_process_comes_to_the_same() -> None:
    """PAR-13, ALL-02: byte for byte."""
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "from tests.games.pareidolia.test_nudge import digest; print(digest(b'same'))",
        ],
        capture_output=True,
        text=True,
        check=True,
        cwd=File(__file__).parents[3],
    )
    assert told.stdout.strip() == digest(b"same")


def test_first_met_is_what_moves_first() -> None:
    """PAR-13, PAR-15: geometry and physics agree on which piece the finger meets."""
    agreed = []
    for sky, nudge in gestures(40, b"first"):
        met = first_met(CLOUDS, sky, nudge)
        moved = {path.piece for path in push(CLOUDS, sky, nudge)[1]}
        agreed.append(not moved or met in moved)
    assert all(agreed)


def test_a_turned_piece_covers_what_its_discs_cover() -> None:
    """PAR-10: a quarter turn clockwise takes what was on the right to below."""
    (disc,) = discs_of(CloudShape("dot", 1, ((100, 0, 10),)), Pose(1000, 1000, 900, False))
    assert (round(disc.x), round(disc.y)) == (1000, 1100)


def test_a_mirrored_piece_is_mirrored_before_it_is_turned() -> None:
    """PAR-10: what was on the right is on the left, and a quarter turn later above."""
    (disc,) = discs_of(CloudShape("dot", 1, ((100, 0, 10),)), Pose(1000, 1000, 900, True))
    assert (round(disc.x), round(disc.y)) == (1000, 900)


@pytest.mark.parametrize(
    ("nudge", "met"),
    [
        (Nudge(0, 1000, 3000, 1000), 0),
        (Nudge(3000, 1000, 0, 1000), 1),
        (Nudge(0, 751, 3000, 751), 0),
        (Nudge(0, 749, 3000, 749), None),
        (Nudge(0, 1000, 749, 1000), None),
        (Nudge(0, 1000, 751, 1000), 0),
        (Nudge(1500, 1000, 1500, 3000), None),
        (Nudge(500, 1000, 0, 1000), None),
    ],
)
def test_what_a_finger_meets_first(nudge: Nudge, met: int | None) -> None:
    """PAR-15: two puffs lie at 100 and at 200 mm; a fingertip reaches 8 mm around its middle."""
    assert first_met(CLOUDS, (lay(0, 1000, 1000), lay(1, 2000, 1000)), nudge) == met


def test_of_two_at_the_same_place_the_upper_is_met() -> None:
    """PAR-15."""
    assert first_met(CLOUDS, (lay(0, 1000, 1000), lay(1, 1000, 1000)), EAST) == 1
