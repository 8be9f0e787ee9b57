"""Merge patches turn the JSON of one value into the JSON of another."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, Struct, UnsetType

from tests.merge_patch import merged
from unspoken.kernel.codec import encode
from unspoken.kernel.frames.merge_patch import NoMergePatch, merge_patch


class Clue(Struct, frozen=True, tag="clue", omit_defaults=True):
    """A nested object."""

    text: str
    hint: str | None = None


class Pair(Struct, frozen=True, array_like=True):
    """A nested struct that is encoded as an array."""

    left: int
    right: int | None


class View(Struct, frozen=True, omit_defaults=True, rename={"of_table": "table"}):
    """A view with every kind of member."""

    round: int
    of_table: str = ""
    clue: Clue | None = None
    votes: tuple[int | None, ...] = ()
    pairs: tuple[Pair, ...] = ()
    names: dict[str, int | dict[str, int]] = {}
    mark: bool | UnsetType = UNSET


class Strict(Struct, frozen=True):
    """A view that encodes None as null."""

    winner: int | None


numbers = st.integers(0, 2)
clues = st.none() | st.builds(Clue, st.sampled_from("ab"), st.none() | st.sampled_from("xy"))
views = st.builds(
    View,
    numbers,
    st.sampled_from(("", "t")),
    clues,
    st.lists(st.none() | numbers, max_size=2).map(tuple),
    st.lists(st.builds(Pair, numbers, st.none() | numbers), max_size=2).map(tuple),
    st.dictionaries(st.sampled_from("pq"), numbers | st.dictionaries(st.sampled_from("rs"), numbers)),
    st.sampled_from((True, False, UNSET)),
)


@given(views, views)
def test_a_patch_turns_one_view_into_another(old: View, new: View) -> None:
    """The patch goes through JSON, as it does on the wire. Equal views have an empty patch."""
    before, after = (msgspec.json.decode(encode(view)) for view in (old, new))
    patch = msgspec.json.decode(encode(merge_patch(old, new)))
    assert merged(before, patch) == after
    assert bool(patch) == (before != after)


def test_null_cannot_be_patched() -> None:
    """In a merge patch null deletes a member, so a member cannot become null."""
    assert merge_patch(Strict(None), Strict(1)) == {"winner": 1}
    with pytest.raises(NoMergePatch):
        merge_patch(Strict(1), Strict(None))
