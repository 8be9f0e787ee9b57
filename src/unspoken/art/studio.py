"""Many pictures on all cores: in their order whatever the cores, and with a word after each."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeAlias, TypeVar

import cv2

Asked = TypeVar("Asked")
Drawn = TypeVar("Drawn")
Telling: TypeAlias = Callable[[int, int], None]
"""Is told how many pictures are drawn, and how many there will be."""

ATTEMPTS = 24
"""How often a card is composed anew before it stays as it is; `deck check` will name it."""


def tell(drawn: int, of: int) -> None:
    """One line a picture, for whoever started us."""
    print(f"{drawn} of {of}", flush=True)


def _alone() -> None:
    """One core a picture: OpenCV takes no more of them."""
    cv2.setNumThreads(1)


def drawn(draw: Callable[[Asked], Drawn], asked: Sequence[Asked], telling: Telling = tell) -> list[Drawn]:
    """All of them, drawn side by side."""
    with ProcessPoolExecutor(os.cpu_count(), initializer=_alone) as cores:
        return list(_counted(cores.map(draw, asked), len(asked), telling))


def _counted(pictures: Iterator[Drawn], of: int, telling: Telling) -> Iterator[Drawn]:
    for number, picture in enumerate(pictures, 1):
        yield picture
        telling(number, of)


def _further(before: int, telling: Telling) -> Telling:
    """Goes on counting where an earlier round stopped."""
    return lambda now, of: telling(before + now, before + of)


def settled(
    count: int,
    propose: Callable[[int, int], Asked],
    draw: Callable[[Asked], Drawn],
    fails: Callable[[Drawn, Sequence[Drawn]], bool],
    telling: Telling = tell,
) -> list[tuple[Asked, Drawn]]:
    """So many pictures of which none fails beside those before it: what fails is proposed and drawn anew."""
    kept: dict[int, tuple[Asked, Drawn]] = {}
    before = 0
    for attempt in range(ATTEMPTS):
        owed = [number for number in range(count) if number not in kept]
        if not owed:
            break
        asked = [propose(number, attempt) for number in owed]
        pictures = drawn(draw, asked, _further(before, telling))
        before += len(asked)
        for number, wish, picture in zip(owed, asked, pictures, strict=True):
            others = [other for _, other in kept.values()]
            if attempt == ATTEMPTS - 1 or not fails(picture, others):
                kept[number] = (wish, picture)
    return [kept[number] for number in sorted(kept)]
