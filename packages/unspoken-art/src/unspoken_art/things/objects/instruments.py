"""Musical instruments, and devices for time, sight, sound and writing."""

import numpy as np

from unspoken_art.canvas.pen import Arc, Ellipse, Rect, Sketch, Taper, oval, placed, thing

BODY = (
    "0 0 -24 -3 -36 -18 -33 -34 -21 -44 -22 -54 -29 -64 -27 -80 -14 -89 0 -91 "
    "14 -89 27 -80 29 -64 22 -54 21 -44 33 -34 36 -18 24 -3"
)
"""A violin seen from the front."""


@thing("violin", a="b5622e", b="3a2018", c="e6c79a")
def violin(s: Sketch) -> None:
    s.blob("b", placed(BODY, 0, 1.6, 1.06, 1.035), round=0.5)
    s.blob("a", BODY, round=0.8)
    s.limb("b", "0 -70 0 -138", Taper(8, 6), round=0.8)
    for x, y in ((-9, -126), (9, -130), (-9, -136), (9, -140)):
        s.limb("b", f"0 {y} {x} {y}", Taper(3, 4.4))
    s.ellipse("b", Ellipse(0, -147, 6.4, 6.4))
    s.ellipse("c", Ellipse(1, -147, 2.4, 2.4), round=0.3)
    s.ellipse("b", Ellipse(1.4, -147, 1.2, 1.2), round=0)
    s.poly("b", "-5 -88 5 -88 4.4 -46 -4.4 -46", round=0.4)
    s.poly("b", "-3 -3 3 -3 5.4 -24 -5.4 -24", round=0.5)
    for side in (-1, 1):
        s.limb(
            "b", f"{side * 12} -30 {side * 16} -36 {side * 12} -46 {side * 15} -52", Taper(2.2, 2.2), round=0
        )
        s.ellipse("b", Ellipse(side * 11.6, -29, 2.2, 2.2), round=0)
        s.ellipse("b", Ellipse(side * 15.6, -53, 2, 2), round=0)
    s.poly("c", "-10 -38 10 -38 8 -42 -8 -42", round=0.4)
    for x in (-3, -1, 1, 3):
        s.limb("c", f"{x} -22 {x * 0.8} -134", Taper(0.5, 0.5), round=0)


@thing("accordion", a="a8322e", b="efe4cc", c="2b2630")
def accordion(s: Sketch) -> None:
    folds = 22
    for index in range(folds):
        ends = []
        for step in (index, index + 1):
            turn = np.pi * (step / folds)
            ends.append((-58 * np.cos(turn), -26 - 34 * np.sin(turn), 4 if step % 2 else 0))
        (x0, y0, in0), (x1, y1, in1) = ends
        quad = f"{x0} {y0 - 17 + in0} {x1} {y1 - 17 + in1} {x1} {y1 + 17 - in1} {x0} {y0 + 17 - in0}"
        s.poly("a" if index % 2 else "7a2226", quad, round=0.2)
    for index in range(1, folds, 2):
        turn = np.pi * index / folds
        x, y = -58 * np.cos(turn), -26 - 34 * np.sin(turn)
        s.limb("b", f"{x} {y - 13} {x} {y + 13}", Taper(0.8, 0.8), round=0)
    for side in (-1, 1):
        s.box("c", Rect(side * 67 - 10, -52, side * 67 + 10, 0, 3), round=0.6)
        s.box("b", Rect(side * 75 - 3, -48, side * 75 + 3, -4, 1), round=0.3)
        for y in range(-46, -4, 6):
            s.limb("c", f"{side * 75 - 3} {y} {side * 75 + 3} {y}", Taper(0.8, 0.8), round=0)
        for y in (-42, -26, -10):
            s.ellipse("d9b25a", Ellipse(side * 64, y, 3.4, 3.4), round=0.7)


@thing("metronome", a="8a4f2a", b="d9b25a", c="efe2c6")
def metronome(s: Sketch) -> None:
    s.poly("5a3018", "-38 0 -18 -104 -8 -112 8 -112 18 -104 38 0", round=0.3)
    s.poly("a", "-31 -4 -14 -100 14 -100 31 -4", round=0.2)
    s.poly("c", "-15 -24 -8 -94 8 -94 15 -24", round=0.1)
    for y in range(-88, -26, 7):
        s.limb("5a3018", f"{-5 + y * 0.03} {y} {5 - y * 0.03} {y}", Taper(0.9, 0.9), round=0)
    s.limb("b", "-2 -18 36 -124", Taper(2.6, 1.8))
    s.poly("b", "10 -78 24 -73 29 -90 19 -94", round=0.7)
    s.box("5a3018", Rect(-42, -5, 42, 3, 2), round=0.6)
    s.box("a", Rect(-32, -22, 32, -6, 1), round=0.3)
    s.ellipse("b", Ellipse(0, -14, 3.6, 3.6))


@thing("tuba", a="d0a040", b="7a5420", c="1c1418")
def tuba(s: Sketch) -> None:
    s.arc("b", Arc(-42, -48, 30, 30, 300), 9)
    s.arc("a", Arc(-42, -48, 30, 20, 300), 7)
    s.arc("b", Arc(-34, -44, 17, 0, 340), 8)
    s.arc("a", Arc(-34, -44, 17, 0, 340), 6)
    s.limb("a", "-44 -14 -20 -12 4 -20", Taper(10, 22, 13))
    for x in (-16, -6, 4):
        s.box("a", Rect(x - 3, -70, x + 3, -36, 2), round=0.9)
        s.box("b", Rect(x - 4, -76, x + 4, -72, 1), round=0.6)
    s.limb("a", "-16 -38 -2 -36 16 -40", Taper(6, 6))
    s.blob("a", "-8 -8 -12 -32 6 -46 26 -66 40 -94 58 -92 66 -46 58 -6 42 4 22 -2", round=0.9)
    s.ellipse("b", Ellipse(48, -46, 22, 49), round=0.5)
    s.ellipse("c", Ellipse(49, -46, 18, 44), round=0)


@thing("organ-house", a="c9b090", b="7a3a34", c="b9bcc0")
def organ_house(s: Sketch) -> None:
    for index, x in enumerate((-42, -28, -14, 0, 14, 28, 42)):
        tall = (-150, -168, -186, -204, -186, -168, -150)[index]
        s.box("c", Rect(x - 5.6, tall, x + 5.6, -84, 2), round=1.0)
        s.poly("dark", f"{x - 3} -112 {x + 3} -112 {x} -122", round=0)
        s.ellipse("8a8e94", Ellipse(x, tall + 1, 5.6, 1.8), round=0)
    s.poly("b", "-58 -76 -44 -104 44 -104 58 -76", round=0.4)
    s.box("a", Rect(-50, -78, 50, 0, 0), round=0.15)
    for y in (-66, -40):
        for x in (-38, -13, 12, 37):
            s.box(
                "ffd98a" if (x, y) != (12, -40) else "2b2630",
                Rect(x - 6, y, x + 6, y + 17, 1),
                round=0,
                glow=0.7,
            )
    s.box("efe4cc", Rect(-46, -16, 46, -9, 0), round=0.2)
    for x in range(-42, 46, 6):
        s.box("dark", Rect(x, -16, x + 2.6, -12, 0), round=0)
    s.box("5a3a2a", Rect(-8, -9, 8, 0, 1), round=0.2)


@thing("spectacles", a="3a2a26", b="c9983a")
def spectacles(s: Sketch) -> None:
    for side in (-1, 1):
        s.limb("a", f"{side * 56} -56 {side * 74} -62 {side * 84} -36", Taper(4, 3, 3))
        s.ellipse("a", Ellipse(side * 33, -42, 30, 30), round=0.7)
    s.cut_out(oval(-33, -42, 25.5, 25.5), oval(33, -42, 25.5, 25.5))
    s.limb("a", "-7 -50 0 -56 7 -50", Taper(5, 5))


@thing("lens", a="cfe4e6")
def lens(s: Sketch) -> None:
    s.ellipse("a", Ellipse(0, -26, 26, 26), round=0.1, glow=0.25)


@thing("telephone", a="20202a", b="d9b25a", c="efe4cc")
def telephone(s: Sketch) -> None:
    s.blob("a", "-44 0 -42 -12 -26 -34 -20 -56 20 -56 26 -34 42 -12 44 0 0 2", round=0.9)
    s.ellipse("b", Ellipse(0, -25, 17, 15), round=0.4)
    s.ellipse("c", Ellipse(0, -25, 6, 5.4), round=0.2)
    for turn in range(0, 300, 30):
        x, y = np.cos(np.radians(turn + 60)), np.sin(np.radians(turn + 60))
        s.ellipse("dark", Ellipse(12 * x, -25 + 10.4 * y, 1.9, 1.8), round=0)
    for x in (-18, 18):
        s.limb("b", f"{x} -54 {x} -64", Taper(3, 4))
    s.limb("a", "-36 -68 0 -76 36 -68", Taper(9, 9, 8))
    for side in (-1, 1):
        s.blob("a", placed("-12 -4 12 -4 10 10 -10 10", side * 38, -66, 0.9, 1.1), round=0.9)


@thing("typewriter", a="2e3a42", b="1a1a20", c="efe4cc")
def typewriter(s: Sketch) -> None:
    s.limb("c", "-56 -66 -66 -72", Taper(2.4, 2.4))
    s.box("b", Rect(-56, -72, 56, -60, 6), round=1.0)
    s.ellipse("c", Ellipse(-58, -66, 3, 7), round=0.6)
    s.ellipse("c", Ellipse(58, -66, 3, 7), round=0.6)
    s.poly("a", "-46 -62 46 -62 54 -32 62 0 -62 0 -54 -32", round=0.35)
    s.poly("b", "-36 -58 36 -58 40 -38 -40 -38", round=0.1)
    for x in range(-30, 31, 6):
        s.limb("b9c0c6", f"{x} -39 {x * 0.35} -58", Taper(0.9, 0.9), round=0)
    for row, (y, count) in enumerate(((-28, 9), (-18, 10), (-8, 9))):
        for key in range(count):
            across = (key - (count - 1) / 2) * (9.6 + row * 0.8)
            s.ellipse("b", Ellipse(across, y + 1.6, 4.2, 3.2), round=0.3)
            s.ellipse("c", Ellipse(across, y, 3.8, 2.7), round=0.4)


@thing("keyboard", a="f4ecd8", b="20202a")
def keyboard(s: Sketch) -> None:
    for key in range(9):
        left = -63 + key * 14
        low = 5 if key == 5 else 0
        s.box("8a8070", Rect(left + 0.6, -60, left + 13.4, 5 + low, 1.5), round=0.2)
        s.box("a", Rect(left + 0.6, -60, left + 13.4, low, 1.5), round=0.35)
    for key in (1, 2, 4, 5, 6, 8):
        left = -63 + key * 14
        s.box("b", Rect(left - 4, -60, left + 4, -24, 1), round=0.6)
