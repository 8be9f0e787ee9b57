"""The sightings of a round of Rorschach."""

from __future__ import annotations

from tests.games.rorschach.situations import CIRCLE, TRIANGLE, WAVES, Situation
from unspoken.games.rorschach.parts.sightings import atlas_fact, sightings
from unspoken.games.rorschach.types import Phase, Public, ShownWord
from unspoken.games.rorschach.view import public
from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.sighting import Memory, PictureSubject, Sighting


def scored(situation: Situation) -> tuple[Public, Public]:
    """Return the views before and after the whole matching is shown."""
    before = public(situation.state)
    situation.all_go_on()
    assert situation.phase is Phase.SCORED
    return before, public(situation.state)


def words(view: Public) -> dict[str, ShownWord]:
    """Return the words on the table by symbol."""
    return {word.symbol.value: word for word in view.words}


def test_a_matching_gives_three_sightings_of_a_word_on_a_blot() -> None:
    """ROR-16: by the subject, with the numeral of each blot."""
    situation = Situation().to_reveal(CIRCLE, WAVES)
    before, after = scored(situation)
    found = sightings(situation.state.options, before, after)
    laid = [sighting for sighting in found if not sighting.guessed]
    texts = [words(after)[symbol.value].text for symbol in (TRIANGLE, CIRCLE, WAVES)]
    assert [(sighting.said, sighting.by, sighting.name) for sighting in laid] == [
        (text, (after.subject,), numeral) for text, numeral in zip(texts, ("II", "III", "IV"), strict=True)
    ]


def test_the_guess_of_each_team_is_a_sighting() -> None:
    """ROR-08, ROR-09: without the subject, who does not guess."""
    situation = Situation().to_reveal(CIRCLE, WAVES)
    before, after = scored(situation)
    found = sightings(situation.state.options, before, after)
    blot = PictureSubject("ink", after.reveals[0].image)
    testers = tuple(seat for seat in situation.testers if seat != after.subject)
    control = tuple(seat for seat in range(6) if seat not in situation.testers)
    assert [sighting for sighting in found if sighting.guessed] == [
        Sighting(blot, testers, words(after)["circle"].text, guessed=True),
        Sighting(blot, control, words(after)["waves"].text, guessed=True),
    ]


def test_there_is_no_sighting_before_the_matching_is_shown() -> None:
    """ROR-16: a first reveal is not the end of a round."""
    situation = Situation().to_guess()
    before = public(situation.state)
    situation.guesses(0, TRIANGLE)
    situation.counters(CIRCLE)
    assert situation.phase is Phase.REVEALED
    assert sightings(situation.state.options, before, public(situation.state)) == ()


def test_the_atlas_fact_is_about_the_blot_with_the_most_frequent_word() -> None:
    """It names the word that was laid on the blot most often."""
    grief = {"en": "Grief", "pl": "Żal"}
    wavering = Memory(8, (({"en": "Moth"}, 3), (grief, 2)), 0, 0, "I")
    sure = Memory(10, ((grief, 7), ({"en": "Moth"}, 3)), 0, 0, "III")
    facts: dict[str, str | int] = {"word_en": "Grief", "word_pl": "Żal"}
    assert atlas_fact((wavering, sure)) == Fact(
        "recalled-ror", facts={**facts, "numeral": "III", "times": 7, "seen": 10}
    )


def test_there_is_no_atlas_fact_for_words_that_were_laid_once() -> None:
    """Five words, once each, are no pattern."""
    assert atlas_fact((Memory(5, tuple(({"en": f"w{n}"}, 1) for n in range(5)), 0, 0, "I"),)) is None
