"""How a team agrees on one answer (ALL-06)."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.games.rorschach.asks import choices
from unspoken.games.rorschach.events import Leaned, Wavered
from unspoken.games.rorschach.teams import deciders, least_often_subject
from unspoken.games.rorschach.types import Choose, Decline, Phase, State, Wish
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import every_seat
from unspoken.kernel.teams import majority, plurality, voters
from unspoken.kernel.types import Millis, Moment, Seat

GRACE = Millis(3000)
"""How long outvoted players have to object."""


def new_agreement(state: State, moment: Moment) -> Wish | Leaned | Wavered | None:
    """Return the team's decision, `Leaned` or `Wavered` if its leaning changes, or None if nothing changes.

    A unanimous wish is decided at once; the wish of a majority is decided after `GRACE`. If people wait for a
    team of bots, it decides once all of them have proposed, whether they agree or not: a further wait would
    only show the other team that they do not.
    """
    team = frozenset(deciders(state))
    votes = [state.wishes[seat] for seat in voters(team, moment.people)]
    if votes and votes[0] is not None and votes.count(votes[0]) == len(votes):
        return votes[0]
    wishes, undecided = _wishes(state), votes.count(None)
    if _holds_people_up(team, wishes, moment):
        return plurality(wishes, team, moment.people, moment.chance)
    wish = None if 2 * undecided >= len(votes) else majority(wishes, team, moment.people)
    if wish is None:
        return None if state.lean is None else Wavered()
    if leaning(state) != wish:
        return Leaned(wish, Millis(moment.at + GRACE))
    return wish if state.lean is not None and moment.at >= state.lean.until else None


def _holds_people_up(team: frozenset[Seat], wishes: Mapping[Seat, Wish], moment: Moment) -> bool:
    """True if all bots of this team have proposed, and people on the other team wait for them."""
    return bool(moment.people) and not team & moment.people and wishes.keys() == team


def decided_by_clock(state: State, moment: Moment) -> Wish:
    """Return the decision at timeout: the plurality of people, else of bots, else the default (ALL-07)."""
    team, wishes, chance = frozenset(deciders(state)), _wishes(state), moment.chance
    return (
        plurality(wishes, team, moment.people, chance)
        or plurality(wishes, team, frozenset(), chance)
        or _undecided(state, chance)
    )


def _undecided(state: State, chance: Chance) -> Wish:
    """Return the default: the suggested subject, no second guess if that is allowed, or a random choice."""
    match state.phase:
        case Phase.CHOOSING:
            return Choose(least_often_subject(state))
        case Phase.SECOND if state.options.may_decline:
            return Decline()
        case _:
            return chance.pick(choices(state))


def leaning(state: State) -> Wish | None:
    """Return the wish of the majority while the others may still object."""
    return None if state.lean is None else choices(state)[state.lean.choice]


def votes_needed(voices: int) -> int:
    """Return how many of this many voters must agree before a team leans."""
    seats = every_seat(voices)
    team = frozenset(seats)
    enough = (
        count for count in range(voices + 1) if majority(dict.fromkeys(seats[:count], True), team, team)
    )
    return next(enough, 0)


def _wishes(state: State) -> Mapping[Seat, Wish]:
    """Return the wishes of the deciders, in seat order."""
    return {seat: wish for seat in deciders(state) if (wish := state.wishes[seat]) is not None}
