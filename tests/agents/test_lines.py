"""Chat lines: a client gets each line once, and no line without text."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.agents.scripted_table import HANG_UP, Json, scripted_table

pytestmark = pytest.mark.anyio


def said(text: str) -> Json:
    """Return a line of a person."""
    return {"type": "said", "channel": "table", "name": "Ada", "seal": 0, "text": text, "by": 1}


REMARK: Json = {**said(""), "by": None, "bot": 2, "remark": {"code": "dixit-close", "about": 0}}


async def received(*connections: Sequence[Json], until: str) -> list[str]:
    """Return the lines that a client has received when the line `until` arrives."""
    async with scripted_table(*connections) as table:
        while until not in [line.text for line in table.lines]:
            await table.change()
        return [line.text for line in table.lines]


async def test_a_bots_remark_is_not_a_line() -> None:
    """A remark has no text."""
    lines = await received([said("one"), REMARK, said("two")], until="two")
    assert lines == ["one", "two"]


async def test_lines_from_before_a_reconnect_are_not_repeated() -> None:
    """Lines that were said in between are received."""
    first = [said("one"), said("two"), HANG_UP]
    again: list[Json] = [{"type": "talk", "lines": [said("one"), REMARK, said("two"), said("three")]}]
    lines = await received(first, again, until="three")
    assert lines == ["one", "two", "three"]
