"""From the draw of the cards to the start of the timer."""

from __future__ import annotations

import pytest

from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from unspoken.games.pareidolia.pieces import Pose
from unspoken.games.pareidolia.types import Keep, Phase, Toss
from unspoken.kernel.pace import Pace


def test_the_main_artist_draws_three_cards() -> None:
    """PAR-05."""
    situation = Situation()
    assert [face["card"] for face in situation.sees(MAIN)["private"]["drawn"]] == list(situation.state.drawn)


def test_the_cards_come_from_the_top_of_the_deck() -> None:
    """PAR-05: in the order of the shuffle."""
    deck = Situation(claimed=False).state.deck
    assert Situation().state.drawn == deck[:3]


def test_the_main_artist_keeps_one_of_the_three() -> None:
    """PAR-05."""
    situation = Situation()
    drawn = situation.state.drawn
    situation.answer(MAIN, Keep(drawn[1]))
    assert situation.state.card == drawn[1]


def test_the_other_two_go_to_the_bottom_of_the_deck() -> None:
    """PAR-05: in the order in which they were drawn."""
    situation = Situation()
    drawn = situation.state.drawn
    situation.answer(MAIN, Keep(drawn[1]))
    assert situation.state.deck[-2:] == (drawn[0], drawn[2])


@pytest.mark.parametrize("viewer", [1, SECOND, 3, None])
def test_nobody_else_sees_the_three_cards(viewer: int | None) -> None:
    """PAR-05, ALL-01: not even the second artist."""
    situation = Situation()
    assert not any(card.encode() in situation.sent(viewer) for card in situation.state.drawn)


@pytest.mark.parametrize("seat", [MAIN, SECOND])
def test_both_artists_see_the_word(seat: int) -> None:
    """PAR-06: once it is kept."""
    situation = Situation().keep()
    assert situation.sees(seat)["private"]["word"]["card"] == situation.state.card


def test_only_the_second_artist_is_asked_to_confirm_the_word() -> None:
    """PAR-06: the main artist has read it by keeping the card."""
    assert Situation().keep().waited_for == [SECOND]


def test_the_category_is_hidden_until_both_artists_know_the_word() -> None:
    """PAR-06: and so is the word."""
    assert not {"category", "word"} & Situation().keep().sees(1)["public"].keys()


def test_everybody_sees_the_category_when_both_artists_know_the_word() -> None:
    """PAR-06: in every language."""
    situation = Situation().keep().given(card="hat").know()
    assert situation.sees(None)["public"]["category"] == {"en": "It stands still", "pl": "Stoi w miejscu"}


@pytest.mark.parametrize("viewer", [1, 3, None])
@pytest.mark.parametrize("word", [b"rabbit", "królik".encode()])
def test_no_watcher_sees_the_word(viewer: int | None, word: bytes) -> None:
    """PAR-06, ALL-01: in no language, while the timer runs."""
    assert word not in Situation().start("rabbit").sent(viewer)


def test_any_shape_may_be_tossed() -> None:
    """PAR-07: the main artist chooses."""
    situation = Situation().keep().know()
    (ask,) = situation.session.asks
    assert (ask.seat, ask.choices) == (MAIN, (Toss("heap"), Toss("ribbon"), Toss("puff")))


def test_the_tossed_cloud_is_of_the_chosen_shape() -> None:
    """PAR-07: the first piece of this shape in the supply."""
    assert [lying.piece for lying in Situation().keep().know().toss("ribbon").state.sky] == [3]


def tossed(seed: int) -> Pose:
    return Situation(seed=b"toss %d" % seed).keep().know().toss().state.sky[0].pose


@pytest.mark.parametrize("seed", range(20))
def test_the_tossed_cloud_lands_near_the_middle(seed: int) -> None:
    """PAR-07: within 60 mm to the sides, and 40 up and down."""
    pose = tossed(seed)
    assert 2400 <= pose.x <= 3600 and 1600 <= pose.y <= 2400


def test_the_tossed_cloud_lands_at_any_turn() -> None:
    """PAR-07: in each of the four quarters over some seeds."""
    quarters = {tossed(seed).turn // 900 for seed in range(20)}
    assert quarters == {0, 1, 2, 3}


def test_the_tossed_cloud_may_be_mirrored() -> None:
    """PAR-07: either side may be up."""
    assert {tossed(seed).flip for seed in range(20)} == {False, True}


def test_the_same_seed_gives_the_same_toss() -> None:
    """PAR-07, ALL-02."""
    assert tossed(7) == tossed(7)


def test_everybody_sees_the_flight_of_the_tossed_cloud() -> None:
    """PAR-07: from the edge of the sky, with spins."""
    situation = Situation().keep().know().toss()
    action = situation.sees(None)["public"]["last_action"]
    assert (action["kind"], action["flight"]["y"] in (0, 4000), action["flight"]["spins"] != 0) == (
        "toss",
        True,
        True,
    )


def test_the_two_minutes_start_when_the_cloud_has_landed() -> None:
    """PAR-08: the game starts the timer for the timekeeper."""
    situation = Situation().keep().know().toss()
    assert situation.sees(None)["due"] == situation.now + 120_000


def test_no_timer_runs_before_the_toss() -> None:
    """PAR-08: at a table without timers."""
    assert "due" not in Situation().keep().know().sees(None)


@pytest.mark.parametrize("minutes", [3, 5])
def test_a_table_may_choose_a_longer_round(minutes: int) -> None:
    """PAR-08: three or five minutes."""
    situation = Situation(minutes=3 if minutes == 3 else 5).keep().know().toss()
    assert situation.state.due == 900 + minutes * 60_000


def test_at_timeout_a_random_card_is_kept() -> None:
    """PAR-05, ALL-07: one of the three."""
    situation = Situation(pace=Pace.BRISK)
    drawn = situation.state.drawn
    situation.ring()
    assert situation.state.card in drawn


def test_the_timeout_confirms_the_word_for_the_second_artist() -> None:
    """PAR-06, ALL-07: a minute is enough to read a word."""
    situation = Situation(pace=Pace.BRISK).keep()
    situation.ring()
    assert situation.state.phase is Phase.TOSSING


def test_at_timeout_a_random_shape_is_tossed() -> None:
    """PAR-07, ALL-07: any shape."""
    situation = Situation(pace=Pace.BRISK).keep().know()
    situation.ring()
    assert situation.state.phase is Phase.PLAYING
