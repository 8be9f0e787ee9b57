"""What is about to happen at a table: worked out on a draft, saved, and only then true."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from unspoken.kernel.codec import decode_options, encode
from unspoken.kernel.game import AnyGame, Channel, Millis, Outcome, Refused, Seat, Viewer, Why
from unspoken.kernel.pace import unhurried
from unspoken.kernel.session import AnyEntry, AnySession, open_session, skip, submit, tick
from unspoken.languages.own_word import word_cards
from unspoken.tables.apply import apply
from unspoken.tables.atlas import SeenRound, Sighted
from unspoken.tables.atlas_rules import entry_for, seen_between
from unspoken.tables.events import Began, Finished, Moved, Spoke, TableEvent
from unspoken.tables.facts import chance_facts, facts_of, game_facts
from unspoken.tables.night import NightGame
from unspoken.tables.night_events import NightCounted
from unspoken.tables.night_score import results
from unspoken.tables.ports import Library
from unspoken.tables.room import FinishedGame, Phase
from unspoken.tables.seen import seen_since
from unspoken.tables.snapshot import AnswerId, GameInPlay, Snapshot
from unspoken.tables.talk_messages import Reacted


class Draft:
    """A snapshot on its way to the next one. Nothing of it is true before it is saved."""

    def __init__(
        self, snapshot: Snapshot, now: Millis, people: frozenset[Seat], sounds: Collection[str] = ()
    ) -> None:
        self.room = snapshot.room
        self.play = snapshot.play
        self.now = now
        self.people = people
        self.sounds = sounds
        """The recordings that this table keeps."""
        self.events: list[TableEvent] = []
        self.answered: list[AnswerId] = []
        self.reactions: list[tuple[Reacted, frozenset[Viewer] | None]] = []
        """Signs that somebody gave, and who sees them; they are not kept."""
        self.sighted: list[SeenRound] = []
        """Rounds that have ended, where the house is to remember them."""

    def snapshot(self) -> Snapshot:
        """How the table will stand."""
        return Snapshot(self.room, self.play)

    @property
    def is_talk_alone(self) -> bool:
        """Whether nothing would look different but the talk."""
        return all(isinstance(event, Spoke) for event in self.events)

    def record(self, *events: TableEvent) -> None:
        """Something happens to the room."""
        for event in events:
            told = facts_of(self.room, event)
            for happened in (event, *told):
                self.room = apply(self.room, happened)
                self.events.append(happened)

    def seen(self) -> tuple[str, ...]:
        """What came up this evening, in the game that is on the table too."""
        if self.play is None:
            return self.room.seen
        return seen_since(self.room.seen, self.play.game, self.play.session)

    def channels(self) -> tuple[Channel, ...] | None:
        """Who may speak to whom by the game's rules; None while no game is on."""
        if self.play is None or self.room.phase is not Phase.PLAYING:
            return None
        return self.play.game.channels(self.play.session.state)

    def begin(self, game: AnyGame, library: Library, seed: bytes) -> None:
        """Start the game that the room has chosen, with those who sit there."""
        options = decode_options(game, self.room.options)
        if sum(not chair.bot for chair in self.room.chairs) <= 1:
            options = unhurried(options)
        own = {pack: word_cards(words) for pack, words in self.room.words.items()}
        materials = game.gather(options, library.shelf(frozenset(self.room.seen), self.room.code, own))
        session = open_session(game, options, materials, len(self.room.chairs), seed, library.digests())
        self.play = GameInPlay(game, session)
        self.record(Began(msgspec.Raw(encode(session.header))))
        self.tick()

    def tick(self) -> None:
        """Let nature and the clock move, if they want to."""
        play = self._running()
        if play is not None and not play.is_settled(self.now, self.people):
            self._moved(play, *tick(play.game, play.session, self.now, self.people))

    def skip(self) -> None:
        """Wait no longer for anybody."""
        play = self.need_play()
        session, entry = skip(play.game, play.session, self.now, self.people)
        if entry is None:
            raise Refused("not-now")
        self._moved(play, session, entry, skipped=True)

    def answer(
        self, seat: Seat, key: str, command: object, nonce: str | None = None, why: Why | None = None
    ) -> None:
        """An answer; the table ticks to now first, so that a late one finds its question gone."""
        self.tick()
        play = self.need_play()
        session, entry = submit(
            play.game, play.session, seat, key, command, self.now, self.people, nonce, why
        )
        self._moved(play, session, entry)
        if nonce is not None:
            self.answered.append((seat, nonce))

    def _running(self) -> GameInPlay | None:
        on = self.room.phase is Phase.PLAYING and not self.room.paused
        return self.play if on else None

    def need_play(self) -> GameInPlay:
        """The game that is being played; Refused while it is paused, or none is."""
        if self.room.paused:
            raise Refused("paused")
        play = self._running()
        if play is None:
            raise Refused("not-playing")
        return play

    def _moved(
        self, play: GameInPlay, session: AnySession, entry: AnyEntry | None, *, skipped: bool = False
    ) -> None:
        if entry is None:
            return
        self.play = play.after(session, entry, self.people)
        self.record(Moved(entry.at, msgspec.Raw(encode(entry))))
        chance = chance_facts(play.session, entry, by_host=skipped)
        self.record(*game_facts(self.room, (*chance, *play.facts_until(self.play))))
        if self.room.atlas is not None and self.room.atlas.on:
            self._sight(play, self.play)
        outcome = play.game.outcome(session.state)
        if outcome is not None:
            names = tuple(chair.name for chair in self.room.chairs)
            finished = FinishedGame(play.game.name, names, tuple(sorted(outcome.winners)), outcome.scores)
            self.record(Finished(finished, self.seen()))
            self._count(self.play, outcome)

    def _sight(self, before: GameInPlay, after: GameInPlay) -> None:
        """If a round has ended, the log says what the house is to remember of it."""
        atlas = self.room.atlas
        seen = seen_between(before, after)
        if atlas is None or not seen:
            return
        kept = [(entry_for(self.room, after, one), one.name) for one in seen]
        entries = tuple(entry for entry, _ in kept if entry is not None)
        names = tuple(name for entry, name in kept if entry is not None)
        if entries or atlas.aside:
            self.record(Sighted(entries))
        if entries:
            told = (atlas.mark, atlas.count + 1, entries, names)
            self.sighted.append(SeenRound(after.game, self.room.begun, *told))

    def _count(self, play: GameInPlay, outcome: Outcome) -> None:
        """The game counts for the night, if there is one; by its last public view, so no secret can count."""
        if self.room.night is None or self.room.night.over:
            return
        view = play.frames.public_view
        ranking = play.game.ranking(view, outcome, len(self.room.chairs))
        if ranking is not None:
            counted = results(self.room.chairs, ranking, play.game.feats(view))
            self.record(NightCounted(NightGame(play.game.name, self.room.options, counted)))
