"""A server checks everything before it announces itself, and `--check` does the same without serving."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from starlette.applications import Starlette

from tests.patience import PATIENCE
from unspoken.cli.main import main
from unspoken.cli.server.draining import DrainingServer
from unspoken.cluster.bus import BusUnavailable
from unspoken.tables.cluster_node import SingleNode


@pytest.fixture(autouse=True)
def _no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail instead of serving for ever, if a fault is not noticed."""

    def fail(*_arguments: object) -> None:
        pytest.fail("the server would have started")

    monkeypatch.setattr("unspoken.cli.server.serve.serve", fail)


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Start a server that cannot start; return the only line that it prints."""
    assert main(["serve", *words]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    return printed.err


@pytest.mark.parametrize("check", [(), ("--check",)])
@pytest.mark.parametrize("flag", ["--port", "--metrics-port"])
def test_a_port_in_use_ends_the_start(
    flag: str, check: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sentence names the option, and no file is created."""
    words = ("--data", str(tmp_path / "tables.db"), *check, *(("--port", "0") if flag != "--port" else ()))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        error = refusal(capsys, *words, flag, port)
    assert error == f"Port {port} on 127.0.0.1 is already in use; choose another with {flag}.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--also", "no_such_module"), "--also needs a module that defines GAME: No module named"),
        (("--words", "{folder}"), "There is no text file (.txt) in {folder}"),
        (("--data", "a", "--store", "b"), "--data and --store exclude each other: remove one of them."),
        (("--config", "{folder}/none.toml"), "--config names {folder}/none.toml, which cannot be read"),
        (("--node", "one"), "--node is for a cluster of servers: it needs --bus."),
        (("--store", "mysql://a/b"), "Unknown kind of store, mysql://…"),
        (("--check", "--data", "{folder}"), "{folder} is a folder: name a file in it."),
    ],
)
def test_a_setting_that_cannot_work_ends_the_start(
    words: tuple[str, ...], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With one line on stderr, and nothing on stdout."""
    error = refusal(capsys, "--port", "0", *(word.format(folder=tmp_path) for word in words))
    assert error.startswith(sentence.format(folder=tmp_path))


def test_check_prints_what_would_run_and_creates_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says where each setting comes from, and hides secrets."""
    monkeypatch.setenv("UNSPOKEN_METRICS_TOKEN", "open-sesame")
    config = tmp_path / "unspoken.toml"
    config.write_text('data = "tables.db"\nkeep-days = 7\n')
    url = "https://unspoken.example.org"
    assert main(["serve", "--check", "--config", str(config), "--port", "0", "--public-url", url]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert f"store {tmp_path}/tables.db, which does not exist yet" in lines
    assert f"public address {url}" in lines
    assert "games dixit, pareidolia, rorschach, telepathic" in lines
    assert "atlas off" in lines
    assert f"keep-days 7 from {config}, line 2: keep-days" in lines
    assert "metrics-token (not shown) from UNSPOKEN_METRICS_TOKEN" in lines
    assert "open-sesame" not in " ".join(lines)
    assert list(tmp_path.iterdir()) == [config]


def test_a_bus_that_is_lost_during_the_start_is_one_sentence() -> None:
    """The server neither announces itself nor prints a traceback."""

    @asynccontextmanager
    async def lifespan() -> AsyncIterator[None]:
        raise BusUnavailable(
            "NATS at 127.0.0.1:4222 cannot be used (gone): start it, or correct the address."
        )
        yield

    announced: list[bool] = []
    config = uvicorn.Config(
        Starlette(), lifespan="off", log_config=None, timeout_graceful_shutdown=int(PATIENCE)
    )
    server = DrainingServer(config, SingleNode(), lifespan(), lambda: announced.append(True))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server.run(sockets=[listening])
    assert server.start_error is not None and server.start_error.startswith("NATS at 127.0.0.1:4222")
    assert announced == []
