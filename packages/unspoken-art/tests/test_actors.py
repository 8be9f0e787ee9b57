"""Actors: every pose, type and pair can be drawn, in one piece, inside its space, and always alike."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
import skia

from unspoken_art.canvas.palette import PALETTES
from unspoken_art.canvas.pen import Part
from unspoken_art.dreams.motifs import motifs
from unspoken_art.scenes.scene import Kind, empty_scene
from unspoken_art.scenes.script import run_script
from unspoken_art.things.actors.body import BUILDS
from unspoken_art.things.actors.casting import FIELDS, actor, pair, portrait
from unspoken_art.things.actors.clothes import COSTUMES
from unspoken_art.things.actors.faces import FACES
from unspoken_art.things.actors.hats import HATS
from unspoken_art.things.actors.heads import HAIRS
from unspoken_art.things.actors.held import HOLDS
from unspoken_art.things.actors.pairs import PAIRS
from unspoken_art.things.actors.poses import POSES

APART = {"juggle": 6, "sow": 7}
"""How many pieces a pose may have: balls and seeds fly."""


def pieces(parts: list[Part]) -> int:
    """Return the number of separate pieces of a silhouette, at two pixels a unit."""
    surface = skia.Surface(640, 640)
    canvas = surface.getCanvas()
    canvas.translate(320, 420)
    canvas.scale(2, 2)
    for part in parts:
        canvas.drawPath(part.path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
    mask = (surface.toarray()[..., 3] > 100).astype(np.uint8)
    return int(cv2.connectedComponents(mask)[0]) - 1


def bounds(parts: list[Part]) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom edge of the parts."""
    boxes = [part.path.getBounds() for part in parts]
    return (
        min(box.left() for box in boxes),
        min(box.top() for box in boxes),
        max(box.right() for box in boxes),
        max(box.bottom() for box in boxes),
    )


@pytest.mark.parametrize(("place", "kind"), list(enumerate(BUILDS)))
def test_every_pose_is_one_piece_on_its_ground(place: int, kind: str, request: pytest.FixtureRequest) -> None:
    """No limb is loose, nothing is below the ground, nobody grows out of the space of a figure.

    Each pose is drawn for one type of body, in `make prove` for all.
    """
    every = 1 if request.config.getoption("proof_size", default=None) == 2 else len(BUILDS)
    for name, pose in list(POSES.items())[place % every :: every]:
        drawn = actor([kind, name], {}).parts()
        left, top, right, bottom = bounds(drawn)
        assert pieces(drawn) <= APART.get(name, 1), f"{kind} {name}"
        assert bottom == pytest.approx(-pose.up, abs=0.01), f"{kind} {name}"
        assert -110 < left < right < 130 and top > -170, f"{kind} {name}"


@pytest.mark.parametrize("name", PAIRS)
def test_two_actors_of_unlike_size_touch(name: str) -> None:
    """A pose for two is one silhouette, also for people of unlike size; only a quarrel keeps a distance."""
    for words in (["old-woman", "+", "child"], ["large", "+", "thin"]):
        drawn = pair([name, *words], {}).parts()
        assert pieces(drawn) <= (2 if name == "quarrel" else 1), f"{name} {words}"
        assert bounds(drawn)[3] == pytest.approx(0, abs=0.01)


def test_everything_to_wear_and_to_hold_has_its_colours() -> None:
    """Every fill of every part is a colour of the thing or of the palette."""
    extras = ("scarf", "beard", "moustache", "glasses")
    kinds = [list(kind) for kind in (COSTUMES, FACES, HAIRS, HOLDS, extras)]
    views = ("profile", "quarter", "back")
    looks = [[kind[at % len(kind)] for kind in kinds] for at in range(max(map(len, kinds)))]
    looks += [[hat, views[at % 3]] for at, hat in enumerate(HATS)]
    drawn = [make(look, {}) for look in looks for make in (actor, portrait)]
    drawn += [pair([name, *look, "+", *look], {}) for name, look in zip(PAIRS, looks, strict=False)]
    for thing in drawn:
        for part in thing.parts():
            PALETTES["dusk"].named(thing.fills.get(part.fill, part.fill))


def test_a_word_has_one_meaning() -> None:
    """Words are recognised in any order, so no pose, pair or mark may be another word too."""
    others = {*POSES, "left", "right", "flip", "ground", "wet", "scarf", "beard", "moustache", "glasses"}
    assert not others & set(FIELDS)
    words = [
        *BUILDS,
        *COSTUMES,
        *FACES,
        *HAIRS,
        *HATS,
        *HOLDS,
        "profile",
        "quarter",
        "back",
        "behind",
        "bareheaded",
    ]
    assert len(words) == len(FIELDS)
    assert not set(PAIRS) & set(FIELDS)


def test_actors_are_words_of_the_script() -> None:
    """Each is one named layer, which faces left if the script says so, and is the same every time."""
    script = (
        "actor 30 90 50 old-man offer coat left beard a=accent as=giver\npair 60 90 50 hug man + child a2=low"
    )
    one, two = (run_script(empty_scene("dusk", (0.5, 0.3), 0.6, 1), script) for _ in range(2))
    people = [layer for layer in one.layers if layer.kind is Kind.THING]
    assert [layer.name for layer in people] == ["giver", "pair"]
    assert all(np.array_equal(a.colours, b.colours) for a, b in zip(one.layers, two.layers, strict=True))
    columns = np.nonzero(people[0].mask.max(axis=0) > 0.5)[0]
    assert 216 - columns.min() > columns.max() - 216
    with pytest.raises(ValueError, match="unknown word about an actor: astronaut"):
        run_script(one, "actor 30 90 50 astronaut")


def test_actors_count_as_people() -> None:
    """However many there are on a card."""
    assert motifs(["actor 30 90 50 run\npair 60 90 50 hug", "portrait 50 99 80 woman"]) == {"person": 2}


def test_a_shadow_is_one_dark_shape_and_the_unseen_have_no_skin() -> None:
    """A shadow keeps the outline of its actors; an unseen dancer keeps the clothes and loses the head."""
    words = ["quarrel", "man", "coat", "+", "woman", "gown"]
    shadow, lit = pair(["shadow", *words], {}).parts(), pair(words, {}).parts()
    assert {(part.fill, part.round) for part in shadow} == {("dark", 0)}
    assert bounds(shadow) == bounds(lit)
    waltz = {part.fill for part in pair(["waltz", "man", "unseen", "suit", "+", "woman"], {}).parts()}
    assert {"a", "skin2"} <= waltz and "skin" not in waltz
    assert bounds(actor(["man", "unseen"], {}).parts())[1] > bounds(actor(["man"], {}).parts())[1] + 10
