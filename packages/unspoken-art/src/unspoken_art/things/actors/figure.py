"""Draws one actor: its type, pose, clothes and head."""

from dataclasses import dataclass

from unspoken_art.canvas.pen import Sketch
from unspoken_art.things.actors import clothes
from unspoken_art.things.actors.anatomy import FIST, OPEN
from unspoken_art.things.actors.body import BUILDS, Body, Build, Pose, posed
from unspoken_art.things.actors.details import scarf
from unspoken_art.things.actors.heads import Look, head
from unspoken_art.things.actors.held import hold
from unspoken_art.things.actors.props import PROPS, gripped, stool
from unspoken_art.things.actors.shapes import Frame

BEHIND = ("desk", "swing")
"""Props that are behind the actor."""

UNSEEN = "unseen"
"""The word for an actor without a body: only the clothes are drawn."""


@dataclass(frozen=True)
class Role:
    """The description of an actor: body type, costume, head, held things and accessories."""

    kind: str = "man"
    costume: str = ""
    face: str = ""
    view: str = ""
    hair: str = ""
    hat: str = ""
    item: str = ""
    extras: tuple[str, ...] = ()

    @property
    def build(self) -> Build:
        """The proportions of the body."""
        return BUILDS[self.kind]

    @property
    def dress(self) -> clothes.Costume:
        """What the actor wears."""
        return clothes.COSTUMES[self.costume or self.build.costume]

    def fills(self) -> dict[str, str]:
        """Return the default colours, by fill name."""
        old = self.kind.startswith("old")
        hair = (
            "d8d2c8"
            if old
            else {"woman": "5a2e22", "girl": "a8642c", "child": "6a4226"}.get(self.kind, "33262a")
        )
        return {
            "a": self.dress.a, "b": self.dress.b, "skin": "e6b48e", "hair": hair,
            "brow": "9a8f86" if old else hair,
            "shoes": "3a2a2c", "scarf": "c8503a", "hat": self.dress.a if self.hat == "" else "3a3040",
            "tie": "b0392e", "mouth": "7a2a2e", "blush": "d8806e", "tear": "8ec4e6", "white": "f7f0e2",
            "wood": "8a5a3a", "gold": "e0b04a", "lamp": "ffd77a",
        }  # fmt: skip

    def look(self, pose: Pose) -> Look:
        """Return the head of the role in a pose."""
        view = self.view or pose.view
        hat = self.hat or self.dress.hat
        known = "profile" if view == "behind" else view
        hair = self.hair or self.build.hair
        return Look(
            self.face or pose.face, known, hair, "" if hat == "bareheaded" else hat, self.extras, self.kind
        )


def with_shades(fills: dict[str, str]) -> dict[str, str]:
    """Return the colours with the darker ones for the far limbs and for creases."""
    shades = {f"{name}_deep": f"{fills[name]}-" for name in ("a", "b", "skin")}
    folds = {f"{name}_fold": _line_colour(fills, name) for name in ("a", "b", "skin", "hair", "scarf")}
    mixes = {"dark_fold": "dark", "shade": f"{fills['skin']}-"}
    blush = mixed(fills["skin"], fills["blush"], 0.5)
    return {"dark_deep": "dark-", **mixes, **shades, **folds, **fills, "blush": blush}


def mixed(one: str, other: str, share: float) -> str:
    """Return a colour between two colours, or the first one, if either is a role of the palette."""
    if not (_is_code(one) and _is_code(other)):
        return one
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (0, 2, 4))
    return "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _is_code(colour: str) -> bool:
    return len(colour) == 6 and set(colour) <= set("0123456789abcdef")


def _line_colour(fills: dict[str, str], name: str) -> str:
    """Return the colour of lines on a cloth, skin or hair: darker, or lighter on something dark.

    An actor with clothes of the colour of the skin is a shadow, and has no such lines.
    """
    own = fills[name]
    if fills["a"] == fills["skin"] == fills["hair"] or own == "dark":
        return own
    if not _is_code(own):
        return f"{own}-"
    light = sum(int(own[at : at + 2], 16) for at in (0, 2, 4)) / 765
    return (
        mixed(own, "000000", 0.36) if light > 0.29 else mixed(own, "f0e0d0", 0.16 if name == "hair" else 0.24)
    )


def body_of(role: Role, pose: Pose) -> Body:
    """Return the joints of a role in a pose."""
    return gripped(posed(role.build, pose), pose.prop)


TWO_HANDED = ("line", "rod", "boat", "broom", "swing", "accordion", "drum", "telescope", "violin")
ONE_HANDED = (*TWO_HANDED, "finger", "desk")
"""Props that both hands hold, and props that at least the far hand holds."""


def fingers(role: Role, pose: Pose, side: str) -> str:
    """Return the shape of a hand: closed if it holds something."""
    if side == "near":
        shut = role.item == "suitcase" or pose.prop in TWO_HANDED or pose.grip == "both"
    else:
        shut = role.item not in ("", "suitcase") or pose.prop in ONE_HANDED or bool(pose.grip)
    return FIST if shut else OPEN


def draw(s: Sketch, body: Body, role: Role, pose: Pose) -> None:
    """Draw a posed actor, from the far side to the near side."""
    draw_trunk(s, body, role, pose)
    draw_arm(s, body, role, pose)


def draw_arm(s: Sketch, body: Body, role: Role, pose: Pose) -> None:
    """Draw the arm on the side of the viewer."""
    clothes.crease(s, body, role.dress)
    clothes.arm(s, body, body.near, role.dress, fingers(role, pose, "near"))


def draw_trunk(s: Sketch, body: Body, role: Role, pose: Pose) -> None:
    """Draw everything except the near arm."""
    costume, away = role.dress, clothes.deep(role.dress)
    view = role.view or pose.view
    if pose.seat:
        stool(s, body)
    if pose.prop in BEHIND:
        PROPS[pose.prop](s, body)
    if role.item and role.item != "suitcase":
        hold(s, body, role.item)
    clothes.arm(s, body, body.far, away, fingers(role, pose, "far"))
    clothes.leg(s, body, body.far_leg, away)
    clothes.leg(s, body, body.near_leg, costume)
    clothes.torso(s, body, costume, view == "back")
    turned = view == "behind"
    if UNSEEN not in role.extras:
        head(
            s, Frame(*body.head, body.build.head, -body.nod if turned else body.nod, turned), role.look(pose)
        )
    if "scarf" in role.extras:
        scarf(s, body)
    if pose.prop and pose.prop not in BEHIND:
        PROPS[pose.prop](s, body)
    if role.item == "suitcase":
        hold(s, body, role.item)
