"""How a bot that is the teller estimates its voters, with lore in which every likeness is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.tables.stubs import StubLore
from unspoken.games.dixit.bot.clue_odds import SimulatedVoters, simulate_voters
from unspoken.games.dixit.bot.eye_bonus import eye_bonus
from unspoken.games.dixit.bot.player import DreamerBot
from unspoken.games.dixit.bot.voter_models import Nearness, nearness_by_clue
from unspoken.games.dixit.sizes import lays
from unspoken.games.dixit.types import Aloud, Clue, Command, PastRound, Phase, Private, Public, Tell, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Line, Lore
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Seat

DECK = tuple(f"card-{number:02}" for number in range(24))
HAND = DECK[:6]
TELLERS_CARD = DECK[0]
ME = Seat(0)


class TwoAngles(StubLore):
    """A clue fits one card by its sound, another by its colour, and no other card."""

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """Return the angles of each clue, whose two words name the card of its sound and of its colour."""
        named = [clue.split() for clue in clues]
        return [
            {card: (6.0 * (card == sound), 6.0 * (card == colour)) for card in DECK}
            for sound, colour in named
        ]


def round_with_votes(clue: Clue, vote: int) -> PastRound:
    """Return a past round of five with another teller, in which all voters chose this number."""
    return PastRound(Seat(4), clue, DECK[10:15], every_seat(5), (None, vote, vote, vote, None))


def nearness_of(lore: Lore, clue: str) -> Nearness:
    """Return the nearness of one clue to every card."""
    return nearness_by_clue(lore, (clue,), HAND, "en")[0]


def telling(seats: int) -> Public:
    """Return the public view while the bot looks for a clue."""
    scores, voters = (0,) * seats, every_seat(seats)[1:]
    return Public(Phase.TELLING, 1, 30, "en", lays(seats), ME, voters, scores, 0)


def simulated_voters(past: Sequence[PastRound], seats: int, lore: Lore, clue: str) -> SimulatedVoters:
    """Return the simulated voters after these past rounds; the clue defines the deck."""
    private = Private(HAND, past=tuple(past))
    return simulate_voters(telling(seats), private, ME, nearness_of(lore, clue), lore, Chance(b"luck", 1))


def odds(clue: str, past: Sequence[PastRound], seats: int = 5) -> float:
    """Return the chance that some voters find the card by this clue, and some do not."""
    lore = TwoAngles()
    return simulated_voters(past, seats, lore, clue).chance_of_some(nearness_of(lore, clue), TELLERS_CARD)


class TwoLines(TwoAngles):
    """Lore with two hints for one card: one fits by its sound, the other by its colour."""

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """Return both hints."""
        return [f"{TELLERS_CARD} nothing", f"nothing {TELLERS_CARD}"] if picture == TELLERS_CARD else ()


def most_frequent_clue(past: Sequence[PastRound], lore: Lore | None = None) -> str:
    """Return the clue that the bot gives most often to a table of five with these past rounds."""
    public, private = telling(5), Private(HAND, past=tuple(past))
    counts = Counter[str]()
    for draw in range(20):
        ask: Ask[Command] = Ask("tell-1", ME, ("tell",))
        command, _ = DreamerBot().answer(public, private, ask, ME, lore or TwoLines(), Chance(b"luck", draw))
        assert isinstance(command, Tell) and isinstance(command.clue, Written)
        counts[command.clue.text] += 1
    return counts.most_common(1)[0][0]


BY_SOUND = [round_with_votes(Written(f"{DECK[14]} {DECK[10]}"), 5)] * 4
BY_COLOUR = [round_with_votes(Written(f"{DECK[10]} {DECK[14]}"), 5)] * 4


def test_a_clue_by_sound_has_worse_odds_if_all_voters_go_by_sound() -> None:
    """DIX-07: the teller scores nothing if all voters find the card."""
    plain = f"{TELLERS_CARD} nothing"
    assert odds(plain, BY_SOUND) < odds(plain, BY_COLOUR)


def test_the_bot_adapts_its_clue_to_its_voters_past_votes() -> None:
    """DIX-07: the cards and lines are the same, only the past rounds differ."""
    assert (most_frequent_clue(BY_SOUND), most_frequent_clue(BY_COLOUR)) == (
        f"nothing {TELLERS_CARD}",
        f"{TELLERS_CARD} nothing",
    )


def test_a_clue_that_nobody_can_find_has_worse_odds() -> None:
    """DIX-07, DIX-08: the teller scores nothing if no voter finds the card."""
    assert odds(f"{DECK[7]} {DECK[7]}", BY_SOUND) < odds(f"{TELLERS_CARD} {DECK[7]}", [])


def test_rounds_without_a_written_clue_are_ignored() -> None:
    """Bots cannot hear recordings."""
    clue = f"{TELLERS_CARD} nothing"
    assert odds(clue, [round_with_votes(Aloud(), 5)] * 8) == odds(clue, [])


def test_the_tellers_own_votes_are_ignored() -> None:
    """The teller's own votes say nothing about the other players."""
    owners = (*(ME,) * 4, Seat(4))
    own = PastRound(Seat(4), Written(f"{DECK[14]} x"), DECK[10:15], owners, (5, *(None,) * 4))
    assert odds(f"{TELLERS_CARD} nothing", [own] * 8) == odds(f"{TELLERS_CARD} nothing", [])


def past_round(sound: str, colour: str, votes: tuple[int, int]) -> PastRound:
    """Return a round of four told by the bot; nothing is known about the third voter."""
    return PastRound(ME, Written(f"{sound} {colour}"), DECK[10:14], every_seat(4), (None, *votes, None))


IN_TWO_GROUPS = [past_round(DECK[10], DECK[13], (1, 4)), past_round(DECK[13], DECK[10], (4, 1))] * 4
"""One voter goes by the sound, the other by the colour."""
THINKING_ALIKE = [past_round(DECK[10], DECK[13], (1, 1)), past_round(DECK[13], DECK[10], (4, 4))] * 4
"""Both voters go by the sound."""


def test_a_clue_that_splits_voters_has_better_odds_if_they_think_differently() -> None:
    """DIX-07, DIX-08: two voters who think alike both find a card, or neither does."""
    splits, plain = f"{TELLERS_CARD} {DECK[7]}", f"{TELLERS_CARD} {TELLERS_CARD}"
    assert odds(splits, IN_TWO_GROUPS, 4) > odds(plain, IN_TWO_GROUPS, 4)
    assert odds(splits, IN_TWO_GROUPS, 4) > odds(splits, THINKING_ALIKE, 4)


def round_without_votes(clue: str) -> PastRound:
    """Return a round without votes, in which only the board is known."""
    return PastRound(Seat(4), Written(clue), DECK[10:15], every_seat(5), (None,) * 5)


def test_laid_cards_are_evidence_of_a_voter_model() -> None:
    """A voter who laid the card of the right sound goes by sounds."""
    by_sound = [round_without_votes(f"{card} {DECK[20]}") for card in DECK[11:14]] * 2
    by_colour = [round_without_votes(f"{DECK[20]} {card}") for card in DECK[11:14]] * 2
    plain = f"{TELLERS_CARD} nothing"
    assert odds(plain, by_sound) < odds(plain, by_colour)


def test_all_clues_have_equal_odds_for_unknown_cards() -> None:
    """Lore without likenesses prefers no clue."""
    lore = StubLore()
    voters = simulated_voters([], 5, lore, "a")
    assert len({voters.chance_of_some(nearness_of(lore, clue), TELLERS_CARD) for clue in ("a", "b")}) == 1


def test_eyes_find_a_card_by_a_vague_line_less_often_than_by_another_loose_line() -> None:
    """DIX-07: most people who see the pictures find a card by the lines that were written for it."""
    own, loose = Line("a line", "title"), Line("a line", "title", loose=True)
    assert eye_bonus(loose._replace(vague=True)) < eye_bonus(loose) < eye_bonus(own)


def votes_of_all(*, found: bool) -> list[PastRound]:
    """Return rounds told by persons, whose texts said nothing: all voters found the card, or none did."""
    vote = 5 if found else 2
    return [round_with_votes(Written(f"unknown words {number}"), vote) for number in range(6)]


class Eyes(StubLore):
    """A card with a line of its own and a loose one; texts say as much of the one as of the other."""

    def lines(self, picture: str, _language: str) -> Sequence[Line]:
        """Return both lines for the teller's card."""
        own, loose = Line("its own line", "title"), Line("a loose line", "title", loose=True)
        return (own, loose) if picture == TELLERS_CARD else ()

    def angles(
        self, clues: Sequence[str], _picture: str, _language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """Return a likeness of both lines to three other cards only."""
        return [{card: (1.5 * (card in DECK[1:4] and "line" in clue),) for card in DECK} for clue in clues]


def clue_to(past: Sequence[PastRound]) -> str:
    """Return the bot's most frequent clue to a table of five with these past rounds."""
    return most_frequent_clue(past, Eyes())


def test_a_table_that_finds_everything_gets_harder_clues() -> None:
    """DIX-07: how well the voters see is learnt from their votes."""
    assert clue_to(votes_of_all(found=True)) == "a loose line"


def test_a_table_that_finds_nothing_gets_easier_clues() -> None:
    """DIX-08: the teller scores nothing if no voter finds the card."""
    assert clue_to(votes_of_all(found=False)) == "its own line"
