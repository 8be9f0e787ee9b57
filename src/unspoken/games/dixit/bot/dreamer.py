"""The dreamer: it tells, lays and votes by what pictures are about."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import TypeVar, assert_never

from unspoken.games.dixit.bot.bending import OPENINGS, bend
from unspoken.games.dixit.types import (
    Aloud,
    Card,
    Clue,
    Command,
    Lay,
    Private,
    Public,
    Recorded,
    Tell,
    Unsaid,
    Vote,
    Written,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Seat, Why
from unspoken.kernel.lore import Lore
from unspoken.kernel.luck import picked

T = TypeVar("T")

_VOTE_SHARPNESS = 1.8
"""How much better a better fit looks to somebody who votes: more would be right more often, and all alike."""
_LAY_SHARPNESS = 2.0
"""The same, to somebody who looks for a decoy."""
_TELL_SHARPNESS = 150.0
"""How much the bot cares that its clue is found by some and not by all: nearly always the best is told."""
_NO_FIT = 0.25
"""Below this likeness a card has nothing to do with the clue."""
_SUREST = 0.0005
"""Nothing is surer than this, nor less likely."""
_TRIES = 4
"""Clues that come to mind for each card of the hand: whoever weighs all that could be said never begins."""
_WORDLESS_CLUE = "…"
"""The clue to a card that nobody has said anything about."""


class Dreamer:
    """Tells by a card's themes, and follows a clue to the card that it likes most."""

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """An answer to one question, from what the seat sees."""
        if ask.choices is None:
            return _tell(public, private, seat, lore, chance)
        lays = [choice for choice in ask.choices if isinstance(choice, Lay)]
        votes = [choice for choice in ask.choices if isinstance(choice, Vote)]
        if lays:
            return _lay(lays, public, lore, chance)
        if votes:
            return _vote(votes, public, lore, chance)
        return chance.pick(ask.choices), None


def _tell(public: Public, private: Private, seat: Seat, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """A card and a hint that some will find and some will not (DIX-07, DIX-08)."""
    language = public.language
    tellable = _tellable(public, private, lore, chance)
    odds = _odds_of_some(tellable, public, private, seat, lore, chance)
    card, hint = _weighted_pick(tellable, odds, _TELL_SHARPNESS, chance)
    theme = lore.theme(hint, card, language)
    why = Why(_why_code("tell", card, lore), {"clue": hint, "theme": theme, "card": card})
    return Tell(card, Written(hint)), why


def _tellable(public: Public, private: Private, lore: Lore, chance: Chance) -> Sequence[tuple[Card, str]]:
    """What comes to mind for the cards of the hand: nothing that everybody still has in their ears."""
    heard = {one.clue.text.casefold() for one in public.past if isinstance(one.clue, Written)}
    openings = lore.phrases(OPENINGS, public.language)
    come_to_mind = [
        (card, bend(hints, openings, chance))
        for card in private.hand
        if (hints := lore.hints(card, public.language))
        for _ in range(_TRIES)
    ]
    tellable = list(dict.fromkeys(come_to_mind))
    fresh = [(card, hint) for card, hint in tellable if hint.casefold() not in heard]
    return fresh or tellable or [(card, _WORDLESS_CLUE) for card in private.hand]


def _odds_of_some(
    tellable: Sequence[tuple[Card, str]],
    public: Public,
    private: Private,
    seat: Seat,
    lore: Lore,
    chance: Chance,
) -> list[float]:
    """For each card and hint the chance that some find it and some do not, by how the table has voted."""
    # not before somebody tells: a server that keeps tables has no use for arrays
    from unspoken.games.dixit.bot.audience import audience
    from unspoken.games.dixit.bot.minds import angles_of

    nears = angles_of(lore, [hint for _, hint in tellable], private.hand, public.language)
    others = audience(public, private.hand, seat, nears[0], lore, chance)
    return [others.chance_of_some(near, card) for (card, _), near in zip(tellable, nears, strict=True)]


def _lay(choices: Sequence[Lay], public: Public, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """The card, or the two, that the clue could have been given to (DIX-04)."""
    clue, language = _readable(public.clue), public.language
    if clue is None:
        return chance.pick(choices), Why("lay-nothing")
    fits = [
        sum(_leaning(lore.likeness(clue, card, language)) for card in choice.cards) / len(choice.cards)
        for choice in choices
    ]
    chosen = _weighted_pick(choices, fits, _LAY_SHARPNESS, chance)
    best = max(chosen.cards, key=lambda card: lore.likeness(clue, card, language))
    if lore.likeness(clue, best, language) < _NO_FIT:
        return chosen, Why("lay-nothing")
    theme = lore.theme(clue, best, language)
    return chosen, Why(_why_code("lay", best, lore), {"clue": clue, "theme": theme, "card": best})


def _vote(choices: Sequence[Vote], public: Public, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """The card that the clue leads to (DIX-06)."""
    clue, language = _readable(public.clue), public.language
    if clue is None:
        guess = chance.pick(choices)
        return guess, Why("vote-guess", {"number": guess.number, "card": public.board[guess.number - 1]})
    fits = [lore.likeness(clue, public.board[choice.number - 1], language) for choice in choices]
    leanings = {choice: _leaning(fit) for choice, fit in zip(choices, fits, strict=True)}
    chosen = picked(
        choices,
        lambda left: _weighted_pick(left, [leanings[one] for one in left], _VOTE_SHARPNESS, chance),
        chance,
    )
    card = public.board[chosen.number - 1]
    facts: dict[str, str | int] = {"number": chosen.number, "card": card}
    if fits[choices.index(chosen)] < _NO_FIT:
        return chosen, Why("vote-guess", facts)
    theme = lore.theme(clue, card, language)
    return chosen, Why(_why_code("vote", card, lore), {**facts, "clue": clue, "theme": theme})


def _why_code(move: str, card: Card, lore: Lore) -> str:
    """The thought's code; it says so where the bot knows a card by nothing but its colours."""
    return f"{move}-by-look" if lore.by_look_alone(card) else move


def _leaning(likeness: float) -> float:
    """The logarithm of the odds: what is nearly sure is still told from what is surer."""
    share = min(max(likeness, _SUREST), 1 - _SUREST)
    return log(share / (1 - share))


def _readable(clue: Clue | None) -> str | None:
    """What can be read of a clue; a voice is beyond a bot's ears."""
    match clue:
        case Written(text):
            return text
        case Recorded() | Aloud() | Unsaid() | None:
            return None
        case _:
            assert_never(clue)


def _weighted_pick(items: Sequence[T], likings: Sequence[float], sharpness: float, chance: Chance) -> T:
    """One of the items, by chance, the better liked the more likely."""
    best = max(likings)
    weights = [1 + round(10_000 * exp(sharpness * (liking - best))) for liking in likings]
    drawn = chance.below(sum(weights))
    for item, weight in zip(items, weights, strict=True):
        if drawn < weight:
            return item
        drawn -= weight
    raise AssertionError("a draw below the sum of the weights falls on one of them")
