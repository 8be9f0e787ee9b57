"""The Rorschach bot: matches by its own temperament, and infers the temperaments of others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import TypeVar, assert_never

from unspoken.games.rorschach.bot.associations import known_to, nearest_percept
from unspoken.games.rorschach.bot.guess_value import (
    PLACEMENTS,
    Placement,
    best_second_guess,
    best_value,
    guess_value,
    probability,
    value_by_counter,
)
from unspoken.games.rorschach.bot.subject_model import (
    MATCHINGS,
    TEMPERAMENTS,
    BlotTemperament,
    Matching,
    expected_matching,
    matching_odds,
    mixed_odds,
    subject_odds,
)
from unspoken.games.rorschach.cards import Image, Images, WordId
from unspoken.games.rorschach.parts.facts import NUMERALS
from unspoken.games.rorschach.types import (
    Choose,
    Command,
    Counter,
    GoOn,
    Guess,
    Match,
    Phase,
    Private,
    Public,
    Remove,
    Symbol,
    Team,
)
from unspoken.kernel.bot_chance import pick_with_mistakes
from unspoken.kernel.chance import Chance
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.seats import BySeat
from unspoken.kernel.types import Ask, Seat

T = TypeVar("T")

_CHOOSY, _CONTRARY = 25.0, 12.0
"""How strongly better guesses and removals are preferred, and better counter guesses."""


class BlotReader:
    """A bot with a fixed temperament, or with one that depends on its place in its team.

    Both teams have the same temperaments in the same order, so that no seat wins more often than another. A
    place lasts as long as the teams do, so that team-mates can learn the temperament of a bot.
    """

    def __init__(self, temperament: BlotTemperament | None = None) -> None:
        self._own = temperament

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None] | None:
        """Return an answer to one question, and the reason for it; None to keep the earlier proposal."""
        assert ask.choices is not None
        temperament = self.temperament(seat, public.teams)
        match public.phase:
            case Phase.MATCHING:
                return _match(public, temperament, lore, chance)
            case Phase.REVEALED | Phase.SCORED:
                return GoOn(), None
            case Phase.CHOOSING | Phase.REMOVING | Phase.GUESSING | Phase.COUNTERING | Phase.SECOND:
                wishes = _wishes_of_mates(private, seat, ask.choices)
                own = private.proposals[seat] if private.proposals else None
                if wishes and chance.below(2):
                    joined = _most_backed(wishes, chance)
                    return None if joined == own else (joined, None)
                return _proposed(public, private, temperament, lore, chance) if own is None else None
            case Phase.SEATING | Phase.DEALING | Phase.OVER:
                raise AssertionError(f"no question is open in phase {public.phase.value}")
            case _:
                assert_never(public.phase)

    def temperament(self, seat: Seat, teams: BySeat[Team]) -> BlotTemperament:
        """Return the temperament of the bot on this seat."""
        place = teams[:seat].count(teams[seat])
        return tuple(TEMPERAMENTS.values())[place % len(TEMPERAMENTS)] if self._own is None else self._own


def _wishes_of_mates(private: Private, seat: Seat, choices: Sequence[Command]) -> list[Command]:
    """Return the wishes of the team-mates."""
    return [wish for mate, wish in enumerate(private.proposals) if mate != seat and wish and wish in choices]


def _most_backed(wishes: Sequence[Command], chance: Chance) -> Command:
    """Return the wish with the most support; bots follow their team-mates half of the time (ALL-06)."""
    most = max(wishes.count(wish) for wish in wishes)
    return chance.pick([wish for wish in wishes if wishes.count(wish) == most])


def _proposed(
    public: Public, private: Private, temperament: BlotTemperament, lore: Lore, chance: Chance
) -> tuple[Command, Why | None]:
    """Return a new proposal."""
    match public.phase:
        case Phase.CHOOSING:
            assert private.suggested is not None
            return Choose(private.suggested), None
        case Phase.REMOVING:
            return _remove(public, temperament, lore, chance)
        case Phase.COUNTERING:
            return _counter(public, temperament, lore, chance)
        case Phase.GUESSING:
            return _guess(public, temperament, lore, chance)
        case Phase.SECOND:
            return _guess_again(public, temperament, lore)
        case Phase.SEATING | Phase.DEALING | Phase.MATCHING | Phase.REVEALED | Phase.SCORED | Phase.OVER:
            raise AssertionError(f"no team decides in phase {public.phase.value}")
        case _:
            assert_never(public.phase)


def _match(public: Public, temperament: BlotTemperament, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """Return a matching by the bot's own temperament (ROR-07), with the surest pair as the reason."""
    images, words = public.images_left, {shown.symbol: shown for shown in public.words}
    odds = matching_odds(public.words, images, temperament, lore)
    chosen: Matching = chance.weighted_pick(MATCHINGS, [odds[matching] for matching in MATCHINGS])
    image, symbol = max(
        zip(images, chosen, strict=True),
        key=lambda pair: temperament.liking(words[pair[1]].id, pair[0], lore),
    )
    look, percept = _look_facts(
        temperament.strongest_look(words[symbol].id, image, lore), image, words[symbol].id, lore
    )
    return Match(chosen), Why(f"match-{look}", {**_word(public, symbol), "image": image, **percept})


def _look_facts(look: str, image: Image, word: WordId, lore: Lore) -> tuple[str, dict[str, str | int]]:
    """Return the code of a look, and the percept that the bot saw."""
    if look in ("ink", "white"):
        return look, {}
    percept = _percept_facts(image, word, lore, mood=look == "mood")
    return ("mood" if look == "mood" else "things") if percept else "shape", percept


def _remove(public: Public, temperament: BlotTemperament, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """Remove the image whose absence hurts the test team most (ROR-06)."""
    subjects = subject_odds(public, temperament, lore)
    hopes = [
        best_value(mixed_odds(subjects, public.words, _without(public, image), lore))
        for image in public.images
    ]
    least = min(hopes)
    weights = {image: exp(_CHOOSY * (least - hope)) for image, hope in zip(public.images, hopes, strict=True)}
    image = _pick_by_weight(weights, chance)
    likeliest = max(
        (shown.id for shown in public.words), key=lambda word: temperament.liking(word, image, lore)
    )
    return Remove(image), Why("remove", _look(public, image, likeliest, temperament, lore))


def _guess(public: Public, temperament: BlotTemperament, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """Return a random guess; guesses with a higher value against the best counter are likelier (ROR-08)."""
    images = public.images_left
    odds = expected_matching(public, images, temperament, lore)
    hopes = [guess_value(odds, placement) for placement in PLACEMENTS]
    best = max(hopes)
    chosen = _pick_by_weight(
        {guess: exp(_CHOOSY * (hope - best)) for guess, hope in zip(PLACEMENTS, hopes, strict=True)}, chance
    )
    sure = round(100 * probability(odds, chosen))
    return Guess(images[chosen.place], chosen.symbol), _why("guess", public, chosen, sure, temperament, lore)


def _counter(public: Public, temperament: BlotTemperament, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """Return the symbol of the test team's guess or another symbol, by its value (ROR-09)."""
    images, guess = public.images_left, public.guess
    assert guess is not None
    odds = expected_matching(public, images, temperament, lore)
    place = images.index(guess.image)
    values = value_by_counter(odds, Placement(place, guess.symbol))
    least = min(values.values())
    symbol = _pick_by_weight(
        {symbol: exp(_CONTRARY * (least - value)) for symbol, value in values.items()}, chance
    )
    sure = round(100 * probability(odds, Placement(place, symbol)))
    code = "agree" if symbol is guess.symbol else "differ"
    return Counter(symbol), _why(code, public, Placement(place, symbol), sure, temperament, lore)


def _guess_again(public: Public, temperament: BlotTemperament, lore: Lore) -> tuple[Command, Why]:
    """Return the likeliest second guess (ROR-11); only two matchings are left, so declining never pays."""
    images, shown = public.images_left, public.reveals[0]
    first = Placement(images.index(shown.image), shown.symbol)
    chosen, likely = best_second_guess(expected_matching(public, images, temperament, lore), first)
    why = _why("second", public, chosen, round(100 * likely), temperament, lore)
    return Guess(images[chosen.place], chosen.symbol), why


def _without(public: Public, removed: Image) -> Images:
    return tuple(image for image in public.images if image != removed)


def _why(
    code: str, public: Public, placement: Placement, sure: int, temperament: BlotTemperament, lore: Lore
) -> Why:
    """Return the reason: the word, the image, the certainty, and the percept in the blot."""
    image = public.images_left[placement.place]
    word = next(shown.id for shown in public.words if shown.symbol is placement.symbol)
    look = _look(public, image, word, temperament, lore)
    return Why(code, {**_word(public, placement.symbol), "sure": sure, **look})


def _look(
    public: Public, image: Image, word: WordId, temperament: BlotTemperament, lore: Lore
) -> dict[str, str | int]:
    """Return the blot, the look that connects it with a word, and the percept in the blot."""
    look, percept = _look_facts(temperament.strongest_look(word, image, lore), image, word, lore)
    return {"blot": NUMERALS[public.images.index(image)], "image": image, "look": look, **percept}


def _word(public: Public, symbol: Symbol) -> dict[str, str | int]:
    """Return the word of a symbol, in each of its languages."""
    texts = next(shown.text for shown in public.words if shown.symbol is symbol)
    return {f"word_{language}": text for language, text in texts.items()}


def _percept_facts(image: Image, word: WordId, lore: Lore, mood: bool = False) -> dict[str, str | int]:
    """Return the percept in a blot for a word, in each language; empty if it is unknown in any language."""
    languages = known_to(lore).languages or (FALLBACK,)
    percept = {
        f"seen_{language}": nearest_percept(image, word, language, lore, mood) for language in languages
    }
    facts: dict[str, str | int] = {key: text for key, text in percept.items() if text is not None}
    return facts if len(facts) == len(languages) else {}


def _pick_by_weight(weights: Mapping[T, float], chance: Chance) -> T:
    """Return a random key by weight; a bot that makes a mistake picks another key."""
    return pick_with_mistakes(
        tuple(weights), lambda left: chance.weighted_pick(left, [weights[item] for item in left]), chance
    )
