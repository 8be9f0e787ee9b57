"""Workshop things: tools and machines that sew, weave, weigh, press and turn."""

import numpy as np

from unspoken_art.canvas.pen import Ellipse, Rect, Sketch, Taper, oval, slab, thing


@thing("sewing-machine", a="2b2a33", b="8a5a34", c="d9b25a")
def sewing_machine(s: Sketch) -> None:
    s.box("c", Rect(7, -98, 10, -82, 0), round=0.3)
    s.box("accent", Rect(1, -97, 16, -84, 2), round=0.9)
    s.ellipse("c", Ellipse(55, -64, 6, 19), round=0.6)
    s.ellipse("a", Ellipse(52, -64, 5, 15), round=0.6)
    s.blob("a", "22 -16 24 -56 30 -66 46 -66 50 -54 50 -16", round=0.9)
    s.blob("a", "-48 -74 -40 -83 -10 -84 40 -84 50 -74 48 -62 24 -58 -20 -62 -30 -58 -46 -58", round=0.9)
    s.box("a", Rect(-49, -78, -29, -42, 4), round=0.9)
    s.limb("c", "-22 -73 0 -75 30 -72", Taper(1, 1, 3), round=0.2)
    s.limb("c", "36 -60 38 -44 36 -28", Taper(1, 1, 3), round=0.2)
    s.ellipse("c", Ellipse(-39, -60, 5, 5), round=0.7)
    s.limb("c", "-39 -42 -39 -17", Taper(2.6, 1))
    s.poly("c", "-45 -20 -33 -20 -30 -15 -46 -15", round=0.5)
    s.box("a", Rect(-56, -16, 56, -8, 2), round=0.6)
    s.box("b", Rect(-62, -8, 62, 0, 1), round=0.4)


@thing("loom", a="8a6240", b="5f7f9a", c="efe4cc")
def loom(s: Sketch) -> None:
    for x in range(-36, 37, 4):
        s.limb("c", f"{x} -172 {x} -52", Taper(0.9, 0.9), round=0)
    s.box("c", Rect(-40, -52, 40, -6, 0), round=0.1)
    for index, top in enumerate((-52, -44, -38, -28, -20)):
        s.box("b" if index % 2 else "accent", Rect(-40, top, 40, top + (5 if index % 2 else 3), 0), round=0.1)
    for x in range(-34, 38, 14):
        s.poly("b", f"{x - 5} -10 {x} -16 {x + 5} -10", round=0.1)
    s.box("a", Rect(-46, -62, 46, -54, 2), round=0.7)
    s.blob("accent", "-20 -70 -4 -74 14 -70 -4 -66", round=0.8)
    for x in (-50, 42):
        s.box("a", Rect(x, -128, x + 8, 0, 1), round=0.6)
    s.box("a", Rect(-56, -126, 56, -116, 3), round=0.8)
    s.box("a", Rect(-52, -90, 52, -86, 1), round=0.6)
    s.box("a", Rect(-54, -8, 54, 2, 3), round=0.8)


@thing("spool", a="c2465a", b="c99a5a")
def spool(s: Sketch) -> None:
    s.ellipse("b", Ellipse(0, -6, 34, 8), round=0.6)
    s.box("a", Rect(-26, -74, 26, -8, 8), round=1.0)
    for y in range(-68, -10, 7):
        s.limb("dark", f"-26 {y} 0 {y + 4} 26 {y}", Taper(0.8, 0.8), round=0)
    s.ellipse("b", Ellipse(0, -78, 34, 9), round=0.6)
    s.ellipse("dark", Ellipse(0, -79, 6, 2.2), round=0)


@thing("needle", a="c4ccd4")
def needle(s: Sketch) -> None:
    s.poly("a", "-2.6 -128 -4 -146 0 -156 4 -146 2.6 -128 1.6 -30 0 0 -1.6 -30", round=0.9)
    s.cut_out(oval(0, -144, 1.5, 7))


@thing("gear", a="b8863a", b="6a4a1e")
def gear(s: Sketch) -> None:
    corners = []
    for step in range(48):
        r, turn = (50 if step % 4 in (0, 1) else 40), (step + 0.5) * np.pi / 24
        corners.append(f"{r * np.cos(turn):.2f} {-50 + r * np.sin(turn):.2f}")
    s.poly("a", " ".join(corners), round=0.5)
    s.ellipse("b", Ellipse(0, -50, 33, 33), round=0.2)
    s.cut_out(oval(0, -50, 29, 29))
    for turn in np.radians([0, 60, 120]):
        dx, dy = 31 * np.cos(turn), 31 * np.sin(turn)
        s.limb("a", f"{-dx} {-50 - dy} {dx} {-50 + dy}", Taper(7, 7))
    s.ellipse("a", Ellipse(0, -50, 12, 12))
    s.ellipse("dark", Ellipse(0, -50, 4, 4), round=0)


@thing("flatiron", a="3a3f4a", b="8a4a2e", c="b9c0c6")
def flatiron(s: Sketch) -> None:
    s.limb("c", "-30 -30 -28 -52", Taper(5, 5))
    s.limb("c", "18 -30 16 -52", Taper(5, 5))
    s.limb("b", "-40 -56 -10 -60 28 -54", Taper(8, 8, 12))
    s.blob("a", "-54 -8 -52 -26 -40 -34 10 -34 36 -26 66 -6 20 -6", round=0.8)
    s.poly("c", "-56 0 -54 -10 60 -10 72 0", round=0.4)
    s.limb("c", "-40 -24 0 -26 34 -20", Taper(1, 1, 2.4), round=0)


@thing("scales", a="c9983a", b="7a5420")
def scales(s: Sketch) -> None:
    s.blob("b", "-34 0 -30 -8 -12 -12 12 -12 30 -8 34 0", round=0.8)
    s.limb("a", "0 -8 0 -112", Taper(8, 5))
    s.ellipse("a", Ellipse(0, -40, 7, 5))
    s.limb("a", "-58 -92 0 -110 58 -124", Taper(4, 4, 7))
    s.ellipse("b", Ellipse(0, -112, 6, 6))
    s.limb("a", "0 -114 0 -126", Taper(3, 1.4))
    for x, top, foot in ((-58, -92, -30), (58, -124, -66)):
        for dx in (-20, 0, 20):
            s.limb("b", f"{x} {top} {x + dx} {foot}", Taper(1.1, 1.1), round=0)
        s.blob("a", f"{x - 26} {foot} {x + 26} {foot} {x + 14} {foot + 9} {x - 14} {foot + 9}", round=0.9)
        s.ellipse("b", Ellipse(x, foot, 26, 3.4), round=0.1)


@thing("corkscrew", a="b9c0c6", b="8a5a34", c="5f666e")
def corkscrew(s: Sketch) -> None:
    for turn in range(5):
        y = -100 + turn * 18
        s.limb("c", f"22 {y} 8 {y + 8} -10 {y + 12} -22 {y + 13}", Taper(5, 5, 3.6), round=0.4)
    s.limb("a", "0 -150 0 -112 8 -104 22 -100", Taper(6, 6))
    for turn in range(5):
        y = -87 + turn * 18
        s.limb("a", f"-22 {y} -8 {y + 5} 8 {y + 6} 22 {y + 5}", Taper(5, 5, 8))
    s.limb("a", "22 -10 12 -3 0 2", Taper(5, 0.8))
    s.limb("b", "-46 -152 0 -156 46 -152", Taper(12, 12, 15))
    s.box("a", Rect(-6, -160, 6, -146, 2), round=0.7)
    for x in (-36, 36):
        s.limb("dark", f"{x} -158 {x} -148", Taper(1.2, 1.2), round=0)


@thing("drawer-front", a="9a6a42", b="d0a040")
def drawer_front(s: Sketch) -> None:
    s.poly("5a3a24", "-43 -26 43 -26 47 -18 -47 -18", round=0.1)
    s.box("a", Rect(-48, -20, 48, 2, 1), round=0.35)
    s.box("7a4f30", Rect(-43, -16, 43, -2, 1), round=0.2)
    s.box("a", Rect(-41, -14, 41, -4, 1), round=0.2)
    for x in (-22, 22):
        s.ellipse("b", Ellipse(x, -9, 3.6, 3.6))


@thing("nook", a="5a3020", b="c98a4a")
def nook(s: Sketch) -> None:
    s.blob("20141a", "-42 2 -43 -40 -30 -66 0 -76 30 -66 43 -40 42 2 0 4", round=0.5)
    s.blob("b", "-37 0 -38 -39 -26 -61 0 -70 26 -61 38 -39 37 0 0 1", round=0, glow=0.5)
    s.cut_out(slab(-60, 0, 60, 20))
    s.poly("a", "-38 0 -30 -12 30 -12 38 0", round=0.1)
