"""Candidates for a clue: lines of the hand's cards, drawn form by form, so that clues vary in form."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from unspoken.games.dixit.types import Card, PastRound, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Line, Lore

UNKNOWN_FORM = ""
"""The form of a line of which only the text is known."""
RECENT = 5
"""A form of the last rounds is avoided: if only bots tell, a form is at most every sixth clue."""
_FORMS = 3
"""How many forms are drawn for a clue."""
_TRIES = 6
"""How many lines of a card are tried, of all drawn forms together; limits the thinking time."""


class Candidate(NamedTuple):
    """A clue that the teller could give to a card."""

    card: Card
    line: Line

    @property
    def clue(self) -> str:
        """The text of the clue."""
        return self.line.text


def draw_candidates(
    hand: Mapping[Card, Sequence[Line]], recent: Collection[str], chance: Chance, *, missed: int = 0
) -> list[Candidate]:
    """Return lines of every card in a few forms; each form is equally likely, whatever its number of lines.

    Forms in `recent` are left out if the hand has others. If there are loose lines, own lines are candidates
    only for as many cards as clues were `missed` by everybody: nearly all who see find a card by those.
    """
    has_loose = any(line.loose for lines in hand.values() for line in lines)
    forms = {line.form for lines in hand.values() for line in lines if line.loose or not has_loose}
    fresh = forms - ({*recent} - {UNKNOWN_FORM}) or forms
    drawn = chance.shuffled(fresh)[:_FORMS]
    tries = _TRIES // max(1, len(drawn))
    loose_ones = [(True, form, tries) for form in drawn]
    own = [(False, drawn[0], 1)] if has_loose else [(False, form, tries) for form in drawn]
    has_own = [card for card, lines in hand.items() if any(not line.loose for line in lines)]
    plain = {*chance.shuffled(has_own)[:missed]} if has_loose else {*hand}
    return [
        Candidate(card, line)
        for card, lines in hand.items()
        for loose, form, most in (*(own if card in plain else ()), *loose_ones)
        for line in chance.shuffled([line for line in lines if (line.form, line.loose) == (form, loose)])[
            :most
        ]
    ]


def recent_forms(past: Sequence[PastRound], lore: Lore, language: str) -> set[str]:
    """Return the known forms of the clues of the last rounds."""
    return {line.form for told in past[-RECENT:] if (line := told_line(told, lore, language))}


def was_missed(past: PastRound) -> bool:
    """Whether no voter found the teller's card."""
    return all(vote is None or past.owners[vote - 1] != past.teller for vote in past.votes)


def told_line(past: PastRound, lore: Lore, language: str) -> Line | None:
    """Return the line of its card that the clue of a past round was; None if it was none of them."""
    if not isinstance(past.clue, Written):
        return None
    lines = lore.lines(told_card(past), language)
    return next((line for line in lines if past.clue.text == line.text), None)


def told_card(past: PastRound) -> Card:
    """Return the teller's card of a past round."""
    return past.board[past.owners.index(past.teller)]
