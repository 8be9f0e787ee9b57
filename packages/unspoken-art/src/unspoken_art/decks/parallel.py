"""Draws many pictures on all cores, in order, with a progress line after each."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeAlias, TypeVar

import cv2

Request = TypeVar("Request")
Drawn = TypeVar("Drawn")
Report: TypeAlias = Callable[[int, int], None]
"""Called with the number of pictures drawn so far, and the total."""

ATTEMPTS = 24
"""After this many attempts a card is used even if it fails; `deck check` will report it."""


def print_progress(drawn: int, of: int) -> None:
    """Print a progress line, for the process that started this one."""
    print(f"{drawn} of {of}", flush=True)


def _use_one_core() -> None:
    """Let OpenCV use one core per picture."""
    cv2.setNumThreads(1)


def draw_all(
    draw: Callable[[Request], Drawn], requests: Sequence[Request], report: Report = print_progress
) -> list[Drawn]:
    """Draw all pictures in parallel."""
    with ProcessPoolExecutor(os.cpu_count(), initializer=_use_one_core) as cores:
        return list(_counted(cores.map(draw, requests), len(requests), report))


def _counted(pictures: Iterator[Drawn], of: int, report: Report) -> Iterator[Drawn]:
    for number, picture in enumerate(pictures, 1):
        yield picture
        report(number, of)


def _continued(before: int, report: Report) -> Report:
    """Continue the count of an earlier round."""
    return lambda now, of: report(before + now, before + of)


def draw_accepted(
    count: int,
    propose: Callable[[int, int], Request],
    draw: Callable[[Request], Drawn],
    fails: Callable[[Drawn, Sequence[Drawn]], bool],
    report: Report = print_progress,
) -> list[tuple[Request, Drawn]]:
    """Draw `count` pictures; replace pictures that fail the check against those already accepted."""
    accepted: dict[int, tuple[Request, Drawn]] = {}
    before = 0
    for attempt in range(ATTEMPTS):
        owed = [number for number in range(count) if number not in accepted]
        if not owed:
            break
        requests = [propose(number, attempt) for number in owed]
        pictures = draw_all(draw, requests, _continued(before, report))
        before += len(requests)
        for number, proposal, picture in zip(owed, requests, pictures, strict=True):
            others = [other for _, other in accepted.values()]
            if attempt == ATTEMPTS - 1 or not fails(picture, others):
                accepted[number] = (proposal, picture)
    return [accepted[number] for number in sorted(accepted)]
