"""The questions that are open in each phase of Pareidolia."""

from __future__ import annotations

from typing import assert_never

from unspoken.games.pareidolia.roles import acting_artist, artists, main_artist, second_artist, watchers
from unspoken.games.pareidolia.types import Claim, Command, GoOn, Keep, Know, No, Phase, State, Toss, Vote
from unspoken.kernel.pace import limit, pace_for
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Millis, Seat

ACTIONS = ("place", "pick-up", "remove", "nudge")
VOTE_KEY = "relaxed"
"""The key of the question for a vote among the tied."""
MINUTE = 60_000
"""In milliseconds."""
_GO_ON = (GoOn(),)


def asks(state: State) -> tuple[Ask[Command], ...]:
    """Return the open questions."""
    options = state.options
    match state.phase:
        case Phase.PLAYING:  # first, because most steps are actions and guesses
            return (_ask_to_act(state), *_ask_to_guess(state), *_ask_to_affirm(state))
        case Phase.SHOWN:
            return (*_ask_all(state, f"go-on-{state.round}", _GO_ON), *_ask_to_deny(state))
        case Phase.CLAIMING:
            return _ask_all(state, "claim", (Claim(), GoOn()))
        case Phase.KEEPING:
            cards = tuple(Keep(card) for card in state.drawn)
            time = limit(pace_for(options, "word"), relaxed=60, brisk=20)
            return (Ask(f"keep-{state.round}", main_artist(state), ("keep",), cards, limit=time),)
        case Phase.KNOWING:
            time = limit(pace_for(options, "word"), relaxed=45, brisk=15)
            return (Ask(f"know-{state.round}", second_artist(state), ("know",), (Know(),), limit=time),)
        case Phase.TOSSING:
            shapes = tuple(Toss(cloud.shape) for cloud in state.materials.clouds)
            time = limit(pace_for(options, "toss"), relaxed=45, brisk=15)
            return (Ask(f"toss-{state.round}", main_artist(state), ("toss",), shapes, limit=time),)
        case Phase.BELL:
            return _ask_after_bell(state)
        case Phase.VOTING:
            return _ask_to_vote(state)
        case Phase.SITTING | Phase.DRAWING | Phase.FLYING | Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def action_key(state: State) -> str:
    """Return the key of the question for the next action."""
    assert state.last_action is not None
    return f"act-{state.round}-{state.last_action.number + 1}"


def bell_key(state: State) -> str:
    """Return the key of the question to the artists after the bell."""
    return f"bell-{state.round}"


def keys_of_round(number: int, actions: int) -> tuple[str, ...]:
    """Return the keys of all questions of a round with this many actions after the toss."""
    acts = (f"act-{number}-{action}" for action in range(1, actions + 2))
    return *(
        f"{kind}-{number}" for kind in ("keep", "know", "toss", "guess", "yes", "bell", "no", "go-on")
    ), *acts


def voters(state: State) -> tuple[Seat, ...]:
    """Return the seats that vote among the tied players: all other seats (PAR-20)."""
    return tuple(seat for seat in every_seat(state.seats) if seat not in state.tied)


def _ask_all(state: State, key: str, choices: tuple[Command, ...]) -> tuple[Ask[Command], ...]:
    """Ask everybody to go on; a claim has a time limit here, the break after a round ends at `state.due`."""
    claiming = state.phase is Phase.CLAIMING
    time = limit(pace_for(state.options, "begin"), relaxed=45, brisk=15) if claiming else None
    answers = ("claim", "go-on") if claiming else ("go-on",)
    gone_on = state.gone_on
    return tuple(
        [Ask(key, seat, answers, choices, not gone_on[seat], time) for seat in every_seat(state.seats)]
    )


def _ask_to_act(state: State) -> Ask[Command]:
    """Ask one artist for one action; the bell is the only clock (PAR-09)."""
    return Ask(action_key(state), acting_artist(state), ACTIONS)


def _ask_to_guess(state: State) -> tuple[Ask[Command], ...]:
    """Ask every watcher for guesses while the clock runs, any number, but rate limited (PAR-08, PAR-16)."""
    assert state.due is not None
    landing = Millis(state.due - state.options.minutes * MINUTE)
    key, opens = f"guess-{state.round}", state.opens
    return tuple(
        [
            Ask(key, seat, ("guess",), owed=False, opens=max(landing, opens[seat] or landing))
            for seat in watchers(state)
        ]
    )


def _ask_to_affirm(state: State) -> tuple[Ask[Command], ...]:
    """Ask both artists whether any guess is right (PAR-16)."""
    if not state.guesses:
        return ()
    key = f"yes-{state.round}"
    return tuple([Ask(key, seat, ("yes",), owed=False) for seat in artists(state)])


def _ask_after_bell(state: State) -> tuple[Ask[Command], ...]:
    """Ask both artists, after the bell, whether any guess is right, or whether to show the word (PAR-16)."""
    key, gone_on = bell_key(state), state.gone_on
    return tuple([Ask(key, seat, ("yes", "go-on"), owed=not gone_on[seat]) for seat in artists(state)])


def _ask_to_deny(state: State) -> tuple[Ask[Command], ...]:
    """Ask the artists, when the word is shown, whether the guess was wrong (PAR-16)."""
    if state.found is None:
        return ()
    return tuple(
        Ask(f"no-{state.round}", seat, ("no",), (No(),), owed=False)
        for seat in artists(state)
        if seat not in state.denied
    )


def _ask_to_vote(state: State) -> tuple[Ask[Command], ...]:
    time = limit(pace_for(state.options, "vote"), relaxed=60, brisk=25)
    choices: tuple[Command, ...] = (*(Vote(seat) for seat in state.tied), Vote(None))
    return tuple(
        Ask(VOTE_KEY, seat, ("vote",), choices, state.votes[seat] is None, time) for seat in voters(state)
    )
