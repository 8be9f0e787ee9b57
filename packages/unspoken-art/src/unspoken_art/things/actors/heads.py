"""Heads: skulls in three views, hair, hats, glasses and beards, in units of half a head's height."""

from dataclasses import dataclass

from unspoken_art.canvas.pen import Arc, Ellipse, Sketch, Taper
from unspoken_art.things.actors.faces import expression
from unspoken_art.things.actors.shapes import Frame


@dataclass(frozen=True)
class Look:
    """What a head shows; the views are profile, quarter and back."""

    face: str = "calm"
    view: str = "profile"
    hair: str = "short"
    hat: str = ""
    extras: tuple[str, ...] = ()


SKULLS = {
    "profile": "0.5 -0.82 0.76 -0.48 0.78 -0.2 0.79 -0.04 "
    "0.93 0.12 1.07 0.26 0.98 0.34 0.82 0.35 0.88 0.44 "
    "0.84 0.5 0.87 0.58 0.77 0.67 0.8 0.82 0.66 0.97 0.36 0.95 -0.02 0.78 -0.28 0.66 -0.62 0.56 "
    "-0.88 0.1 -0.8 -0.55 -0.2 -0.98",
    "quarter": "0.04 -1 0.56 -0.84 0.8 -0.42 0.78 -0.08 0.84 0.2 "
    "0.76 0.56 0.5 0.9 0.22 1 -0.12 0.9 -0.48 0.62 "
    "-0.76 0.26 -0.86 -0.14 -0.72 -0.68 -0.36 -0.94",
    "back": "0 -1 0.5 -0.86 0.8 -0.4 0.78 0.1 0.6 0.6 0.3 0.86 "
    "0 0.92 -0.3 0.86 -0.6 0.6 -0.78 0.1 -0.8 -0.4 -0.5 -0.86",
}

CAPS = {
    "profile": "0.6 -0.86 0.74 -0.56 0.4 -0.56 0.2 -0.3 0.1 0.02 "
    "-0.06 0.1 -0.2 0.3 -0.4 0.62 -0.72 0.56 -0.96 0.06 "
    "-0.92 -0.56 -0.5 -1.02 0.1 -1.14",
    "quarter": "0.82 -0.36 0.7 -0.62 0.34 -0.66 -0.1 -0.5 "
    "-0.5 -0.24 -0.62 0.08 -0.7 0.4 -0.94 0.1 -0.98 -0.4 "
    "-0.72 -0.92 -0.2 -1.14 0.36 -1.06 0.74 -0.8",
    "back": "0 -1.14 0.6 -0.96 0.92 -0.42 0.88 0.16 0.64 0.58 "
    "0.3 0.72 0 0.68 -0.3 0.72 -0.64 0.58 -0.88 0.16 "
    "-0.92 -0.42 -0.6 -0.96",
}
"""The hair on the skull, the same for nearly all hair styles."""

LOCKS = {
    "bun": ("-1.28 -0.62 -0.98 -0.94 -0.66 -0.74 -0.62 -0.4 -0.92 -0.2 -1.24 -0.3"),
    "top-bun": ("-0.5 -1.3 -0.16 -1.56 0.2 -1.36 0.2 -1.06 -0.16 -0.92 -0.48 -1.02"),
    "long": (
        "-0.5 -1 -0.98 -0.5 -1.04 0.2 -1.2 0.9 -1.12 1.5 -0.72 1.7 -0.34 1.4 -0.3 0.6 -0.1 0.2 -0.2 -0.6"
    ),
    "bob": ("-0.4 -1.08 -0.98 -0.6 -1.1 0.2 -1.02 0.78 -0.6 0.9 -0.14 0.74 0.02 0.2 0.1 -0.4"),
    "ponytail": ("-0.7 -0.6 -1.1 -0.7 -1.46 -0.3 -1.5 0.4 -1.7 0.9 -1.24 0.7 -1.1 0.1 -0.86 -0.1"),
    "curls": (
        "0.5 -1.06 0.2 -1.3 -0.2 -1.36 -0.6 -1.24 "
        "-0.96 -0.98 -1.18 -0.6 -1.2 -0.16 -1.22 0.3 -1 0.62 "
        "-0.64 0.72 -0.36 0.5 -0.1 0.1 0.2 -0.5 0.66 -0.66"
    ),
    "tousled": (
        "0.86 -0.74 0.6 -0.86 0.56 -1.16 0.3 -1.02 "
        "0.1 -1.36 -0.16 -1.1 -0.5 -1.36 -0.56 -1.04 -0.98 -1.08 "
        "-0.84 -0.72 -0.4 -0.6 0.3 -0.62"
    ),
}


BEARDS = {
    "beard": (
        "0.84 0.62 0.92 0.96 0.66 1.4 0.3 1.36 -0.02 0.94 -0.16 0.36 0.02 0.16 0.2 0.48 0.5 0.62",
        "0.8 0.3 0.74 0.9 0.36 1.44 -0.1 1.2 -0.56 0.6 -0.68 0.2 -0.5 0.1 -0.2 0.5 0.3 0.68 0.6 0.5",
    ),
    "moustache": (
        "0.98 0.34 0.94 0.5 0.7 0.54 0.4 0.66 0.5 0.46 0.74 0.36",
        "0.4 0.36 0.66 0.38 0.92 0.56 0.6 0.54 0.4 0.48 0.16 0.56 -0.16 0.6 0.1 0.4",
    ),
}
"""Beards in profile and in three quarters."""


def head(s: Sketch, f: Frame, look: Look) -> None:
    """Draw a head with its face, hair and hat."""
    if look.hair in ("braids", "long", "ponytail", "bob", "bun", "curls"):
        _behind(s, f, look)
    s.blob("skin", f.text(SKULLS[look.view]), round=0.75)
    if look.view != "back":
        expression(s, f, look.face, look.view)
        _extras(s, f, look)
    _hair(s, f, look)
    if look.view != "back":
        _ear(s, f, look)
    if look.hat:
        HATS[look.hat](s, f)


def _behind(s: Sketch, f: Frame, look: Look) -> None:
    """Draw the hair that falls behind the neck."""
    if look.hair == "braids":
        for step in range(4):
            s.ellipse(
                "hair", Ellipse(*f.at(-0.86 - step * 0.1, 0.5 + step * 0.34), f.scale * 0.27, f.scale * 0.24)
            )
        s.ellipse("b", Ellipse(*f.at(-1.24, 1.78), f.scale * 0.2, f.scale * 0.2))
        return
    s.blob("hair", f.text(LOCKS[look.hair]), round=0.6)


def _hair(s: Sketch, f: Frame, look: Look) -> None:
    if look.hair == "bald":
        fringe = {
            "profile": "-0.2 0.02 -0.4 0.5 -0.7 0.56 -0.96 0.1 -0.9 -0.34 -0.6 -0.2",
            "quarter": "-0.56 -0.1 -0.6 0.36 -0.86 0.2 -1 -0.2 -0.84 -0.46",
            "back": "-0.86 -0.2 0 -0.1 0.86 -0.2 0.8 0.3 0.4 0.66 -0.4 0.66 -0.8 0.3",
        }
        s.blob("hair", f.text(fringe[look.view]), round=0.6)
        return
    if look.hair == "curls":
        s.blob("hair", f.text(CAPS[look.view]), round=0.6)
        for x, y in (
            (0.5, -0.9),
            (0.1, -1.14),
            (-0.36, -1.16),
            (-0.76, -0.92),
            (-1.02, -0.5),
            (-1.06, -0.02),
        ):
            s.ellipse("hair", Ellipse(*f.at(x, y), f.scale * 0.3, f.scale * 0.3))
        return
    s.blob("hair", f.text(CAPS[look.view]), round=0.6)
    if look.hair in ("tousled", "top-bun"):
        s.blob("hair", f.text(LOCKS[look.hair]), round=0.6)


def _ear(s: Sketch, f: Frame, look: Look) -> None:
    x = -0.1 if look.view == "profile" else -0.66
    if look.hat not in ("hood", "bonnet") and look.hair not in ("bob", "long"):
        s.ellipse("skin", Ellipse(*f.at(x, 0.14), f.scale * 0.14, f.scale * 0.21, f.turn - 12), round=0.9)


def _extras(s: Sketch, f: Frame, look: Look) -> None:
    profile = look.view == "profile"
    for name in ("beard", "moustache"):
        if name in look.extras:
            s.blob("hair", f.text(BEARDS[name][0 if profile else 1]), round=0.6)
    if "glasses" in look.extras:
        for x in (0.6,) if profile else (0.1, 0.62):
            s.arc("dark", Arc(*f.at(x, -0.04), f.scale * 0.24, 0, 360), f.scale * 0.09, round=0)
        s.limb(
            "dark",
            f.text("0.4 -0.06 -0.12 -0.02" if profile else "-0.14 -0.06 -0.6 -0.02"),
            Taper(f.scale * 0.08, f.scale * 0.08),
            round=0,
        )


def _tophat(s: Sketch, f: Frame) -> None:
    s.poly("hat", f.text("-0.82 -0.66 0.7 -0.74 0.86 -1.98 -0.96 -1.9"), round=0.5)
    s.limb("b", f.text("-0.76 -0.84 0.68 -0.92"), Taper(f.scale * 0.22, f.scale * 0.22), round=0.3)
    s.limb("hat", f.text("-1.24 -0.62 0 -0.7 1.16 -0.76"), Taper(f.scale * 0.2, f.scale * 0.2), round=0.4)


def _bowler(s: Sketch, f: Frame) -> None:
    s.blob("hat", f.text("-0.94 -0.56 -0.92 -1.1 -0.5 -1.5 0.1 -1.54 0.6 -1.2 0.74 -0.66"), round=0.7)
    s.limb("hat", f.text("-1.22 -0.6 -0.9 -0.5 0.7 -0.6 1.08 -0.76"), Taper(f.scale * 0.16, f.scale * 0.16))


def _cap(s: Sketch, f: Frame) -> None:
    s.blob("hat", f.text("-0.96 -0.4 -1.04 -0.9 -0.5 -1.3 0.4 -1.3 0.84 -0.98 0.74 -0.62 0 -0.5"), round=0.7)
    s.limb("dark", f.text("0.5 -0.66 0.9 -0.58 1.2 -0.44"), Taper(f.scale * 0.2, f.scale * 0.12), round=0.3)
    s.limb("b", f.text("-0.92 -0.52 0 -0.58 0.74 -0.68"), Taper(f.scale * 0.15, f.scale * 0.15), round=0.3)


def _beret(s: Sketch, f: Frame) -> None:
    s.blob(
        "hat", f.text("0.84 -0.72 0.2 -0.56 -0.7 -0.44 -1.26 -0.6 -1.16 -1.04 -0.4 -1.32 0.5 -1.2"), round=0.7
    )
    s.limb("hat", f.text("-0.3 -1.26 -0.26 -1.48"), Taper(f.scale * 0.12, f.scale * 0.1))


def _straw(s: Sketch, f: Frame) -> None:
    s.blob("hat", f.text("-0.86 -0.6 -0.76 -1.24 0.1 -1.4 0.62 -1.16 0.7 -0.66"), round=0.6)
    s.limb("b", f.text("-0.86 -0.78 0 -0.86 0.7 -0.82"), Taper(f.scale * 0.2, f.scale * 0.2), round=0.3)
    s.blob("hat", f.text("-1.66 -0.42 -0.8 -0.74 0.6 -0.82 1.5 -0.6 0.8 -0.5 -0.6 -0.44"), round=0.5)


def _hood(s: Sketch, f: Frame) -> None:
    s.blob(
        "a",
        f.text(
            "0.66 -0.92 0.46 -0.5 0.2 0 0.3 0.6 0.5 1.02 "
            "0 1.3 -0.7 1.1 -1.06 0.4 -1.14 -0.4 -0.96 -0.98 "
            "-0.3 -1.3 0.4 -1.26"
        ),
        round=0.7,
    )


def _crown(s: Sketch, f: Frame) -> None:
    s.poly(
        "gold",
        f.text("-0.84 -0.66 -0.98 -1.5 -0.5 -1.14 -0.1 -1.66 0.26 -1.16 0.82 -1.56 0.72 -0.74"),
        round=0.4,
    )


def _nightcap(s: Sketch, f: Frame) -> None:
    s.blob(
        "b",
        f.text(
            "0.76 -0.66 0.5 -1.2 -0.2 -1.5 -1 -1.2 -1.5 -0.5 "
            "-1.66 0.26 -1.46 0.3 -1.16 -0.2 -0.94 -0.3 0 -0.54"
        ),
        round=0.7,
    )
    s.limb("hat", f.text("-0.96 -0.34 0 -0.56 0.78 -0.66"), Taper(f.scale * 0.28, f.scale * 0.28))
    s.ellipse("hat", Ellipse(*f.at(-1.58, 0.42), f.scale * 0.26, f.scale * 0.26))


def _bonnet(s: Sketch, f: Frame) -> None:
    s.blob(
        "b",
        f.text(
            "0.7 -0.8 0.3 -0.46 0.06 0.1 0.3 0.7 0.42 1.02 0 1.04 "
            "-0.5 0.84 -1.08 0.9 -0.98 0 -0.94 -0.7 -0.4 -1.2 0.3 -1.18"
        ),
        round=0.7,
    )


HATS = {
    "tophat": _tophat,
    "bowler": _bowler,
    "cap": _cap,
    "beret": _beret,
    "straw": _straw,
    "hood": _hood,
    "crown": _crown,
    "nightcap": _nightcap,
    "bonnet": _bonnet,
}
HAIRS = ("short", "bald", "braids", *LOCKS)
EXTRAS = ("glasses", "beard", "moustache")
