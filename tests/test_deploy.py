"""The files in deploy/ agree with the server, with each other and with what the tests run."""

from __future__ import annotations

import configparser
import fnmatch
import json
import os
import re
import shlex
import subprocess
import tomllib
import venv
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it ships no types

from tests.proof_size import ProofSize
from tests.servers.postgres import RELEASE
from tests.web.in_process import typed
from unspoken import __version__

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
COMPOSE = sorted(DEPLOY.glob("compose*.yaml"))
SERVICE_KEYS = {
    *("build", "cap_drop", "command", "depends_on", "entrypoint", "environment", "healthcheck", "hostname"),
    *("image", "mem_limit", "ports", "read_only", "restart", "security_opt", "shm_size", "stop_grace_period"),
    *("tmpfs", "volumes"),
}
"""Keys of the Compose specification that our files use. Only the host would notice a misspelled key."""
VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")
SECRET = re.compile(r"pass|secret|token|key", re.IGNORECASE)

Json = dict[str, Any]  # a parsed file without a schema


def composed(file: Path) -> Json:
    """Parse a Compose file, with example values for its variables, as `docker compose` does."""
    values = {"ADDRESS": "example.org", "POSTGRES_PASSWORD": "one", "NATS_PASSWORD": "two"}
    document: Json = yaml.safe_load(VARIABLE.sub(lambda found: values[found[1]], file.read_text()))
    return document


def instructions(name: str) -> list[str]:
    """Return the arguments of every instruction of this name in the Dockerfile."""
    joined = DOCKERFILE.replace("\\\n", " ")
    return re.findall(rf"^{name} (.*)$", joined, re.MULTILINE)


def served(words: list[str]) -> bool:
    """True if `unspoken` accepts these words; an unknown option would end the process."""
    assert words[:2] == ["unspoken", "serve"]
    return bool(typed(*words[2:]).port)


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_a_compose_file_is_complete(file: Path) -> None:
    """Each service restarts, has a health check and a memory limit; what it refers to exists."""
    document = composed(file)
    services, volumes = document["services"], document["volumes"]
    assert {key for key in document if not key.startswith("x-")} == {"services", "volumes"}
    for name, service in services.items():
        assert set(service) <= SERVICE_KEYS, name
        assert service["restart"] in ("always", "unless-stopped") and service["mem_limit"]
        assert "healthcheck" in service or "build" in service  # an image that we build has its own
        assert set(service.get("depends_on", {})) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in volumes
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_the_server_accepts_the_options_of_a_compose_file(file: Path) -> None:
    """With the entrypoint of the image, unless the service has its own."""
    (entrypoint,) = map(json.loads, instructions("ENTRYPOINT"))
    for service in composed(file)["services"].values():
        if "build" in service:
            command = service["command"]
            words = shlex.split(command) if isinstance(command, str) else command
            assert served([*service.get("entrypoint", entrypoint), *words])


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_a_compose_file_contains_no_password(file: Path) -> None:
    """A password is a variable without a default: Compose refuses to start without it."""
    text = file.read_text()
    for name, kind, _default in VARIABLE.findall(text):
        assert kind == "?" or not SECRET.search(name), name
    for line in VARIABLE.sub("", text).splitlines():
        setting = re.match(r"\s*(?:- )?(\w+):\s*(\S.*)$", line.split("#")[0])
        assert not (setting and SECRET.search(setting[1])), line
        assert not re.search(r"://\w+:[^@/\s]+@", line), line


def test_compose_runs_a_tested_postgres() -> None:
    """The tests run on this major version."""
    image = composed(DEPLOY / "compose.yaml")["services"]["postgres"]["image"]
    assert image == f"postgres:{RELEASE.removeprefix('pginstall')}"


@pytest.mark.parametrize("secret", ["deploy/.env", ".env", "deploy/host.env", "tables.db", "tables.db-wal"])
def test_files_of_a_host_are_in_no_commit_and_no_image(secret: str) -> None:
    """`COPY . .` would copy them into the image's build stage."""
    ignored = subprocess.run(["git", "check-ignore", "--no-index", "-q", secret], cwd=ROOT, check=False)
    assert ignored.returncode == 0
    patterns = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("**/")]
    assert any(fnmatch.fnmatch(Path(secret).name, pattern.removeprefix("**/")) for pattern in patterns)


def test_the_unit_starts_a_server_with_limits() -> None:
    """systemd ignores unknown options of the server, but not those of the unit."""
    unit = configparser.RawConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # keys keep their case
    unit.read(DEPLOY / "unspoken.service")
    command = shlex.split(unit["Service"]["ExecStart"])
    assert served([Path(command[0]).name, *command[1:]])
    limits = {"MemoryMax", "TasksMax", "LimitNOFILE", "NoNewPrivileges", "SystemCallFilter", "ProtectSystem"}
    assert limits <= set(unit["Service"])


def test_the_image_runs_on_every_architecture_as_its_own_user() -> None:
    """No step names an architecture, and our wheels are built on the building machine's own."""
    assert not re.search(
        r"amd64|arm64|x86_64|aarch64|TARGETARCH", re.sub(r"^#.*", "", DOCKERFILE, flags=re.M)
    )
    assert instructions("USER") == ["999"] and len(instructions("HEALTHCHECK")) == 1
    build, final = instructions("FROM")
    assert build.startswith("--platform=$BUILDPLATFORM ") and "--platform" not in final


def test_the_steps_of_the_image_run_without_docker(proof_size: ProofSize, tmp_path: Path) -> None:
    """`make prove` runs them in an empty environment; other tests check only what they refer to."""
    build, install = instructions("RUN")
    distributions = [word for word in shlex.split(build) if word.startswith(".")]
    assert [(ROOT / folder / "pyproject.toml").is_file() for folder in distributions] == [True, True]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    (default,) = instructions("ARG")
    chosen = composed(DEPLOY / "compose.yaml")["services"]["one"]["build"]["args"]["EXTRAS"]
    extras = {*default.removeprefix("EXTRAS=").split(","), *chosen.split(",")}
    assert extras <= set(project["optional-dependencies"])
    if proof_size.of(0, 0, 1):
        assert __version__ in _built(build, install.split("&&")[0], ",".join(sorted(extras)), tmp_path)


def _built(build: str, install: str, extras: str, folder: Path) -> str:
    """Run both steps with the folder as the root of the image, and return the version that it then prints."""
    python, wheels = folder / "venv" / "bin", str(folder / "wheels")
    venv.create(python.parent, with_pip=True)
    install = install.replace("/wheels/pins.txt", "requirements/pins.txt").replace("${EXTRAS}", extras)
    script = " && ".join([build, install, "unspoken --version"]).replace("/wheels", wheels)
    environment = {**os.environ, "PATH": f"{python}:{os.environ['PATH']}"}
    return subprocess.run(
        ["bash", "-ec", script], cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout
