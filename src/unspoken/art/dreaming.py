"""Dreams that nobody has written: a deck from a seed, each card a relation in its turn."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from unspoken.art.grammar import Placed, Prop, Setting, grammar
from unspoken.art.staging import STAGED, Stage, Staged
from unspoken.art.told import Listed, Told, Words

T = TypeVar("T")

HANDS = ("paint", "papercut", "linocut", "engraving", "wash", "gouache")
"""Who can draw. Three of them share a deck, and its seed says which: no two decks need be alike."""
PLACES = {
    "voyage": ("sea",),
    "displacement": ("hills", "desert", "snow", "wood", "room"),
    "substitution": ("sea", "hills", "desert", "snow", "wood"),
    "lifting": ("sea", "hills", "desert", "snow", "wood"),
    "scale": ("hills", "desert", "snow", "wood", "room"),
}
"""Where a relation can be seen at all, if not everywhere."""
AT_MOST = 2
"""How often one thing may be what a card is about."""


@dataclass(frozen=True)
class Dream:
    """A card's script under a light, and what is said of it."""

    style: str
    palette: str
    light: tuple[float, float]
    horizon: float
    script: str
    focus: str
    words: Words


class Dreamer:
    """Composes a deck card by card; the same seed and the same wishes give the same cards."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        luck = np.random.default_rng([seed, 0])
        self._palettes = _shuffled(luck, tuple(grammar().airs))
        self._relations = _shuffled(luck, tuple(grammar().relations))
        self._hands = _turns(_shuffled(luck, HANDS))
        self._used: Counter[str] = Counter()

    def dream(self, number: int, attempt: int = 0) -> Dream:
        """The card of this number; another one of the same relation, palette and hand at each attempt."""
        rng = np.random.default_rng([self.seed, number, attempt, 1])
        palette = self._palettes[number % len(self._palettes)]
        relation = self._relations[number % len(self._relations)]
        one, two = self._cast(rng, relation)
        setting = self._setting(rng, relation, palette)
        staged = STAGED[relation](Stage(setting, rng), one, two)
        near = _about(rng, setting, staged, {one.name, two.name, staged.third})
        x = float(rng.choice((24, 30, 70, 76)))
        return Dream(
            style=self._hands[number % len(self._hands)],
            palette=palette,
            light=(x / 100, 0.18),
            horizon=setting.horizon,
            script=_script(setting, relation, staged, near, x),
            focus=staged.focus,
            words=_words(rng, relation, palette, setting, staged, [one, two, *(item.prop for item in near)]),
        )

    def _cast(self, rng: np.random.Generator, relation: str) -> tuple[Prop, Prop]:
        """Two different things for the relation, the first not yet worn out."""
        told = grammar().relations[relation]
        ones = _shuffled(rng, told.ones)
        fresh = min(ones, key=lambda name: max(self._used[name] - AT_MOST + 1, 0))
        self._used[fresh] += 1
        two = next(name for name in _shuffled(rng, told.twos) if name != fresh)
        return grammar().props[fresh], grammar().props[two]

    def _setting(self, rng: np.random.Generator, relation: str, palette: str) -> Setting:
        """Somewhere that suits the palette, as far as the relation can be seen there."""
        seen = PLACES.get(relation, tuple(grammar().settings))
        suited = [place for place in grammar().airs[palette].places if place in seen]
        return grammar().settings[_shuffled(rng, tuple(suited) or seen[:1])[0]]


def _turns(hands: Sequence[str]) -> tuple[str, ...]:
    """Of 21 cards: eleven by the first hand, five by the second, five by the third."""
    first, second, third, *_ = hands
    return (first, second, first, third) * 5 + (first,)


def _shuffled(rng: np.random.Generator, items: Sequence[T]) -> tuple[T, ...]:
    return tuple(items[int(at)] for at in rng.permutation(len(items)))


def _about(rng: np.random.Generator, setting: Setting, staged: Staged, taken: set[str]) -> tuple[Placed, ...]:
    """One or two small things on either side, to be found later."""
    names = [name for name in _shuffled(rng, setting.near) if name not in taken]
    aloft = setting is grammar().settings["sky"]
    spots = [(14.0, 36.0), (86.0, 44.0)] if aloft else [(13.0, setting.foot + 5), (87.0, setting.foot + 1)]
    items = []
    for name, (x, y) in zip(names, spots[: 2 if staged.side_free else 1], strict=False):
        prop = grammar().props[name]
        items.append(Placed(prop, x, y, prop.fit(15, 11 if aloft else 14), x > 50))
    return tuple(items)


def _script(setting: Setting, relation: str, staged: Staged, near: Sequence[Placed], x: float) -> str:
    sunless = [line for line in setting.back if not (relation == "substitution" and line.startswith("moon"))]
    mark = "wet" if setting.water else "ground"
    aloft = setting is grammar().settings["sky"]
    hooks = [item.line() if aloft else item.line(mark) for item in near]
    lines = (*sunless, *staged.lines, *hooks, *setting.front)
    return "\n".join(line.format(x=f"{x:.0f}", y=f"{100 - x:.0f}") for line in lines)


def _words(
    rng: np.random.Generator, relation: str, palette: str, setting: Setting, staged: Staged,
    cast: Sequence[Prop],
) -> Words:  # fmt: skip
    """What is to be seen, put together so that every name stands in its first case."""
    told, air = grammar().relations[relation], grammar().airs[palette]
    third = grammar().props[staged.third].told if staged.third else Told(en="", pl="")
    stuff = grammar().stuffs[staged.stuff] if staged.stuff else Told(en="", pl="")
    one, two, *near = [prop.told for prop in cast]
    english = _sentence(told.told["en"], one["en"], two["en"], third["en"], stuff["en"])
    polish = _sentence(told.told["pl"], one["pl"], two["pl"], third["pl"], stuff["pl"])
    seen = [one, two, *([third] if staged.third else []), *near]
    return Words(
        objects=Listed(en=[item["en"].split(" ", 1)[1] for item in seen], pl=[item["pl"] for item in seen]),
        setting=setting.told,
        relation=relation,
        mood=air.told,
        themes=list(_shuffled(rng, told.themes)[:3]),
        alt=Told(
            en=f"{english} The scene is {setting.told['en']}. Near by: {_listed(near, 'en')}.",
            pl=f"{polish} Miejsce: {setting.told['pl']}. W pobliżu: {_listed(near, 'pl')}.",
        ),
        clues=Listed(en=[], pl=[]),
    )


def _listed(items: Sequence[Told], language: str) -> str:
    return ", ".join(item["en"] if language == "en" else item["pl"] for item in items)


def _sentence(form: str, one: str, two: str, third: str, stuff: str) -> str:
    great = (one[:1].upper() + one[1:], two[:1].upper() + two[1:])
    return form.format(One=great[0], Two=great[1], one=one, two=two, three=third, stuff=stuff)
