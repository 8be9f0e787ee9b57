"""Times `make play` and `make test` from nothing, in fresh clones with empty caches.

    python3 tools/from_nothing.py --commit 12d8b15 --commit HEAD

`play` is the time until the first page is served, `again` the same for a second `make play` when nothing
changed, `test` the time of all of `make test`. The commits alternate, so that load on the machine affects
all of them. CPU is the time of all processes of the command. Chromium's renderers outlive their parent: this
process adopts and counts them (on Linux).
"""

from __future__ import annotations

import argparse
import ctypes
import fcntl
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_GIVE_UP = 5400.0
_PAUSE = 0.02
"""Seconds between two looks for processes that have ended. Tests wait until an orphan is gone."""
_PR_SET_CHILD_SUBREAPER = 36
"""The request to prctl(2) that makes this process the parent of orphaned descendants."""


def main() -> int:
    """Time the commits and commands that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commit", action="append", help="a commit to time; may be given several times")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--what", choices=("play", "test", "both"), default="both")
    args = parser.parse_args()
    _adopt_orphans()
    for number in range(1, args.times + 1):
        for commit in args.commit or ["HEAD"]:
            with tempfile.TemporaryDirectory(prefix="unspoken-from-nothing-") as folder:
                clone = _clone(commit, Path(folder))
                if args.what != "test":
                    first = _play(clone)
                    again = _play(clone)
                    print(f"{number} {commit}: play {first:.1f} s, again {again:.1f} s", flush=True)
                    _wait_for_bots(clone)
                if args.what != "play":
                    _empty(clone)
                    print(f"{number} {commit}: {_test(clone)}", flush=True)
    return 0


def _adopt_orphans() -> None:
    """Become the parent of orphaned descendants: the kernel counts a process when its parent reaps it."""
    if sys.platform == "linux" and ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_CHILD_SUBREAPER, 1):
        raise OSError(ctypes.get_errno(), "prctl cannot make this process a subreaper")


def _wait_and_reap(process: subprocess.Popen[bytes]) -> int:
    """Return the exit code of a process; meanwhile reap adopted processes, as init would."""
    give_up = time.monotonic() + _GIVE_UP
    while time.monotonic() < give_up:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == process.pid:
            return os.waitstatus_to_exitcode(status)
        if not pid:
            time.sleep(_PAUSE)
    process.kill()
    raise TimeoutError(f"not finished after {_GIVE_UP} seconds")


def _reap_ended() -> None:
    """Reap all adopted processes that have ended."""
    with suppress(ChildProcessError):  # no child is left
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _clone(commit: str, folder: Path) -> Path:
    folder.chmod(0o755)  # 12d8b15 cannot start PostgreSQL as root from a folder that other users cannot read
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    full = subprocess.run(
        ["git", "rev-parse", commit], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    subprocess.run(["git", "checkout", "--quiet", full], cwd=clone, check=True)
    return clone


def _empty(clone: Path) -> None:
    """Delete everything that was installed or cached."""
    subprocess.run(["git", "clean", "-fdxq"], cwd=clone, check=True)
    shutil.rmtree(clone.parent / "cache", ignore_errors=True)


def _env(clone: Path) -> dict[str, str]:
    """Return an environment with separate caches for this clone."""
    cache = clone.parent / "cache"
    own = {
        "XDG_CACHE_HOME": cache,
        "PIP_CACHE_DIR": cache / "pip",
        "UV_CACHE_DIR": cache / "uv",
        "npm_config_cache": cache / "npm",
        "CI": "true",
    }
    return {**os.environ, **{name: str(value) for name, value in own.items()}}


def _play(clone: Path) -> float:
    """Return the seconds until the first page is served."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    data = clone.parent / "tables.db"
    options = f"ARGS=--no-browser --host 127.0.0.1 --port {port} --data {data}"
    began = time.monotonic()
    with (clone.parent / "play.txt").open("a") as log:
        process = subprocess.Popen(
            ["make", "play", options],
            cwd=clone,
            env=_env(clone),
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        while not _serves(port):
            if process.poll() is not None or time.monotonic() - began > _GIVE_UP:
                sys.exit((clone.parent / "play.txt").read_text())
            time.sleep(0.05)
        return time.monotonic() - began
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
        process.wait(60)


def _wait_for_bots(clone: Path) -> None:
    """Wait until the process that installs the bots' models in the background releases its lock."""
    lock = clone / ".tools" / "bots.lock"  # 12d8b15 has no such process
    if lock.exists():
        with lock.open() as file:
            fcntl.flock(file, fcntl.LOCK_EX)


def _serves(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as reply:
            return bool(reply.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def _test(clone: Path) -> str:
    """Run `make test`; return a line with its duration and result."""
    _reap_ended()  # processes of `make play` must not be counted here
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    log = clone.parent / "test.txt"
    with log.open("w") as output:
        code = _wait_and_reap(
            subprocess.Popen(["make", "test"], cwd=clone, env=_env(clone), stdout=output, stderr=output)
        )
    _reap_ended()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if code:
        failed_log = ROOT / ".tools" / "from-nothing-failed.txt"
        failed_log.parent.mkdir(exist_ok=True)
        shutil.copyfile(log, failed_log)
    outcome = "passed" if code == 0 else "FAILED, see .tools/from-nothing-failed.txt"
    return f"test {time.monotonic() - began:.0f} s, CPU {cpu:.0f} s, {outcome}"


if __name__ == "__main__":
    sys.exit(main())
