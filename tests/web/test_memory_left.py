"""Tests for measuring free memory, and for new connections when memory is low."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.web.in_process import serving_here
from unspoken.web.http.protocol import HttpProtocol
from unspoken.web.limits.memory_left import memory_left
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio


def test_the_smallest_limit_counts(tmp_path: Path) -> None:
    """A container may have less memory than its machine; its page cache counts as free."""
    (tmp_path / "meminfo").write_text("MemTotal: 9000 kB\nMemAvailable: 5000 kB\nHugePages_Total: 0\n")
    assert memory_left(tmp_path, tmp_path / "none") == 5000 * 1024
    for name, text in (("max", "900000\n"), ("current", "800000\n"), ("stat", "anon 1\nfile 50000\n")):
        (tmp_path / f"memory.{name}").write_text(text)
    assert memory_left(tmp_path, tmp_path) == 150_000
    (tmp_path / "memory.max").write_text("max\n")
    assert memory_left(tmp_path, tmp_path) == 5000 * 1024


def test_the_limit_of_a_service_counts(tmp_path: Path) -> None:
    """systemd gives a service a group of its own; files of a tmpfs cannot be reclaimed."""
    group = tmp_path / "system.slice" / "unspoken.service"
    for folder in (group, tmp_path / "self"):
        folder.mkdir(parents=True)
    (tmp_path / "self" / "cgroup").write_text("0::/system.slice/unspoken.service\n")
    for name, text in (("max", "900000\n"), ("current", "800000\n"), ("stat", "file 50000\nshmem 20000\n")):
        (group / f"memory.{name}").write_text(text)
    assert memory_left(tmp_path, tmp_path) == 130_000


def test_without_known_limits_memory_is_unlimited(tmp_path: Path) -> None:
    """Not every system has these files."""
    assert memory_left(tmp_path, tmp_path) > sys.maxsize // 2


class Short(HttpProtocol):
    """A server on which a test switches low memory on and off."""

    is_memory_short = False


async def test_new_connections_are_rejected_only_while_memory_is_low() -> None:
    """Existing connections stay open."""
    ask = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"

    async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        try:
            writer.write(ask)
            return (await reader.read())[:12]
        except ConnectionError:
            return b""
        finally:
            writer.close()

    async with serving_here(Settings(), http=Short) as where:
        port = int(where.rsplit(":", 1)[1])
        first = await asyncio.open_connection("127.0.0.1", port)
        second = await answered(*await asyncio.open_connection("127.0.0.1", port))  # by now both are accepted
        Short.is_memory_short = True
        assert await answered(*await asyncio.open_connection("127.0.0.1", port)) == b""
        assert await answered(*first) == second == b"HTTP/1.1 200"
        Short.is_memory_short = False
        assert await answered(*await asyncio.open_connection("127.0.0.1", port)) == b"HTTP/1.1 200"
