"""Deadlines of a game by days, in a turn of the table."""

from __future__ import annotations

from unspoken.tables.rules import days as day_rules
from unspoken.tables.rules.days import DayClock
from unspoken.tables.turn.draft import Draft


def pass_deadlines(draft: Draft, clock: DayClock) -> None:
    """Record whose time is nearly up and whose is over; a bot takes the seat of a person who is long gone."""
    before = draft.room
    draft.record(*day_rules.pass_time(draft.room, draft.play, clock))
    draft.reminders.about_to_lapse(draft.room, day_rules.newly_warned(before, draft.room))
    draft.record(*day_rules.seats_given_up(draft.room))


def end_lapsed_questions(draft: Draft) -> None:
    """Let the game decide for a team whose time is up, after its bots have answered for those who did not."""
    undecided = day_rules.undecided(draft.room, draft.play, draft.given)
    if undecided and day_rules.is_counting(draft.room):
        draft.skip(undecided)
