"""Teams, piles, and who is tested first."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest

from tests.games.rorschach.situations import Situation, materials
from unspoken.content.packs import load_packs
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.types import Options
from unspoken.kernel.seats import every_seat
from unspoken.kernel.session import open_session
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.types import Refused
from unspoken.kernel.words.grammar import WordGrammar
from unspoken.languages.known import complete_languages


@pytest.mark.parametrize(("seats", "sizes"), [(4, (2, 2)), (5, (3, 2)), (7, (4, 3)), (10, (5, 5))])
@pytest.mark.parametrize("teams", ["seated", "shuffled"])
def test_team_sizes_differ_by_one_at_most(seats: int, sizes: tuple[int, int], teams: str) -> None:
    """ROR-01: at least two in each, made by hand or at random."""
    made = Situation(seats, teams=teams).state.teams  # type: ignore[arg-type]  # one of the two
    assert (made.count(0), made.count(1)) == sizes


@pytest.mark.parametrize("seats", [3, 11])
def test_fewer_than_four_or_more_than_ten_players_are_refused(seats: int) -> None:
    """ROR-01: four to ten."""
    with pytest.raises(Refused, match="wrong-number-of-seats"):
        open_session(GAME, Options(), materials(), seats, b"seats")


def test_seated_teams_are_the_first_half_against_the_rest() -> None:
    """ROR-01: people make teams by swapping chairs before the start."""
    assert Situation(7).state.teams == (0, 0, 0, 0, 1, 1, 1)


def test_seated_teams_are_known_before_the_game() -> None:
    """ROR-01: as they will be when the game begins."""
    assert GAME.seating.teams(Options(), 7) == Situation(7).state.teams


def test_shuffled_teams_are_unknown_before_the_game() -> None:
    """ROR-01: the seed deals them when the game begins."""
    assert GAME.seating.teams(Options(teams="shuffled"), 7) is None


def test_shuffled_teams_depend_on_the_seed() -> None:
    """ROR-01, ALL-02: two seeds deal different teams."""
    first, second = (Situation(8, teams="shuffled", seed=seed).state.teams for seed in (b"one", b"two"))
    assert first != second


def test_both_piles_are_shuffled() -> None:
    """ROR-02: neither is in the pack's order."""
    state = Situation().state
    assert list(state.image_pile) != sorted(state.image_pile)
    assert list(state.word_pile) != sorted(state.word_pile)


@pytest.mark.parametrize(("first", "testers"), [("first", 0), ("second", 1)])
def test_an_option_says_which_team_is_tested_first(first: str, testers: int) -> None:
    """ROR-03: the table's choice."""
    assert Situation(first=first).state.testers == testers  # type: ignore[arg-type]  # one of the three


def test_the_seed_chooses_the_first_test_team() -> None:
    """ROR-03: over some seeds each team is first."""
    assert {Situation(first="seed", seed=bytes([n])).state.testers for n in range(12)} == {0, 1}


@pytest.mark.parametrize(
    ("images", "words", "code"), [(23, 18, "too-few-images"), (24, 17, "too-few-words"), (24, 18, None)]
)
def test_a_game_needs_enough_images_and_words(images: int, words: int, code: str | None) -> None:
    """ROR-15: at least 24 and 18."""
    try:
        GAME.setup(Options(), materials(images, words), every_seat(4))
        code_given = None
    except Refused as refused:
        code_given = refused.code
    assert code_given == code


def test_cards_shown_earlier_tonight_start_in_the_box() -> None:
    """ROR-15, ALL-05: they are not shown again before the rest of the pack."""
    cards = materials()
    shown = (*cards.images[:30], *(word.id for word in cards.words[:20]))
    state = Situation(cards=materials(shown_before=shown)).state
    assert not {*state.images, *state.words} & set(shown)


def test_shown_ids_are_the_images_and_words_on_the_table() -> None:
    """ROR-15: cards in the piles are not shown."""
    state = Situation().state
    assert set(GAME.night.shown_ids(state)) == {*state.images, *state.words}


def test_the_box_joins_a_pile_that_is_too_small_for_a_display() -> None:
    """ROR-15: only three images and two words have not been shown yet."""
    cards = materials()
    shown = (*cards.images[3:], *(word.id for word in cards.words[2:]))
    state = Situation(cards=materials(shown_before=shown)).state
    assert (set(cards.images[:3]) < set(state.images), len(state.image_pile), state.image_box) == (
        True,
        36,
        (),
    )


T = TypeVar("T")


class LittleShelf:
    """A shelf with some blots, and a word without English."""

    def pictures(self, _pack: str) -> tuple[str, ...]:
        return ("a blot", "another")

    def spare(self, _pack: str) -> tuple[str, ...]:
        """Return no spare cards."""
        return ()

    def words(self, _pack: str) -> tuple[WordCard, ...]:
        return (WordCard({"en": "Carnival", "pl": "Karnawał"}), WordCard({"pl": "Żal"}))

    def items(self, _pack: str, _item: type[T]) -> tuple[T, ...]:
        return ()

    def grammar(self, _language: str) -> WordGrammar:
        return WordGrammar()

    def shown_ids(self) -> frozenset[str]:
        return frozenset({"Żal", "another", "something of another game"})


def test_materials_are_gathered_from_a_shelf() -> None:
    """ROR-02, ROR-15: a word's id is English if possible, and cards shown earlier are marked."""
    gathered = GAME.gather(Options(), LittleShelf())
    assert ([word.id for word in gathered.words], gathered.shown_before) == (
        ["Carnival", "Żal"],
        ("another", "Żal"),
    )


def test_the_shipped_packs_suffice(tmp_path: Path) -> None:
    """ROR-15: a hundred blots and a hundred words in every language."""
    gathered = GAME.gather(Options(), load_packs(tmp_path).shelf())
    languages = {frozenset(word.text) for word in gathered.words}
    assert (len(gathered.images), len(gathered.words)) == (100, 100)
    assert languages == {frozenset(complete_languages())}
