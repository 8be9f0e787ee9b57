"""Composes decks of dream cards from a seed, one relation per card in turn."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from unspoken_art.dreams.grammar import Placed, Prop, Setting, grammar
from unspoken_art.dreams.people import PEOPLE
from unspoken_art.dreams.staging import STAGE_BY_RELATION, Stage, Staged
from unspoken_art.packs.texts import CardTexts

T = TypeVar("T")

STYLES = (
    "paint", "papercut", "linocut", "engraving", "wash", "gouache",
    "theatre", "charcoal", "fresco", "woodblock", "embroidery",
)  # fmt: skip
"""The drawing styles. A deck uses three of them, chosen by its seed."""
PLACES = {
    "voyage": ("sea",),
    "displacement": ("hills", "desert", "snow", "wood", "room"),
    "substitution": ("sea", "hills", "desert", "snow", "wood"),
    "lifting": ("sea", "hills", "desert", "snow", "wood"),
    "scale": ("hills", "desert", "snow", "wood", "room"),
    "watching": ("sea", "hills", "desert", "snow", "wood"),
    "between": ("hills", "desert", "snow", "wood", "room"),
    "gift": ("hills", "desert", "snow", "wood", "room"),
    "leash": ("hills", "desert", "snow", "wood"),
}
"""The settings in which a relation can be shown; a relation that is not listed suits all settings."""
MAX_CARDS_PER_SUBJECT = 2
STAGES = {**STAGE_BY_RELATION, **PEOPLE}


@dataclass(frozen=True)
class Dream:
    """The composition of a card: script, light, and texts."""

    style: str
    palette: str
    light: tuple[float, float]
    horizon: float
    script: str
    focus: str
    words: CardTexts


class Dreamer:
    """Composes a deck card by card; the same seed and the same calls give the same cards."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        luck = np.random.default_rng([seed, 0])
        self._palettes = _shuffled(luck, tuple(grammar().moods))
        self._relations = _shuffled(luck, tuple(grammar().relations))
        self._styles = _style_cycle(_shuffled(luck, STYLES))
        self._used: Counter[str] = Counter()

    def dream(self, number: int, attempt: int = 0) -> Dream:
        """Compose a card; each attempt is different, but has the same relation, palette and style."""
        rng = np.random.default_rng([self.seed, number, attempt, 1])
        palette = self._palettes[number % len(self._palettes)]
        relation = self._relations[number % len(self._relations)]
        first, second = self._cast(rng, relation)
        setting = self._setting(rng, relation, palette)
        staged = STAGES[relation](Stage(setting, rng), first, second)
        near = _things_nearby(rng, setting, staged, {first.name, second.name, staged.third})
        x = float(rng.choice((24, 30, 70, 76)))
        return Dream(
            style=self._styles[number % len(self._styles)],
            palette=palette,
            light=(x / 100, 0.18),
            horizon=setting.horizon,
            script=_script(setting, relation, staged, near, x),
            focus=staged.focus,
            words=_words(
                rng, relation, palette, setting, staged, [first, second, *(item.prop for item in near)]
            ),
        )

    def _cast(self, rng: np.random.Generator, relation: str) -> tuple[Prop, Prop]:
        """Choose two different things for the relation; the first is not the subject of too many cards."""
        rules = grammar().relations[relation]
        candidates = _shuffled(rng, rules.firsts)
        fresh = min(candidates, key=lambda name: max(self._used[name] - MAX_CARDS_PER_SUBJECT + 1, 0))
        self._used[fresh] += 1
        second = next(name for name in _shuffled(rng, rules.seconds) if name != fresh)
        return grammar().props[fresh], grammar().props[second]

    def _setting(self, rng: np.random.Generator, relation: str, palette: str) -> Setting:
        """Choose a setting that suits the palette and shows the relation."""
        possible = PLACES.get(relation, tuple(grammar().settings))
        suited = [place for place in grammar().moods[palette].places if place in possible]
        return grammar().settings[_shuffled(rng, tuple(suited) or possible[:1])[0]]


def _style_cycle(styles: Sequence[str]) -> tuple[str, ...]:
    """Return the styles of 21 cards: eleven in the first style, five in each of the two others."""
    first, second, third, *_ = styles
    return (first, second, first, third) * 5 + (first,)


def _shuffled(rng: np.random.Generator, items: Sequence[T]) -> tuple[T, ...]:
    return tuple(items[int(at)] for at in rng.permutation(len(items)))


def _things_nearby(
    rng: np.random.Generator, setting: Setting, staged: Staged, taken: set[str]
) -> tuple[Placed, ...]:
    """Place one or two small things at the sides, as details that players may notice later."""
    names = [name for name in _shuffled(rng, setting.near) if name not in taken]
    aloft = setting is grammar().settings["sky"]
    spots = [(14.0, 36.0), (86.0, 44.0)] if aloft else [(13.0, setting.foot + 5), (87.0, setting.foot + 1)]
    items = []
    for name, (x, y) in zip(names, spots[: 2 if staged.side_free else 1], strict=False):
        prop = grammar().props[name]
        items.append(Placed(prop, x, y, prop.fit(15, 11 if aloft else 14), x > 50))
    return tuple(items)


def _script(setting: Setting, relation: str, staged: Staged, near: Sequence[Placed], x: float) -> str:
    # In a substitution, a thing takes the place of the moon.
    background = [line for line in setting.back if relation != "substitution" or not line.startswith("moon")]
    mark = "wet" if setting.water else "ground"
    aloft = setting is grammar().settings["sky"]
    nearby = [item.line() if aloft else item.line(mark) for item in near]
    lines = (*background, *staged.lines, *nearby, *setting.front)
    return "\n".join(line.format(x=f"{x:.0f}", y=f"{100 - x:.0f}") for line in lines)


def _words(
    rng: np.random.Generator, relation: str, palette: str, setting: Setting, staged: Staged,
    cast: Sequence[Prop],
) -> CardTexts:  # fmt: skip
    """Make the texts of a card; every name stays in the nominative case."""
    known, mood, languages = grammar().relations[relation], grammar().moods[palette], grammar().languages
    third = grammar().props[staged.third].text if staged.third else dict.fromkeys(languages, "")
    stuff = grammar().materials[staged.stuff] if staged.stuff else dict.fromkeys(languages, "")
    first, second, *near = [prop.text for prop in cast]
    objects = [first, second, *([third] if staged.third else []), *near]
    alt = {}
    for tag, language in languages.items():
        sentence = _sentence(known.text[tag], first[tag], second[tag], third[tag], stuff[tag])
        around = ", ".join(item[tag] for item in near)
        alt[tag] = language.alt.format(sentence=sentence, setting=setting.text[tag], near=around)
    return CardTexts(
        objects={tag: [language.bare(item[tag]) for item in objects] for tag, language in languages.items()},
        setting=setting.text,
        relation=relation,
        mood=mood.text,
        themes=list(_shuffled(rng, known.themes)[:3]),
        alt=alt,
        clues={tag: [] for tag in languages},
    )


def _sentence(form: str, first: str, second: str, third: str, stuff: str) -> str:
    great = (first[:1].upper() + first[1:], second[:1].upper() + second[1:])
    return form.format(One=great[0], Two=great[1], one=first, two=second, three=third, stuff=stuff)
