"""The Dixit bot: tells, lays and votes by the themes of the pictures."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import TypeVar, assert_never

from unspoken.games.dixit.bot.clue_forms import (
    RECENT,
    Candidate,
    draw_candidates,
    recent_forms,
    was_missed,
)
from unspoken.games.dixit.bot.eye_bonus import eye_bonus
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
from unspoken.kernel.bot_chance import pick_with_mistakes, told_before
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Line, Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, Seat

T = TypeVar("T")

_VOTE_SHARPNESS = 1.8
"""How strongly a vote prefers a better fit; with a higher value all bots would vote alike."""
_LAY_SHARPNESS = 2.0
"""How strongly the choice of a decoy prefers a better fit."""
_TELL_SHARPNESS = 10.0
"""How strongly the bot prefers clues that split the voters; with a higher value its clues vary less."""
_NO_FIT = 0.25
"""A card with a likeness below this does not fit the clue."""
_CLAMP = 0.0005
"""Likenesses are clamped to this distance from 0 and 1."""
_WORDLESS_CLUE = "…"
"""The clue for a card without any known hints."""


class DreamerBot:
    """Tells by a card's themes, and votes for the card that fits a clue best."""

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None]:
        """Return an answer to one question, and the reason for it."""
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
    """Return a card and a clue that some will find and some will not (DIX-07, DIX-08)."""
    language = public.language
    tellable = _tellable(public, private, lore, chance)
    odds = _odds_of_some(tellable, public, private, seat, lore, chance)
    card, line = _pick_by_liking(tellable, odds, _TELL_SHARPNESS, chance)
    hint = line.text
    theme = lore.theme(hint, card, language)
    why = Why(_why_code("tell", card, lore), {"clue": hint, "theme": theme, "card": card})
    return Tell(card, Written(hint)), why


def _tellable(public: Public, private: Private, lore: Lore, chance: Chance) -> Sequence[Candidate]:
    """Return candidate clues, without clues and forms of the remembered rounds and games if possible."""
    language = public.language
    known = {card: lore.lines(card, language) for card in private.hand}
    heard = {past.clue.text.casefold() for past in private.past if isinstance(past.clue, Written)}
    heard |= {text.casefold() for text in told_before(chance)}
    fresh = {
        card: [line for line in lines if line.text.casefold() not in heard] for card, lines in known.items()
    }
    recent = recent_forms(private.past, lore, language)
    missed = sum(was_missed(past) for past in private.past[-RECENT:])
    tellable = draw_candidates(fresh, recent, chance, missed=missed) or draw_candidates(known, recent, chance)
    return tellable or [Candidate(card, Line(_WORDLESS_CLUE)) for card in private.hand]


def told_text(command: Command) -> str | None:
    """Return the clue of a command that tells one in writing."""
    return command.clue.text if isinstance(command, Tell) and isinstance(command.clue, Written) else None


def _odds_of_some(
    tellable: Sequence[Candidate],
    public: Public,
    private: Private,
    seat: Seat,
    lore: Lore,
    chance: Chance,
) -> list[float]:
    """Return for each candidate the chance that some voters find the card and some do not."""
    # imported late: only the bot workers need numpy, not the server that holds the tables
    from unspoken.games.dixit.bot.clue_odds import simulate_voters
    from unspoken.games.dixit.bot.voter_models import nearness_by_clue

    nears = nearness_by_clue(lore, [each.clue for each in tellable], private.hand, public.language)
    others = simulate_voters(public, private, seat, nears[0], lore, chance)
    return [
        others.chance_of_some(near, each.card, eye_bonus(each.line))
        for each, near in zip(tellable, nears, strict=True)
    ]


def _lay(choices: Sequence[Lay], public: Public, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """Return the card, or the two cards, that fit the clue best (DIX-04)."""
    clue, language = _readable(public.clue), public.language
    if clue is None:
        return chance.pick(choices), Why("lay-nothing")
    fits = [
        sum(_leaning(lore.likeness(clue, card, language)) for card in choice.cards) / len(choice.cards)
        for choice in choices
    ]
    chosen = _pick_by_liking(choices, fits, _LAY_SHARPNESS, chance)
    best = max(chosen.cards, key=lambda card: lore.likeness(clue, card, language))
    if lore.likeness(clue, best, language) < _NO_FIT:
        return chosen, Why("lay-nothing")
    theme = lore.theme(clue, best, language)
    return chosen, Why(_why_code("lay", best, lore), {"clue": clue, "theme": theme, "card": best})


def _vote(choices: Sequence[Vote], public: Public, lore: Lore, chance: Chance) -> tuple[Command, Why]:
    """Return a vote for the card that fits the clue (DIX-06)."""
    clue, language = _readable(public.clue), public.language
    if clue is None:
        guess = chance.pick(choices)
        return guess, Why("vote-guess", {"number": guess.number, "card": public.board[guess.number - 1]})
    fits = [lore.likeness(clue, public.board[choice.number - 1], language) for choice in choices]
    leanings = {choice: _leaning(fit) for choice, fit in zip(choices, fits, strict=True)}
    chosen = pick_with_mistakes(
        choices,
        lambda left: _pick_by_liking(left, [leanings[choice] for choice in left], _VOTE_SHARPNESS, chance),
        chance,
    )
    card = public.board[chosen.number - 1]
    facts: dict[str, str | int] = {"number": chosen.number, "card": card}
    if fits[choices.index(chosen)] < _NO_FIT:
        return chosen, Why("vote-guess", facts)
    theme = lore.theme(clue, card, language)
    return chosen, Why(_why_code("vote", card, lore), {**facts, "clue": clue, "theme": theme})


def _why_code(move: str, card: Card, lore: Lore) -> str:
    """Return the code of the reason; it differs if the bot knows only the colours of the card."""
    return f"{move}-by-look" if lore.by_look_alone(card) else move


def _leaning(likeness: float) -> float:
    """Return the log odds of a likeness."""
    share = min(max(likeness, _CLAMP), 1 - _CLAMP)
    return log(share / (1 - share))


def _readable(clue: Clue | None) -> str | None:
    """Return the text of a written clue; None for any other clue, because bots cannot hear."""
    match clue:
        case Written(text):
            return text
        case Recorded() | Aloud() | Unsaid() | None:
            return None
        case _:
            assert_never(clue)


def _pick_by_liking(items: Sequence[T], likings: Sequence[float], sharpness: float, chance: Chance) -> T:
    """Return a random item; items with a higher liking are likelier."""
    best = max(likings)
    return chance.weighted_pick(items, [exp(sharpness * (liking - best)) for liking in likings])
