"""What a teller believes of its table, before a lore in which every likeness is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.tables.stubs import StubLore
from unspoken.games.dixit.bot.audience import angles_of, audience
from unspoken.games.dixit.types import Aloud, Clue, PastRound, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat
from unspoken.kernel.seats import every_seat

DECK = tuple(f"card-{number:02}" for number in range(24))
HAND = DECK[:6]
TOLD = DECK[0]
ME = Seat(0)


class TwoAngles(StubLore):
    """By its sound a clue fits one card, by its colour another, and all the rest not at all."""

    def angles(self, clue: str, picture: str, language: str) -> Mapping[str, Sequence[float]]:
        """A clue names the card of its sound and the card of its colour."""
        sound, colour = clue.split()
        return {card: (6.0 * (card == sound), 6.0 * (card == colour)) for card in DECK}


def voted(clue: Clue, vote: int) -> PastRound:
    """A round of five, told by somebody else: all who may vote for this number."""
    return PastRound(Seat(4), clue, DECK[10:15], every_seat(5), (None, vote, vote, vote, None))


def odds(clue: str, past: Sequence[PastRound]) -> float:
    """The chance that some of four find the told card by this clue, and some do not."""
    lore = TwoAngles()
    others = audience(past, ME, 2, lore, "en", Chance(b"luck", 1))
    return others.chance_of_some(angles_of(lore, clue, HAND, "en"), TOLD, HAND, 5, 1)


BY_SOUND = [voted(Written(f"{DECK[14]} {DECK[10]}"), 5)] * 4
BY_COLOUR = [voted(Written(f"{DECK[10]} {DECK[14]}"), 5)] * 4


def test_a_table_that_goes_by_sound_is_told_less_by_sound() -> None:
    """DIX-07: what all would find is no story for them, though it may be one for others."""
    plain = f"{TOLD} nothing"
    assert odds(plain, BY_SOUND) < odds(plain, BY_COLOUR)


def test_a_clue_that_points_away_is_a_worse_one() -> None:
    """DIX-08: what nobody can find is no story either."""
    assert odds(f"{DECK[7]} {DECK[7]}", BY_SOUND) < odds(f"{TOLD} {DECK[7]}", [])


def test_rounds_that_nobody_could_read_teach_nothing() -> None:
    """A voice is beyond a bot's ears."""
    clue = f"{TOLD} nothing"
    assert odds(clue, [voted(Aloud(), 5)] * 8) == odds(clue, [])


def test_the_tellers_own_votes_teach_it_nothing_of_others() -> None:
    """It knows how it looks itself."""
    own = PastRound(Seat(4), Written(f"{DECK[14]} x"), DECK[10:15], every_seat(5), (5, *(None,) * 4))
    assert odds(f"{TOLD} nothing", [own] * 8) == odds(f"{TOLD} nothing", [])


def test_cards_of_which_nothing_is_known_are_all_alike() -> None:
    """Every clue to them is as good as any other."""
    lore = StubLore()
    others = audience([], ME, 1, lore, "en", Chance(b"luck", 1))
    found = {
        others.chance_of_some(angles_of(lore, clue, HAND, "en"), TOLD, HAND, 5, 1) for clue in ("a", "b")
    }
    assert len(found) == 1
