"""The rules of Dixit, in the order of RULES.md."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from unspoken.games.dixit.bot import Dreamer
from unspoken.games.dixit.clues import checked
from unspoken.games.dixit.dealing import deal, gather, seen, setup
from unspoken.games.dixit.questions import asks
from unspoken.games.dixit.scoring import gains_of, story_of
from unspoken.games.dixit.sizes import lays
from unspoken.games.dixit.types import (
    Aloud,
    Command,
    Dealt,
    Event,
    GameEnded,
    GoOn,
    Laid,
    LaidOut,
    Lay,
    Materials,
    Options,
    Phase,
    Private,
    Public,
    Recorded,
    RoundEnded,
    Scored,
    Shuffled,
    State,
    Tell,
    Told,
    Unsaid,
    Vote,
    Voted,
    WentOn,
    Written,
)
from unspoken.games.dixit.upgrades import UPGRADES
from unspoken.games.dixit.view import private, public
from unspoken.games.dixit.worlds import resample
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Channel, Game, Millis, Moment, Outcome, Refused, Seat
from unspoken.kernel.pace import Pace, limit
from unspoken.kernel.seats import every_seat, left_of, put

WORDLESS = ("…", "?", "!", "♪", "∞")
"""Clues of somebody who says nothing much, in any language."""


def due(state: State) -> Millis | None:
    """A reveal has an end of its own where the table has a clock."""
    return state.due


def channels(state: State) -> tuple[Channel, ...]:
    """The table may talk, but for the teller while cards are chosen and votes are open (DIX-15)."""
    everybody = frozenset(every_seat(state.seats))
    hushed = state.phase in (Phase.LAYING, Phase.VOTING)
    speakers = frozenset(seat for seat in everybody if not (hushed and seat == state.teller))
    return (Channel("table", speakers, everybody | {None}),)


def decide(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """A player's move."""
    match command:
        case Tell(card, clue):
            if card not in state.hands[seat]:
                raise Refused("card-not-held")
            return (Told(seat, card, checked(clue)),)
        case Lay(cards):
            if len(cards) != lays(state.seats) or len(set(cards)) != len(cards):
                raise Refused("lay-so-many", cards=lays(state.seats))
            if not set(cards) <= set(state.hands[seat]):
                raise Refused("card-not-held")
            return (Laid(seat, cards),)
        case Vote(number):
            if not 1 <= number <= len(state.board):
                raise Refused("no-such-number", most=len(state.board))
            if state.board[number - 1] in state.laid[seat]:
                raise Refused("own-card")
            return (Voted(seat, number),)
        case GoOn():
            return (WentOn(seat),)
        case _:
            assert_never(command)


def settle(state: State, moment: Moment) -> tuple[Event, ...]:
    """Nature's move."""
    match state.phase:
        case Phase.DEALING:
            return deal(state, moment.chance)
        case Phase.TELLING:
            return _untold(state, moment)
        case Phase.LAYING:
            if all(state.laid):
                chosen = [card for cards in state.laid for card in cards]
                return (LaidOut(moment.chance.shuffled(chosen)),)
            return ()
        case Phase.VOTING:
            voters = (seat for seat in every_seat(state.seats) if seat != state.teller)
            if all(state.votes[seat] is not None for seat in voters):
                rest = limit(state.options.pace, relaxed=45, brisk=15)
                return (Scored(gains_of(state), None if rest is None else Millis(moment.at + rest)),)
            return ()
        case Phase.REVEALED:
            return _turn_page(state, moment)
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _untold(state: State, moment: Moment) -> tuple[Event, ...]:
    """When the teller's time is over the clock picks a card, and leaves it without a word (ALL-07)."""
    if f"tell-{state.round}" not in moment.lapsed:
        return ()
    teller = moment.chance.pick(every_seat(state.seats)) if state.teller is None else state.teller
    return (Told(teller, moment.chance.pick(state.hands[teller]), Unsaid()),)


def _turn_page(state: State, moment: Moment) -> tuple[Event, ...]:
    """The reveal rests until its time is over, or all who are here have seen enough."""
    waited_for = moment.people or frozenset(every_seat(state.seats))
    over = state.due is not None and moment.at >= state.due
    if not over and not all(state.gone_on[seat] for seat in waited_for):
        return ()
    if max(state.scores) >= state.options.target:
        return (GameEnded(),)
    assert state.teller is not None
    return (RoundEnded(left_of(state.teller, state.seats)),)


def apply(state: State, event: Event) -> State:
    """The only place where the state of a game of Dixit changes."""
    n = state.seats
    match event:
        case Shuffled(pile):
            together = len(pile) > len(state.pile)
            return replace(state, pile=pile, discard=() if together else state.discard)
        case Dealt(drawn):
            hands = tuple(hand + new for hand, new in zip(state.hands, drawn, strict=True))
            taken = sum(map(len, drawn))
            return replace(state, phase=Phase.TELLING, hands=hands, pile=state.pile[taken:])
        case Told(teller, card, clue):
            laid = put(state.laid, teller, (card,))
            return replace(state, phase=Phase.LAYING, teller=teller, clue=clue, laid=laid)
        case Laid(seat, cards):
            return replace(state, laid=put(state.laid, seat, cards))
        case LaidOut(board):
            kept = tuple(tuple(card for card in hand if card not in board) for hand in state.hands)
            return replace(state, phase=Phase.VOTING, board=board, hands=kept)
        case Voted(seat, number):
            return replace(state, votes=put(state.votes, seat, number))
        case Scored(gains, due):
            scores = tuple(score + gain for score, gain in zip(state.scores, gains, strict=True))
            album = (*state.album, story_of(state))
            return replace(state, phase=Phase.REVEALED, gains=gains, scores=scores, album=album, due=due)
        case WentOn(seat):
            return replace(state, gone_on=put(state.gone_on, seat, True))
        case RoundEnded(teller):
            return replace(
                state,
                phase=Phase.DEALING,
                round=state.round + 1,
                teller=teller,
                clue=None,
                discard=state.discard + state.board,
                laid=((),) * n,
                board=(),
                votes=(None,) * n,
                gains=(0,) * n,
                gone_on=(False,) * n,
                due=None,
            )
        case GameEnded():
            return replace(state, phase=Phase.OVER, due=None)
        case _:
            assert_never(event)


def outcome(state: State) -> Outcome | None:
    """The highest score wins; equal scores share the victory (DIX-13)."""
    if state.phase is not Phase.OVER:
        return None
    best = max(state.scores)
    winners = (seat for seat in every_seat(state.seats) if state.scores[seat] == best)
    return Outcome(frozenset(winners), state.scores)


def sounds(command: Command) -> tuple[str, ...]:
    """The recording that a clue may be."""
    match command:
        case Tell(clue=Recorded(sound)):
            return (sound,)
        case _:
            return ()


def sample(_public: Public, private: Private, ask: Ask[Command], chance: Chance) -> Command:
    """Some legal answer: any card and a clue that says little, or any of the choices."""
    if ask.choices is not None:
        return chance.pick(ask.choices)
    clue = Aloud() if chance.below(6) == 0 else Written(chance.pick(WORDLESS))
    return Tell(chance.pick(private.hand), clue)


def trials() -> list[tuple[int, Options, Materials]]:
    """Every number of players and pace; a deck that runs out; an evening's second game."""
    deck = tuple(f"{number:016x}" for number in range(84))
    usual = [(seats, Options(), Materials(deck)) for seats in range(3, 9)]
    small = (4, Options(target=20, pace=Pace.OFF), Materials(deck[:30]))
    second = (5, Options(target=10, pace=Pace.BRISK), Materials(deck, deck[:70]))
    return [*usual, small, second]


GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="dixit",
    version=1,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=frozenset(
        {
            "card-not-held",
            "clue-empty",
            "clue-too-long",
            "clue-unprintable",
            "deck-too-small",
            "lay-so-many",
            "no-such-number",
            "no-such-recording",
            "own-card",
        }
    ),
    seats=lambda _options: range(3, 9),
    gather=gather,
    setup=setup,
    asks=asks,
    due=due,
    channels=channels,
    decide=decide,
    settle=settle,
    apply=apply,
    public=public,
    private=private,
    outcome=outcome,
    sample=sample,
    resample=resample,
    trials=trials,
    bots={"dreamer": Dreamer()},
    sounds=sounds,
    seen=seen,
    upgrades=UPGRADES,
)
