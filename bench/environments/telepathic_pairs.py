"""Play the same games in Telepathic's batch and in the engine; nothing may differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from unspoken.games.telepathic import GAME as TELEPATHIC
from unspoken.games.telepathic.cards import DECK, OPEN_CARDS, Card
from unspoken.games.telepathic.conditions import is_met
from unspoken.games.telepathic.grid import CELLS
from unspoken.games.telepathic.parts.research import TelepathicCoding
from unspoken.games.telepathic.research.batch import TelepathicBatch
from unspoken.games.telepathic.research.core import ACTIONS, ANSWERING, HANDING, OTHERS, GameRecord
from unspoken.games.telepathic.tiles import Condition, Grid
from unspoken.games.telepathic.types import Announce, Command, Materials, Mode, Options, Phase, Reason, State
from unspoken.kernel.parts.research import number_in, padded
from unspoken.kernel.session import AnySession, Submission, open_session, submit, tick
from unspoken.kernel.tags import tags_of
from unspoken.kernel.types import Ask, Millis, Seat

_CARDS = tuple(action.card for action in DECK)
_CONDITIONS = tuple(Condition)
_MATERIALS = Materials(DECK)
_CODING = TelepathicCoding(_MATERIALS, 2)
_TAGS = sorted(tags_of(TELEPATHIC.types.commands))
_LONGEST = 60
"""Answers after which an unfinished game is abandoned: a game in mode `first` may never end."""


def sessions(seeds: Sequence[int], options: Options) -> list[AnySession]:
    """Return games of the engine, each dealt from its seed, with a random starter."""
    return [_dealt(options, b"pair %d" % seed) for seed in seeds]


def _dealt(options: Options, seed: bytes) -> AnySession:
    opened = open_session(TELEPATHIC, options, _MATERIALS, 2, seed)
    session, _ = tick(TELEPATHIC, opened, Millis(0))
    for ask in session.asks:
        assert ask.choices is not None
        session, _ = submit(TELEPATHIC, session, Submission(ask.seat, ask.key, ask.choices[1]), Millis(0))
    return session


def deal_into(batch: TelepathicBatch, found: Sequence[AnySession]) -> None:
    """Copy the engine's deals into a batch."""
    batch.begin(
        [session.state.grid for session in found],
        [_numbers(session.state.row) for session in found],
        [_numbers(session.state.deck) for session in found],
        [[number_in(one, _CONDITIONS) for one in session.state.wins] for session in found],
        [[number_in(one, _CONDITIONS) for one in session.state.loses] for session in found],
        [session.state.starter for session in found],
    )


def play(seeds: Sequence[int], mode: Mode, removed: int) -> Counter[str]:
    """Play games in the batch and the engine, compare after each answer, and count the games by result."""
    found = sessions(seeds, Options(mode, removed=removed))
    batch = TelepathicBatch(len(found), mode.value, removed)
    deal_into(batch, found)
    luck = np.random.default_rng([seeds[0], removed])
    for _ in range(_LONGEST):
        _compare_all(batch, found)
        if batch.over.all():
            break
        chosen = (luck.random(batch.mask.shape) * batch.mask * _weights(batch)).argmax(axis=1)
        found = [_answer(one, batch.games[n], int(chosen[n])) for n, one in enumerate(found)]
        batch.step(chosen)
    return Counter(_end(session.state) for session in found)


def _end(state: State) -> str:
    if state.reason is None:
        return "unfinished"
    return "won" if state.winners else state.reason.value


def _weights(batch: TelepathicBatch) -> NDArray[np.float64]:
    """Return weights of the actions: every fourth game announces at random, other games only to win."""
    weights = np.ones(batch.mask.shape)
    for number, game in enumerate(batch.games):
        handing = game["phase"] == HANDING
        if number % 4 and handing:
            weights[number, game["open"] + 1 :] = 0.6
        if number % 4 and (game["phase"] == ANSWERING or (handing and game["turn"] and _is_won(game))):
            first = int(game["open"]) if handing else 0
            weights[number, 1 + first + (int(game["wins"][1 - game["decides"]]) - 1) % 4] = 1_000
    return weights


def _is_won(game: GameRecord) -> bool:
    """True if both wanted lines are complete."""
    grid = _tiles(game)
    return all(is_met(grid, _CONDITIONS[win - 1]) for win in game["wins"])


def _answer(session: AnySession, game: GameRecord, action: int) -> AnySession:
    """Return the engine's session after an action of the batch."""
    if session.state.phase is Phase.OVER:
        return session
    ask = _ask_of(session, int(game["decides"]))
    if action < OTHERS:
        command = (ask.choices or ())[action - 1]
    else:
        ask = _ask_of(session, 1 - int(game["decides"]))
        command = [one for one in ask.choices or () if isinstance(one, Announce)][action - OTHERS]
    return submit(TELEPATHIC, session, Submission(ask.seat, ask.key, command), Millis(0))[0]


def _ask_of(session: AnySession, seat: int) -> Ask[Command]:
    return next(ask for ask in session.asks if ask.seat == seat)


def _compare_all(batch: TelepathicBatch, found: Sequence[AnySession]) -> None:
    sights = [batch.observe(np.full(len(found), seat)).copy() for seat in (0, 1)]
    for number, session in enumerate(found):
        game, where = batch.games[number], f"game {number}, turn {len(session.state.turns)}"
        assert (_state(game), bool(batch.over[number])) == _engine_state(session.state), where
        assert batch.mask[number].tolist() == _engine_mask(session, int(game["decides"])), where
        for seat in (0, 1):
            expected = _engine_sight(session, Seat(seat), int(game["decides"]))
            assert sights[seat][number].tolist() == expected, f"{where}, seat {seat}"


def _state(game: GameRecord) -> tuple[object, ...]:
    deck = game["deck"][game["drawn"] : game["cards"]].tolist()
    row, named = game["row"].tolist(), [name for name in game["named"].tolist() if name]
    return _tiles(game), row, deck, named, int(game["reason"]), bool(game["won"])


def _tiles(game: GameRecord) -> Grid:
    return tuple(int(game["grid"]) >> 4 * cell & 15 for cell in range(CELLS))


def _engine_state(state: State) -> tuple[tuple[object, ...], bool]:
    reason = 0 if state.reason is None else 1 + list(Reason).index(state.reason)
    named = [number_in(naming.names[0], _CONDITIONS) for naming in state.named]
    row = padded(_numbers(state.row), OPEN_CARDS)
    whole = (state.grid, row, _numbers(state.deck), named, reason, state.winners == (0, 1))
    return whole, state.phase is Phase.OVER


def _engine_mask(session: AnySession, decides: int) -> list[int]:
    mask = [0] * ACTIONS
    for ask in session.asks:
        first = 1 if ask.seat == decides else OTHERS
        for number in range(len(ask.choices or ())):
            mask[first + number] = 1
    return mask


def _engine_sight(session: AnySession, seat: Seat, decides: int) -> list[int]:
    """Return the observation of the PettingZoo environment, from the views that a browser gets."""
    state = session.state
    public, private = TELEPATHIC.public(state), TELEPATHIC.private(state, seat)
    asked = next((ask.answers for ask in session.asks if ask.seat == seat == decides), ())
    return [*(int(tag in asked) for tag in _TAGS), *_CODING.observe(public, private, seat)]


def _numbers(cards: Sequence[Card]) -> list[int]:
    return [number_in(card, _CARDS) for card in cards]
