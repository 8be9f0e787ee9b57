"""Large heads with shoulders, half a card high."""

from unspoken_art.canvas.pen import Sketch, Taper
from unspoken_art.things.actors.body import Pose
from unspoken_art.things.actors.figure import Role
from unspoken_art.things.actors.heads import head
from unspoken_art.things.actors.shapes import Frame, cover, hull

NODS = {"crying": 14, "asleep": 12, "love": 8, "sad": 12, "laughing": -8, "curious": -5, "angry": 5}
"""How far a feeling tilts the head."""


def draw_portrait(s: Sketch, role: Role) -> None:
    """Draw the head and the shoulders of a role."""
    look = role.look(Pose(view="quarter"))
    slim = {"child": 0.72, "girl": 0.68, "woman": 0.86, "old-woman": 0.92, "large": 1.25, "thin": 0.84}
    wide = slim.get(role.kind, 1.0)
    f = Frame(0, -66, 33, NODS.get(look.face, 0) if look.view != "back" else 0)
    neck = 11 * (0.7 + 0.3 * wide)
    body = hull(((-30 * wide, -4), 14), ((34 * wide, -4), 12), ((-8, -20), 8), ((8, -20), 7), ((0, 0), 8))
    cover(s, "skin", hull(((-2, -20), neck), ((-3, -56), neck * 0.9)))
    cover(s, "a", body)
    head(s, f, look)
    _collar(s, role)


def _collar(s: Sketch, role: Role) -> None:
    if "scarf" in role.extras:
        s.limb("scarf", "-17 -24 -2 -18 15 -24", Taper(12, 11, 13))
        s.limb("scarf", "10 -20 16 -6 14 8", Taper(10, 12))
    elif role.dress.detail in ("suit", "uniform", "coat"):
        s.poly("b", "-15 -27 2 -12 -8 -3 -22 -20", round=0.4)
        s.poly("b", "13 -27 2 -12 12 -3 20 -20", round=0.4)
    else:
        s.limb("b", "-16 -23 0 -15 14 -23", Taper(4, 4, 5))
