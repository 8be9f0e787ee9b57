"""`unspoken crossplay`: every pair of players, with a player of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import create_server
from threading import Thread
from typing import Any

import msgspec
import pytest

from unspoken.cli.main import main
from unspoken.research.crossplay import agent_player
from unspoken.research.crossplay.matrix import Cell, Matrix

OWN = '''
import numpy as np

class First:
    """Takes the first legal action, from numbers."""
    def act(self, observation, action_mask):
        assert observation.shape == (148,)
        return int(np.flatnonzero(action_mask)[0])

class Handing:
    """Hands cards as long as it can, from structs; it remembers, so every game needs a new one."""
    def __init__(self):
        self.asked = set()
    def answer(self, public, private, ask, seat, lore, chance):
        assert (ask.key, seat) not in self.asked
        self.asked.add((ask.key, seat))
        return ask.choices[0], None

class Cheat:
    """Hands a card that does not exist."""
    def answer(self, public, private, ask, seat, lore, chance):
        from unspoken.games.telepathic.types import Hand
        return Hand("no card"), None

class Wrong:
    """Takes an action that is never legal."""
    def act(self, observation, action_mask):
        return 80
'''


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(OWN)
    return str(path)


def test_every_pair_plays(tmp_path: Path, own: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Partners win together, so a pair has one result; JSON, picture and text show the same."""
    json, svg = tmp_path / "matrix.json", tmp_path / "matrix.svg"
    players = ["literal", "gentle", "--player", f"{own}:First", "--player", f"{own}:Handing"]
    assert main(["crossplay", "--games", "2", "--json", str(json), "--svg", str(svg), *players]) == 0
    matrix = msgspec.json.decode(json.read_bytes(), type=Matrix)
    assert matrix.players == ("literal", "gentle", f"{own}:First", f"{own}:Handing")
    assert len(matrix.cells) == 16
    for cell in matrix.cells:
        assert matrix.cell(cell.column, cell.row).won == cell.won <= cell.games == 2
        assert cell.low <= cell.share <= cell.high
    picture = svg.read_text()
    assert picture.count("<rect") == 1 + 16 and ">Handing</text>" in picture
    assert "literal" in capsys.readouterr().out


@contextmanager
def agent(reply: bytes = b"") -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Serve an agent that takes the first choice, or sends `reply`; yield its address and questions."""
    questions: list[dict[str, Any]] = []

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            question = msgspec.json.decode(body)
            questions.append(question)
            answer = reply or msgspec.json.encode(question["ask"]["choices"][0])
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_words: object) -> None:
            """Print nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/", questions
        finally:
            server.shutdown()
            thread.join()


def test_an_agent_plays_from_its_address(tmp_path: Path) -> None:
    """It gets views, words and choices. Each game has an identifier of its own."""
    path = tmp_path / "matrix.json"
    with agent() as (address, questions):
        words = ["crossplay", "literal", "--player", address, "--games", "2", "--json", str(path)]
        assert main(words) == 0
    assert address in msgspec.json.decode(path.read_bytes(), type=Matrix).players
    assert {question["game"] for question in questions} == {"telepathic"}
    assert len({question["match"] for question in questions}) == 2 + 2 * 2  # with literal, and with itself
    for question in questions:
        claiming = question["public"]["phase"] == "claiming"
        assert claiming or (question["private"] and question["words"])


@pytest.mark.parametrize(
    ("reply", "sentence"),
    [
        (b"no JSON", "gave no command"),
        (b'{"type":"hand","card":"row-east"}', "which does not answer"),
        (b"null", "gave no command"),
    ],
)
def test_a_wrong_answer_of_an_agent_gets_a_sentence(
    reply: bytes, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The run ends."""
    with agent(reply) as (address, _):
        assert main(["crossplay", "--player", address, "--games", "1"]) == 2
    assert sentence in capsys.readouterr().err


def test_an_agent_that_never_answers_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It accepts connections, but the run ends after its patience."""
    monkeypatch.setattr(agent_player, "PATIENCE_S", 0.05)
    with create_server(("127.0.0.1", 0)) as server:
        address = f"http://127.0.0.1:{server.getsockname()[1]}/"
        assert main(["crossplay", "--player", address, "--games", "1", "--jobs", "1"]) == 2
    assert f"the agent at {address} does not answer: timed out" in capsys.readouterr().err


def test_the_same_seeds_give_the_same_games(tmp_path: Path) -> None:
    """In one process and in two."""
    found = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.json"
        assert main(["crossplay", "literal", "--games", "4", "--jobs", jobs, "--json", str(path)]) == 0
        found.append(path.read_bytes())
    assert found[0] == found[1]


def test_an_interval_is_wilsons() -> None:
    """Known values of the 95 % interval for 8 of 10."""
    cell = Cell.of("a", "b", 10, 8)
    assert (cell.low, cell.high) == (0.4902, 0.9433)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "name at least one player"),
        (["nobody"], "has no player called 'nobody'; the players are shipped"),
        (["--player", "nowhere.py:Name"], "there is no file nowhere.py"),
        (["--player", "OWN:Nobody"], "has no class called Nobody"),
        (["--player", "OWN:np"], "needs a method `answer` or `act`"),
        (["--player", "OWN:Wrong", "--games", "1"], "action 80 is illegal"),
        (["--player", "OWN:Cheat", "--games", "1"], "the rules refused an answer"),
        (["--player", "http://127.0.0.1:9/", "--games", "1"], "does not answer"),
        (["random", "--games", "0"], "must be 1 or more"),
        (["random", "--game", "chess"], "there is no game called 'chess'"),
        (["random", "--json", "/nowhere/at/all.json"], "there is no folder /nowhere/at"),
    ],
)
def test_a_wrong_argument_gets_a_sentence(
    words: list[str], sentence: str, own: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And nothing is played."""
    assert main(["crossplay", *(word.replace("OWN", own) for word in words)]) == 2
    assert sentence in capsys.readouterr().err
