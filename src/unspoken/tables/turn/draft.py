"""A draft of the table: a turn is decided on it, and it becomes the table's state once it is saved."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from unspoken.kernel.codec import decode_options, encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.pace import for_days, without_timers
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.session import (
    AnyEntry,
    AnySession,
    Submission,
    open_session,
    renew_seat,
    skip,
    submit,
    tick,
)
from unspoken.kernel.types import Channel, Millis, Outcome, Refused, Seat, Viewer
from unspoken.languages.own_word import word_cards
from unspoken.tables.log.apply import apply
from unspoken.tables.log.apply_facts import apply_facts
from unspoken.tables.log.events import Began, Finished, Moved, Resumed, Spoke, TableEvent, TookSeat
from unspoken.tables.log.facts import chance_facts, facts_of, game_facts
from unspoken.tables.log.night_events import NightCounted
from unspoken.tables.log.snapshot import AnswerId, GameInPlay, Snapshot
from unspoken.tables.ports import Library
from unspoken.tables.rules import days as day_rules
from unspoken.tables.rules import silence
from unspoken.tables.rules.atlas import entry_for, sightings_between
from unspoken.tables.rules.chairs import appear, chairs_given_up
from unspoken.tables.rules.seats import is_free, missing_approvals
from unspoken.tables.state.atlas import Sighted, SightedRound
from unspoken.tables.state.days import DaysSet
from unspoken.tables.state.night import NightGame
from unspoken.tables.state.night_score import results
from unspoken.tables.state.room import FinishedGame, Phase
from unspoken.tables.state.shown_ids import shown_ids_after
from unspoken.tables.turn.reminder_list import ReminderList
from unspoken.tables.wire.talk_messages import Reacted


class Draft:
    """The state of a table during a turn, with the events that the turn will save."""

    def __init__(
        self,
        snapshot: Snapshot,
        now: Millis,
        people: frozenset[Seat],
        sounds: Collection[str] = (),
        today: int = 0,
    ) -> None:
        self.room = snapshot.room
        self.play = snapshot.play
        self.now = now
        self.people = people
        self.sounds = sounds
        """The names of this table's recordings."""
        self.today = today
        """The time by the calendar, in seconds since 1970."""
        self.events: list[TableEvent] = []
        self.answered: list[AnswerId] = []
        self.given: set[tuple[Seat, str]] = set()
        """The questions that people and bots have answered in this turn."""
        self.reminders = ReminderList()
        self.reactions: list[tuple[Reacted, frozenset[Viewer] | None]] = []
        """Reactions and who sees them. They are sent, but not saved."""
        self.sighted: list[SightedRound] = []
        """Rounds that have ended, for the atlas."""

    def snapshot(self) -> Snapshot:
        """The table after this turn."""
        return Snapshot(self.room, self.play)

    @property
    def is_talk_alone(self) -> bool:
        """True if the turn changes nothing but the talk."""
        return all(isinstance(event, Spoke) for event in self.events)

    def record(self, *events: TableEvent) -> None:
        """Apply events to the room, with the facts that everybody may read about them."""
        for event in events:
            for happened in (event, *facts_of(self.room, event)):
                self.room = apply(self.room, happened)
                self.events.append(happened)

    def shown_ids(self) -> tuple[str, ...]:
        """The ids that were shown this evening, including the current game."""
        if self.play is None:
            return self.room.shown_ids
        return shown_ids_after(self.room.shown_ids, self.play.game, self.play.session)

    def channels(self) -> tuple[Channel, ...] | None:
        """Who may speak to whom by the game's rules; None while no game is being played."""
        return self.snapshot().channels()

    def begin(self, game: AnyGame, library: Library, seed: bytes) -> None:
        """Start the chosen game with the people and bots on the chairs."""
        options = decode_options(game, self.room.options)
        if self.room.days is not None and not game.seating.by_days:  # the next game of a night
            self.record(DaysSet(None))
        if self.room.days is not None:
            options = for_days(options)
        elif sum(not chair.bot for chair in self.room.chairs) <= 1:
            options = without_timers(options)
        own = {pack: word_cards(words) for pack, words in self.room.words.items()}
        materials = game.gather(options, library.shelf(frozenset(self.room.shown_ids), self.room.code, own))
        session = open_session(game, options, materials, len(self.room.chairs), seed, library.digests())
        self.play = GameInPlay(game, session)
        self.record(*chairs_given_up(self.room), Began(msgspec.Raw(encode(session.header))))
        self.tick()

    def tick(self) -> None:
        """Apply moves of chance and timeouts that are due."""
        play = self._running()
        if play is not None and not play.is_settled(self.now, self.people):
            self._apply_move(play, *tick(play.game, play.session, self.now, self.people))

    def skip(self, keys: frozenset[str] | None = None) -> None:
        """Apply the timeout of all questions or of some, as if the time were over."""
        play = self.need_play()
        session, entry = skip(play.game, play.session, self.now, self.people, keys)
        if entry is None:
            raise Refused("not-now")
        self._apply_move(play, session, entry, skipped=True, tells_chance=keys is None)

    def answer(
        self, seat: Seat, key: str, command: object, nonce: str | None = None, why: Why | None = None
    ) -> None:
        """Submit an answer. Timeouts that are due apply first, so a late answer is refused."""
        self.tick()
        play = self.need_play()
        session, entry = submit(
            play.game, play.session, Submission(seat, key, command, nonce, why), self.now, self.people
        )
        self._apply_move(play, session, entry)
        self.given.add((seat, key))
        if nonce is not None:
            self.answered.append((seat, nonce))

    def close(self) -> None:
        """Finish the turn: if possible now, seat latecomers and show people who joined during a silence."""
        if self.room.asking and self._running() is not None:
            self._seat_latecomers()
        hidden = [person for person in self.room.people if person.hidden]
        if hidden and not silence.is_on(self.room, self.channels()):
            self.record(*appear(self.room))
        if self.room.days is not None:
            self._update_deadlines()

    def _update_deadlines(self) -> None:
        active = {seat for seat, _nonce in self.answered}
        before = self.room
        self.record(*day_rules.update_deadlines(before, self.play, self.today, self.given, active))
        if not any(isinstance(event, Resumed) for event in self.events):  # nobody is told twice
            self.reminders.your_turn(self.room, day_rules.newly_open(before, self.room))

    def _seat_latecomers(self) -> None:
        """Give latecomers the seats they asked for, if all agree and if the seats reveal no secret."""
        for request in self.room.asking:
            play = self._running()
            free = is_free(self.room, request.seat)
            if play is None or not free or missing_approvals(self.room, request):
                continue
            renewed = renew_seat(play.game, play.session, request.seat, self.now)
            if renewed is not None:
                self._apply_move(play, *renewed)
                self.record(TookSeat(request.seat, request.person))

    def _running(self) -> GameInPlay | None:
        on = self.room.phase is Phase.PLAYING and not self.room.paused
        return self.play if on else None

    def need_play(self) -> GameInPlay:
        """The game that is being played. Raises Refused if there is none or if it is paused."""
        if self.room.paused:
            raise Refused("paused")
        play = self._running()
        if play is None:
            raise Refused("not-playing")
        return play

    def _apply_move(
        self,
        play: GameInPlay,
        session: AnySession,
        entry: AnyEntry | None,
        *,
        skipped: bool = False,
        tells_chance: bool = True,
    ) -> None:
        if entry is None:
            return
        self.play = play.after(session, entry, self.people)
        self.events.append(Moved(entry.at, msgspec.Raw(encode(entry))))  # a move does not change the room
        facts = chance_facts(play.session, entry, by_host=skipped) if tells_chance else ()
        facts += play.facts_until(self.play)
        if facts:
            self.reminders.round_ended(self.room, facts)
            happened = game_facts(self.room, facts)
            self.room = apply_facts(self.room, happened)
            self.events += happened
        if self.room.atlas is not None and self.room.atlas.on:
            self._record_sightings(play, self.play)
        outcome = play.game.outcome(session.state)
        if outcome is not None:
            names = tuple(chair.name for chair in self.room.chairs)
            finished = FinishedGame(play.game.name, names, tuple(sorted(outcome.winners)), outcome.scores)
            self.record(Finished(finished, self.shown_ids()))
            self._record_night_result(self.play, outcome)

    def _record_sightings(self, before: GameInPlay, after: GameInPlay) -> None:
        """Record the atlas entries of a round that has ended."""
        atlas = self.room.atlas
        sightings = sightings_between(before, after)
        if atlas is None or not sightings:
            return
        named = [(entry_for(self.room, after, sighting), sighting.name) for sighting in sightings]
        entries = tuple(entry for entry, _ in named if entry is not None)
        names = tuple(name for entry, name in named if entry is not None)
        if entries or atlas.excluded:
            self.record(Sighted(entries))
        if entries:
            number, first = self.room.games_begun, atlas.count + 1
            self.sighted.append(SightedRound(after.game, number, atlas.mark, first, entries, names))

    def _record_night_result(self, play: GameInPlay, outcome: Outcome) -> None:
        """Record the game's result for the night. It is computed from the public view, never from secrets."""
        if self.room.night is None or self.room.night.over:
            return
        view = play.frames.public_view
        ranking = play.game.night.ranking(view, outcome, len(self.room.chairs))
        if ranking is not None:
            counted = results(self.room.chairs, ranking, play.game.night.feats(view))
            self.record(NightCounted(NightGame(play.game.name, self.room.options, counted)))
