"""Alternative texts of blots in English and Polish: they describe the form and suggest no meaning."""

from collections.abc import Iterator, Sequence

from unspoken_art.ink.form import End, Form
from unspoken_art.ink.wash import DARK

_INKS_EN = {"sepia": "dark brown", "teal": "blue-green", "ochre": "yellow", "rust": "orange", "rose": "pink"}
_BLOT_PL = {"black": "Czarna", "sepia": "Ciemnobrązowa"}
_WITH_PL = {
    "red": "czerwonymi", "teal": "niebieskozielonymi", "ochre": "żółtymi", "rust": "pomarańczowymi",
    "blue": "niebieskimi", "violet": "fioletowymi", "rose": "różowymi", "green": "zielonymi",
}  # fmt: skip
_IN_PL = {
    "red": "czerwonym", "teal": "niebieskozielonym", "ochre": "żółtym", "rust": "pomarańczowym",
    "blue": "niebieskim", "violet": "fioletowym", "rose": "różowym", "green": "zielonym",
}  # fmt: skip
_WHERE = {
    "top": ("at the top", "u góry"),
    "middle": ("in the middle", "pośrodku"),
    "bottom": ("at the bottom", "u dołu"),
}
_NUMBERS = (
    ("no", "żadnych"), ("one", "jedna"), ("two", "dwie"), ("three", "trzy"), ("four", "cztery"),
    ("five", "pięć"), ("six", "sześć"),
)  # fmt: skip


Pair = tuple[str, str]
"""The same text in English and in Polish."""


def describe(form: Form, inks: Sequence[str]) -> dict[str, str]:
    """Return a description of a blot in each language."""
    said = [_shape(form, inks), _ends(form), *_gaps(form), _parts(form), _texture(form, inks)]
    return {
        language: " ".join(f"{sentence[at]}." for sentence in said)
        for at, language in enumerate(("en", "pl"))
    }


def _listed(words: Sequence[str], last: str) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def _stage(value: float, *steps: float) -> int:
    """Return how many of the ascending steps the value has reached."""
    return sum(value >= step for step in steps)


def _head(form: Form, inks: Sequence[str]) -> Pair:
    """Return the colours, and where a second colour is."""
    names = [_INKS_EN.get(ink, ink) for ink in inks]
    if inks[0] not in DARK:
        return (
            f"A blot in {_listed(names, 'and')}",
            f"Plama w kolorach {_listed([_IN_PL[ink] for ink in inks], 'i')}",
        )
    dark = _BLOT_PL[inks[0]]
    if len(inks) == 1:
        return f"A {names[0]} blot", f"{dark} plama"
    where = [_WHERE[at] for at in form.accents] or [("here and there", "tu i ówdzie")]
    here, tu = _listed([at[0] for at in where], "and"), _listed([at[1] for at in where], "i")
    return (
        f"A {names[0]} blot with {_listed(names[1:], 'and')} {here}",
        f"{dark} plama z {_listed([_WITH_PL[ink] for ink in inks[1:]], 'i')} śladami {tu}",
    )


def _shape(form: Form, inks: Sequence[str]) -> Pair:
    waist = (" and narrow in one place", " i z przewężeniem") if form.waist else ("", "")
    parts = zip(_head(form, inks), _proportion(form), _broadest(form), waist, strict=True)
    english, polish = (f"{head}, {proportion}, {broad}{thin}" for head, proportion, broad, thin in parts)
    return english, polish


def _ends(form: Form) -> Pair:
    top, bottom, side = _tip(form.top), _tip(form.bottom), _side(form.side)
    return (
        f"Above it ends {top[0]}, below {bottom[0]}; on each side {side[0]}",
        f"U góry kończy się {top[1]}, u dołu {bottom[1]}; z każdego boku {side[1]}",
    )


def _proportion(form: Form) -> Pair:
    return (
        ("wide and low", "szeroka i niska"),
        ("wider than it is tall", "bardziej szeroka niż wysoka"),
        ("about as wide as it is tall", "mniej więcej tak szeroka jak wysoka"),
        ("taller than it is wide", "bardziej wysoka niż szeroka"),
        ("tall and narrow", "wysoka i wąska"),
    )[_stage(form.upright, 0.68, 0.9, 1.12, 1.4)]


def _broadest(form: Form) -> Pair:
    return (
        ("broadest near the top", "najszersza przy górze"),
        ("broadest above the middle", "najszersza powyżej środka"),
        ("broadest in the middle", "najszersza w połowie"),
        ("broadest below the middle", "najszersza poniżej środka"),
        ("broadest near the bottom", "najszersza przy dole"),
    )[_stage(form.broadest, 0.25, 0.43, 0.57, 0.75)]


def _texture(form: Form, inks: Sequence[str]) -> Pair:
    if inks[0] not in DARK:
        return (
            ("The inks are strong, paler in patches", "Kolory są mocne, miejscami bledsze"),
            ("The inks are thin, with darker edges", "Kolory są rozwodnione, z ciemniejszymi brzegami"),
        )[_stage(form.light, 0.47)]
    return (
        ("The ink is dark almost throughout", "Tusz jest prawie wszędzie ciemny"),
        ("The ink is dark, with paler patches", "Tusz jest ciemny, z jaśniejszymi polami"),
        ("The ink is uneven, dark and pale in turns", "Tusz jest nierówny, raz ciemny, raz blady"),
        ("The ink is thin and pale", "Tusz jest rozwodniony i blady"),
    )[_stage(form.light, 0.17, 0.25, 0.36)]


def _tip(end: End) -> Pair:
    """Return how the blot ends at the top or bottom."""
    if end.points == 1:
        return (
            ("in one narrow point", "jednym wąskim czubkiem"),
            ("in one blunt end", "jednym tępym końcem"),
            ("in one broad edge", "jedną szeroką krawędzią"),
        )[_stage(end.broad, 0.09, 0.22)]
    if end.points == 2:
        return (
            ("in two points close together", "dwoma czubkami blisko siebie"),
            ("in two points", "dwoma czubkami"),
            ("in two points far apart", "dwoma czubkami daleko od siebie"),
        )[_stage(end.broad, 0.2, 0.42)]
    return (
        ("in three points", "trzema czubkami") if end.points == 3 else ("in many points", "wieloma czubkami")
    )


def _side(end: End) -> Pair:
    return (
        ("one point reaches out", "wystaje jeden czubek"),
        ("two points reach out", "wystają dwa czubki"),
        ("several points reach out", "wystaje kilka czubków"),
    )[_stage(end.points, 2, 3)]


def _gaps(form: Form) -> Iterator[Pair]:
    """Yield a sentence about the gaps in the ink, if there are any."""
    if form.gaps == 0:
        return
    if form.gaps == 1:
        size = ("large ", "duża ") if form.large_gaps else ("small ", "mała ")
        yield f"One {size[0]}gap on the fold shows the paper", f"Pośrodku {size[1]}przerwa odsłania papier"
    elif form.gaps == 2 and not form.gap_on_the_fold:
        size = ("large ", "duże ") if form.large_gaps else ("small ", "małe ")
        yield (
            f"Two {size[0]}gaps, one on each side, show the paper",
            f"Dwie {size[1]}przerwy, po jednej z każdej strony, odsłaniają papier",
        )
    else:
        some = ("Several gaps", "Kilka przerw") if form.gaps <= 5 else ("Many gaps", "Wiele przerw")
        large = (", some of them large,", ", w tym duże,") if form.large_gaps else ("", "")
        yield f"{some[0]}{large[0]} show the paper", f"{some[1]}{large[1]} odsłania papier"


def _parts(form: Form) -> Pair:
    if form.parts <= 1:
        return "It is all of one piece", "Jest w jednym kawałku"
    if form.parts < len(_NUMBERS):
        many = "kawałki" if form.parts <= 4 else "kawałków"
        count = {2: "dwa", 3: "trzy", 4: "cztery"}.get(form.parts, _NUMBERS[form.parts][1])
        return f"It is in {_NUMBERS[form.parts][0]} separate parts", f"Dzieli się na {count} {many}"
    return "It is in many separate parts", "Dzieli się na wiele kawałków"
