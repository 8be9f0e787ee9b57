"""The README's commands do what it says: each is run as it stands there."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from shutil import copyfile, copytree

import pytest

from tests.cli.test_replay import match_of, save
from tests.patience import PATIENCE
from unspoken import __version__
from unspoken.cli.main import COMMANDS as COMMANDS_OF_MAIN
from unspoken.cli.main import main
from unspoken.pictures.things.installed import NO_MODELS

pytestmark = pytest.mark.long

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(?:sh)?\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
LINES = [line for block in BLOCKS for line in block.splitlines()]
WHOLE_COMMAND = re.compile(r"^(.*?)(?:\s{2,}|\s+#|$|(?<=--json) )")
COMMANDS = [WHOLE_COMMAND.match(line)[1] for line in LINES if line.startswith(("make ", "unspoken ", "pip "))]  # type: ignore[index]  # it matches anything
SERVERS = [command for command in COMMANDS if command.startswith(("unspoken play", "unspoken serve"))]
TARGETS = [command for command in COMMANDS if command.startswith("make ")]
AGENTS = [command for command in COMMANDS if command.startswith("unspoken mcp")]
OTHERS = [
    command for command in COMMANDS if command.startswith("unspoken ") and command not in (*SERVERS, *AGENTS)
]
PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n'
"""What an agent's program might say first."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project's folder with a saved table in it, for the commands that look for one."""
    folder = tmp_path_factory.mktemp("project")
    for games in (folder / "src" / "unspoken" / "games", folder / "front" / "src" / "games"):
        games.mkdir(parents=True)
    save(folder / "unspoken.db", match_of(folder / "packs"))
    return folder


@pytest.fixture(autouse=True)
def _without_models(monkeypatch: pytest.MonkeyPatch) -> None:
    """The models are loaded in the tests of what they are for."""
    monkeypatch.setenv(NO_MODELS, "1")


@pytest.fixture
def folder(project: Path, tmp_path: Path) -> Path:
    """One for each command: they may run in any order, and on several cores."""
    return copytree(project, tmp_path / "project")


def words_of(command: str) -> list[str]:
    """The command as this checkout runs it."""
    return [sys.executable, "-m", "unspoken", *shlex.split(command)[1:]]


def test_the_readme_names_every_command() -> None:
    """A command that nobody finds is not there."""
    named = {command.split()[1] for command in COMMANDS if command.startswith("unspoken ")}
    assert named == set(COMMANDS_OF_MAIN)


def test_a_newcomer_finds_every_target_of_the_readme_by_make_help() -> None:
    """That it works is what this very run of the tests shows."""
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True)
    assert [command for command in TARGETS if f"  {command} " not in listed.stdout] == []


@pytest.mark.parametrize("command", OTHERS)
def test_a_command_of_the_readme_runs(
    command: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """With the very words that stand there; what an earlier one of them leaves is there already."""
    if command.startswith("unspoken restore"):
        copyfile(folder / "unspoken.db", folder / "copy.db")
    monkeypatch.chdir(folder)
    status = main(shlex.split(command)[1:])
    said = capfd.readouterr()
    assert (status, said.out != "") == (0, True), said.err


@pytest.mark.parametrize("command", AGENTS)
def test_an_agents_command_of_the_readme_answers(command: str) -> None:
    """It listens to its agent, so it is a process of its own."""
    ran = subprocess.run(words_of(command), capture_output=True, text=True, timeout=PATIENCE, input=PING)
    assert (ran.returncode, ran.stdout != "") == (0, True), ran.stderr


@pytest.mark.parametrize("command", SERVERS)
def test_a_server_of_the_readme_serves(command: str, tmp_path: Path) -> None:
    """On a free port, with its log in a folder of the test."""
    quiet = ["--no-browser"] if command.startswith("unspoken play") else []
    here = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "unspoken.db"), *quiet]
    with subprocess.Popen(
        [*words_of(command), *here], stdout=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "200"}
    ) as server:
        assert server.stdout is not None
        ways_in = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in server.stdout)
        address = next(found[0] for found in ways_in if found)
        with urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE) as reply:
            said = reply.read()
        server.send_signal(signal.SIGTERM)
        server.stdout.read()
    assert said == b"well\n"


def test_the_readme_names_the_wheel_of_this_version() -> None:
    """`make wheel` makes a file of this name."""
    assert f"dist/unspoken-{__version__}-py3-none-any.whl" in README
