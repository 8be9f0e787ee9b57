"""What a teller believes of its table, before a lore in which every likeness is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.tables.stubs import StubLore
from unspoken.games.dixit.bot.audience import Audience, audience
from unspoken.games.dixit.bot.dreamer import Dreamer
from unspoken.games.dixit.bot.minds import Near, angles_of
from unspoken.games.dixit.sizes import lays
from unspoken.games.dixit.types import Aloud, Clue, Command, PastRound, Phase, Private, Public, Tell, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask, Seat
from unspoken.kernel.lore import Lore
from unspoken.kernel.seats import every_seat

DECK = tuple(f"card-{number:02}" for number in range(24))
HAND = DECK[:6]
TOLD = DECK[0]
ME = Seat(0)


class TwoAngles(StubLore):
    """By its sound a clue fits one card, by its colour another, and all the rest not at all."""

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """A clue names the card of its sound and the card of its colour."""
        named = [clue.split() for clue in clues]
        return [
            {card: (6.0 * (card == sound), 6.0 * (card == colour)) for card in DECK}
            for sound, colour in named
        ]


def voted(clue: Clue, vote: int) -> PastRound:
    """A round of five, told by somebody else: all who may vote for this number."""
    return PastRound(Seat(4), clue, DECK[10:15], every_seat(5), (None, vote, vote, vote, None))


def near(lore: Lore, clue: str) -> Near:
    """How near one clue is to every card."""
    return angles_of(lore, (clue,), HAND, "en")[0]


def telling(past: Sequence[PastRound], seats: int) -> Public:
    """What everybody sees while the bot looks for a clue."""
    scores, voters = (0,) * seats, every_seat(seats)[1:]
    return Public(Phase.TELLING, 1, 30, "en", lays(seats), ME, voters, None, scores, 0, (), past=tuple(past))


def others(past: Sequence[PastRound], seats: int, lore: Lore, clue: str) -> Audience:
    """Who sits there, by what was seen; the clue says what a deck is."""
    return audience(telling(past, seats), HAND, ME, near(lore, clue), lore, Chance(b"luck", 1))


def odds(clue: str, past: Sequence[PastRound], seats: int = 5) -> float:
    """The chance that some of the others find the told card by this clue, and some do not."""
    lore = TwoAngles()
    return others(past, seats, lore, clue).chance_of_some(near(lore, clue), TOLD)


class TwoLines(TwoAngles):
    """Of one card two things can be said: one fits by its sound alone, the other by its colour."""

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """Both."""
        return [f"{TOLD} nothing", f"nothing {TOLD}"] if picture == TOLD else ()


def mostly_told(past: Sequence[PastRound]) -> str:
    """What the bot tells most often to a table of five that has voted so."""
    public = telling(past, 5)
    told = Counter[str]()
    for draw in range(20):
        ask: Ask[Command] = Ask("tell-1", ME, ("tell",))
        command, _ = Dreamer().answer(public, Private(HAND), ask, ME, TwoLines(), Chance(b"luck", draw))
        assert isinstance(command, Tell) and isinstance(command.clue, Written)
        told[command.clue.text] += 1
    return told.most_common(1)[0][0]


BY_SOUND = [voted(Written(f"{DECK[14]} {DECK[10]}"), 5)] * 4
BY_COLOUR = [voted(Written(f"{DECK[10]} {DECK[14]}"), 5)] * 4


def test_a_table_that_goes_by_sound_is_told_less_by_sound() -> None:
    """DIX-07: what all would find is no story for them, though it may be one for others."""
    plain = f"{TOLD} nothing"
    assert odds(plain, BY_SOUND) < odds(plain, BY_COLOUR)


def test_the_bot_tells_what_its_own_table_will_not_all_find() -> None:
    """DIX-07: the same cards, the same lines; only what the others did before is different."""
    assert (mostly_told(BY_SOUND), mostly_told(BY_COLOUR)) == (f"nothing {TOLD}", f"{TOLD} nothing")


def test_a_clue_that_points_away_is_a_worse_one() -> None:
    """DIX-08: what nobody can find is no story either."""
    assert odds(f"{DECK[7]} {DECK[7]}", BY_SOUND) < odds(f"{TOLD} {DECK[7]}", [])


def test_rounds_that_nobody_could_read_teach_nothing() -> None:
    """A voice is beyond a bot's ears."""
    clue = f"{TOLD} nothing"
    assert odds(clue, [voted(Aloud(), 5)] * 8) == odds(clue, [])


def test_the_tellers_own_votes_teach_it_nothing_of_others() -> None:
    """It knows how it looks itself."""
    own = PastRound(Seat(4), Written(f"{DECK[14]} x"), DECK[10:15], (ME,) * 5, (5, *(None,) * 4))
    assert odds(f"{TOLD} nothing", [own] * 8) == odds(f"{TOLD} nothing", [])


def told(sound: str, colour: str, votes: tuple[int, int]) -> PastRound:
    """A round of four that the bot told; of the third voter nothing is known."""
    return PastRound(ME, Written(f"{sound} {colour}"), DECK[10:14], every_seat(4), (None, *votes, None))


IN_TWO_CAMPS = [told(DECK[10], DECK[13], (1, 4)), told(DECK[13], DECK[10], (4, 1))] * 4
"""One goes by the sound, the other by the colour."""
OF_ONE_MIND = [told(DECK[10], DECK[13], (1, 1)), told(DECK[13], DECK[10], (4, 4))] * 4
"""Both go by the sound."""


def test_where_two_look_differently_one_is_told_and_the_other_misled() -> None:
    """DIX-07, DIX-08: of two of one mind both find a card, or neither does."""
    splits, plain = f"{TOLD} {DECK[7]}", f"{TOLD} {TOLD}"
    assert odds(splits, IN_TWO_CAMPS, 4) > odds(plain, IN_TWO_CAMPS, 4)
    assert odds(splits, IN_TWO_CAMPS, 4) > odds(splits, OF_ONE_MIND, 4)


def laid(clue: str) -> PastRound:
    """A round in which nobody voted: what lies there is all that is to be known."""
    return PastRound(Seat(4), Written(clue), DECK[10:15], every_seat(5), (None,) * 5)


def test_what_somebody_laid_tells_how_they_look() -> None:
    """Whoever laid the card of the right sound goes by sounds: who is told by them alone finds the card."""
    by_sound = [laid(f"{card} {DECK[20]}") for card in DECK[11:14]] * 2
    by_colour = [laid(f"{DECK[20]} {card}") for card in DECK[11:14]] * 2
    plain = f"{TOLD} nothing"
    assert odds(plain, by_sound) < odds(plain, by_colour)


def test_cards_of_which_nothing_is_known_are_all_alike() -> None:
    """Every clue to them is as good as any other."""
    lore = StubLore()
    table = others([], 5, lore, "a")
    assert len({table.chance_of_some(near(lore, clue), TOLD) for clue in ("a", "b")}) == 1
