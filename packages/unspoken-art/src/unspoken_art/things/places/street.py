"""Things of a town at night: trams, stalls, booths, puddles; also things on a desk."""

from unspoken_art.canvas.pen import Ellipse, Rect, Sketch, Taper, slab, thing

GLOW = "ffd98a"


@thing("tram", a="b0413e", b="efe0c4", c="2b2630")
def tram(s: Sketch) -> None:
    s.limb("c", "-6 -66 10 -92", Taper(1.8, 1.8))
    s.limb("c", "-2 -92 22 -92", Taper(2, 2))
    s.box("c", Rect(-58, -68, 58, -62, 3), round=0.6)
    s.box("b", Rect(-66, -64, 66, -34, 6), round=0.3)
    s.box("a", Rect(-66, -36, 66, -10, 4), round=0.5)
    for x in (-60, -37, -14, 9, 32):
        s.box(GLOW, Rect(x, -58, x + 18, -38, 2), round=0, glow=0.9)
    s.box(GLOW, Rect(54, -58, 64, -16, 2), round=0, glow=0.7)
    s.limb("b", "-64 -24 50 -24", Taper(2, 2), round=0.2)
    s.ellipse("fff0b8", Ellipse(64, -26, 3.4, 3.8), round=0, glow=1.4)
    s.box("c", Rect(-50, -12, 50, -5, 2), round=0.3)
    for x in (-38, -22, 22, 38):
        s.ellipse("c", Ellipse(x, -6, 7, 7))
        s.ellipse("8a8e94", Ellipse(x, -6, 3, 3), round=0.4)


@thing("stall", a="b0413e", b="efe0c4", c="6a4630")
def stall(s: Sketch) -> None:
    s.box("241a20", Rect(-52, -96, 52, -36, 0), round=0)
    for x in (-55, 50):
        s.box("c", Rect(x, -104, x + 5, 0, 0), round=0.5)
    for index, x in enumerate(range(-64, 64, 16)):
        tint = "a" if index % 2 else "b"
        slope = x * 0.82
        s.poly(tint, f"{slope} -128 {(x + 16) * 0.82} -128 {x + 16} -98 {x} -98", round=0.2)
        s.ellipse(tint, Ellipse(x + 8, -98, 8, 7), round=0.6)
    s.box("c", Rect(-60, -42, 60, -34, 1), round=0.5)
    s.box("4a3024", Rect(-54, -34, 54, 0, 0), round=0.2)
    for x in range(-54, 54, 12):
        s.limb("c", f"{x} -33 {x} -1", Taper(1.4, 1.4), round=0.2)


@thing("stall-jar", a="cfe0dc", b="8a6a4a", c="ffd98a")
def stall_jar(s: Sketch) -> None:
    s.box("a", Rect(-24, -62, 24, 0, 9), round=0.5, glow=0.2)
    s.box("c", Rect(-18, -52, 18, -5, 7), round=0, glow=1.0)
    s.box("b", Rect(-19, -74, 19, -62, 3), round=0.7)
    s.limb("fffdf4", "-19 -52 -19 -16", Taper(1, 1, 3), round=0)


@thing("booth", a="a8322e", b="6fb0b8", c="6a1c1e")
def booth(s: Sketch) -> None:
    s.blob("a", "-36 -146 -30 -156 0 -162 30 -156 36 -146 0 -144", round=0.7)
    s.box("a", Rect(-40, -148, 40, -134, 2), round=0.5)
    s.box("fff0c0", Rect(-26, -145, 26, -137, 1), round=0, glow=1.0)
    s.box("a", Rect(-36, -136, 36, 0, 1), round=0.4)
    s.box("c", Rect(-29, -129, 29, -14, 1), round=0)
    s.box("b", Rect(-26, -126, 26, -17, 1), round=0, glow=0.75)
    s.box("c", Rect(-40, -5, 40, 2, 1), round=0.4)


@thing("booth-bars", a="a8322e")
def booth_bars(s: Sketch) -> None:
    for x in (-15, 15):
        s.box("a", Rect(x - 1.2, -128, x + 1.2, -15, 0), round=0.4)
    for y in (-108, -90, -72, -54, -36):
        s.box("a", Rect(-28, y - 1.2, 28, y + 1.2, 0), round=0.4)


@thing("inkwell", a="2f4a60", b="c9ced4", c="10142a")
def inkwell(s: Sketch) -> None:
    s.blob("a", "-40 -26 -44 -2 -40 22 -20 30 20 30 34 22 38 -2 34 -24 18 -32 -20 -32", round=0.9)
    s.box("a", Rect(32, -16, 54, 14, 3), round=0.9)
    s.ellipse("c", Ellipse(54, -1, 6, 15), round=0)
    s.box("b", Rect(-26, -20, 14, 18, 2), round=0.1)


@thing("spill", a="1a2446")
def spill(s: Sketch) -> None:
    s.blob(
        "a",
        "-52 -96 -38 -112 -12 -104 4 -116 30 -110 42 -92 60 -84 54 -62 66 -44 52 -26 56 -6 34 2 22 -8 "
        "4 6 -18 0 -30 8 -50 -2 -48 -22 -64 -36 -52 -56 -62 -76",
        round=0.15,
    )
    for x, y, r in ((72, -78, 4), (-72, -14, 5), (66, 6, 3), (-70, -92, 3)):
        s.ellipse("a", Ellipse(x, y, r, r * 0.9), round=0.3)


@thing("quill", a="efe8da", b="8a7a64")
def quill(s: Sketch) -> None:
    s.limb("b", "0 0 6 -40 26 -110", Taper(2, 1.4))
    s.blob("a", "6 -34 -6 -58 4 -90 34 -124 34 -98 26 -72 14 -50", round=0.5)
    s.limb("b", "6 -34 16 -72 32 -118", Taper(1.6, 0.8), round=0)


@thing("paper-crane", a="f6f0e2", b="cfc4b0", c="a89a88")
def paper_crane(s: Sketch) -> None:
    s.limb("c", "-4 -46 -6 0", Taper(1.8, 1.6), round=0.4)
    s.limb("c", "8 -46 10 0", Taper(1.8, 1.6), round=0.4)
    s.poly("c", "-12 -76 14 -76 -6 -132", round=0.1)
    s.poly("b", "8 -54 24 -74 64 -104 36 -66", round=0.1)
    s.poly("b", "2 -52 -18 -70 -38 -118 -24 -72", round=0.1)
    s.poly("a", "-38 -118 -58 -106 -35 -110", round=0.1)
    s.poly("a", "-18 -70 26 -74 4 -44", round=0.15)
    s.poly("a", "-8 -72 26 -74 34 -140", round=0.1)
    s.poly("b", "10 -73 26 -74 34 -140", round=0.1)


@thing("puddle", a="6d8aa0")
def puddle(s: Sketch) -> None:
    s.blob(
        "a",
        "-62 -44 -48 -84 -20 -96 8 -88 34 -100 58 -78 66 -46 52 -16 24 -10 0 0 -30 -6 -54 -20",
        round=0.1,
    )
    s.cut_out(slab(-100, 40, 100, 60))


@thing("spines", a="8a3a44", b="3f6a7a", c="d9a84a")
def spines(s: Sketch) -> None:
    left = -50.0
    rows = (
        (13, 84, "a"), (9, 70, "c"), (15, 90, "b"), (8, 78, "efe0c4"), (12, 66, "5a7a4a"), (10, 86, "a"),
        (14, 74, "6a4a7a"), (9, 92, "b"), (10, 80, "c"),
    )  # fmt: skip
    for wide, tall, fill in rows:
        s.box(fill, Rect(left, -tall, left + wide - 0.6, 0, 1), round=0.7)
        for y in (-tall + 10, -tall + 14, -14):
            s.limb(
                "efe0c4" if fill != "efe0c4" else "8a3a44",
                f"{left + 1.6} {y} {left + wide - 2.4} {y}",
                Taper(1.2, 1.2),
                round=0,
            )
        left += wide


@thing("panel", a="1a2446")
def panel(s: Sketch) -> None:
    s.box("a", Rect(0, -150, 100, 0, 0), round=0)
