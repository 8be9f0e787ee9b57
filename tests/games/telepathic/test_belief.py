"""Beliefs about the hidden cards, and about tempers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.telepathic.situations import POISED
from unspoken.games.telepathic.cards import DECK
from unspoken.games.telepathic.inference.belief import decision_after, posterior_after, posterior_once_handed
from unspoken.games.telepathic.inference.choosing import hand_chances, hand_worths, perform_chances
from unspoken.games.telepathic.inference.history import History
from unspoken.games.telepathic.inference.knowledge import PAIRS, marginal
from unspoken.games.telepathic.inference.posterior import Posterior
from unspoken.games.telepathic.inference.solutions import Stock
from unspoken.games.telepathic.inference.temperament import STRANGERS, Outlook
from unspoken.games.telepathic.types import Mode, Turn
from unspoken.kernel.types import Seat

ROW = ("row-east", "row-west", "row-two", "row-mirror")


def after(*turns: Turn) -> Posterior:
    """Return the posterior of a standard game after these turns."""
    return posterior_after(History(Mode.STANDARD, DECK, POISED, 0, turns), STRANGERS)[0]


def played_by(temper: int, held: int, turns: int) -> Posterior:
    """Play a game in which each seat takes the likeliest choice of one temper, with a given pair."""
    history = History(Mode.STANDARD, DECK, POISED, 0, ())
    for number in range(turns):
        hander, performer = Seat(number % 2), Seat(1 - number % 2)
        used = {turn.card for turn in history.turns}
        row = tuple(action.card for action in DECK if action.card not in used)[:4]
        posterior, _ = posterior_after(history, STRANGERS)
        decision = decision_after(history, row, hander, performer, posterior)
        worths = hand_worths(decision, STRANGERS, posterior.shares_by_type(performer))
        audience = posterior.audience(hander, performer)
        card = row[int(hand_chances(decision, STRANGERS, worths, audience)[temper][held].argmax())]
        handed = posterior_once_handed(history, STRANGERS, row, hander, performer, card)
        decision = decision_after(history, row, hander, performer, handed)
        chances = perform_chances(decision, STRANGERS, handed.audience(performer, hander), card)[temper][held]
        alive = decision.prospects(card).alive[:, 1 - number % 2, PAIRS[held][1]]
        turn = Turn(hander, performer, row, card, int((chances * alive).argmax()))
        history = replace(history, turns=(*history.turns, turn))
    return posterior_after(history, STRANGERS)[0]


def share_of(posterior: Posterior, outlook: Outlook) -> float:
    """Return the probability of an outlook for the second seat."""
    shares = zip(STRANGERS, posterior.shares(Seat(1)), strict=True)
    return float(sum(share for temper, share in shares if temper.outlook is outlook))


def test_every_pair_is_equally_likely_before_the_first_turn() -> None:
    """TEL-03: twelve ordered pairs of each kind."""
    assert all(abs(chance - 1 / len(PAIRS)) < 1e-12 for kind in after().belief() for chance in kind)


def test_a_condition_that_the_grid_meets_is_no_lose_condition() -> None:
    """TEL-08: the game goes on with three suns, so sun is nobody's lose condition."""
    assert marginal(after(Turn(Seat(0), Seat(1), ROW, "row-east", 1)).belief()[0], 1)[0] == 0


def test_the_probabilities_of_pairs_sum_to_1() -> None:
    """TEL-03: for each kind."""
    belief = after(Turn(Seat(0), Seat(1), ROW, "row-two", 3)).belief()
    assert [round(float(chances.sum()), 9) for chances in belief] == [1, 1]


def test_the_probabilities_of_tempers_sum_to_1() -> None:
    """TEL-07: for each seat."""
    posterior = after(Turn(Seat(0), Seat(1), ROW, "row-two", 3))
    assert [round(float(posterior.shares(Seat(seat)).sum()), 9) for seat in (0, 1)] == [1, 1]


def test_a_player_who_plays_for_their_own_line_only_is_recognised_after_five_turns() -> None:
    """TEL-07: choices reveal both the cards and the temper."""
    literal = next(number for number, temper in enumerate(STRANGERS) if temper.outlook is Outlook.OWN)
    assert share_of(played_by(literal, 7, 5), Outlook.OWN) > 1.5 * share_of(after(), Outlook.OWN)


def test_a_player_who_signals_by_places_takes_the_set_with_the_number_of_the_wish() -> None:
    """TEL-07: the first set for a circle, the second for a star, if nothing else matters."""
    signalling = next(number for number, temper in enumerate(STRANGERS) if temper.outlook is Outlook.PLACED)
    posterior = after()
    decision = decision_after(History(Mode.STANDARD, DECK, POISED, 0, ()), ROW, Seat(0), Seat(1), posterior)
    audience = posterior.audience(Seat(1), Seat(0))
    chances = perform_chances(decision, STRANGERS, audience, "row-mirror")[signalling]
    taken = [int(by_set.argmax()) for by_set in chances]
    assert taken == [want for want, _ in PAIRS]


def test_the_endgame_plan_needs_a_partner_who_plays_like_the_bot() -> None:
    """TEL-12: with a stranger, a plan that assumes the bot's own kind announces wrong names."""
    literal = next(number for number, temper in enumerate(STRANGERS) if temper.outlook is Outlook.OWN)
    kin, stranger = played_by(0, 7, 6), played_by(literal, 7, 6)
    assert kin.kindred_belief(6) is not None
    assert stranger.kindred_belief(6) is None


@pytest.mark.parametrize(("turns", "left"), [(12, 10), (13, 3)])
def test_the_last_four_cards_of_four_partners_do_not_return(turns: int, left: int) -> None:
    """TEL-15: a game has seventeen turns, so after thirteen only the four open cards are left."""
    played = tuple(Turn(Seat(n % 4), Seat((n - 1) % 4), ROW, ROW[n % 4], 0) for n in range(turns))
    history = History(Mode.FOUR_PARTNERS, DECK, POISED, 0, played)
    stock = Stock(ROW, history.cards_to_come(ROW), history.cards_return(ROW)).without("row-east")
    assert ("row-east" in stock.rest, len(stock.rest)) == (left == 10, left)


def test_the_probabilities_of_sets_sum_to_1_for_every_temper() -> None:
    """TEL-07: a card is performed on one of four sets."""
    posterior = after()
    history = History(Mode.STANDARD, DECK, POISED, 0, ())
    decision = decision_after(history, ROW, Seat(0), Seat(1), posterior)
    chances = perform_chances(decision, STRANGERS, posterior.audience(Seat(1), Seat(0)), "row-east")
    assert bool((abs(chances.sum(axis=-1) - 1) < 1e-9).all())
