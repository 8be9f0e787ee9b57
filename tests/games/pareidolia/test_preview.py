"""What the page predicts while a player drags clouds, computed by the rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.games.pareidolia.situations import MATERIALS, SECOND, Situation
from tests.goldens.pages import agrees_with_golden
from unspoken.games.pareidolia.pieces import HandsOff, LyingPiece, Pose, Sky
from unspoken.games.pareidolia.sky.geometry import (
    clouds_by_piece,
    first_touched,
    is_too_short,
    shapes_by_piece,
    touches_cloud,
)
from unspoken.games.pareidolia.types import Command, Nudge, Place
from unspoken.kernel.types import Refused

GOLDEN = Path(__file__).parents[3] / "front" / "src" / "games" / "pareidolia" / "preview.golden.json"
CLOUDS, SHAPES = clouds_by_piece(MATERIALS), shapes_by_piece(MATERIALS)
HEAP, RIBBON, PUFF, OTHER_PUFF = 0, 3, 5, 6
"""A puff is one disc of 17 mm, so that a finger of 8 mm touches it 25 mm from its middle."""

Case: TypeAlias = Mapping[str, object]


def lay(piece: int, x: int, y: int, turn: int = 0, flip: bool = False) -> LyingPiece:
    return LyingPiece(piece, Pose(x, y, turn, flip))


ONE: Sky = (lay(PUFF, 2000, 2000),)
ROW: Sky = (lay(PUFF, 2000, 2000), lay(OTHER_PUFF, 3000, 2000))
STACK: Sky = (lay(PUFF, 2000, 2000), lay(OTHER_PUFF, 2000, 2000))
GATE: Sky = (lay(OTHER_PUFF, 2000, 1800), lay(PUFF, 2000, 2200))
STEPS: Sky = (lay(PUFF, 2000, 2000), lay(OTHER_PUFF, 2100, 2000))
MIRRORED: Sky = (lay(HEAP, 2000, 2000, 0, True),)
UPENDED: Sky = (lay(HEAP, 2000, 2000, 900),)
HEAPS: Sky = (lay(HEAP, 2000, 2000, 1234), lay(RIBBON, 2600, 2100, 2700, True))

NUDGES: Sequence[tuple[str, Sky, int | None, Nudge]] = (
    ("meets the only cloud", ONE, None, Nudge(1000, 2000, 2000, 2000)),
    ("moves up and to the left", ONE, None, Nudge(2100, 3000, 2000, 1900)),
    ("passes at exactly touching distance", ONE, None, Nudge(1000, 2250, 3000, 2250)),
    ("passes 0.1 mm farther than touching distance", ONE, None, Nudge(1000, 2251, 3000, 2251)),
    ("stops where it touches a cloud", ONE, None, Nudge(1000, 2000, 1750, 2000)),
    ("stops 0.1 mm before a cloud", ONE, None, Nudge(1000, 2000, 1749, 2000)),
    ("moves away from a cloud", ONE, None, Nudge(2300, 2000, 3000, 2000)),
    ("starts at exactly touching distance", ONE, None, Nudge(2150, 2200, 3000, 3000)),
    ("starts just beyond touching distance", ONE, None, Nudge(2151, 2200, 3000, 3000)),
    ("starts on a cloud and meets another", ROW, None, Nudge(2100, 2000, 3000, 2000)),
    ("taps empty sky", ONE, None, Nudge(1000, 1000, 1000, 1000)),
    ("taps a cloud", ONE, None, Nudge(2000, 2000, 2000, 2000)),
    ("moves the minimum distance", ONE, None, Nudge(1720, 2000, 1760, 2030)),
    ("moves less than the minimum distance", ONE, None, Nudge(1720, 2000, 1760, 2029)),
    ("meets the nearer of two clouds", ROW, None, Nudge(1000, 2000, 4000, 2000)),
    ("meets the nearer of two clouds from the other side", ROW, None, Nudge(4000, 2000, 1000, 2000)),
    ("meets the upper of two clouds in the same place", STACK, None, Nudge(1000, 2000, 2000, 2000)),
    (
        "meets two clouds at the same moment, of which the upper counts",
        GATE,
        None,
        Nudge(1000, 2000, 2500, 2000),
    ),
    (
        "meets the lower of two overlapping clouds, because it is nearer",
        STEPS,
        None,
        Nudge(1000, 2000, 2500, 2000),
    ),
    ("meets a turned cloud", HEAPS, None, Nudge(1500, 1500, 2200, 2200)),
    ("meets a turned and mirrored cloud", HEAPS, None, Nudge(3200, 2400, 2500, 2000)),
    (
        "meets the lower side of a mirrored cloud, its left side",
        MIRRORED,
        None,
        Nudge(1880, 2600, 1880, 2260),
    ),
    ("stops below the higher side of a mirrored cloud", MIRRORED, None, Nudge(2120, 2600, 2120, 2260)),
    ("meets the left side of a cloud turned by 90 degrees", UPENDED, None, Nudge(1000, 2120, 1740, 2120)),
    ("stops beside a cloud turned by 90 degrees", UPENDED, None, Nudge(3000, 2120, 2210, 2120)),
    ("passes between turned clouds", HEAPS, None, Nudge(2350, 1000, 2350, 3500)),
    ("moves along the edge and meets nothing", HEAPS, None, Nudge(0, 0, 6000, 0)),
    ("meets a protected cloud", ROW, PUFF, Nudge(1000, 2000, 4000, 2000)),
    ("meets another cloud before the protected one", ROW, OTHER_PUFF, Nudge(1000, 2000, 4000, 2000)),
    ("meets the upper of two clouds, which is protected", STACK, OTHER_PUFF, Nudge(1000, 2000, 2000, 2000)),
    (
        "meets the upper of two clouds, of which the lower is protected",
        STACK,
        PUFF,
        Nudge(1000, 2000, 2000, 2000),
    ),
)
REMOVED = HandsOff(shape="heap", x=2000, y=2000, within=300)
POSES: Sequence[tuple[str, HandsOff | None, Place]] = (
    ("in the middle", None, Place("heap", 3000, 2000, 0, False)),
    ("in the first corner", None, Place("heap", 0, 0, 0, False)),
    ("in the last corner", None, Place("heap", 6000, 4000, 3599, True)),
    ("beyond the left edge", None, Place("heap", -1, 2000, 0, False)),
    ("beyond the right edge", None, Place("heap", 6001, 2000, 0, False)),
    ("beyond the upper edge", None, Place("heap", 3000, -1, 0, False)),
    ("beyond the lower edge", None, Place("heap", 3000, 4001, 0, False)),
    ("turned by 360 degrees", None, Place("heap", 3000, 2000, 3600, False)),
    ("turned by less than 0 degrees", None, Place("heap", 3000, 2000, -1, False)),
    ("where a cloud of its shape was removed", REMOVED, Place("heap", 2000, 2000, 900, True)),
    ("at the greatest protected distance from there", REMOVED, Place("heap", 2180, 2240, 0, False)),
    ("just beyond that distance", REMOVED, Place("heap", 2181, 2240, 0, False)),
    ("there with another shape than the removed one", REMOVED, Place("ribbon", 2000, 2000, 0, False)),
)


def refusal(sky: Sky, hands_off: HandsOff | None, command: Command) -> str | None:
    """Return the refusal of a command; None if it is accepted."""
    situation = Situation().start().given(sky=sky, hands_off=hands_off)
    try:
        situation.answer(SECOND, command)
    except Refused as refused:
        return refused.code
    return None


def objections(sky: Sky, protected: int | None, nudge: Nudge) -> list[str]:
    """Return all reasons against a nudge."""
    touched = first_touched(CLOUDS, sky, nudge)
    against = {
        "nudge-starts-on-a-cloud": touches_cloud(CLOUDS, sky, nudge.x0, nudge.y0),
        "nudge-too-short": is_too_short(nudge),
        "nudge-meets-nothing": touched is None,
        "piece-protected": touched is not None and touched == protected,
    }
    return [code for code, holds in against.items() if holds]


def nudge_case(name: str, sky: Sky, protected: int | None, nudge: Nudge) -> Case:
    return {
        "name": name,
        "sky": [
            {"piece": lying.piece, "shape": SHAPES[lying.piece], "x": lying.pose.x, "y": lying.pose.y}
            | {"turn": lying.pose.turn, "flip": lying.pose.flip}
            for lying in sky
        ],
        "protected": protected,
        "from": {"x": nudge.x0, "y": nudge.y0},
        "to": {"x": nudge.x1, "y": nudge.y1},
        "met": first_touched(CLOUDS, sky, nudge),
        "objections": objections(sky, protected, nudge),
    }


def pose_case(name: str, hands_off: HandsOff | None, place: Place) -> Case:
    return {
        "name": name,
        "removed": None if hands_off is None else hands_off.shape,
        "shape": place.shape,
        "pose": {"x": place.x, "y": place.y, "turn": place.turn, "flip": place.flip},
        "refused": refusal(ONE, hands_off, place),
    }


def page() -> str:
    """Return the cases as JSON, in the page's own format."""
    cases = {
        "discs": {cloud.shape: cloud.discs for cloud in MATERIALS.clouds},
        "removed": {"shape": REMOVED.shape, "x": REMOVED.x, "y": REMOVED.y, "within": REMOVED.within},
        "nudges": [nudge_case(*case) for case in NUDGES],
        "poses": [pose_case(*case) for case in POSES],
    }
    return _formatted(cases, 0) + "\n"


def _formatted(value: object, depth: int) -> str:
    """Return one line for each part of a case, and for each item of a list."""
    room, end = "  " * (depth + 1), "  " * depth
    if isinstance(value, Mapping):
        items = [f'"{name}": {_formatted(item, depth + 1)}' for name, item in value.items()]
        if depth > 2:
            return "{ " + ", ".join(items) + " }"
        return "{\n" + ",\n".join(room + item for item in items) + f"\n{end}}}"
    if isinstance(value, list | tuple) and len(value) > 1 and not isinstance(value[0], int | str):
        return "[\n" + ",\n".join(room + _formatted(item, depth + 1) for item in value) + f"\n{end}]"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_formatted(item, depth + 1) for item in value) + "]"
    return json.dumps(value)


def test_the_golden_file_of_the_preview_agrees_with_the_rules() -> None:
    """PAR-13, PAR-15: a test of preview.ts reads the same file."""
    assert agrees_with_golden(str(GOLDEN), page())


@pytest.mark.parametrize(("_name", "sky", "protected", "nudge"), NUDGES)
def test_a_nudge_is_refused_if_and_only_if_there_is_an_objection(
    _name: str, sky: Sky, protected: int | None, nudge: Nudge
) -> None:
    """PAR-13, PAR-15: the refusal is one of the objections."""
    answered = refusal(sky, None if protected is None else HandsOff((protected,)), nudge)
    against = objections(sky, protected, nudge)
    assert (answered in against) if against else answered is None
