"""What can be read from a game: the hidden cards, and how somebody thinks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.telepathic.situations import POISED
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.inference.belief import decision_after, reading_after, reading_once_handed
from unspoken.games.telepathic.inference.choosing import hand_chances, hand_worths, perform_chances
from unspoken.games.telepathic.inference.history import History
from unspoken.games.telepathic.inference.knowledge import PAIRS, marginal
from unspoken.games.telepathic.inference.reading import Reading
from unspoken.games.telepathic.inference.solutions import Stock
from unspoken.games.telepathic.inference.temperament import STRANGERS, Outlook
from unspoken.games.telepathic.types import Mode, Turn
from unspoken.kernel.game import Seat

ROW = ("row-east", "row-west", "row-two", "row-mirror")


def after(*turns: Turn) -> Reading:
    """What can be read from a standard game after these turns."""
    return reading_after(History(Mode.STANDARD, DECK, POISED, 0, turns), STRANGERS)[0]


def played_by(temper: int, held: int, turns: int) -> Reading:
    """A game in which each takes the likeliest choice of one temper, and holds a pair of that number."""
    history = History(Mode.STANDARD, DECK, POISED, 0, ())
    for number in range(turns):
        hander, performer = Seat(number % 2), Seat(1 - number % 2)
        used = {turn.card for turn in history.turns}
        row = tuple(action.card for action in DECK if action.card not in used)[:4]
        reading, _ = reading_after(history, STRANGERS)
        decision = decision_after(history, row, hander, performer, reading)
        worths = hand_worths(decision, STRANGERS, reading.shares_by_type(performer))
        audience = reading.audience(hander, performer)
        card = row[int(hand_chances(decision, STRANGERS, worths, audience)[temper][held].argmax())]
        handed = reading_once_handed(history, STRANGERS, row, hander, performer, card)
        decision = decision_after(history, row, hander, performer, handed)
        chances = perform_chances(decision, STRANGERS, handed.audience(performer, hander), card)[temper][held]
        alive = decision.prospects(card).alive[:, 1 - number % 2, PAIRS[held][1]]
        turn = Turn(hander, performer, row, card, int((chances * alive).argmax()))
        history = replace(history, turns=(*history.turns, turn))
    return reading_after(history, STRANGERS)[0]


def share_of(reading: Reading, outlook: Outlook) -> float:
    """How likely the second seat is to look at the tiles so."""
    shares = zip(STRANGERS, reading.shares(Seat(1)), strict=True)
    return float(sum(share for temper, share in shares if temper.outlook is outlook))


def test_before_the_first_turn_every_pair_is_as_likely() -> None:
    """TEL-03: twelve ordered pairs of each kind."""
    assert all(abs(chance - 1 / len(PAIRS)) < 1e-12 for kind in after().belief() for chance in kind)


def test_what_the_grid_meets_is_nobodys_lose_condition() -> None:
    """TEL-08: the game goes on with three suns, so sun loses for nobody."""
    assert marginal(after(Turn(Seat(0), Seat(1), ROW, "row-east", 1)).belief()[0], 1)[0] == 0


def test_a_belief_is_a_chance_for_each_pair() -> None:
    """TEL-03: they come to one."""
    belief = after(Turn(Seat(0), Seat(1), ROW, "row-two", 3)).belief()
    assert [round(float(chances.sum()), 9) for chances in belief] == [1, 1]


def test_the_chances_of_tempers_come_to_one() -> None:
    """TEL-07: whoever chose, somehow they think."""
    reading = after(Turn(Seat(0), Seat(1), ROW, "row-two", 3))
    assert [round(float(reading.shares(Seat(seat)).sum()), 9) for seat in (0, 1)] == [1, 1]


def test_somebody_who_looks_at_the_own_line_alone_is_recognised_within_a_few_turns() -> None:
    """TEL-07: choices tell not only what somebody holds, but also how they think."""
    literal = next(number for number, temper in enumerate(STRANGERS) if temper.outlook is Outlook.OWN)
    assert share_of(played_by(literal, 7, 5), Outlook.OWN) > 1.5 * share_of(after(), Outlook.OWN)


@pytest.mark.parametrize(("turns", "left"), [(12, 10), (13, 3)])
def test_four_partners_last_cards_do_not_come_again(turns: int, left: int) -> None:
    """TEL-15: seventeen turns in all, so that after thirteen the four open cards are all there is."""
    played = tuple(Turn(Seat(n % 4), Seat((n - 1) % 4), ROW, ROW[n % 4], 0) for n in range(turns))
    history = History(Mode.FOUR_PARTNERS, DECK, POISED, 0, played)
    stock = Stock(ROW, history.cards_to_come(ROW), history.cards_return(ROW)).without("row-east")
    assert ("row-east" in stock.rest, len(stock.rest)) == (left == 10, left)


def test_chances_of_every_temper_come_to_one() -> None:
    """TEL-07: each temper takes one of the four sets."""
    reading = after()
    history = History(Mode.STANDARD, DECK, POISED, 0, ())
    decision = decision_after(history, ROW, Seat(0), Seat(1), reading)
    chances = perform_chances(decision, STRANGERS, reading.audience(Seat(1), Seat(0)), "row-east")
    assert bool((abs(chances.sum(axis=-1) - 1) < 1e-9).all())
