"""What a house may remember of a round of Rorschach."""

from __future__ import annotations

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, WAVES, Situation
from unspoken.games.rorschach.sightings import recalled, sightings
from unspoken.games.rorschach.types import Phase, Public, ShownWord
from unspoken.games.rorschach.view import public
from unspoken.kernel.game import Fact
from unspoken.kernel.sighting import Memory, SeenPicture, Sighting


def scored(situation: Situation) -> tuple[Public, Public]:
    """The views before and after the whole matching is shown."""
    before = public(situation.state)
    situation.all_go_on()
    assert situation.phase is Phase.SCORED
    return before, public(situation.state)


def words(view: Public) -> dict[str, ShownWord]:
    """The words on the table by their symbols."""
    return {word.symbol.value: word for word in view.words}


def test_a_matching_is_three_words_on_three_blots() -> None:
    """ROR-16: laid by the subject, each blot by its numeral."""
    situation = Situation().to_reveal(CIRCLE, WAVES)
    before, after = scored(situation)
    told = sightings(situation.state.options, before, after)
    laid = [one for one in told if not one.guessed]
    texts = [words(after)[symbol.value].text for symbol in (TRIANGLE, CIRCLE, WAVES)]
    assert [(one.said, one.by, one.name) for one in laid] == [
        (text, (after.subject,), numeral) for text, numeral in zip(texts, ("II", "III", "IV"), strict=True)
    ]


def test_what_each_team_took_the_blot_for_is_a_guess() -> None:
    """ROR-08, ROR-09: without the subject, who has no say in it."""
    situation = Situation().to_reveal(CIRCLE, WAVES)
    before, after = scored(situation)
    told = sightings(situation.state.options, before, after)
    blot = SeenPicture("ink", after.reveals[0].image)
    testers = tuple(seat for seat in situation.testers if seat != after.subject)
    control = tuple(seat for seat in range(6) if seat not in situation.testers)
    assert [one for one in told if one.guessed] == [
        Sighting(blot, testers, words(after)["circle"].text, guessed=True),
        Sighting(blot, control, words(after)["waves"].text, guessed=True),
    ]


def test_nothing_is_seen_before_the_matching_is_shown() -> None:
    """ROR-16: a first reveal is not the end of a round."""
    situation = Situation().to_guess()
    before = public(situation.state)
    situation.guesses(0, TRIANGLE)
    situation.counters(CIRCLE)
    assert situation.phase is Phase.REVEALED
    assert sightings(situation.state.options, before, public(situation.state)) == ()


def test_the_house_tells_of_the_blot_that_it_is_surest_of() -> None:
    """With the word that was most often laid on it."""
    grief = {"en": "Grief", "pl": "Żal"}
    wavering = Memory(8, (({"en": "Moth"}, 3), (grief, 2)), 0, 0, "I")
    sure = Memory(10, ((grief, 7), ({"en": "Moth"}, 3)), 0, 0, "III")
    facts: dict[str, str | int] = {"word_en": "Grief", "word_pl": "Żal"}
    assert recalled((wavering, sure)) == Fact(
        "recalled-ror", facts={**facts, "numeral": "III", "times": 7, "seen": 10}
    )


def test_the_house_says_nothing_of_words_that_came_once() -> None:
    """Five words, once each, say nothing of a blot."""
    assert recalled((Memory(5, tuple(({"en": f"w{n}"}, 1) for n in range(5)), 0, 0, "I"),)) is None
