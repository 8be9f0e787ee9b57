"""Rorschach's bots: minds of different bents, who read each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import TypeVar, assert_never

from unspoken.games.rorschach.hopes import LAYINGS, Laying, after, hope, replies, right, worth
from unspoken.games.rorschach.reading import BENTS, MATCHINGS, Bent, Matching, matchings, read
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
    WordId,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Bot, Seat, Why
from unspoken.kernel.lore import Lore

T = TypeVar("T")

_CHOOSY, _CONTRARY = 25.0, 12.0
"""How much better a better guess or removal looks, and a better answer to a guess: no bot is a mere echo."""
_FINE = 10_000


class Mind:
    """A player with a bent of its own: a named one, or the one that goes with the chair.

    A chair is kept all evening, so that team-mates can learn how whoever sits there sees.
    """

    def __init__(self, bent: Bent | None = None) -> None:
        self._bent = bent

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None] | None:
        """An answer to one question, from what the seat sees; None if it holds to what it has proposed."""
        assert ask.choices is not None
        bent = self.bent(seat)
        match public.phase:
            case Phase.MATCHING:
                return _match(public, bent, lore, chance)
            case Phase.REVEALED | Phase.SCORED:
                return GoOn(), None
            case Phase.CHOOSING | Phase.REMOVING | Phase.GUESSING | Phase.COUNTERING | Phase.SECOND:
                wished = _of_mates(private, seat, ask.choices)
                own = private.proposals[seat] if private.proposals else None
                if wished and chance.below(2):
                    joined = _most_backed(wished, chance)
                    return None if joined == own else (joined, None)
                return _proposed(public, private, bent, lore, chance) if own is None else None
            case Phase.SEATING | Phase.DEALING | Phase.OVER:
                raise AssertionError(f"nobody is asked anything while the game is {public.phase.value}")
            case _:
                assert_never(public.phase)

    def bent(self, seat: Seat) -> Bent:
        """What it goes by."""
        return tuple(BENTS.values())[seat % len(BENTS)] if self._bent is None else self._bent


BOTS: Mapping[str, Bot[Public, Private, Command]] = {
    "own-way": Mind(),
    **{name: Mind(bent) for name, bent in BENTS.items()},
}
"""The first one sees in its chair's own way; the others all alike, by name."""


def _of_mates(private: Private, seat: Seat, choices: Sequence[Command]) -> list[Command]:
    """What team-mates wish."""
    return [wish for mate, wish in enumerate(private.proposals) if mate != seat and wish and wish in choices]


def _most_backed(wished: Sequence[Command], chance: Chance) -> Command:
    """A bot does not insist: as often as not it follows its team-mates (ALL-06)."""
    most = max(wished.count(wish) for wish in wished)
    return chance.pick([wish for wish in wished if wished.count(wish) == most])


def _proposed(
    public: Public, private: Private, bent: Bent, lore: Lore, chance: Chance
) -> tuple[Command, Why | None]:
    """A proposal of its own."""
    match public.phase:
        case Phase.CHOOSING:
            assert private.standing is not None
            return Choose(private.standing), None
        case Phase.REMOVING:
            return _remove(public, bent, lore, chance)
        case Phase.COUNTERING:
            return _counter(public, bent, lore, chance)
        case Phase.SECOND:
            return _guess_again(public, bent, lore)
        case _:
            return _guess(public, bent, lore, chance)


def _match(public: Public, bent: Bent, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """What goes with what, by its own bent (ROR-07); told by the pair that it is surest of."""
    images, words = _left(public), {shown.symbol: shown for shown in public.words}
    chances = matchings(public.words, images, bent, lore)
    chosen: Matching = _drawn(MATCHINGS, [chances[one] for one in MATCHINGS], chance)
    image, symbol = max(
        zip(images, chosen, strict=True), key=lambda pair: bent.liking(words[pair[1]].id, pair[0], lore)
    )
    look = bent.strongest(words[symbol].id, image, lore)
    seen = _seen(image, words[symbol].id, lore) if look == "things" else {}
    code = "match-things" if seen else "match-ink" if look == "ink" else "match-shape"
    return Match(chosen), Why(code, {**_word(public, symbol), **seen})


def _remove(public: Public, bent: Bent, lore: Lore, chance: Chance) -> tuple[Command, Why | None]:
    """Away with what makes it easiest for the testers (ROR-06)."""
    fears = [hope(read(public, _without(public, image), bent, lore)) for image in public.images]
    least = min(fears)
    image = _drawn(public.images, [exp(_CHOOSY * (least - fear)) for fear in fears], chance)
    likeliest = max((shown.id for shown in public.words), key=lambda word: bent.liking(word, image, lore))
    seen = _seen(image, likeliest, lore)
    return Remove(image), Why("remove", seen) if seen else None


def _guess(public: Public, bent: Bent, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """The image and the symbol that promise most, whatever the control team says then (ROR-08)."""
    images = _left(public)
    chances = read(public, images, bent, lore)
    hopes = [worth(chances, laying) for laying in LAYINGS]
    best = max(hopes)
    chosen = _drawn(LAYINGS, [exp(_CHOOSY * (one - best)) for one in hopes], chance)
    sure = round(100 * right(chances, chosen))
    return Guess(images[chosen.place], chosen.symbol), _why("guess", public, chosen, sure)


def _counter(public: Public, bent: Bent, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """The same or another, as pays (ROR-09)."""
    images, guess = _left(public), public.guess
    assert guess is not None
    chances = read(public, images, bent, lore)
    place = images.index(guess.image)
    worths = replies(chances, Laying(place, guess.symbol))
    least = min(worths.values())
    symbol = _drawn(tuple(worths), [exp(_CONTRARY * (least - one)) for one in worths.values()], chance)
    sure = round(100 * right(chances, Laying(place, symbol)))
    code = "agree" if symbol is guess.symbol else "differ"
    return Counter(symbol), _why(code, public, Laying(place, symbol), sure)


def _guess_again(public: Public, bent: Bent, lore: Lore) -> tuple[Command, Why]:
    """The likelier of what is left (ROR-11): one of two ways, so that declining never pays."""
    images, shown = _left(public), public.reveals[0]
    first = Laying(images.index(shown.image), shown.symbol)
    chances = after(read(public, images, bent, lore), first)
    others = [one for one in LAYINGS if one.place != first.place and one.symbol is not first.symbol]
    chosen = max(others, key=lambda one: right(chances, one))
    sure = round(100 * right(chances, chosen))
    return Guess(images[chosen.place], chosen.symbol), _why("second", public, chosen, sure)


def _left(public: Public) -> Images:
    return tuple(image for image in public.images if image != public.removed)


def _without(public: Public, removed: Image) -> Images:
    return tuple(image for image in public.images if image != removed)


def _why(code: str, public: Public, laying: Laying, sure: int) -> Why:
    return Why(code, {**_word(public, laying.symbol), "sure": sure})


def _word(public: Public, symbol: Symbol) -> dict[str, str | int]:
    """The word under a symbol, in each of its languages."""
    texts = next(shown.text for shown in public.words if shown.symbol is symbol)
    return {f"word_{language}": text for language, text in texts.items()}


def _seen(image: Image, word: WordId, lore: Lore) -> dict[str, str | int]:
    """What a blot may be taken for, with a word in mind, in each language; nothing where nobody has said."""
    seen = {f"seen_{language}": lore.seen_in(image, word, language) for language in ("en", "pl")}
    return {key: things[0] for key, things in seen.items()} if all(seen.values()) else {}


def _drawn(items: Sequence[T], weights: Sequence[float], chance: Chance) -> T:
    """One of the items by chance, the weightier the more likely."""
    parts = [1 + round(_FINE * weight) for weight in weights]
    drawn = chance.below(sum(parts))
    for item, part in zip(items, parts, strict=True):
        if drawn < part:
            return item
        drawn -= part
    raise AssertionError("a draw below the sum of the weights falls on one of them")
