"""Teams, piles, and who is tested first."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest

from tests.games.rorschach.situations import Situation, materials
from unspoken.content.packs import load_packs
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.types import Options
from unspoken.kernel.game import Refused
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import open_session
from unspoken.kernel.shelf import WordCard


@pytest.mark.parametrize(("seats", "sizes"), [(4, (2, 2)), (5, (3, 2)), (7, (4, 3)), (10, (5, 5))])
@pytest.mark.parametrize("teams", ["seated", "shuffled"])
def test_two_teams_differ_by_one_at_most(seats: int, sizes: tuple[int, int], teams: str) -> None:
    """ROR-01: at least two in each, made by hand or at random."""
    made = Situation(seats, teams=teams).state.teams  # type: ignore[arg-type]  # one of the two
    assert (made.count(0), made.count(1)) == sizes


@pytest.mark.parametrize("seats", [3, 11])
def test_fewer_than_four_and_more_than_ten_do_not_play(seats: int) -> None:
    """ROR-01: four to ten."""
    with pytest.raises(Refused, match="wrong-number-of-seats"):
        open_session(GAME, Options(), materials(), seats, b"seats")


def test_seated_teams_are_the_first_half_against_the_rest() -> None:
    """ROR-01: people make teams by swapping chairs before the start."""
    assert Situation(7).state.teams == (0, 0, 0, 0, 1, 1, 1)


def test_seated_teams_are_known_at_the_open_table() -> None:
    """ROR-01: as they will be when the game begins."""
    assert GAME.teams(Options(), 7) == Situation(7).state.teams


def test_shuffled_teams_are_not_known_at_the_open_table() -> None:
    """ROR-01: the seed deals them when the game begins."""
    assert GAME.teams(Options(teams="shuffled"), 7) is None


def test_shuffled_teams_hang_on_the_seed() -> None:
    """ROR-01, ALL-02: two seeds deal otherwise."""
    one, two = (Situation(8, teams="shuffled", seed=seed).state.teams for seed in (b"one", b"two"))
    assert one != two


def test_both_piles_are_shuffled() -> None:
    """ROR-02: neither lies in the pack's order."""
    state = Situation().state
    assert list(state.image_pile) != sorted(state.image_pile)
    assert list(state.word_pile) != sorted(state.word_pile)


@pytest.mark.parametrize(("first", "testers"), [("first", 0), ("second", 1)])
def test_the_table_says_which_team_is_tested_first(first: str, testers: int) -> None:
    """ROR-03: its choice."""
    assert Situation(first=first).state.testers == testers  # type: ignore[arg-type]  # one of the three


def test_or_the_seed_says_it() -> None:
    """ROR-03: over some seeds both teams come first."""
    assert {Situation(first="seed", seed=bytes([n])).state.testers for n in range(12)} == {0, 1}


@pytest.mark.parametrize(
    ("images", "words", "code"), [(23, 18, "too-few-images"), (24, 17, "too-few-words"), (24, 18, None)]
)
def test_a_table_opens_with_enough_images_and_words(images: int, words: int, code: str | None) -> None:
    """ROR-15: at least 24 and 18."""
    try:
        GAME.setup(Options(), materials(images, words), every_seat(4))
        told = None
    except Refused as refused:
        told = refused.code
    assert told == code


def test_what_came_up_this_evening_begins_in_the_box() -> None:
    """ROR-15, ALL-05: it does not come up again before the pack is through."""
    cards = materials()
    seen = (*cards.images[:30], *(word.id for word in cards.words[:20]))
    state = Situation(cards=materials(seen=seen)).state
    assert not {*state.images, *state.words} & set(seen)


def test_what_has_come_up_is_reported() -> None:
    """ROR-15: the images and words on the table, and nothing of the piles."""
    state = Situation().state
    assert set(GAME.seen(state)) == {*state.images, *state.words}


def test_a_pile_too_small_takes_its_box_in() -> None:
    """ROR-15: three unseen images and four unseen words, and still a whole display."""
    cards = materials()
    seen = (*cards.images[3:], *(word.id for word in cards.words[2:]))
    state = Situation(cards=materials(seen=seen)).state
    assert (set(cards.images[:3]) < set(state.images), len(state.image_pile), state.image_box) == (
        True,
        36,
        (),
    )


T = TypeVar("T")


class LittleShelf:
    """Some blots, and a word that has no English."""

    def pictures(self, _pack: str) -> tuple[str, ...]:
        return ("a blot", "another")

    def spare(self, _pack: str) -> tuple[str, ...]:
        """Nothing more."""
        return ()

    def words(self, _pack: str) -> tuple[WordCard, ...]:
        return (WordCard({"en": "Carnival", "pl": "Karnawał"}), WordCard({"pl": "Żal"}))

    def items(self, _pack: str, _item: type[T]) -> tuple[T, ...]:
        return ()

    def grammar(self, _language: str) -> Grammar:
        return Grammar()

    def seen(self) -> frozenset[str]:
        return frozenset({"Żal", "another", "something of another game"})


def test_materials_are_gathered_from_a_shelf() -> None:
    """ROR-02, ROR-15: a word is named in English where it can be, and what was seen is kept in mind."""
    gathered = GAME.gather(Options(), LittleShelf())
    assert ([word.id for word in gathered.words], gathered.seen) == (["Carnival", "Żal"], ("another", "Żal"))


def test_the_shipped_packs_suffice(tmp_path: Path) -> None:
    """ROR-15: a hundred blots and a hundred words in two languages."""
    gathered = GAME.gather(Options(), load_packs(tmp_path).shelf())
    told = {frozenset(word.text) for word in gathered.words}
    assert (len(gathered.images), len(gathered.words), told) == (100, 100, {frozenset({"en", "pl"})})
