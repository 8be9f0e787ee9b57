"""Album pictures in temporary files."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from pathlib import Path

import pytest

from unspoken.web.replays import picture_file
from unspoken.web.replays.picture_file import PictureFile, PictureFiles

pytestmark = pytest.mark.anyio
_DATA = bytes(range(256)) * 1_000


async def written(data: bytes, paths: list[Path] | None = None) -> PictureFile:
    """Return a picture of these bytes."""

    async def write(path: str) -> None:
        await asyncio.to_thread(Path(path).write_bytes, data)
        (paths if paths is not None else []).append(Path(path))

    return await PictureFile.written_by(write)


async def test_several_clients_read_a_file_that_has_no_name_any_more() -> None:
    """The file is deleted when its last reader has finished."""
    paths: list[Path] = []
    picture = await written(_DATA, paths)
    first, second = picture.pieces(), picture.pieces()
    begun = await anext(first)
    assert b"".join([piece async for piece in second]) == _DATA
    assert begun + b"".join([piece async for piece in first]) == _DATA
    assert (picture.size, [path.exists() for path in paths]) == (len(_DATA), [False])


@pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")
async def test_a_file_that_cannot_be_opened_raises_one_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to close."""
    monkeypatch.setattr(picture_file, "_temporary_file", lambda: nullcontext("/nowhere"))

    async def write(_path: str) -> None:
        pass

    with pytest.raises(FileNotFoundError):
        await PictureFile.written_by(write)


async def test_the_cache_is_limited_in_bytes() -> None:
    """The least recently used picture is dropped first."""
    cache = PictureFiles(250)
    for key in "abc":
        cache.put(key, await written(b"x" * 100))
        cache.get("a")
    assert [key for key in "abc" if cache.get(key) is not None] == ["a", "c"]


async def test_a_picture_that_is_larger_than_the_cache_is_not_kept() -> None:
    """It would evict all other pictures, and still not fit."""
    cache = PictureFiles(250)
    cache.put("large", await written(b"x" * 300))
    assert cache.get("large") is None
