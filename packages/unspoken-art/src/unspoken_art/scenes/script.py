"""A card's script: one line per layer, from back to front, in percents of the card.

moon 70 20 12            something in the sky: weather.py
sea 62                   a ground: ground.py
whale 50 66 60 flip      a thing: x and y of its foot, its size, then its marks (flip, ground, wet)
actor 38 86 52 man offer left   people: the same, then who they are and what they do: things/actors/casting.py
arch                     a frame: frames.py

The words after a layer's name are the parameters of its function; a struct of shapes.py takes one word per
field. Any of them can also be given by name: `depth=.5`.
"""

from collections.abc import Callable, Iterable
from dataclasses import is_dataclass, replace
from inspect import Parameter, signature
from typing import TypeAlias, get_type_hints

from unspoken_art import things
from unspoken_art.canvas.pen import THINGS, Thing
from unspoken_art.scenes import frames, ground, hollows, interiors, many, weather
from unspoken_art.scenes.scene import TALL, WIDE, Place, Scene
from unspoken_art.things.actors.casting import CASTS

LAYERS: dict[str, Callable[..., None]] = {
    "stars": weather.stars, "moon": weather.moon, "clouds": weather.clouds, "heap": weather.heap,
    "mist": weather.mist, "beam": weather.beam, "halo": weather.halo, "fall": weather.fall,
    "sparks": weather.sparks, "flock": weather.flock,
    "sea": ground.sea, "mountains": ground.mountains, "hills": ground.hills, "floor": ground.floor,
    "wall": ground.wall, "stairs": ground.stairs, "path": ground.path,
    "row": ground.row, "grass": ground.grass,
    "arch": frames.arch, "porthole": frames.porthole, "peephole": frames.keyhole, "panes": frames.panes,
    "curtain": frames.curtain, "leaves": frames.leaves, "rope": frames.rope, "pour": frames.pour,
    "earth": interiors.earth, "cliff": interiors.cliff, "planks": interiors.planks,
    "cobbles": interiors.cobbles, "bricks": interiors.bricks, "tiles": interiors.tiles,
    "ledge": interiors.ledge, "grid": interiors.grid,
    "pool": hollows.pool, "flat": hollows.flat, "whirl": hollows.whirl, "cave": hollows.cave,
    "ring": many.ring, "strew": many.strew,
}  # fmt: skip

SHELF = things.__all__

MARKS = ("flip", "ground", "wet")
OPTIONS = ("rot", "z", "of", "water", "as")
"""The named words of a thing that are not colours."""

Values: TypeAlias = dict[str, float | str]
"""The words of a script line after the first, by name."""


def run_script(scene: Scene, script: str) -> Scene:
    """Add every line of the script to the scene and return the scene."""
    for line in script.strip().splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            _lay(scene, words[0], words[1:])
        except (KeyError, ValueError, TypeError, IndexError) as wrong:
            raise ValueError(f"cannot draw the script line {line.strip()!r}: {wrong!r}") from wrong
    return scene


def _lay(scene: Scene, name: str, words: list[str]) -> None:
    numbers = [word for word in words if "=" not in word]
    named = dict(word.split("=", 1) for word in words if "=" in word)
    if name in CASTS:
        _cast(scene, name, numbers, named)
        return
    if name in THINGS:
        _put(scene, name, numbers, named)
        return
    draw = LAYERS[name]
    parameters = [each for each in signature(draw).parameters.values() if each.name != "scene"]
    kinds = {key: kind for parameter in parameters for key, kind in _kinds(parameter).items()}
    values: Values = {}
    for key, word in [*zip(kinds, numbers, strict=False), *named.items()]:
        values[key] = word if kinds[key] is str else float(word)
    draw(scene, **_arguments(parameters, values))


def _is_struct(parameter: Parameter) -> bool:
    return is_dataclass(parameter.annotation)


def _kinds(parameter: Parameter) -> dict[str, type]:
    """Return the name and type of each word of a parameter: one word, or one per field of a struct."""
    kind = parameter.annotation
    return get_type_hints(kind) if _is_struct(parameter) else {parameter.name: kind}


def _arguments(parameters: Iterable[Parameter], values: Values) -> dict[str, object]:
    """Return the arguments of a layer, with the fields of each struct collected into the struct."""
    arguments: dict[str, object] = {}
    for parameter in parameters:
        own = {key: values[key] for key in _kinds(parameter) if key in values}
        if not _is_struct(parameter):
            arguments |= own
        elif parameter.default is Parameter.empty:
            arguments[parameter.name] = parameter.annotation(**own)
        else:
            arguments[parameter.name] = replace(parameter.default, **own)
    return arguments


def _cast(scene: Scene, name: str, words: list[str], named: dict[str, str]) -> None:
    """Add actors: the words after the size that are no marks describe them."""
    about = [word for word in words[3:] if word not in (*MARKS, "left", "right")]
    marks = {word for word in words[3:] if word in MARKS} | ({"flip"} if "left" in words else set())
    made = CASTS[name](about, {key: value for key, value in named.items() if key not in OPTIONS})
    if "as" in named:
        made = replace(made, name=named["as"])
    options = {key: value for key, value in named.items() if key in OPTIONS}
    _put(scene, made, [*words[:3], *marks], options)


def _put(scene: Scene, what: str | Thing, words: list[str], named: dict[str, str]) -> None:
    x, y, size = (float(word) for word in words[:3])
    marks = set(words[3:])
    fills = {key: value for key, value in named.items() if key not in OPTIONS}
    place = Place(
        x / 100 * WIDE, y / 100 * TALL, size / 100 * WIDE, float(named.get("rot", 0)), "flip" in marks
    )
    layer = scene.put(
        what, [place], float(named.get("z", 0.8)), fills, named.get("of", ""), "ground" in marks
    )
    if "wet" in marks or "water" in named:
        layer.water = float(named.get("water", y)) / 100 * TALL - 2
    unknown = marks - set(MARKS)
    if unknown:
        raise ValueError(f"unknown marks {sorted(unknown)}")
