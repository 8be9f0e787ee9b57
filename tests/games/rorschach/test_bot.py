"""Rorschach's bots: matching, guesses and removals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest
from msgspec import convert
from msgspec.structs import asdict, replace

from bench.rivals import with_rivals
from tests.games.rorschach.situations import CIRCLE, TRIANGLE, WAVES, Situation, materials
from tests.tables.stubs import StubLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.bot.associations import (
    LOOKS,
    SEEN,
    STEPS,
    UNKNOWN,
    Associations,
    Nearness,
)
from unspoken.games.rorschach.bot.guess_value import Placement, probability, value_by_counter
from unspoken.games.rorschach.bot.player import BlotReader
from unspoken.games.rorschach.bot.subject_model import MATCHINGS, TEMPERAMENTS, expected_matching
from unspoken.games.rorschach.parts.facts import NUMERALS
from unspoken.games.rorschach.types import (
    Choose,
    Command,
    Counter,
    GoOn,
    Guess,
    Mark,
    Match,
    Options,
    Remove,
    Round,
    Symbol,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Seat

T = TypeVar("T")

SURE = dict.fromkeys(MATCHINGS, 0.0) | {(TRIANGLE, CIRCLE, WAVES): 1.0}
EVEN = dict.fromkeys(MATCHINGS, 1 / 6)
TIMES = 40


class Opinion(StubLore):
    """Lore by hand: how well each word fits each blot, by look."""

    def __init__(self, near: Mapping[tuple[str, str], Sequence[float]]) -> None:
        self._near = near

    def knowledge(self, _package: str, _name: str, form: type[T]) -> T:
        """Return the given associations; 0 for any other pair."""
        words, images = ({pair[place]: None for pair in self._near} for place in (0, 1))
        steps = {image: [step for word in words for step in self._steps(word, image)] for image in images}
        pictures = {image: bytes(known) for image, known in steps.items()}
        return convert({"words": [*words], "pictures": pictures, "languages": ["en", "pl"]}, form)

    def _steps(self, word: str, image: str) -> list[int]:
        near = self._near.get((word, image), (0.0,) * len(LOOKS))
        return [*(round(STEPS * value) for value in near), 0, 0, 0, 1, 1]

    def things(self, _picture: str, language: str) -> Sequence[str]:
        """Return two dancers and joy for every blot."""
        return ("two dancers", "joy") if language == "en" else ("dwoje tancerzy", "radość")


class TwoEyes(Opinion):
    """Lore with a second pair of eyes that sees the opposite of the first one."""

    def __init__(self, first: Opinion) -> None:
        super().__init__(first._near)

    def knowledge(self, package: str, name: str, form: type[T]) -> T:
        """Return the given associations with those of the second pair of eyes."""
        known = super().knowledge(package, name, Associations)
        return convert({**asdict(known), "eyes": 2}, form)

    def _steps(self, word: str, image: str) -> list[int]:
        seen, rest = (steps := super()._steps(word, image))[: len(SEEN)], steps[len(SEEN) :]
        return [*seen, *(STEPS - step for step in seen), *rest]


def plain(situation: Situation, look: int = 0) -> Opinion:
    """Return lore in which each word fits one image by one look: the first word the second image etc."""
    pairs = zip(situation.state.words, situation.state.images[1:], strict=True)
    return Opinion(dict.fromkeys(pairs, tuple(float(number == look) for number in range(len(LOOKS)))))


def answered(
    situation: Situation, seat: int, lore: Opinion, bot: str = "whole-seer", luck: int = 0
) -> tuple[Command, Why | None] | None:
    """Return a bot's answer to the question of its seat."""
    ask = next(ask for ask in situation.session.asks if ask.seat == seat)
    public, private = GAME.public(situation.state), GAME.private(situation.state, Seat(seat))
    player = with_rivals(GAME).bots.players[bot]
    return player.answer(public, private, ask, Seat(seat), lore, Chance(b"bot", luck))


def test_a_subject_matches_each_word_with_the_image_that_fits() -> None:
    """ROR-07: the lore has one fitting image for each word."""
    situation = Situation().to_matching()
    answer = answered(situation, 0, plain(situation))
    assert answer is not None and answer[0] == Match((TRIANGLE, CIRCLE, WAVES))


def test_the_reason_of_a_matching_names_what_the_bot_saw() -> None:
    """ROR-16: in each language, with the word."""
    situation = Situation().to_matching()
    answer = answered(situation, 0, plain(situation))
    assert answer is not None and answer[1] is not None
    assert (answer[1].code, answer[1].facts["seen_en"], answer[1].facts["seen_pl"]) == (
        "match-things",
        "two dancers",
        "dwoje tancerzy",
    )


@pytest.mark.parametrize(
    ("bot", "look", "code"),
    [
        ("detail-seer", "part", "match-things"),
        ("mood-seer", "mood", "match-mood"),
        ("gap-seer", "white", "match-white"),
        ("colour-seer", "ink", "match-ink"),
    ],
)
def test_each_temperament_matches_by_its_own_look(bot: str, look: str, code: str) -> None:
    """ROR-07: by the parts, the mood, the white, or the ink."""
    situation = Situation().to_matching()
    answer = answered(situation, 0, plain(situation, LOOKS.index(look)), bot)
    assert answer is not None and answer[1] is not None
    assert (answer[0], answer[1].code) == (Match((TRIANGLE, CIRCLE, WAVES)), code)


def test_the_reason_of_a_mood_seer_names_a_mood() -> None:
    """ROR-16: what was felt, not what was seen."""
    situation = Situation().to_matching()
    answer = answered(situation, 0, plain(situation, LOOKS.index("mood")), "mood-seer")
    assert answer is not None and answer[1] is not None
    assert (answer[1].facts["seen_en"], answer[1].facts["seen_pl"]) == ("joy", "radość")


@pytest.mark.parametrize("teams", [(0, 0, 0, 1, 1, 1), (0, 1, 1, 0, 1, 0), (1, 0, 1, 0, 1, 0)])
def test_both_teams_have_the_same_temperaments(teams: tuple[int, ...]) -> None:
    """ROR-01: so no seat wins more often than another."""
    temperaments = {
        team: [BlotReader().temperament(Seat(seat), teams) for seat in range(6) if teams[seat] == team]
        for team in (0, 1)
    }
    assert temperaments[0] == temperaments[1] == [*TEMPERAMENTS.values()][:3]


def test_a_guesser_mostly_guesses_what_the_subject_matched() -> None:
    """ROR-08: in more than four of five tries."""
    situation = Situation().to_guess()
    answers = [answered(situation, 1, plain(situation), luck=luck) for luck in range(TIMES)]
    true = {Guess(situation.left(place), tuple(Symbol)[place]) for place in range(3)}
    assert sum(answer is not None and answer[0] in true for answer in answers) > 0.8 * TIMES


def test_a_subject_prefers_what_all_pairs_of_eyes_see() -> None:
    """ROR-07: two words are as near to a blot on average, but about one of them people differ."""
    differing = Nearness(((1.0,) * len(LOOKS), (0.0,) * len(LOOKS)), 0.0)
    agreed = Nearness(((0.5,) * len(LOOKS),) * 2, 0.0)
    assert all(bot.likings(agreed)[0] > bot.likings(differing)[0] for bot in TEMPERAMENTS.values())


def test_a_word_that_fits_at_first_sight_is_liked_more() -> None:
    """ROR-07: by a bot as subject, and by a person with any pair of eyes."""
    fitting = UNKNOWN._replace(fit=1.0)
    for bot in TEMPERAMENTS.values():
        likings = zip(bot.likings(fitting), bot.likings(UNKNOWN), strict=True)
        assert all(fits > does_not_fit for fits, does_not_fit in likings)


def test_a_guesser_is_less_certain_where_people_differ() -> None:
    """ROR-08: two pairs of eyes that see opposite things leave the guesser in doubt."""
    situation = Situation().to_guess()
    public, images = GAME.public(situation.state), situation.state.images[1:]
    one, both = plain(situation), TwoEyes(plain(situation))
    true = (TRIANGLE, CIRCLE, WAVES)
    odds = [expected_matching(public, images, TEMPERAMENTS["whole-seer"], lore)[true] for lore in (one, both)]
    assert odds[0] > odds[1] > 1 / 6


def test_a_guesser_learns_from_past_matchings() -> None:
    """ROR-16, ROR-08: a subject that went by the ink before is expected to do so again."""
    situation = Situation().to_guess()
    state, lore = situation.state, plain(situation, LOOKS.index("ink"))
    images = state.images[1:]
    words = GAME.public(state).words
    marks = tuple(Mark(image, symbol) for image, symbol in zip(images, Symbol, strict=True))
    shown = Round(0, Seat(0), words, state.images, state.images[0], marks, ())
    public = GAME.public(state)
    naive = expected_matching(public, images, TEMPERAMENTS["whole-seer"], lore)
    taught = expected_matching(replace(public, past=(shown, shown)), images, TEMPERAMENTS["whole-seer"], lore)
    true = (TRIANGLE, CIRCLE, WAVES)
    assert taught[true] > naive[true]


def test_a_control_bot_mostly_removes_the_easiest_image() -> None:
    """ROR-06: only the second image fits any word, so without it guesses are random."""
    situation = Situation()
    situation.chooses()
    image = situation.state.images[1]
    lore = Opinion({(situation.state.words[0], image): (1.0,) * len(LOOKS)})
    answers = [answered(situation, 3, lore, luck=luck) for luck in range(TIMES)]
    removed = [answer[0] for answer in answers if answer is not None]
    assert removed.count(Remove(image)) > TIMES / 2


def test_a_control_bot_agrees_with_a_good_guess() -> None:
    """ROR-09, ROR-10: if both are right, nobody gets the image."""
    situation = Situation().to_guess()
    situation.guesses(0, TRIANGLE)
    answer = answered(situation, 3, plain(situation))
    assert answer is not None and answer[1] is not None
    assert (answer[0], answer[1].code) == (Counter(TRIANGLE), "agree")


def test_a_control_bot_differs_from_a_bad_guess() -> None:
    """ROR-09, ROR-10: a team that is right alone gets the image."""
    situation = Situation().to_guess()
    situation.guesses(0, WAVES)
    answer = answered(situation, 3, plain(situation))
    assert answer is not None and answer[1] is not None
    assert (answer[0], answer[1].code) == (Counter(TRIANGLE), "differ")


def test_the_second_guess_uses_another_image_and_symbol() -> None:
    """ROR-11: one of the two that are left, with the word that fits."""
    situation = Situation().to_second()
    answer = answered(situation, 1, plain(situation))
    assert answer is not None
    assert answer[0] in {Guess(situation.left(1), CIRCLE), Guess(situation.left(2), WAVES)}


def test_a_bot_agrees_with_the_suggested_subject() -> None:
    """ROR-05: the member who was subject least often."""
    answer = answered(Situation(), 2, Opinion({}))
    assert answer == (Choose(Seat(0)), None)


def test_a_bot_that_is_asked_again_adopts_a_team_mates_proposal() -> None:
    """ALL-06: at times; otherwise it does not answer again."""
    situation = Situation()
    situation.answer(0, Choose(Seat(0)))
    situation.answer(1, Choose(Seat(1)))
    answers = [answered(situation, 0, Opinion({}), luck=luck) for luck in range(TIMES)]
    assert {answer and answer[0] for answer in answers} == {None, Choose(Seat(1))}


def test_a_bot_goes_on_at_the_reveal() -> None:
    """ROR-10: bots do not delay the game."""
    assert answered(Situation().to_reveal(CIRCLE, CIRCLE), 5, Opinion({})) == (GoOn(), None)


def test_agreeing_with_a_certain_guess_has_the_lowest_value_for_the_test_team() -> None:
    """ROR-10: with agreement the test team wins only the second image, otherwise both."""
    assert value_by_counter(SURE, Placement(0, TRIANGLE)) == {TRIANGLE: 1.0, CIRCLE: 2.0, WAVES: 2.0}


def test_a_random_guess_is_right_once_in_three() -> None:
    """ROR-08: every symbol on every image."""
    assert probability(EVEN, Placement(1, WAVES)) == pytest.approx(1 / 3)


@pytest.mark.parametrize("seats", [4, 5])
def test_bots_without_lore_finish_a_game(seats: int) -> None:
    """ALL-06: teams of bots reach agreement."""
    match = play_match(GAME, Options(), materials(), MatchBots((None,) * seats, Opinion({})), 5)
    assert max(match.outcome.scores or ()) >= 4


def test_the_reason_of_a_proposal_names_the_blot_and_what_is_seen() -> None:
    """ALL-06: the team reads it."""
    situation = Situation().to_guess()
    answer = answered(situation, 1, plain(situation))
    assert answer is not None and answer[1] is not None and isinstance(answer[0], Guess)
    facts = answer[1].facts
    numeral = NUMERALS[situation.state.images.index(answer[0].image)]
    assert (facts["blot"], facts["look"], facts["seen_en"]) == (numeral, "things", "two dancers")
    assert facts["image"] == answer[0].image
