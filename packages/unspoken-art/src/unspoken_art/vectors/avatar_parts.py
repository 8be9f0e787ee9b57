"""The parts of a seal, in a box of 100 by 100: outlines, and the cut-outs."""

from collections.abc import Callable
from dataclasses import dataclass
from math import pi

from unspoken_art.vectors.outline import disc, fmt, lobed, polygon, polygon_path

_RABBIT = (
    "M30 3C40 3 43 20 44 32H56C57 20 60 3 70 3C80 4 78 24 73 36C86 44 92 54 92 66C92 84 74 96 50 96"
    "C26 96 8 84 8 66C8 54 14 44 27 36C22 24 20 4 30 3Z"
)
OUTLINES = (
    disc(50, 50, 46),
    "M24 7H76Q93 7 93 24V76Q93 93 76 93H24Q7 93 7 76V24Q7 7 24 7Z",
    polygon(8, 49, pi / 8),
    lobed(10, 45, 0.055),
    polygon(6, 50),
    lobed(4, 42, 0.17),
    "M43 10.3Q50 3.3 57 10.3L89.7 43Q96.7 50 89.7 57L57 89.7Q50 96.7 43 89.7L10.3 57Q3.3 50 10.3 43Z",
    "M8 10H92V50C92 76 72 92 50 97C28 92 8 76 8 50Z",
    "M8 50C8 26.8 26.8 8 50 8C73.2 8 92 26.8 92 50V94H8Z",
    lobed(6, 43, 0.12),
    # a drop, a cat, a rabbit, an owl, a ghost, a crown, a bell, a flower, a cog, a leaf
    "M50 3C60 24 88 36 88 62C88 82 71 96 50 96C29 96 12 82 12 62C12 36 40 24 50 3Z",
    "M12 6L36 22Q50 18 64 22L88 6Q94 30 92 56C90 80 72 95 50 95C28 95 10 80 8 56Q6 30 12 6Z",
    _RABBIT,
    "M6 8Q28 20 50 20Q72 20 94 8Q88 24 90 46C92 78 74 95 50 95C26 95 8 78 10 46Q12 24 6 8Z",
    "M10 96V46C10 22 28 5 50 5C72 5 90 22 90 46V96L76.7 85L63.3 96L50 85L36.7 96L23.3 85Z",
    "M50 3L74 26L94 20L88 60L92 96H8L12 60L6 20L26 26Z",
    "M50 4C74 4 80 26 82 52C83 68 90 76 95 84C78 96 22 96 5 84C10 76 17 68 18 52C20 26 26 4 50 4Z",
    lobed(5, 43, 0.13),
    lobed(16, 45, 0.05),
    "M92 8C96 50 84 94 40 94C16 94 4 78 6 56C8 24 50 6 92 8Z",
)


@dataclass(frozen=True)
class Heart:
    """A cut-out in the middle of a seal, and the part inside it that stays uncut."""

    cut: str
    eye: str = ""


def _lid(s: int) -> str:
    """Return the path of a closed eye, on the right (1) or left (-1)."""
    x = [50 + s * reach for reach in (6, 8, 26, 28, 26, 8)]
    return f"M{fmt(x[0], 38)}C{fmt(x[1], 52, x[2], 52, x[3], 38)}C{fmt(x[4], 45, x[5], 45, x[0], 38)}Z"


def _both(part: Callable[[int], str]) -> str:
    """Mirror a path to both sides of the middle."""
    return part(1) + part(-1)


HEARTS = (
    Heart("M50 22C60 36 60 48 50 58C40 48 40 36 50 22Z"),
    Heart(disc(50, 42, 12), disc(50, 42, 5)),
    Heart("M50 20L60 40L50 60L40 40Z"),
    Heart("M32 42C40 30 60 30 68 42C60 54 40 54 32 42Z", disc(50, 42, 5)),
    Heart("M50 62C34 50 36 32 50 36C64 32 66 50 50 62Z"),
    Heart(_both(lambda s: disc(50 + s * 15, 42, 10)), _both(lambda s: disc(50 + s * 15, 42, 4.5))),
    Heart(_both(lambda s: polygon_path((50 + s * 7, 48), (50 + s * 31, 34), (50 + s * 27, 54)))),
    Heart(disc(50, 34, 9) + "M46 38H54L58 58H42Z"),
    Heart(_both(_lid)),
    Heart(disc(50, 30, 6) + disc(38, 48, 6) + disc(62, 48, 6)),
    Heart("M28 36C34 24 66 24 72 36C64 34 36 34 28 36Z" + disc(50, 48, 9), disc(50, 48, 4)),
    Heart("M58 24C40 26 34 46 46 58C28 58 22 28 42 22C48 20 54 21 58 24Z" + disc(62, 42, 6)),
)


def _leaf(s: int) -> str:
    x = [50 + s * reach for reach in (13, 30, 34, 33, 22, 14, 13)]
    return f"M{fmt(x[0], 62)}C{fmt(x[1], 60, x[2], 46, x[3], 34)}C{fmt(x[4], 40, x[5], 48, x[6], 62)}Z"


def _wedge(s: int) -> str:
    return polygon_path((50 + s * 16, 30), (50 + s * 34, 38), (50 + s * 22, 52))


def _petal(s: int) -> str:
    x = [50 + s * reach for reach in (20.4, 26, 35, 33.6, 27, 19, 20.4)]
    return f"M{fmt(x[0], 33.6)}C{fmt(x[1], 31, x[2], 45, x[3], 58.4)}C{fmt(x[4], 61, x[5], 47, x[6], 33.6)}Z"


def _sickle(s: int) -> str:
    x = [50 + s * reach for reach in (18, 40, 34, 24, 28, 24, 18)]
    return f"M{fmt(x[0], 68)}C{fmt(x[1], 62, x[2], 40, x[3], 30)}C{fmt(x[4], 48, x[5], 58, x[6], 68)}Z"


def _whiskers(s: int) -> str:
    rows = ((56, 52), (62, 62), (68, 72))
    return "".join(
        polygon_path((50 + s * 16, start), (50 + s * 36, end - 2), (50 + s * 36, end + 2))
        for start, end in rows
    )


def _feathers(s: int) -> str:
    return "".join(disc(50 + s * x, y, 3.2, 7) for x, y in ((20, 62), (28, 56), (35, 48)))


WINGS = (
    _both(_leaf),
    _both(_wedge),
    _both(_petal),
    _both(_sickle),
    _both(_whiskers),
    _both(_feathers),
    _both(lambda s: disc(50 + s * 29, 58, 5.5)),
    "",
)

FEET = (
    "M32 72C40 80 60 80 68 72C60 88 40 88 32 72Z",
    "M50 66L58 80L50 86L42 80Z",
    disc(50, 76, 5) + disc(37, 73, 3.4) + disc(63, 73, 3.4),
    "M34 70L50 78L66 70L50 88Z",
    "M32 68L38 76L44 68L50 76L56 68L62 76L68 68V78L62 86L56 78L50 86L44 78L38 86L32 78Z",
    disc(50, 76, 9, 7),
    "M34 72H66V79H34Z",
    "M42 68H58L54 84Q50 90 46 84Z",
)
