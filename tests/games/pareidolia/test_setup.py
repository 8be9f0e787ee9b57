"""First player, seats, and supply."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

import pytest

from tests.games.pareidolia.situations import MATERIALS, Situation
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.roles import rounds
from unspoken.games.pareidolia.types import MOST_TIMES, Claim, CloudShape, GoOn, Materials, Options, Phase
from unspoken.kernel.pace import Pace
from unspoken.kernel.seats import every_seat
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.types import Refused, Seat
from unspoken.kernel.words.grammar import WordGrammar
from unspoken.languages.known import complete_languages

T = TypeVar("T")


def test_four_to_ten_players_can_play() -> None:
    """PAR-01."""
    assert list(GAME.seats(Options())) == [4, 5, 6, 7, 8, 9, 10]


def test_the_first_player_to_claim_begins() -> None:
    """PAR-01: the claim is to have seen a shape in the clouds last."""
    situation = Situation(claimed=False)
    situation.answer(3, Claim())
    assert situation.sees(None)["public"]["artist"] == 3


def test_a_second_claim_is_refused() -> None:
    """PAR-01: the question is closed."""
    situation = Situation(claimed=False)
    situation.answer(3, Claim())
    assert situation.refused(1, Claim()) == "not-asked"


def test_the_seed_chooses_the_first_artist_if_nobody_claims() -> None:
    """PAR-01: over some seeds each seat begins."""
    first_artists = set()
    for seed in range(12):
        situation = Situation(claimed=False, seed=b"%d" % seed)
        for seat in range(4):
            situation.answer(seat, GoOn())
        first_artists.add(situation.state.first)
    assert first_artists == {0, 1, 2, 3}


def test_the_claim_does_not_wait_for_bots() -> None:
    """PAR-01: the seed chooses once all people have gone on."""
    situation = Situation(people=frozenset({Seat(1), Seat(2)}), claimed=False)
    situation.answer(1, GoOn())
    situation.answer(2, GoOn())
    assert situation.state.phase is Phase.KEEPING


def test_a_person_alone_with_bots_begins() -> None:
    """PAR-01: nobody is asked."""
    situation = Situation(people=frozenset({Seat(1)}), claimed=False)
    assert (situation.state.phase, situation.state.first) == (Phase.KEEPING, 1)


def test_the_claim_times_out() -> None:
    """PAR-01, ALL-07: at timeout the seed chooses."""
    situation = Situation(pace=Pace.BRISK, claimed=False)
    situation.ring()
    assert situation.state.phase is Phase.KEEPING


def test_the_first_artist_does_not_change_in_later_rounds() -> None:
    """PAR-01: only the main artist does."""
    situation = Situation()
    situation.find("rabbit", 1)
    situation.next_round()
    assert (situation.state.first, situation.sees(None)["public"]["artist"]) == (0, 1)


@pytest.mark.parametrize(
    ("seats", "second"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5)], ids=str
)
def test_the_second_artist_sits_opposite(seats: int, second: int) -> None:
    """PAR-02: half-way round the table, rounded down."""
    assert Situation(seats).sees(None)["public"]["second"] == second


def test_the_shipped_supply_has_fourteen_pieces_in_five_shapes() -> None:
    """PAR-03: three of each, and two of the last."""
    clouds = load_packs().shelf().items(Options().clouds, CloudShape)
    assert [cloud.count for cloud in clouds] == [3, 3, 3, 3, 2]


def test_the_shipped_deck_has_128_words() -> None:
    """PAR-03: at least 72, each with its category, in every language."""
    materials = GAME.gather(Options(), load_packs().shelf())
    known = {*complete_languages()}
    complete = [word for word in materials.words if word.text.keys() == word.category.keys() == known]
    assert len(complete) == 128


def test_the_deck_is_shuffled() -> None:
    """PAR-03: two seeds give two orders of the same cards."""
    first, second = (Situation(claimed=False, seed=seed).state.deck for seed in (b"one", b"other"))
    assert first != second and sorted(first) == sorted(second)


def test_the_timekeeper_sits_to_the_right_of_the_main_artist() -> None:
    """PAR-04."""
    assert Situation(7).sees(None)["public"]["timekeeper"] == 6


@pytest.mark.parametrize(
    ("seats", "played"),
    [(4, 12), (5, 15), (6, 12), (7, 14), (8, 8), (9, 9), (10, 10)],
    ids=str,
)
def test_the_number_of_rounds_depends_on_the_number_of_players(seats: int, played: int) -> None:
    """PAR-19: four or five players are main artist three times each, six or seven twice, others once."""
    assert rounds(seats, 0) == played


def test_every_category_has_sixteen_words() -> None:
    """PAR-06, PAR-16: too many to try them all."""
    counts = Counter(word.category["en"] for word in load_packs().shelf().words("cloud-words"))
    assert min(counts.values()) >= 16


def test_a_table_may_play_a_shorter_game() -> None:
    """PAR-19: by a house rule each player is main artist once."""
    assert rounds(5, 1) == 5


@pytest.mark.parametrize("times", range(MOST_TIMES + 1))
@pytest.mark.parametrize("seats", range(4, 11))
def test_a_game_needs_at_most_45_droplets(seats: int, times: int) -> None:
    """PAR-21: three a round, with any house rule."""
    assert 3 * rounds(seats, times) <= 45


def test_a_deck_that_is_too_small_is_refused() -> None:
    """PAR-05, PAR-19: one word a round, and two more to choose from."""
    with pytest.raises(Refused) as refused:
        GAME.setup(Options(), MATERIALS, every_seat(5))
    assert (refused.value.code, refused.value.facts) == ("too-few-words", {"words": 14, "needed": 17})


@pytest.mark.parametrize("count", [1, 25])
def test_a_pack_with_too_few_or_too_many_clouds_is_refused(count: int) -> None:
    """PAR-03: at least two pieces, and at most as many as the physics supports."""
    clouds = (CloudShape("puff", count, ((0, 0, 100),)),)
    with pytest.raises(Refused) as refused:
        GAME.setup(Options(times=1), Materials(MATERIALS.words, clouds), every_seat(4))
    assert refused.value.code == "wrong-clouds"


def test_cards_with_the_same_name_are_merged() -> None:
    """PAR-03: foreign packs may contain duplicates."""

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

        def grammar(self, _language: str) -> WordGrammar:
            return WordGrammar()

        def shown_ids(self) -> frozenset[str]:
            return frozenset()

    assert [word.text for word in GAME.gather(Options(), Shelf()).words] == [
        {"en": "bat", "pl": "nietoperz"},
        {"pl": "kij"},
    ]
