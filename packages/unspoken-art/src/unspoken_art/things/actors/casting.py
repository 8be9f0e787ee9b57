"""Reads the words of a script line about actors, and makes a thing of them."""

from collections.abc import Iterable

import skia

from unspoken_art.canvas.pen import Part, Sketch, Thing
from unspoken_art.things.actors.body import BUILDS
from unspoken_art.things.actors.clothes import COSTUMES
from unspoken_art.things.actors.faces import FACES
from unspoken_art.things.actors.figure import UNSEEN, Role, body_of, draw, with_shades
from unspoken_art.things.actors.hats import HATS
from unspoken_art.things.actors.heads import EXTRAS, HAIRS
from unspoken_art.things.actors.held import HOLDS
from unspoken_art.things.actors.pairs import PAIRS, draw_pair
from unspoken_art.things.actors.portraits import draw_portrait
from unspoken_art.things.actors.poses import POSES

FIELDS = {
    **dict.fromkeys(BUILDS, "kind"), **dict.fromkeys(COSTUMES, "costume"), **dict.fromkeys(FACES, "face"),
    **dict.fromkeys(("profile", "quarter", "back", "behind"), "view"), **dict.fromkeys(HAIRS, "hair"),
    **dict.fromkeys((*HATS, "bareheaded"), "hat"), **dict.fromkeys(HOLDS, "item"),
}  # fmt: skip
"""The field of a role that each word sets; every word has one meaning, so their order is free."""


SHADOW = "shadow"
"""The word that turns actors into one flat dark shape."""


def role_of(words: Iterable[str]) -> Role:
    """Return the role that the words describe."""
    extras: list[str] = []
    known: dict[str, str] = {}
    for word in words:
        if word in (*EXTRAS, "scarf", UNSEEN):
            extras.append(word)
        elif word in FIELDS:
            known[FIELDS[word]] = word
        else:
            raise ValueError(f"unknown word about an actor: {word}")
    plain = Role()
    return Role(
        known.get("kind", plain.kind),
        known.get("costume", ""),
        known.get("face", ""),
        known.get("view", ""),
        known.get("hair", ""),
        known.get("hat", ""),
        known.get("item", ""),
        tuple(extras),
    )


def actor(words: list[str], fills: dict[str, str]) -> Thing:
    """Return an actor as a thing that stands on (0, 0), with these colours changed."""
    chosen = [word for word in words if word in POSES]
    pose = POSES[chosen[-1] if chosen else "stand"]
    role = role_of(word for word in words if word not in POSES and word != SHADOW)
    flat = SHADOW in words

    def drawn(s: Sketch) -> None:
        draw(s, body_of(role, pose), role, pose)
        _strip(s, role.extras)
        _stand(s, pose.up)
        _flatten(s, flat)

    return Thing("actor", drawn, with_shades({**role.fills(), **fills}))


def pair(words: list[str], fills: dict[str, str]) -> Thing:
    """Return two actors in one pose; a plus separates their words: `dance man suit + woman gown`."""
    pose = next(word for word in words if word in PAIRS)
    rest = [word for word in words if word not in (pose, SHADOW)]
    at = rest.index("+") if "+" in rest else len(rest)
    first, second = role_of(rest[:at]), role_of(rest[at + 1 :])
    own = {key: value for key, value in fills.items() if not key.endswith("2")}
    other = {key[:-1]: value for key, value in fills.items() if key.endswith("2")}
    both = with_shades({**first.fills(), **own})
    both |= {f"{key}2": value for key, value in with_shades({**second.fills(), **other}).items()}

    def drawn(s: Sketch) -> None:
        draw_pair(s, PAIRS[pose], first, second)
        _strip(s, first.extras)
        _strip(s, second.extras, "2")
        _stand(s, 0)
        _flatten(s, SHADOW in words)

    return Thing("pair", drawn, both)


def portrait(words: list[str], fills: dict[str, str]) -> Thing:
    """Return a large head with shoulders, which stands on (0, 0)."""
    role = role_of(words)

    def drawn(s: Sketch) -> None:
        draw_portrait(s, role)
        _stand(s, 0)

    return Thing("portrait", drawn, with_shades({**role.fills(), **fills}))


def _strip(s: Sketch, extras: tuple[str, ...], suffix: str = "") -> None:
    """Remove the skin of an unseen actor, so that only the clothes remain."""
    if UNSEEN in extras:
        skin = {f"{name}{suffix}" for name in ("skin", "skin_deep", "skin_fold", "shade")}
        s.parts = [part for part in s.parts if part.fill not in skin]


def _flatten(s: Sketch, flat: bool) -> None:
    """Give all parts of a shadow the same dark fill, without relief or glow."""
    if flat:
        s.parts = [Part(part.path, "dark", 0, 0) for part in s.parts]


CASTS = {"actor": actor, "pair": pair, "portrait": portrait}


def _stand(s: Sketch, up: float) -> None:
    """Move all parts down or up until the lowest one is `up` units above the ground."""
    lowest = max(part.path.getBounds().bottom() for part in s.parts)
    for index, part in enumerate(s.parts):
        path = skia.Path(part.path)
        path.offset(0, -lowest - up)
        s.parts[index] = Part(path, part.fill, part.round, part.glow)
