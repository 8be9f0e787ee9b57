"""The bot at a table: legal in every phase, without secret knowledge, random without numpy."""

from __future__ import annotations

import sys

import pytest

from tests.games.pareidolia import situations as small
from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from tests.tables.stubs import StubLore
from unspoken.bots.decoded_frame import decode_frame
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.bots.player import BotDecision, ChosenBot, decide
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.bot.drawings import KIND, of_category
from unspoken.games.pareidolia.bot.player import pieces_of
from unspoken.games.pareidolia.types import (
    Command,
    GoOn,
    Guess,
    Keep,
    Know,
    Materials,
    Options,
    Phase,
    PickUp,
    Place,
    Remove,
    Toss,
    Vote,
    Yes,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.types import Seat

PACKS = load_packs()
LORE = OverlapLore(PACKS)
OPTIONS = Options(times=1)
MATERIALS = GAME.gather(OPTIONS, PACKS.shelf())
FEW = Materials(MATERIALS.words, small.MATERIALS.clouds)
"""Seven clouds instead of fourteen: a shorter game."""
WATCHER = 1


def table_with_clouds(word: str = "elephant", actions: int = 0) -> Situation:
    """Return a table with the shipped words and clouds, after some actions of two bots."""
    situation = Situation(materials=MATERIALS).keep().know().toss("puff").given(card=word)
    for action in range(actions):
        seat = (SECOND, MAIN)[action % 2]
        answered = answer(situation, seat, action)
        assert isinstance(answered, Place | PickUp | Remove)
        situation.answer(seat, answered)
    return situation


def answer(situation: Situation, seat: int, luck: int = 0, lore: Lore = LORE) -> object:
    """Return the answer of the best bot on this seat; None if it waits."""
    key = next(ask.key for ask in situation.session.asks if ask.seat == seat)
    decision = decide(GAME, situation.sent(seat), Seat(seat), ChosenBot(lore, Chance(b"bot", luck)), key=key)
    return None if decision is None else decision.command


def decisions(situation: Situation, seat: int) -> list[BotDecision[Command]]:
    """Return a watcher's answers with different seeds."""
    sent = situation.sent(seat)
    decided = (
        decide(GAME, sent, Seat(seat), ChosenBot(LORE, Chance(b"b", luck)), key="guess-1")
        for luck in range(8)
    )
    return [decision for decision in decided if decision is not None]


def guesses(situation: Situation, seat: int = WATCHER) -> list[str]:
    """Return the guesses of a watcher with different seeds."""
    said = (decision.command for decision in decisions(situation, seat))
    return [command.text for command in said if isinstance(command, Guess)]


def sureness(situation: Situation, seat: int) -> list[object]:
    """Return the certainty of each of these guesses."""
    return [decision.why.facts["sure"] for decision in decisions(situation, seat) if decision.why is not None]


def test_bots_finish_a_game_of_the_largest_table() -> None:
    """PAR-01 to PAR-20: an illegal answer of a bot would raise an error."""
    match = play_match(GAME, OPTIONS, FEW, MatchBots((None,) * 10, LORE), 10)
    assert match.outcome.scores is not None and len(match.outcome.scores) == 10


def test_bots_finish_a_game_of_the_smallest_table_with_random_players() -> None:
    """PAR-01, PAR-14: the bot continues after any action of the other artist."""
    match = play_match(GAME, OPTIONS, FEW, MatchBots((None, None, "random", "random"), LORE), 3)
    assert match.outcome.winners


def test_it_does_not_claim_to_begin() -> None:
    """PAR-01: so a person begins."""
    assert answer(Situation(claimed=False), 0) == GoOn()


def test_it_keeps_one_of_the_three_cards() -> None:
    """PAR-05: as the main artist."""
    situation = Situation(materials=MATERIALS)
    command = answer(situation, MAIN)
    assert isinstance(command, Keep) and command.card in situation.state.drawn


def test_it_confirms_that_it_knows_the_word() -> None:
    """PAR-06: as the second artist."""
    assert answer(Situation().keep(), SECOND) == Know()


def test_it_tosses_a_shape_of_the_pack() -> None:
    """PAR-07: the main artist may choose any shape."""
    tossed = answer(Situation(materials=MATERIALS).keep().know(), MAIN)
    assert isinstance(tossed, Toss) and tossed.shape in {cloud.shape for cloud in MATERIALS.clouds}


def test_it_does_not_affirm_a_wrong_guess() -> None:
    """PAR-16: the judge accepts every name of the word in the table's language."""
    situation = table_with_clouds()
    situation.guess(WATCHER, "something with ears")
    key = next(ask.key for ask in situation.session.asks if "yes" in ask.answers)
    assert decide(GAME, situation.sent(MAIN), Seat(MAIN), ChosenBot(LORE, Chance(b"bot", 0)), key=key) is None


def test_it_votes_for_a_tied_player() -> None:
    """PAR-20: bots vote like other players."""
    situation = Situation().given(phase=Phase.VOTING, tied=(Seat(0), Seat(2)))
    assert answer(situation, 1) in (Vote(Seat(0)), Vote(Seat(2)))


def test_a_bot_identifies_every_piece() -> None:
    """PAR-03: pieces are identified by number, whatever the order of shapes in a frame."""
    situation = table_with_clouds()
    pieces = pieces_of(decode_frame(GAME, situation.sent(None)).public)
    shapes = situation.sees(None)["public"]["shapes"]
    assert [piece.shape for piece in pieces for _ in range(piece.count)] == shapes


def test_a_watcher_does_not_guess_before_the_first_action() -> None:
    """PAR-16: the tossed cloud alone says nothing."""
    assert guesses(table_with_clouds()) == []


def test_a_watcher_guesses_words_of_the_category() -> None:
    """PAR-06: the category is public."""
    kin = {word.text["en"] for word in of_category("An animal on land", LORE.words(KIND))}
    said = guesses(table_with_clouds("elephant", actions=10))
    assert said and set(said) <= kin


def test_a_watcher_guesses_in_the_language_of_the_table() -> None:
    """PAR-16: guesses are judged in this language."""
    situation = table_with_clouds("elephant", actions=10)
    situation.given(options=Options(times=1, language="pl"))
    kin = {word.text["pl"] for word in of_category("An animal on land", LORE.words(KIND))}
    assert set(guesses(situation)) <= kin


def test_a_watcher_does_not_repeat_a_guess() -> None:
    """PAR-23: not even another watcher's."""
    situation = table_with_clouds("elephant", actions=10)
    before = guesses(situation)[0]
    situation.given(card="snail").guess(3, before)
    assert before not in guesses(situation)


def test_guesses_of_a_watcher_do_not_depend_on_the_word() -> None:
    """PAR-06: they depend on the sky only."""
    situation = table_with_clouds("elephant", actions=8)
    true = guesses(situation)
    assert guesses(situation.given(card="giraffe")) == true


def answer_to_guesses(situation: Situation, seat: int) -> object:
    """Return an artist's answer to the guesses so far; None if it does not answer."""
    key = next(ask.key for ask in situation.session.asks if "yes" in ask.answers)
    decision = decide(GAME, situation.sent(seat), Seat(seat), ChosenBot(LORE, Chance(b"bot", 0)), key=key)
    return decision and decision.command


@pytest.mark.parametrize(("guess", "answer"), [("słoń", Yes(1)), ("a mammoth", None)])
def test_an_artist_affirms_the_word_in_another_language(guess: str, answer: Yes | None) -> None:
    """PAR-16: the judge knows the table's language only."""
    situation = table_with_clouds("elephant", actions=4)
    situation.guess(3, guess)
    assert answer_to_guesses(situation, SECOND) == answer


def test_an_artist_affirms_another_name_in_another_language() -> None:
    """PAR-16: "króliczek" is Polish for a bunny."""
    situation = table_with_clouds("rabbit", actions=4)
    situation.guess(3, "króliczek")
    assert answer_to_guesses(situation, SECOND) == Yes(1)


def test_watchers_are_differently_certain_of_the_same_sky() -> None:
    """Each watcher knows different drawings."""
    situation = table_with_clouds("cat", actions=5)
    assert sureness(situation, 1) != sureness(situation, 3)


def test_without_drawings_it_acts_at_random() -> None:
    """PAR-10: words without drawings are legal."""
    assert isinstance(answer(table_with_clouds(), SECOND, lore=StubLore()), Place | PickUp | Remove)


def test_without_numpy_its_reason_says_that_it_plays_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot does not fail."""
    situation = table_with_clouds()
    for module in ("artist", "cells", "target", "watcher", "likeness"):
        monkeypatch.delitem(sys.modules, f"unspoken.games.pareidolia.bot.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    key = next(ask.key for ask in situation.session.asks if ask.seat == SECOND)
    decision = decide(GAME, situation.sent(SECOND), Seat(SECOND), ChosenBot(LORE, Chance(b"bot", 0)), key=key)
    assert decision is not None and decision.why is not None and decision.why.code == "blind"
