"""The physics of a nudge: a pure function of the sky and the gesture."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from math import hypot
from pathlib import Path as File

import pytest

from unspoken.games.pareidolia.pieces import KeyFrame, LyingPiece, Path, Pose, Sky
from unspoken.games.pareidolia.sky.geometry import HEIGHT, WIDTH, discs_of, first_touched, touches_cloud
from unspoken.games.pareidolia.sky.nudge import push
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
    """Return the last key frame of each moved piece."""
    return {path.piece: path.frames[-1] for path in push(CLOUDS, sky, nudge)[1]}


def speeds(path: Path) -> list[float]:
    """Return the speeds between key frames, in millimetres per second."""
    return [
        100 * hypot(b.x - a.x, b.y - a.y) / (b.millis - a.millis)
        for a, b in zip(path.frames, path.frames[1:], strict=False)
    ]


def gestures(count: int, seed: bytes) -> list[tuple[Sky, Nudge]]:
    """Return skies from a few pieces to a heap of all fourteen, each with a nudge that touches a piece."""
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
        if empty and first_touched(CLOUDS, sky, nudge) is not None:
            found.append((sky, nudge))
    return found


def digest(seed: bytes) -> str:
    """Return a digest of the results of some gestures."""
    return sha256(encode([push(CLOUDS, sky, nudge) for sky, nudge in gestures(12, seed)])).hexdigest()


def test_a_pushed_piece_stops_just_ahead_of_the_finger() -> None:
    """PAR-13: their middles are 25 mm apart, the sum of both radii."""
    assert abs(pushed((lay(0, 1000, 1000),), EAST)[0].x - 1750) <= 10


def test_a_piece_pushed_in_its_middle_does_not_turn() -> None:
    """PAR-13."""
    assert abs(pushed((lay(0, 1000, 1000),), EAST)[0].turn) <= 10


def test_a_piece_pushed_at_its_end_turns() -> None:
    """PAR-13: a ribbon across the path, pushed below its middle, turns with the finger."""
    assert pushed((lay(4, 1000, 800, 900),), EAST)[4].turn < 700


def test_a_piece_pushes_another() -> None:
    """PAR-13: the finger does not touch the other one."""
    assert pushed((lay(0, 1000, 1000), lay(1, 1400, 1000)), EAST).keys() == {0, 1}


def test_pieces_that_overlap_slide_over_each_other() -> None:
    """PAR-13: the piece in the path moves, the other stays."""
    assert pushed((lay(0, 1000, 1000), lay(1, 1000, 1150)), Nudge(1000, 600, 1000, 900)).keys() == {0}


def test_a_heap_does_not_jump_apart() -> None:
    """PAR-13: all fourteen pieces lie in one place; only the one that is touched may move."""
    heap = tuple(lay(piece, 3000, 2000, 257 * piece % 3600) for piece in range(14))
    assert len(pushed(heap, Nudge(2000, 2000, 2600, 2000))) <= 1


def test_pushing_a_mirrored_piece_gives_the_mirrored_result() -> None:
    """PAR-13, PAR-10: with the mirrored nudge."""
    plain = pushed((lay(11, 1000, 1000),), Nudge(400, 1100, 900, 1100))[11]
    mirror = pushed((lay(11, 5000, 1000, flip=True),), Nudge(5600, 1100, 5100, 1100))[11]
    assert abs(plain.x + mirror.x - WIDTH) <= 2 and abs(plain.turn + mirror.turn) <= 2


def test_a_finger_that_stops_at_a_piece_moves_it_by_a_millimetre_at_most() -> None:
    """PAR-13: or not at all."""
    touched = pushed((lay(0, 1000, 1000),), Nudge(600, 1000, 755, 1000))
    assert 1000 <= touched[0].x <= 1010 if touched else True


@pytest.mark.parametrize(("sky", "nudge"), gestures(40, b"sky"))
def test_no_piece_leaves_the_sky(sky: Sky, nudge: Nudge) -> None:
    """PAR-13: the middle is in the sky in every key frame."""
    frames = [frame for path in push(CLOUDS, sky, nudge)[1] for frame in path.frames]
    assert all(0 <= frame.x <= WIDTH and 0 <= frame.y <= HEIGHT for frame in frames)


@pytest.mark.parametrize(("sky", "nudge"), gestures(40, b"speed"))
def test_no_piece_moves_at_twice_the_speed_of_the_finger(sky: Sky, nudge: Nudge) -> None:
    """PAR-13: overlaps must not explode. The finger moves at 400 mm a second."""
    assert max((speed for path in push(CLOUDS, sky, nudge)[1] for speed in speeds(path)), default=0) < 800


@pytest.mark.parametrize(("sky", "nudge"), gestures(10, b"paths"))
def test_a_path_begins_where_the_piece_lay(sky: Sky, nudge: Nudge) -> None:
    """PAR-13: so the page can animate it."""
    poses = {lying.piece: lying.pose for lying in sky}
    starts = [(path.piece, path.frames[0]) for path in push(CLOUDS, sky, nudge)[1]]
    assert starts == [
        (piece, KeyFrame(0, poses[piece].x, poses[piece].y, poses[piece].turn)) for piece, _ in starts
    ]


def test_key_frames_are_few() -> None:
    """PAR-13: most nudges take a few hundred bytes, a heap of fourteen a few thousand."""
    sizes = sorted(len(encode(push(CLOUDS, sky, nudge))) for sky, nudge in gestures(40, b"size"))
    assert sizes[20] < 1000 and sizes[-1] < 6000


def test_the_same_gestures_give_the_same_result() -> None:
    """PAR-13, ALL-02: in one process."""
    assert digest(b"same") == digest(b"same")


def test_another_process_computes_the_same_result() -> None:
    """PAR-13, ALL-02: byte for byte."""
    process = subprocess.run(
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
    assert process.stdout.strip() == digest(b"same")


def test_the_first_touched_piece_is_among_the_moved_pieces() -> None:
    """PAR-13, PAR-15: geometry and physics agree on which piece the finger meets."""
    agreed = []
    for sky, nudge in gestures(40, b"first"):
        touched = first_touched(CLOUDS, sky, nudge)
        moved = {path.piece for path in push(CLOUDS, sky, nudge)[1]}
        agreed.append(not moved or touched in moved)
    assert all(agreed)


def test_a_quarter_turn_is_clockwise() -> None:
    """PAR-10: a disc on the right moves to the bottom."""
    (disc,) = discs_of(CloudShape("dot", 1, ((100, 0, 10),)), Pose(1000, 1000, 900, False))
    assert (round(disc.x), round(disc.y)) == (1000, 1100)


def test_a_mirrored_piece_is_mirrored_before_it_is_turned() -> None:
    """PAR-10: a disc on the right moves to the left, then to the top."""
    (disc,) = discs_of(CloudShape("dot", 1, ((100, 0, 10),)), Pose(1000, 1000, 900, True))
    assert (round(disc.x), round(disc.y)) == (1000, 900)


@pytest.mark.parametrize(
    ("nudge", "touched"),
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
def test_the_first_piece_that_a_finger_meets(nudge: Nudge, touched: int | None) -> None:
    """PAR-15: two puffs lie at 100 and at 200 mm; a fingertip reaches 8 mm around its middle."""
    assert first_touched(CLOUDS, (lay(0, 1000, 1000), lay(1, 2000, 1000)), nudge) == touched


def test_a_finger_meets_the_upper_of_two_pieces_at_the_same_place() -> None:
    """PAR-15."""
    assert first_touched(CLOUDS, (lay(0, 1000, 1000), lay(1, 1000, 1000)), EAST) == 1
