"""Running any game: answers, refusals, ticks and replays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.dixit.situations import DECK, UNHURRIED, Situation
from unspoken.games.dixit import GAME
from unspoken.games.dixit.events import Event
from unspoken.games.dixit.types import Aloud, Command, GoOn, Lay, Materials, Options, Tell, Vote
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.pace import Pace
from unspoken.kernel.session import (
    Entry,
    Submission,
    apply_entry,
    begin,
    check_asked,
    due,
    open_session,
    replay,
    submit,
    tag_of,
    tick,
)
from unspoken.kernel.types import Millis, Refused, Seat


def log_of_a_round() -> tuple[Situation, list[Entry[Command, Event]]]:
    """Return a table at which seat 0 has told, and its log."""
    table = Situation()
    opened, opening = tick(GAME, open_session(GAME, UNHURRIED, Materials(DECK), 4, b"a story"), Millis(0))
    assert opening is not None
    tell = Tell(opened.state.hands[0][0], Aloud())
    table.session, telling = submit(GAME, opened, Submission(Seat(0), "tell-1", tell), Millis(5))
    return table, [opening, telling]


def test_an_answer_to_no_question_is_refused() -> None:
    """ALL-03: an answer names its question."""
    table = Situation()
    with pytest.raises(Refused, match="not-asked"):
        check_asked(GAME, table.session, Seat(0), "tell-2", Tell("", Aloud()))


def test_an_answer_of_another_kind_is_refused() -> None:
    """ALL-03: the question needs a clue, not a vote."""
    table = Situation()
    with pytest.raises(Refused, match="not-asked"):
        check_asked(GAME, table.session, Seat(0), "tell-1", Vote(1))


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    """ALL-03: negative numbers do not count from the end."""
    assert Situation().refused(seat, Tell("", Aloud()))[0] == "not-asked"


def test_the_games_own_refusal_comes_before_not_a_choice() -> None:
    """ALL-03: it names the broken rule."""
    table = Situation()
    table.tell(0)
    assert table.refused(1, Lay(("nobody's card",)))[0] == "card-not-held"


def test_a_legal_command_outside_the_choices_is_refused() -> None:
    """ALL-03: two cards in another order than the hand's are not among the choices."""
    table = Situation(3)
    table.tell(0)
    first, second = table.state.hands[1][:2]
    assert table.refused(1, Lay((second, first)))[0] == "not-a-choice"


def test_an_entry_has_the_command_and_its_events() -> None:
    """ALL-02: the log contains both."""
    _, (_, telling) = log_of_a_round()
    assert (telling.step, telling.at, telling.seat, tag_of(telling.command)) == (1, 5, 0, "tell")


def test_a_log_replays_to_the_same_session() -> None:
    """ALL-02: replay equals live."""
    table, log = log_of_a_round()
    assert replay(GAME, table.session.header, log) == table.session


def test_applying_an_entry_runs_no_rules() -> None:
    """ALL-02: entries contain facts, so a changed rule does not change the past."""
    table, (opening, _) = log_of_a_round()
    fact: Entry[Command, Event] = Entry(0, Millis(0), events=opening.events)
    lawless = begin(GAME, table.session.header)
    assert apply_entry(GAME, lawless, fact).state.hands == Situation().state.hands


def test_a_tick_with_nothing_to_do_writes_nothing() -> None:
    """ALL-02: there are no empty entries."""
    table = Situation()
    assert tick(GAME, table.session, Millis(10**9)) == (table.session, None)


def test_due_is_the_earliest_time_limit() -> None:
    """ALL-07: the time limit of the open question."""
    table = Situation(options=Options(pace=Pace.RELAXED))
    assert due(GAME, table.session) == 150_000


def test_answers_of_other_seats_do_not_change_the_time_limit() -> None:
    """ALL-07: the time at which a question opened is stored."""
    table = Situation(options=Options(pace=Pace.RELAXED))
    table.tell(0)
    table.wait(seconds=20)
    table.lay(1)
    assert table.session.since == {"lay-1": 0}


def test_timed_out_seats_are_cleared_at_the_next_step() -> None:
    """ALL-07: they are reported once."""
    table = Situation(options=Options(pace=Pace.RELAXED))
    table.tell(0)
    table.let_time_run_out()
    timed_out = table.session.timed_out
    table.vote(1, 0)
    assert (timed_out, table.session.timed_out) == ((1, 2, 3), ())


def test_a_repeated_answer_is_refused() -> None:
    """ALL-03: its question is closed."""
    table = Situation()
    table.round(0, {1: 0, 2: 0, 3: 1})
    table.all_go_on()
    with pytest.raises(Refused, match="not-asked"):
        submit(GAME, table.session, Submission(Seat(1), "go-on-1", GoOn()), table.now)


def test_a_hidden_time_wakes_the_table_and_is_in_no_frame() -> None:
    """ALL-01: only the team may know when it has agreed."""
    session, _ = tick(GAME, open_session(GAME, UNHURRIED, Materials(DECK), 4, b"a story"), Millis(0))
    stirring = replace(GAME, hidden_due=lambda _state: Millis(42))
    assert due(stirring, session) == 42
    assert frames(stirring, session, (Seat(0),)) == frames(GAME, session, (Seat(0),))
