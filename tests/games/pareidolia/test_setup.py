"""Who begins, who sits where, and what lies beside the sky."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

import pytest

from tests.games.pareidolia.situations import MATERIALS, Situation
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.roles import rounds
from unspoken.games.pareidolia.types import MOST_TIMES, Claim, CloudShape, GoOn, Materials, Options, Phase
from unspoken.kernel.game import Refused, Seat
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat
from unspoken.kernel.shelf import WordCard

T = TypeVar("T")


def test_four_to_ten_play() -> None:
    """PAR-01."""
    assert list(GAME.seats(Options())) == [4, 5, 6, 7, 8, 9, 10]


def test_the_first_claim_that_is_heard_begins() -> None:
    """PAR-01: whoever last saw a shape in the clouds."""
    situation = Situation(claimed=False)
    situation.answer(3, Claim())
    assert situation.sees(None)["public"]["artist"] == 3


def test_a_second_claim_comes_too_late() -> None:
    """PAR-01: the question is closed."""
    situation = Situation(claimed=False)
    situation.answer(3, Claim())
    assert situation.refused(1, Claim()) == "not-asked"


def test_chance_begins_once_all_have_pressed_on() -> None:
    """PAR-01: the seed chooses, and another seed otherwise."""
    begun = set()
    for seed in range(12):
        situation = Situation(claimed=False, seed=b"%d" % seed)
        for seat in range(4):
            situation.answer(seat, GoOn())
        begun.add(situation.state.first)
    assert begun == {0, 1, 2, 3}


def test_bots_hold_nobody_up() -> None:
    """PAR-01: the seed chooses once all people have pressed on."""
    situation = Situation(people=frozenset({Seat(1), Seat(2)}), claimed=False)
    situation.answer(1, GoOn())
    situation.answer(2, GoOn())
    assert situation.state.phase is Phase.KEEPING


def test_whoever_is_alone_with_bots_begins() -> None:
    """PAR-01: there is nobody to tell what was seen in the clouds."""
    situation = Situation(people=frozenset({Seat(1)}), claimed=False)
    assert (situation.state.phase, situation.state.first) == (Phase.KEEPING, 1)


def test_a_table_in_a_hurry_does_not_wait_for_a_claim() -> None:
    """PAR-01, ALL-07: the clock leaves it to the seed."""
    situation = Situation(pace=Pace.BRISK, claimed=False)
    situation.ring()
    assert situation.state.phase is Phase.KEEPING


def test_the_first_artist_keeps_the_marker() -> None:
    """PAR-01: all game, whoever is main artist."""
    situation = Situation()
    situation.find("rabbit", 1)
    situation.next_round()
    assert (situation.state.first, situation.sees(None)["public"]["artist"]) == (0, 1)


@pytest.mark.parametrize(
    ("seats", "second"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5)], ids=lambda one: str(one)
)
def test_the_second_artist_sits_opposite(seats: int, second: int) -> None:
    """PAR-02: half way round the table, rounded down."""
    assert Situation(seats).sees(None)["public"]["second"] == second


def test_the_shipped_supply_has_fourteen_pieces_in_five_shapes() -> None:
    """PAR-03: three of each, and two of the last."""
    clouds = load_packs().shelf().items(Options().clouds, CloudShape)
    assert [cloud.count for cloud in clouds] == [3, 3, 3, 3, 2]


def test_the_shipped_deck_has_128_words() -> None:
    """PAR-03: 72 at least, each with its category, in two languages."""
    materials = GAME.gather(Options(), load_packs().shelf())
    told = [word for word in materials.words if word.text.keys() == word.category.keys() == {"en", "pl"}]
    assert len(told) == 128


def test_the_deck_is_shuffled() -> None:
    """PAR-03: another seed, another deck of the same cards."""
    one, other = (Situation(claimed=False, seed=seed).state.deck for seed in (b"one", b"other"))
    assert one != other and sorted(one) == sorted(other)


def test_the_timekeeper_sits_to_the_right_of_the_main_artist() -> None:
    """PAR-04."""
    assert Situation(7).sees(None)["public"]["timekeeper"] == 6


@pytest.mark.parametrize(
    ("seats", "played"),
    [(4, 12), (5, 15), (6, 12), (7, 14), (8, 8), (9, 9), (10, 10)],
    ids=lambda one: str(one),
)
def test_everyone_is_main_artist_as_often_as_the_number_of_players_says(seats: int, played: int) -> None:
    """PAR-19: three times among four or five, twice among six or seven, else once."""
    assert rounds(seats, 0) == played


def test_every_category_has_sixteen_words() -> None:
    """PAR-06, PAR-16: so many that a category is a hint, and no list to be tried."""
    told = Counter(word.category["en"] for word in load_packs().shelf().words("cloud-words"))
    assert min(told.values()) >= 16


def test_a_table_may_play_a_shorter_game() -> None:
    """PAR-19: a house rule, by which everyone is still main artist as often as everyone else."""
    assert rounds(5, 1) == 5


@pytest.mark.parametrize("times", range(MOST_TIMES + 1))
@pytest.mark.parametrize("seats", range(4, 11))
def test_45_droplets_suffice(seats: int, times: int) -> None:
    """PAR-21: three a round at most, whatever the table has agreed on."""
    assert 3 * rounds(seats, times) <= 45


def test_a_deck_that_is_too_small_is_not_opened() -> None:
    """PAR-05, PAR-19: one word a round, and two more to choose from."""
    with pytest.raises(Refused) as refused:
        GAME.setup(Options(), MATERIALS, every_seat(5))
    assert (refused.value.code, refused.value.facts) == ("too-few-words", {"words": 14, "needed": 17})


@pytest.mark.parametrize("count", [1, 25])
def test_a_pack_with_too_few_or_too_many_clouds_is_not_opened(count: int) -> None:
    """PAR-03: at least two pieces, and no more than the finger can tell apart."""
    clouds = (CloudShape("puff", count, ((0, 0, 100),)),)
    with pytest.raises(Refused) as refused:
        GAME.setup(Options(times=1), Materials(MATERIALS.words, clouds), every_seat(4))
    assert refused.value.code == "wrong-clouds"


def test_two_cards_of_one_name_are_one_card() -> None:
    """PAR-03: a pack of somebody else's may have such."""

    class Shelf:
        def pictures(self, pack: str) -> tuple[str, ...]:
            return ()

        def spare(self, _pack: str) -> tuple[str, ...]:
            return ()

        def words(self, pack: str) -> tuple[WordCard, ...]:
            return (
                WordCard({"en": "bat", "pl": "nietoperz"}),
                WordCard({"en": "bat"}),
                WordCard({"pl": "kij"}),
            )

        def items(self, pack: str, item: type[T]) -> tuple[T, ...]:
            return ()

        def grammar(self, _language: str) -> Grammar:
            return Grammar()

        def seen(self) -> frozenset[str]:
            return frozenset()

    assert [word.text for word in GAME.gather(Options(), Shelf()).words] == [
        {"en": "bat", "pl": "nietoperz"},
        {"pl": "kij"},
    ]
