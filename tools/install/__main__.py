"""Installs what a make target needs, as much as possible in parallel.

    python3 -m tools.install play     Python packages and the built page; the bots' models follow later
    python3 -m tools.install bots     the bots' models
    python3 -m tools.install work     everything that checks and tests without a browser need
    python3 -m tools.install test     the same as work, and Chromium
    python3 -m tools.install art      packages that draw the decks
    python3 -m tools.install wheel    hatchling and the built page
    python3 -m tools.install pins     nothing; writes the newest versions to requirements/pins.txt

Imports only the standard library, because it runs before anything is installed.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tools import chromium, front
from tools.install.python_packages import PYTHON, TOOLS, PythonPackages
from tools.install.steps import ROOT, Failed, run, run_parallel, say, step

_LOCK = TOOLS / "install.lock"
_BOTS_LOCK = TOOLS / "bots.lock"
_BOTS_LOG = TOOLS / "bots.log"
_LOW_PRIORITY = 10
packages = PythonPackages()


def main(words: list[str]) -> int:
    """Install the goal that the command line names."""
    goals: dict[str, Callable[[], None]] = {
        "play": play,
        "bots": bots,
        "work": work,
        "test": test,
        "art": art,
        "wheel": wheel,
        "pins": packages.choose_pins,
    }
    if len(words) != 1 or words[0] not in goals:
        print(__doc__, file=sys.stderr)
        return 2
    TOOLS.mkdir(exist_ok=True)
    try:
        goals[words[0]]()
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted. Run the same command again to continue.", file=sys.stderr)
        return 130
    return 0


def play() -> None:
    """Install the server and the page, and the bots' large models later in the background."""
    extras: tuple[str, ...] = ()

    def python() -> None:
        if not packages.has("play", extras):
            _python("play", extras)
            # The first import compiles hundreds of modules: do that while the page is built.
            run((PYTHON, "-c", "import unspoken.cli.server.play"), what="Importing the server")

    with _install_lock():
        run_parallel(python, _page)
    if not packages.has("bots", ("bots",)):
        _install_bots_in_background()


def bots() -> None:
    """Install the models with which bots understand what people write."""
    packages.install("bots", ("bots",))


def work() -> None:
    """Install everything except a browser, including the packages that check the page."""
    with _install_lock():
        run_parallel(lambda: _python("work", ("bots", "dev")), lambda: _page(checks=True))


def test() -> None:
    """Install what `work` installs, and Chromium."""
    run_parallel(work, _chromium)


def art() -> None:
    """Install what drawing the decks and subsetting the fonts needs."""
    with _install_lock():
        run_parallel(lambda: _python("art", ("art", "typefaces")), lambda: _node_packages(checks=True))


def wheel() -> None:
    """Install hatchling and build the page, without packages that only running or testing needs."""
    with _install_lock():
        run_parallel(lambda: _python("wheel", None), _page)


def _python(goal: str, extras: tuple[str, ...] | None) -> None:
    if not packages.has(goal, extras):
        with step("Python packages"):
            packages.install(goal, extras)


def _page(checks: bool = False) -> None:
    if checks or not front.page_is_fresh():
        _node_packages(checks=checks)
    if not front.page_is_fresh():
        with step("the page is built"):
            _npm(*front.BUILD, what="Building the page")
            front.record_build()


def _node_packages(checks: bool) -> None:
    if front.find_node() is None:
        with step("Node"):
            packages.install_node(front.NODE_WHEEL)
    if not front.packages_installed(checks=checks):
        with step("the page's packages"):
            some = () if checks else front.BUILD_ONLY
            _npm(*front.INSTALL, *some, what="Installing the page's packages")


def _npm(*words: str, what: str) -> None:
    command, env = front.npm_command(*words)
    run(command, cwd=front.FRONT, env=env, what=what)


def _chromium() -> None:
    if next(chromium.installed(), None) is None and "CHROMIUM" not in os.environ:
        with step("Chromium"):
            chromium.from_debian()


def _install_bots_in_background() -> None:
    """Install the bots' models in a child process that outlives this process.

    The child inherits the lock, so the lock is released when the child ends, even by a crash. The server
    waits for the lock.
    """
    with _BOTS_LOCK.open("w") as lock, _BOTS_LOG.open("w") as log:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return  # an earlier installation is still running
        say("installing the bots' models in the background; the page does not wait for them")
        installer = subprocess.Popen(
            [sys.executable, "-m", "tools.install", "bots"],
            cwd=ROOT,
            pass_fds=[lock.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        # The page is still being built. It gets about nine tenths of a core that both want.
        os.setpriority(os.PRIO_PROCESS, installer.pid, _LOW_PRIORITY)


@contextmanager
def _install_lock() -> Iterator[None]:
    """Hold a lock, so that only one installation at a time runs in this folder."""
    with _LOCK.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another make is installing in this folder: waiting until it ends")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
