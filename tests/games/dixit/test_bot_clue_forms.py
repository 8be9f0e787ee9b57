"""Candidates for a clue vary in form, and are valid clues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tests.tables.stubs import StubLore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.dixit.bot.clue_forms import (
    RECENT,
    draw_candidates,
    recent_forms,
    told_line,
    was_missed,
)
from unspoken.games.dixit.clues import checked_clue
from unspoken.games.dixit.types import Aloud, Clue, PastRound, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Line
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Seat
from unspoken.languages.known import complete_languages

FORMS = ("title", "question", "word", "place", "sound", "taste", "twist")
HAND = {
    card: [
        *(Line(f"{form} {number} of {card}", form) for form in FORMS for number in range(3)),
        *(Line(f"loose {form} of {card}", form, loose=True) for form in FORMS),
    ]
    for card in ("a", "b", "c")
}


class Lines(StubLore):
    """Lore with lines of known forms."""

    def lines(self, picture: str, _language: str) -> Sequence[Line]:
        """Return the lines of a card of the hand."""
        return HAND.get(picture, ())


def past_round(clue: Clue, card: str = "a") -> PastRound:
    """Return a round of three that seat 1 told."""
    return PastRound(Seat(1), clue, ("x", card, "y"), every_seat(3), (2, None, 2))


@pytest.mark.parametrize("language", complete_languages())
def test_every_shipped_line_is_a_valid_clue(language: str) -> None:
    """DIX-03: not too long, and unchanged by cleaning."""
    packs = load_packs()
    lore = OverlapLore(packs)
    cards = [card.id for manifest in packs.of_kind("dream") for card in manifest.cards]
    clues = [Written(line.text) for card in cards for line in lore.lines(card, language)]
    assert len(clues) > 10 * len(cards)
    assert [clue for clue in clues if checked_clue(clue) != clue] == []


def test_every_form_is_equally_likely_whatever_its_number_of_lines() -> None:
    """A form with many lines is not told more often."""
    hand = {card: [*lines, *[Line("The Last Ferry", "title")] * 40] for card, lines in HAND.items()}
    drawn = Counter(
        form
        for draw in range(600)
        for form in {candidate.line.form for candidate in draw_candidates(hand, (), Chance(b"luck", draw))}
    )
    assert set(drawn) == set(FORMS)
    assert max(drawn.values()) < 1.2 * min(drawn.values())


def test_forms_of_recent_rounds_are_avoided() -> None:
    """A form comes back only after some other forms."""
    candidates = [
        candidate
        for draw in range(50)
        for candidate in draw_candidates(HAND, FORMS[:RECENT], Chance(b"luck", draw))
    ]
    assert {candidate.line.form for candidate in candidates} == set(FORMS[RECENT:])


def test_a_hand_with_recent_forms_only_has_candidates() -> None:
    """Better a form again than no clue."""
    assert draw_candidates(HAND, FORMS, Chance(b"luck", 1))


def test_a_hand_with_few_loose_lines_has_candidates() -> None:
    """`draw_candidates` draws no form without a loose line, so it always returns a candidate."""
    lines = [line for line in HAND["a"] if not line.loose]
    hand = {"a": [*lines, Line("the only one", "mood", loose=True)], "b": lines}
    for draw in range(30):
        candidates = draw_candidates(hand, (), Chance(b"luck", draw))
        assert [candidate.line.text for candidate in candidates] == ["the only one"]


def test_own_lines_are_candidates_after_missed_clues() -> None:
    """Each missed clue adds an own line of one more card. A hand without loose lines uses own lines."""
    for missed in range(3):
        candidates = draw_candidates(HAND, (), Chance(b"luck", 1), missed=missed)
        assert [candidate.line.loose for candidate in candidates].count(False) == missed
        assert len(candidates) > missed
    own = {card: [line for line in lines if not line.loose] for card, lines in HAND.items()}
    assert {candidate.card for candidate in draw_candidates(own, (), Chance(b"luck", 1))} == set(HAND)


def test_a_round_is_missed_if_nobody_finds_the_card() -> None:
    """Seat 1 told; its card is number 2."""
    found = past_round(Written("sea"))
    assert (was_missed(found), was_missed(replace(found, votes=(1, None, 3)))) == (False, True)


@pytest.mark.parametrize(
    ("clue", "line"),
    [
        (Written("place 1 of a"), Line("place 1 of a", "place")),
        (Written("loose place of a"), Line("loose place of a", "place", loose=True)),
        (Written("Dear diary: word 2 of a"), None),
        (Written("a person's own words"), None),
        (Written("place 1 of b"), None),
        (Aloud(), None),
    ],
)
def test_a_past_clue_is_recognised_as_a_line_of_its_card(clue: Clue, line: Line | None) -> None:
    """People's clues are no lines, nor is a line of another card."""
    assert told_line(past_round(clue), Lines(), "en") == line


def test_only_the_last_rounds_count_as_recent() -> None:
    """Each of the last rounds had another form."""
    past = [past_round(Written(f"{form} 0 of a")) for form in FORMS]
    assert recent_forms(past, Lines(), "en") == set(FORMS[-RECENT:])
