"""Things of the cards about weather, sea, mountains and pursuit."""

import numpy as np

from unspoken_art.canvas.pen import Ellipse, Sketch, Taper, thing


@thing("great-wave", a="4f7fa0", b="f7f2e4", c="2a3f5c")
def great_wave(s: Sketch) -> None:
    """Draw a tall wave that curls over to the left, with fingers of foam."""
    s.blob("a", "-60 2 -34 -6 -14 -22 -4 -46 -8 -68 -22 -82 -38 -80 -46 -68 -56 -62 -64 -74 -60 -96 -40 -114 "
           "-8 -116 22 -96 42 -60 64 -28 84 2")  # fmt: skip
    for line in (
        "-44 0 -12 -12 6 -40 6 -72 -10 -94 -30 -98",
        "-20 0 10 -18 22 -46 18 -74 4 -98 -14 -106",
        "8 0 28 -20 36 -44 32 -66 22 -84",
        "34 0 46 -18 52 -34 50 -44",
    ):
        s.limb("b", line, Taper(1.5, 1.5, 5), round=0.2)
    rim = ((-57, -62, 6), (-64, -70, 6), (-66, -80, 6.5), (-63, -91, 7), (-56, -101, 7.5), (-46, -109, 8),
           (-33, -115, 8), (-19, -118, 7.5), (-5, -117, 7), (8, -111, 6), (18, -103, 5))  # fmt: skip
    for x, y, r in rim:
        s.ellipse("b", Ellipse(x, y, r, r), round=0.4)
    for finger in ("-58 -62 -54 -54 -60 -48", "-66 -70 -70 -60 -78 -56", "-70 -80 -80 -74 -86 -76",
                   "-68 -92 -80 -92 -86 -98", "-60 -104 -70 -110 -72 -118"):  # fmt: skip
        s.limb("b", finger, Taper(8, 2.5), round=0.4)
    for x, y, r in ((-84, -62, 2.4), (-92, -82, 2), (-76, -44, 1.8), (-88, -104, 1.6), (-64, -36, 1.6)):
        s.ellipse("b", Ellipse(x, y, r, r), round=0.2)


@thing("wild-fox-head", a="b8552e", b="f6ecdc", c="2c1c1c")
def fox_head(s: Sketch) -> None:
    """Draw a fox's head in profile, which faces right; its neck is at (0, 0)."""
    s.poly("c", "-6 -20 -9 -40 6 -24", round=0.4)
    s.blob("a", "-13 2 -15 -14 -7 -25 6 -25 15 -17 33 -6 33 -1 18 3 10 6 -2 8", round=0.7)
    s.poly("a", "-12 -20 -15 -42 3 -24", round=0.4)
    s.blob("b", "33 -3 18 -6 8 -3 0 4 -4 10 6 8 18 4", round=0.4)
    s.ellipse("c", Ellipse(33, -4.5, 3, 2.6), round=0.3)
    s.limb("c", "9 -13 13 -14.5 17 -12", Taper(1.6, 1.4, 3.4), round=0)


@thing("wild-fox-tail", a="b8552e", b="f6ecdc")
def fox_tail(s: Sketch) -> None:
    """Draw a fox's tail, which hangs down and curls up to the left of (0, 0)."""
    s.limb("a", "0 0 -18 12 -42 8 -58 -8", Taper(8, 10, 24))
    s.blob("b", "-49 -8 -54 2 -63 -4 -70 -24 -56 -16", round=0.5)


@thing("fishing-net", a="2a2630", b="2a2630")
def fishing_net(s: Sketch) -> None:
    """Draw a hanging net: a bag of crossed cords that is gathered at the top."""
    turns = np.linspace(-1, 1, 9)
    for sway in turns:
        for cross in (-0.42, 0.42):
            spots = []
            for t in np.linspace(0, 1, 9):
                half = 46 * np.sin(np.pi * (0.06 + 0.9 * t)) ** 0.75
                u = np.clip(sway + cross * (2 * t - 1), -1, 1)
                spots.append(f"{half * np.sin(u * np.pi / 2):.2f} {-100 + 100 * t:.2f}")
            s.limb("a", " ".join(spots), Taper(0.9, 0.9), round=0.1)
    s.ellipse("b", Ellipse(0, -98, 7, 4))


@thing("bear-upright", a="6a5248", b="e6cdb0", c="4a3a34")
def bear_upright(s: Sketch) -> None:
    """Draw a bear that stands on its hind legs, faces right and holds out both arms."""
    s.limb("c", "14 -74 32 -70 48 -74", Taper(17, 10))
    s.limb("c", "10 -30 16 -14 14 -6", Taper(24, 15))
    s.ellipse("c", Ellipse(20, -3, 12, 5))
    s.blob("a", "-24 -16 -30 -44 -22 -76 -6 -94 14 -90 24 -70 28 -42 22 -16 0 -8")
    s.limb("a", "-10 -30 -14 -14 -12 -6", Taper(27, 17))
    s.ellipse("a", Ellipse(-6, -3.5, 14, 5.5))
    s.ellipse("a", Ellipse(-6, -116, 6, 6))
    s.blob("a", "-14 -94 -12 -112 2 -118 16 -112 30 -103 32 -97 20 -92 8 -86")
    s.ellipse("a", Ellipse(6, -118, 5.4, 5.4))
    s.blob("b", "32 -99 22 -104 16 -98 22 -93 31 -95", round=0.5)
    s.ellipse("dark", Ellipse(32, -100, 2.8, 2.2), round=0.2)
    s.ellipse("dark", Ellipse(13, -106, 1.8, 2.2), round=0)
    s.limb("a", "-6 -78 16 -62 44 -66", Taper(21, 13))


@thing("summit", a="6a6f7a", b="f4efe4", c="3c4250")
def summit(s: Sketch) -> None:
    """Draw a steep rock with a small flat top at (0, -100) and a shaded side."""
    s.poly("a", "-70 0 -46 -34 -34 -44 -20 -82 -12 -100 12 -100 20 -76 36 -52 44 -30 70 0", round=0.2)
    s.poly("c", "12 -100 20 -76 36 -52 44 -30 70 0 24 0 16 -30 20 -52 8 -76", round=0.2)
    s.poly("b", "-20 -82 -12 -100 12 -100 16 -88 8 -80 2 -88 -6 -76 -12 -86", round=0.2)


@thing("long-scarf", a="f4ead3", b="3a3448")
def long_scarf(s: Sketch) -> None:
    """Draw a striped scarf that hangs between two necks; its lowest point is at (0, 0)."""
    s.limb("a", "-50 -50 -36 -20 0 -4 36 -20 50 -50", Taper(9, 9))
    for x, y, dx, dy in ((-46, -40, 4, -1.5), (-36, -20, 3, -3), (-22, -9.5, 1.5, -4)):
        for side in (1, -1):
            ends = f"{side * (x + dx)} {y + dy} {side * (x - dx)} {y - dy}"
            s.limb("b", ends, Taper(2.4, 2.4), round=0.2)


@thing("sea-blanket", a="4a7a7c", b="f4efe2", c="12303a")
def sea_blanket(s: Sketch) -> None:
    """Draw the edge of the sea, lifted like a blanket at (-20, -43); the beach begins at its foot."""
    s.blob("a", "-62 0 -46 -10 -33 -30 -24 -46 -14 -47 8 -36 30 -21 64 0 0 2", round=0.3)
    s.blob("c", "-42 1 -34 -12 -26 -29 -20 -41 -12 -40 6 -28 26 -14 46 1 0 2", round=0.1)
    edge = "-110 3 -62 2 -44 -1 -36 -11 -27 -29 -20 -41.5 -12 -40.5 6 -28.5 26 -14 46 -1 64 2 110 3"
    s.limb("b", edge, Taper(3, 3), round=0.5)
    for x, y in ((-41, -4), (-37, -9), (-33.5, -15), (-30.5, -21), (-27.5, -27), (-24.5, -33), (-10, -38.5),
                 (-4, -34.5), (2, -30.5), (8, -26.5), (14, -22.5), (20, -18.3), (26, -13.5), (32, -9.2),
                 (38, -5.2)):  # fmt: skip
        s.ellipse("b", Ellipse(x + 0.4, y + 1.4, 2.6, 2), round=0.3)
