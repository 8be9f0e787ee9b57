"""The texts of `look` suffice to play: a program that reads nothing else plays every game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

import msgspec
import pytest
from PIL import Image

from tests.agents.text_reader import answer_from
from tests.proof_size import ProofSize
from unspoken.agents.drawings import Drawings
from unspoken.agents.table_view import TableView
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import BotMatch, MatchBots, play_match
from unspoken.bots.player import RANDOM
from unspoken.client import Frame, Question, Room
from unspoken.client.messages import Chair
from unspoken.content.packs import Packs, load_packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.session import apply_entry, begin
from unspoken.kernel.types import Ask, Seat
from unspoken.tables.games import find_games

GAMES = find_games()
NAMES = ("Ada", "Robin", "Fern", "Ola", "Ivo", "Mia", "Jan", "Ewa", "Tom", "Zoe")
READER = "reader"
TABLES = [
    pytest.param("dixit", {"target": 5}, id="dixit"),
    pytest.param("rorschach", {}, id="rorschach"),
    pytest.param("pareidolia", {"times": 1}, id="pareidolia"),
]


@dataclass(frozen=True)
class Reader:
    """A player that gets the text of `look` from its own frame, and answers from the text."""

    game: AnyGame
    seats: int

    def answer(
        self, public: object, private: object, ask: Ask[Any], seat: Seat, _lore: Lore, chance: Chance
    ) -> tuple[Any, Why | None] | None:
        """Read the text of this seat's frame, and answer."""
        choices = None if ask.choices is None else tuple(map(_json, ask.choices))
        question = Question(ask.key, ask.answers, choices, ask.owed)
        frame = Frame(_json(public), _json(private), (question,))
        text = look(self.game, frame, seat, self.seats)
        command = answer_from(text, ask.key, chance)
        return None if command is None else (msgspec.convert(command, self.game.types.commands), None)


def look(game: AnyGame, frame: Frame, seat: Seat | None, seats: int) -> str:
    """Return what an agent in this seat reads."""
    room = Room("ABCDEF", "playing", game.name, chairs=tuple(Chair(name) for name in NAMES[:seats]))
    return TableView(room, seat, frame, game, _picture).in_words()


def _picture(text: str) -> str | None:
    return f"[picture {text}: a dream]" if len(text) == 16 else None


def _json(value: object) -> dict[str, Any]:
    return dict(msgspec.json.decode(msgspec.json.encode(value)))


def play(name: str, options: dict[str, object], players: tuple[str | None, ...], seed: int) -> BotMatch:
    """Play a game in which the reader has some of the seats; a refused answer fails the test."""
    packs, game = load_packs(None), GAMES[name]
    house_rules = msgspec.convert(options, game.types.options)
    reader = Reader(game, len(players))
    with_reader = replace(game, bots=replace(game.bots, players={**game.bots.players, READER: reader}))
    materials = game.gather(house_rules, packs.shelf())
    return play_match(with_reader, house_rules, materials, MatchBots(players, OverlapLore(packs)), seed)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_reader_plays_a_whole_game(name: str, options: dict[str, object]) -> None:
    """Every seat answers from its text only, and no answer is refused."""
    fewest = GAMES[name].seats(msgspec.convert(options, GAMES[name].types.options))[0]
    assert play(name, options, (READER,) * fewest, 1).outcome.winners is not None


def test_a_reader_wins_telepathic_with_the_bot(proof_size: ProofSize) -> None:
    """More than 60 % of games: the grid, the cards and the turns in words are all that it needs."""
    games = proof_size.of(3, 6, 300)
    players = (READER, None)
    won = sum(
        bool(play("telepathic", {}, players if seed % 2 else players[::-1], seed).outcome.winners)
        for seed in range(1, games + 1)
    )
    assert won > 0.6 * games


@pytest.mark.parametrize(("name", "seats"), [("telepathic", 2), ("pareidolia", 4)])
def test_a_changed_table_is_drawn_once(name: str, seats: int) -> None:
    """An agent gets a picture of the tiles or the sky, and the same picture again only on request."""
    match, game = play(name, {}, (RANDOM,) * seats, 1), GAMES[name]
    session, by_drawing = begin(game, match.header), {}
    for entry in match.entries[:20]:
        session = apply_entry(game, session, entry)
        public = game.public(session.state)
        by_drawing[game.agents.draw(public)] = Frame(_json(public))
    before, first, second, *_ = by_drawing.values()
    drawings = Drawings()
    assert drawings.draw(game, before, again=False) == []
    (shown,) = drawings.draw(game, first, again=False)
    assert drawings.draw(game, first, again=False) == []
    (changed,) = drawings.draw(game, second, again=False)
    assert drawings.draw(game, second, again=True) == [changed]
    assert shown.title == changed.title and shown.data != changed.data
    assert Image.open(BytesIO(shown.data)).format == "PNG"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_frame_has_a_text(name: str) -> None:
    """In every mode, for all seats and a spectator, whatever random players do, at every eleventh step."""
    game = GAMES[name]
    for seats, options, materials in game.proofs.trials():
        bots = MatchBots((RANDOM,) * seats, OverlapLore(Packs({})))
        match = play_match(game, options, materials, bots, 1)
        session = begin(game, match.header)
        for step, entry in enumerate(match.entries):
            session = apply_entry(game, session, entry)
            if step % 11 and entry is not match.entries[-1]:
                continue
            viewer = [None, *map(Seat, range(seats))][step % (seats + 1)]
            frame = msgspec.json.decode(frames(game, session, (viewer,))[viewer], type=Frame)
            assert "Everybody sees:" in look(game, frame, viewer, seats)
