"""Rorschach's bots: what they match, guess and remove."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest
from msgspec import convert
from msgspec.structs import replace

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, WAVES, Situation, materials
from tests.tables.stubs import StubLore
from unspoken.bots.match import play_match
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.bot import BOTS
from unspoken.games.rorschach.bot.associations import LOOKS, STEPS
from unspoken.games.rorschach.bot.mind import Mind
from unspoken.games.rorschach.bot.reading import MATCHINGS, TEMPERAMENTS, read_subject
from unspoken.games.rorschach.bot.stakes import Placement, probability, worth_by_counter
from unspoken.games.rorschach.facts import NUMERALS
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
from unspoken.kernel.game import Seat, Why

T = TypeVar("T")

SURE = dict.fromkeys(MATCHINGS, 0.0) | {(TRIANGLE, CIRCLE, WAVES): 1.0}
EVEN = dict.fromkeys(MATCHINGS, 1 / 6)
TIMES = 40


class Opinion(StubLore):
    """Lore by hand: what each word is to each blot, look by look."""

    def __init__(self, near: Mapping[tuple[str, str], Sequence[float]]) -> None:
        self._near = near

    def knowledge(self, _package: str, _name: str, form: type[T]) -> T:
        """As it was said; nothing of any other pair."""
        words, images = ({pair[place]: None for pair in self._near} for place in (0, 1))
        steps = {image: [step for word in words for step in self._steps(word, image)] for image in images}
        pictures = {image: bytes(known) for image, known in steps.items()}
        return convert({"words": [*words], "pictures": pictures, "languages": ["en", "pl"]}, form)

    def _steps(self, word: str, image: str) -> list[int]:
        near = self._near.get((word, image), (0.0,) * len(LOOKS))
        return [*(round(STEPS * one) for one in near), 0, 0, 1, 1]

    def things(self, _picture: str, language: str) -> Sequence[str]:
        """Two dancers in every blot, and joy."""
        return ("two dancers", "joy") if language == "en" else ("dwoje tancerzy", "radość")


def plain(situation: Situation, look: int = 0) -> Opinion:
    """To one look each word goes with one image: the first word with the second image, and so on."""
    pairs = zip(situation.state.words, situation.state.images[1:], strict=True)
    return Opinion(dict.fromkeys(pairs, tuple(float(number == look) for number in range(len(LOOKS)))))


def answered(
    situation: Situation, seat: int, lore: Opinion, bot: str = "whole-seer", luck: int = 0
) -> tuple[Command, Why | None] | None:
    """What a bot says to what its seat is asked."""
    ask = next(ask for ask in situation.session.asks if ask.seat == seat)
    public, private = GAME.public(situation.state), GAME.private(situation.state, Seat(seat))
    return BOTS[bot].answer(public, private, ask, Seat(seat), lore, Chance(b"bot", luck))


def test_a_subject_matches_by_what_it_sees() -> None:
    """ROR-07: each word on the image that it goes with."""
    situation = Situation().to_matching()
    answer = answered(situation, 0, plain(situation))
    assert answer is not None and answer[0] == Match((TRIANGLE, CIRCLE, WAVES))


def test_a_subject_says_afterwards_what_it_saw() -> None:
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
def test_other_minds_go_by_other_looks(bot: str, look: str, code: str) -> None:
    """ROR-07: by the parts, the mood, the white, or the ink."""
    situation = Situation().to_matching()
    answer = answered(situation, 0, plain(situation, LOOKS.index(look)), bot)
    assert answer is not None and answer[1] is not None
    assert (answer[0], answer[1].code) == (Match((TRIANGLE, CIRCLE, WAVES)), code)


def test_a_mood_is_told_as_a_mood() -> None:
    """ROR-16: what was felt, not what was seen."""
    situation = Situation().to_matching()
    answer = answered(situation, 0, plain(situation, LOOKS.index("mood")), "mood-seer")
    assert answer is not None and answer[1] is not None
    assert (answer[1].facts["seen_en"], answer[1].facts["seen_pl"]) == ("joy", "radość")


@pytest.mark.parametrize("teams", [(0, 0, 0, 1, 1, 1), (0, 1, 1, 0, 1, 0), (1, 0, 1, 0, 1, 0)])
def test_both_teams_see_alike(teams: tuple[int, ...]) -> None:
    """ROR-01: no chair wins more often than another, so each team has the same minds in the same order."""
    minds = {
        team: [Mind().temperament(Seat(seat), teams) for seat in range(6) if teams[seat] == team]
        for team in (0, 1)
    }
    assert minds[0] == minds[1] == [*TEMPERAMENTS.values()][:3]


def test_a_guesser_follows_the_subject() -> None:
    """ROR-08: the guess is what the subject most likely matched."""
    situation = Situation().to_guess()
    answers = [answered(situation, 1, plain(situation), luck=luck) for luck in range(TIMES)]
    true = {Guess(situation.left(place), tuple(Symbol)[place]) for place in range(3)}
    assert sum(one is not None and one[0] in true for one in answers) > 0.8 * TIMES


def test_a_guesser_learns_from_what_was_shown() -> None:
    """ROR-16, ROR-08: a subject that went by the ink before is expected to do so again."""
    situation = Situation().to_guess()
    state, lore = situation.state, plain(situation, LOOKS.index("ink"))
    images = state.images[1:]
    words = GAME.public(state).words
    marks = tuple(Mark(image, symbol) for image, symbol in zip(images, Symbol, strict=True))
    shown = Round(0, Seat(0), words, state.images, state.images[0], marks, ())
    public = GAME.public(state)
    naive = read_subject(public, images, TEMPERAMENTS["whole-seer"], lore)
    taught = read_subject(replace(public, past=(shown, shown)), images, TEMPERAMENTS["whole-seer"], lore)
    true = (TRIANGLE, CIRCLE, WAVES)
    assert taught[true] > naive[true]


def test_a_control_bot_removes_the_easiest_image() -> None:
    """ROR-06: only the second image goes with any word; without it there is nothing to go by."""
    situation = Situation()
    situation.chooses()
    image = situation.state.images[1]
    lore = Opinion({(situation.state.words[0], image): (1.0,) * len(LOOKS)})
    answers = [answered(situation, 3, lore, luck=luck) for luck in range(TIMES)]
    removed = [one[0] for one in answers if one is not None]
    assert removed.count(Remove(image)) > TIMES / 2


def test_a_control_bot_agrees_with_a_good_guess() -> None:
    """ROR-09, ROR-10: to agree denies the image."""
    situation = Situation().to_guess()
    situation.guesses(0, TRIANGLE)
    answer = answered(situation, 3, plain(situation))
    assert answer is not None and answer[1] is not None
    assert (answer[0], answer[1].code) == (Counter(TRIANGLE), "agree")


def test_a_control_bot_differs_from_a_bad_guess() -> None:
    """ROR-09, ROR-10: whoever is right alone gets the image."""
    situation = Situation().to_guess()
    situation.guesses(0, WAVES)
    answer = answered(situation, 3, plain(situation))
    assert answer is not None and answer[1] is not None
    assert (answer[0], answer[1].code) == (Counter(TRIANGLE), "differ")


def test_the_second_guess_takes_the_first_reveal_into_account() -> None:
    """ROR-11: another image with its own word."""
    situation = Situation().to_second()
    answer = answered(situation, 1, plain(situation))
    assert answer is not None
    assert answer[0] in {Guess(situation.left(1), CIRCLE), Guess(situation.left(2), WAVES)}


def test_a_bot_agrees_with_the_suggested_subject() -> None:
    """ROR-05: whoever has been subject least often."""
    answer = answered(Situation(), 2, Opinion({}))
    assert answer == (Choose(Seat(0)), None)


def test_a_bot_does_not_insist() -> None:
    """ALL-06: asked again it follows a team-mate sooner or later, and else says nothing new."""
    situation = Situation()
    situation.answer(0, Choose(Seat(0)))
    situation.answer(1, Choose(Seat(1)))
    answers = [answered(situation, 0, Opinion({}), luck=luck) for luck in range(TIMES)]
    assert {one and one[0] for one in answers} == {None, Choose(Seat(1))}


def test_a_bot_goes_on() -> None:
    """ROR-10: it has seen enough."""
    assert answered(Situation().to_reveal(CIRCLE, CIRCLE), 5, Opinion({})) == (GoOn(), None)


def test_a_sure_guess_is_met_by_agreeing() -> None:
    """ROR-10: then it is worth one point, that of the second image, and else two."""
    assert worth_by_counter(SURE, Placement(0, TRIANGLE)) == {TRIANGLE: 1.0, CIRCLE: 2.0, WAVES: 2.0}


def test_by_chance_a_guess_is_right_once_in_three() -> None:
    """ROR-08: every symbol on every image."""
    assert probability(EVEN, Placement(1, WAVES)) == pytest.approx(1 / 3)


@pytest.mark.parametrize("seats", [4, 5])
def test_bots_who_know_nothing_still_come_to_an_end(seats: int) -> None:
    """ALL-06: teams of bots agree, whatever they see."""
    match = play_match(GAME, Options(), materials(), (None,) * seats, Opinion({}), 5)
    assert max(match.outcome.scores or ()) >= 4


def test_every_bot_is_found_by_name() -> None:
    """One for each temperament, and the one that goes with its place comes first."""
    assert list(GAME.bots) == ["own-way", *TEMPERAMENTS]


def test_a_proposal_tells_what_speaks_for_it() -> None:
    """ALL-06: which blot, and what is seen there in each language: its team reads it as it is proposed."""
    situation = Situation().to_guess()
    answer = answered(situation, 1, plain(situation))
    assert answer is not None and answer[1] is not None and isinstance(answer[0], Guess)
    facts = answer[1].facts
    numeral = NUMERALS[situation.state.images.index(answer[0].image)]
    assert (facts["blot"], facts["look"], facts["seen_en"]) == (numeral, "things", "two dancers")
    assert facts["image"] == answer[0].image
