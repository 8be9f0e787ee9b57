"""A bot at a table of Rorschach: it matches by its own temperament, and reads that of others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import TypeVar, assert_never

from unspoken.games.rorschach.bot.associations import known_to, seen_in
from unspoken.games.rorschach.bot.reading import (
    MATCHINGS,
    TEMPERAMENTS,
    Matching,
    Temperament,
    expected,
    matching_odds,
    read_subject,
    subject_odds,
)
from unspoken.games.rorschach.bot.stakes import (
    PLACEMENTS,
    Placement,
    best_second_guess,
    best_worth,
    probability,
    worth,
    worth_by_counter,
)
from unspoken.games.rorschach.facts import NUMERALS
from unspoken.games.rorschach.types import (
    Choose,
    Command,
    Counter,
    GoOn,
    Guess,
    Image,
    Images,
    Match,
    Phase,
    Private,
    Public,
    Remove,
    Symbol,
    Team,
    WordId,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Seat, Why
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.lore import Lore
from unspoken.kernel.luck import picked
from unspoken.kernel.seats import BySeat

T = TypeVar("T")

_CHOOSY, _CONTRARY = 25.0, 12.0
"""How much better a better guess or removal looks, and a better answer to a guess: no bot is a mere echo."""
_PRECISION = 10_000
"""Into so many parts a weight of 1 is cut for a draw."""


class Mind:
    """A player with a temperament of its own: a named one, or the one that goes with its place in its team.

    Both teams have the same temperaments in the same order, so that no chair wins more often than another;
    and a place is kept as long as the teams are, so that team-mates can learn how whoever sits there sees.
    """

    def __init__(self, temperament: Temperament | None = None) -> None:
        self._own = temperament

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None] | None:
        """An answer to one question, from what the seat sees; None if it holds to what it has proposed."""
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
                raise AssertionError(f"nobody is asked anything while the game is {public.phase.value}")
            case _:
                assert_never(public.phase)

    def temperament(self, seat: Seat, teams: BySeat[Team]) -> Temperament:
        """What it goes by."""
        place = teams[:seat].count(teams[seat])
        return tuple(TEMPERAMENTS.values())[place % len(TEMPERAMENTS)] if self._own is None else self._own


def _wishes_of_mates(private: Private, seat: Seat, choices: Sequence[Command]) -> list[Command]:
    """What team-mates wish."""
    return [wish for mate, wish in enumerate(private.proposals) if mate != seat and wish and wish in choices]


def _most_backed(wishes: Sequence[Command], chance: Chance) -> Command:
    """A bot does not insist: as often as not it follows its team-mates (ALL-06)."""
    most = max(wishes.count(wish) for wish in wishes)
    return chance.pick([wish for wish in wishes if wishes.count(wish) == most])


def _proposed(
    public: Public, private: Private, temperament: Temperament, lore: Lore, chance: Chance
) -> tuple[Command, Why | None]:
    """A proposal of its own."""
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
            raise AssertionError(f"no team decides anything while the game is {public.phase.value}")
        case _:
            assert_never(public.phase)


def _match(public: Public, temperament: Temperament, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """What goes with what, by its own temperament (ROR-07); told by the pair that it is surest of."""
    images, words = public.images_left, {shown.symbol: shown for shown in public.words}
    odds = matching_odds(public.words, images, temperament, lore)
    chosen: Matching = _weighted_pick(MATCHINGS, [odds[one] for one in MATCHINGS], chance)
    image, symbol = max(
        zip(images, chosen, strict=True),
        key=lambda pair: temperament.liking(words[pair[1]].id, pair[0], lore),
    )
    look, seen = _told_look(
        temperament.strongest_look(words[symbol].id, image, lore), image, words[symbol].id, lore
    )
    return Match(chosen), Why(f"match-{look}", {**_word(public, symbol), "image": image, **seen})


def _told_look(look: str, image: Image, word: WordId, lore: Lore) -> tuple[str, dict[str, str | int]]:
    """How a look is told, and what was seen."""
    if look in ("ink", "white"):
        return look, {}
    seen = _seen(image, word, lore, mood=look == "mood")
    return ("mood" if look == "mood" else "things") if seen else "shape", seen


def _remove(public: Public, temperament: Temperament, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """Away with what makes it easiest for the testers (ROR-06)."""
    subjects = subject_odds(public, temperament, lore)
    hopes = [
        best_worth(expected(subjects, public.words, _without(public, image), lore)) for image in public.images
    ]
    least = min(hopes)
    weights = {image: exp(_CHOOSY * (least - hope)) for image, hope in zip(public.images, hopes, strict=True)}
    image = _liked(weights, chance)
    likeliest = max(
        (shown.id for shown in public.words), key=lambda word: temperament.liking(word, image, lore)
    )
    return Remove(image), Why("remove", _look(public, image, likeliest, temperament, lore))


def _guess(public: Public, temperament: Temperament, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """The image and the symbol that promise most, whatever the control team says then (ROR-08)."""
    images = public.images_left
    odds = read_subject(public, images, temperament, lore)
    hopes = [worth(odds, placement) for placement in PLACEMENTS]
    best = max(hopes)
    chosen = _liked(
        {one: exp(_CHOOSY * (hope - best)) for one, hope in zip(PLACEMENTS, hopes, strict=True)}, chance
    )
    sure = round(100 * probability(odds, chosen))
    return Guess(images[chosen.place], chosen.symbol), _why("guess", public, chosen, sure, temperament, lore)


def _counter(public: Public, temperament: Temperament, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """The same or another, as pays (ROR-09)."""
    images, guess = public.images_left, public.guess
    assert guess is not None
    odds = read_subject(public, images, temperament, lore)
    place = images.index(guess.image)
    worths = worth_by_counter(odds, Placement(place, guess.symbol))
    least = min(worths.values())
    symbol = _liked({one: exp(_CONTRARY * (least - pays)) for one, pays in worths.items()}, chance)
    sure = round(100 * probability(odds, Placement(place, symbol)))
    code = "agree" if symbol is guess.symbol else "differ"
    return Counter(symbol), _why(code, public, Placement(place, symbol), sure, temperament, lore)


def _guess_again(public: Public, temperament: Temperament, lore: Lore) -> tuple[Command, Why]:
    """The likelier of what is left (ROR-11): one of two ways, so that declining never pays."""
    images, shown = public.images_left, public.reveals[0]
    first = Placement(images.index(shown.image), shown.symbol)
    chosen, likely = best_second_guess(read_subject(public, images, temperament, lore), first)
    why = _why("second", public, chosen, round(100 * likely), temperament, lore)
    return Guess(images[chosen.place], chosen.symbol), why


def _without(public: Public, removed: Image) -> Images:
    return tuple(image for image in public.images if image != removed)


def _why(
    code: str, public: Public, placement: Placement, sure: int, temperament: Temperament, lore: Lore
) -> Why:
    """Which word it would lay where, how sure it is, and what in the blot speaks for it."""
    image = public.images_left[placement.place]
    word = next(shown.id for shown in public.words if shown.symbol is placement.symbol)
    look = _look(public, image, word, temperament, lore)
    return Why(code, {**_word(public, placement.symbol), "sure": sure, **look})


def _look(
    public: Public, image: Image, word: WordId, temperament: Temperament, lore: Lore
) -> dict[str, str | int]:
    """Which blot, how it was looked at with a word in mind, and what was seen in it."""
    look, seen = _told_look(temperament.strongest_look(word, image, lore), image, word, lore)
    return {"blot": NUMERALS[public.images.index(image)], "image": image, "look": look, **seen}


def _word(public: Public, symbol: Symbol) -> dict[str, str | int]:
    """The word under a symbol, in each of its languages."""
    texts = next(shown.text for shown in public.words if shown.symbol is symbol)
    return {f"word_{language}": text for language, text in texts.items()}


def _seen(image: Image, word: WordId, lore: Lore, mood: bool = False) -> dict[str, str | int]:
    """What is seen in a blot, with a word in mind, in each language; nothing where nobody has said."""
    languages = known_to(lore).languages or (FALLBACK,)
    seen = {f"seen_{language}": seen_in(image, word, language, lore, mood) for language in languages}
    told: dict[str, str | int] = {key: one for key, one in seen.items() if one is not None}
    return told if len(told) == len(languages) else {}


def _liked(weights: Mapping[T, float], chance: Chance) -> T:
    """One of the keys, the weightier the more likely; or, missed, one of the others."""
    return picked(
        tuple(weights), lambda left: _weighted_pick(left, [weights[one] for one in left], chance), chance
    )


def _weighted_pick(items: Sequence[T], weights: Sequence[float], chance: Chance) -> T:
    """One of the items by chance, the weightier the more likely."""
    parts = [1 + round(_PRECISION * weight) for weight in weights]
    drawn = chance.below(sum(parts))
    for item, part in zip(items, parts, strict=True):
        if drawn < part:
            return item
        drawn -= part
    raise AssertionError("a draw below the sum of the weights falls on one of them")
