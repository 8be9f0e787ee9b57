"""Every command in the README runs as written."""

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
from unspoken.pictures.classifier.installed import NO_MODELS

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
OPERATORS = [command for command in COMMANDS if command.startswith("unspoken admin")]
"""They need a running server: tests/cli/test_admin.py runs them."""
TRAINING = [command for command in COMMANDS if command.startswith("unspoken research train")]
"""It takes minutes on many cores: tests/research/test_telepathic_baseline.py trains less."""
OTHERS = [
    command
    for command in COMMANDS
    if command.startswith("unspoken ") and command not in (*SERVERS, *AGENTS, *OPERATORS, *TRAINING)
]
PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n'
"""A first message from an agent's program."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a saved table, for the commands that need one."""
    folder = tmp_path_factory.mktemp("project")
    for games in (folder / "src" / "unspoken" / "games", folder / "front" / "src" / "games"):
        games.mkdir(parents=True)
    save(folder / "unspoken.db", match_of(folder / "packs"))
    return folder


@pytest.fixture(autouse=True)
def _without_models(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not load models: other tests cover them."""
    monkeypatch.setenv(NO_MODELS, "1")


@pytest.fixture
def folder(project: Path, tmp_path: Path) -> Path:
    """A copy of the project for each command: they may run in any order, and on several cores."""
    return copytree(project, tmp_path / "project")


def arguments_of(command: str) -> list[str]:
    """Return the arguments that run the command from this checkout."""
    return [sys.executable, "-m", "unspoken", *shlex.split(command)[1:]]


def test_the_readme_names_every_command() -> None:
    """The README lists all commands of the program."""
    named = {command.split()[1] for command in COMMANDS if command.startswith("unspoken ")}
    assert named == set(COMMANDS_OF_MAIN)


def test_make_help_lists_every_target_of_the_readme() -> None:
    """Each `make` target in the README is in the output of `make help`."""
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True)
    assert [command for command in TARGETS if f"  {command} " not in listed.stdout] == []


@pytest.mark.parametrize("command", OTHERS)
def test_command_of_the_readme_runs(
    command: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The exit status is 0, and something is printed."""
    if command.startswith("unspoken restore"):
        copyfile(folder / "unspoken.db", folder / "copy.db")
    monkeypatch.chdir(folder)
    status = main(shlex.split(command)[1:])
    output = capfd.readouterr()
    assert (status, output.out != "") == (0, True), output.err


@pytest.mark.parametrize("command", AGENTS)
def test_agent_command_of_the_readme_answers(command: str) -> None:
    """It runs as a process, because it reads stdin until its end."""
    result = subprocess.run(
        arguments_of(command), capture_output=True, text=True, timeout=PATIENCE, input=PING
    )
    assert (result.returncode, result.stdout != "") == (0, True), result.stderr


@pytest.mark.parametrize("command", SERVERS)
def test_server_of_the_readme_serves(command: str, tmp_path: Path) -> None:
    """On a free port, with its log in the test's folder."""
    quiet = ["--no-browser"] if command.startswith("unspoken play") else []
    here = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "unspoken.db"), *quiet]
    with subprocess.Popen(
        [*arguments_of(command), *here],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "200"},
    ) as server:
        assert server.stdout is not None
        matches = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in server.stdout)
        address = next(match[0] for match in matches if match)
        with urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE) as reply:
            body = reply.read()
        server.send_signal(signal.SIGTERM)
        server.stdout.read()
    assert body == b"well\n"


def test_the_readme_names_the_wheel_of_this_version() -> None:
    """`make wheel` writes a file of this name."""
    assert f"dist/unspoken-{__version__}-py3-none-any.whl" in README
