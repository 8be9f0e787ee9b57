"""A round, step by step."""

from __future__ import annotations

import pytest

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, WAVES, Situation, materials, people
from unspoken.games.rorschach.types import Choose, GoOn, Guess, Mark, Phase
from unspoken.kernel.pace import Pace
from unspoken.kernel.types import Seat


def test_a_display_is_three_words_with_symbols_and_four_images() -> None:
    """ROR-04: everybody sees it, spectators too."""
    public = Situation().sees(None)["public"]
    symbols = [word["symbol"] for word in public["words"]]
    assert (symbols, len(public["images"])) == (["triangle", "circle", "waves"], 4)


def test_words_are_shown_in_every_language() -> None:
    """ROR-04: each viewer reads their own."""
    word = Situation().sees(None)["public"]["words"][0]
    assert word["text"]["pl"].removeprefix("słowo") == word["text"]["en"].removeprefix("word")


def test_the_whole_test_team_is_asked_for_a_subject() -> None:
    """ROR-05: nobody else is asked."""
    assert Situation().waited_for == [0, 1, 2]


def test_the_suggested_subject_was_subject_least_often() -> None:
    """ROR-05: the first seat, then the next when the team is tested again."""
    situation = Situation()
    first = situation.sees(1)["private"]["suggested"]
    situation.round(CIRCLE, CIRCLE).round(CIRCLE, CIRCLE)
    assert (first, situation.sees(1)["private"]["suggested"]) == (0, 1)


def test_the_suggested_subject_does_not_count_as_a_vote() -> None:
    """ROR-05, ALL-06: one of three proposes the suggested subject, and it is not decided."""
    situation = Situation()
    situation.answer(1, Choose(Seat(0)))
    assert situation.phase is Phase.CHOOSING


def test_a_removed_image_keeps_its_place() -> None:
    """ROR-06: face down."""
    situation = Situation()
    situation.chooses()
    image = situation.state.images[2]
    situation.removes(2)
    public = situation.sees(None)["public"]
    assert (public["removed"], public["images"][2]) == (image, image)


def test_only_the_subject_is_asked_for_a_matching() -> None:
    """ROR-07: with the six ways to lay three symbols."""
    (ask,) = Situation().to_matching().session.asks
    assert (ask.seat, len(ask.choices or ())) == (0, 6)


@pytest.mark.parametrize("viewer", [1, 3, None])
def test_nobody_else_sees_the_matching(viewer: int | None) -> None:
    """ROR-07, ALL-01: frames of a team-mate, an opponent and a spectator are the same for two matchings."""
    first, second = Situation().to_matching(), Situation().to_matching()
    first.matches(TRIANGLE, CIRCLE, WAVES)
    second.matches(WAVES, TRIANGLE, CIRCLE)
    assert first.sent(viewer) == second.sent(viewer)


def test_the_subject_sees_the_sealed_matching() -> None:
    """ROR-07: in the order of the images."""
    situation = Situation().to_matching()
    situation.matches(WAVES, TRIANGLE, CIRCLE)
    marks = situation.sees(0)["private"]["matching"]
    assert [mark["symbol"] for mark in marks] == ["waves", "triangle", "circle"]


def test_the_rest_of_the_test_team_guesses() -> None:
    """ROR-08: without the subject; nine pairs of an image and a symbol are offered."""
    situation = Situation().to_guess()
    offered = situation.session.asks[0].choices or ()
    assert (situation.waited_for, len(offered)) == ([1, 2], 9)


def test_the_control_team_guesses_at_the_same_image() -> None:
    """ROR-09: with any of the three symbols, the same one included."""
    situation = Situation().to_guess()
    situation.guesses(1, WAVES)
    offered = situation.session.asks[0].choices or ()
    assert (situation.waited_for, len(offered), situation.state.guess) == (
        [3, 4, 5],
        3,
        Mark(situation.left(1), WAVES),
    )


def test_the_reveal_shows_the_symbol_on_the_guessed_image() -> None:
    """ROR-10: and on no other."""
    public = Situation().to_reveal(CIRCLE, WAVES).sees(None)["public"]
    assert ([reveal["symbol"] for reveal in public["reveals"]], "matching" in public) == (["triangle"], False)


def test_a_second_guess_is_another_image_and_another_symbol() -> None:
    """ROR-11: two images and two symbols are left."""
    situation = Situation().to_second()
    offered = {choice for choice in situation.session.asks[0].choices or () if isinstance(choice, Guess)}
    assert offered == {Guess(situation.left(place), symbol) for place in (1, 2) for symbol in (CIRCLE, WAVES)}


def test_the_control_team_does_not_guess_again() -> None:
    """ROR-11: the second guess is shown at once."""
    situation = Situation().to_second()
    situation.guesses(1, CIRCLE)
    assert (situation.phase, situation.state.reveals[1].control) == (Phase.SCORED, None)


def test_a_second_guess_must_be_made() -> None:
    """ROR-11: nothing else is offered."""
    assert Situation().to_second().session.asks[0].answers == ("guess",)


def test_a_second_guess_may_be_declined_if_the_table_allows_it() -> None:
    """ROR-11: then the round is over, and the first image stays won."""
    situation = Situation(may_decline=True).to_second()
    situation.declines()
    assert (situation.phase, situation.points, situation.sees(None)["public"]["declined"]) == (
        Phase.SCORED,
        (1, 0),
        True,
    )


def test_the_whole_matching_is_shown_once_the_round_is_scored() -> None:
    """ROR-16: to everyone."""
    situation = Situation().to_reveal(CIRCLE, CIRCLE)
    situation.all_go_on()
    marks = situation.sees(None)["public"]["matching"]
    assert [mark["symbol"] for mark in marks] == ["triangle", "circle", "waves"]


def test_a_subjects_past_matchings_stay_visible() -> None:
    """ROR-16: players can look up how a subject matched before."""
    situation = Situation().round(CIRCLE, CIRCLE).round(CIRCLE, CIRCLE).to_matching()
    (past,) = situation.sees(None)["public"]["past"]
    assert (past["subject"], len(past["matching"]), len(past["reveals"])) == (0, 3, 1)


def test_all_rounds_are_visible_when_the_game_is_over() -> None:
    """ROR-16: of all subjects."""
    situation = Situation().round(TRIANGLE, CIRCLE).round(CIRCLE, CIRCLE).round(TRIANGLE, CIRCLE)
    assert [past["subject"] for past in situation.sees(None)["public"]["past"]] == [0, 3, 0]


def test_words_and_images_that_nobody_won_go_to_the_box() -> None:
    """ROR-13: including the removed image."""
    situation = Situation()
    words, images = situation.state.words, situation.state.images
    situation.round(CIRCLE, CIRCLE)
    assert (situation.state.word_box, situation.state.image_box) == (words, images)


def test_won_images_do_not_go_to_the_box() -> None:
    """ROR-12, ROR-13: two images were won, two go to the box."""
    situation = Situation().round(TRIANGLE, CIRCLE)
    assert (len(situation.state.image_box), situation.points) == (2, (2, 0))


def test_roles_swap_every_round() -> None:
    """ROR-03: the control team of the first round is tested in the second."""
    assert Situation().round(CIRCLE, CIRCLE).testers == [3, 4, 5]


def test_the_next_round_starts_with_a_clean_table() -> None:
    """ROR-13: the view has no fields of the past round."""
    public = Situation().round(TRIANGLE, CIRCLE).sees(None)["public"]
    assert not {"subject", "removed", "guess", "counter", "reveals", "matching"} & public.keys()


def test_a_pile_that_runs_low_is_refilled_between_rounds() -> None:
    """ROR-15: 24 images are used up after six rounds that nobody wins."""
    situation = Situation(cards=materials(24, 18))
    for _ in range(6):
        situation.round(CIRCLE, CIRCLE)
    state = situation.state
    assert (state.round, len(state.image_pile), len(state.word_pile), state.image_box) == (7, 20, 15, ())


def test_a_reveal_lasts_until_all_people_go_on() -> None:
    """ROR-10: two people; bots do not count."""
    situation = Situation(here=people(0, 4)).to_reveal(CIRCLE, CIRCLE)
    situation.answer(4, GoOn())
    phase = situation.phase
    situation.answer(0, GoOn())
    assert (phase, situation.phase) == (Phase.REVEALED, Phase.SCORED)


def test_a_reveal_ends_at_its_timeout() -> None:
    """ROR-10, ALL-07: after ten seconds at a brisk table."""
    situation = Situation(pace=Pace.BRISK).to_reveal(CIRCLE, CIRCLE)
    situation.wait(10)
    assert situation.phase is Phase.SCORED
