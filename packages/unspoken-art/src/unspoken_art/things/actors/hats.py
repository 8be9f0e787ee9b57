"""Hats and hoods, in units of half a head's height."""

from unspoken_art.canvas.pen import Ellipse, Sketch, Taper
from unspoken_art.things.actors.shapes import Frame


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
