"""The bot at a table: legal in every phase, silent about what it cannot know, blind without numpy."""

from __future__ import annotations

import sys

import pytest
from msgspec import json

from tests.games.pareidolia import situations as small
from tests.games.pareidolia.situations import MAIN, SECOND, Situation
from tests.tables.stubs import StubLore
from unspoken.bots.decoded_frame import decode_frame
from unspoken.bots.match import play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.bots.player import Decision, decide
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.bot.daydreamer import pieces_of
from unspoken.games.pareidolia.bot.drawings import KIND, of_category
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
    Private,
    Remove,
    Toss,
    Vote,
    Yes,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat
from unspoken.kernel.lore import Lore

PACKS = load_packs()
LORE = OverlapLore(PACKS)
OPTIONS = Options(times=1)
MATERIALS = GAME.gather(OPTIONS, PACKS.shelf())
FEW = Materials(MATERIALS.words, small.MATERIALS.clouds)
"""Seven clouds instead of fourteen: a shorter game."""
WATCHER = 1


def clouded(word: str = "elephant", actions: int = 0) -> Situation:
    """A table with the shipped words and clouds, at which two bots have drawn a while."""
    situation = Situation(materials=MATERIALS).keep().know().toss("puff").given(card=word)
    for action in range(actions):
        seat = (SECOND, MAIN)[action % 2]
        answered = answer(situation, seat, action)
        assert isinstance(answered, Place | PickUp | Remove)
        situation.answer(seat, answered)
    return situation


def answer(situation: Situation, seat: int, luck: int = 0, lore: Lore = LORE) -> object:
    """What the best bot does in this seat; None if it goes on looking."""
    key = next(ask.key for ask in situation.session.asks if ask.seat == seat)
    decision = decide(GAME, situation.sent(seat), Seat(seat), lore, Chance(b"bot", luck), key=key)
    return None if decision is None else decision.command


def thoughts(situation: Situation, seat: int) -> list[Decision[Command]]:
    """What a watcher comes to say over some time, with fresh luck each time."""
    sent = situation.sent(seat)
    looks = (decide(GAME, sent, Seat(seat), LORE, Chance(b"b", luck), key="guess-1") for luck in range(8))
    return [look for look in looks if look is not None]


def guesses(situation: Situation, seat: int = WATCHER) -> list[str]:
    """The words of its guesses."""
    said = (thought.command for thought in thoughts(situation, seat))
    return [command.text for command in said if isinstance(command, Guess)]


def sureness(situation: Situation, seat: int) -> list[object]:
    """How sure it was of each."""
    return [thought.why.facts["sure"] for thought in thoughts(situation, seat) if thought.why is not None]


@pytest.mark.parametrize("seats", [4, 10])
def test_a_game_of_bots_comes_to_its_end(seats: int) -> None:
    """PAR-01 to PAR-20: whatever a bot does is legal, or the game would break off."""
    match = play_match(GAME, OPTIONS, FEW, (None,) * seats, LORE, seats)
    assert match.outcome.scores is not None and len(match.outcome.scores) == seats


def test_bots_and_random_players_get_on() -> None:
    """PAR-14: the bot goes on from whatever the other artist did."""
    match = play_match(GAME, OPTIONS, FEW, (None, None, "random", "random"), LORE, 3)
    assert match.outcome.winners


def test_it_lets_people_begin() -> None:
    """PAR-01: no bot has ever looked at clouds."""
    assert answer(Situation(claimed=False), 0) == GoOn()


def test_it_keeps_one_of_the_three_cards() -> None:
    """PAR-05: one that it drew."""
    situation = Situation(materials=MATERIALS)
    kept = answer(situation, MAIN)
    assert isinstance(kept, Keep) and kept.card in situation.state.drawn


def test_it_knows_when_it_has_read() -> None:
    """PAR-06: the second artist confirms."""
    assert answer(Situation().keep(), SECOND) == Know()


def test_it_tosses_a_shape_of_the_pack() -> None:
    """PAR-07: any shape, for the main artist to choose."""
    tossed = answer(Situation(materials=MATERIALS).keep().know(), MAIN)
    assert isinstance(tossed, Toss) and tossed.shape in {cloud.shape for cloud in MATERIALS.clouds}


def test_it_never_says_yes_of_itself() -> None:
    """PAR-16: the judge knows every name of the word; a bot bends nothing."""
    situation = clouded()
    situation.guess(WATCHER, "something with ears")
    key = next(ask.key for ask in situation.session.asks if "yes" in ask.answers)
    assert decide(GAME, situation.sent(MAIN), Seat(MAIN), LORE, Chance(b"bot", 0), key=key) is None


def test_it_votes_for_one_of_the_tied() -> None:
    """PAR-20: a bot has a vote as everybody has."""
    situation = Situation().given(phase=Phase.VOTING, tied=(Seat(0), Seat(2)))
    assert answer(situation, 1) in (Vote(Seat(0)), Vote(Seat(2)))


def test_a_bot_takes_every_piece_for_what_it_is() -> None:
    """PAR-03: pieces are told by their number, whatever order a frame tells the shapes in."""
    situation = clouded()
    seen = pieces_of(decode_frame(GAME, situation.sent(None)).public)
    told = situation.sees(None)["public"]["shapes"]
    assert [one.shape for one in seen for _ in range(one.count)] == told


def test_a_watcher_waits_until_there_is_something_to_see() -> None:
    """PAR-16: one cloud looks like anything."""
    assert guesses(clouded()) == []


def test_a_watcher_says_words_of_the_category() -> None:
    """PAR-06: the category is all that it was told."""
    kin = {word.text["en"] for word in of_category("An animal on land", LORE.words(KIND))}
    said = guesses(clouded("elephant", actions=10))
    assert said and set(said) <= kin


def test_a_watcher_speaks_the_language_of_the_table() -> None:
    """PAR-16: in which guesses are judged."""
    situation = clouded("elephant", actions=10)
    situation.given(options=Options(times=1, language="pl"))
    kin = {word.text["pl"] for word in of_category("An animal on land", LORE.words(KIND))}
    assert set(guesses(situation)) <= kin


def test_a_watcher_says_nothing_that_was_said_before() -> None:
    """PAR-23: it heard every guess."""
    situation = clouded("elephant", actions=10)
    before = guesses(situation)[0]
    situation.given(card="snail").guess(3, before)
    assert before not in guesses(situation)


def test_what_a_watcher_says_does_not_depend_on_the_word() -> None:
    """PAR-06: under the same sky it says the same, whatever the card."""
    situation = clouded("elephant", actions=8)
    true = guesses(situation)
    assert guesses(situation.given(card="giraffe")) == true


def pressed_by(situation: Situation, seat: int) -> object:
    """What an artist says to the guesses so far; None if nothing."""
    key = next(ask.key for ask in situation.session.asks if "yes" in ask.answers)
    decision = decide(GAME, situation.sent(seat), Seat(seat), LORE, Chance(b"bot", 0), key=key)
    return decision and decision.command


@pytest.mark.parametrize(("said", "pressed"), [("słoń", Yes(1)), ("a mammoth", None)])
def test_an_artist_says_that_is_it_of_the_word_in_another_language(said: str, pressed: Yes | None) -> None:
    """PAR-16: where the judge, who knows the table's language alone, does not."""
    situation = clouded("elephant", actions=4)
    situation.guess(3, said)
    assert pressed_by(situation, SECOND) == pressed


def test_an_artist_says_that_is_it_of_another_name_in_another_language() -> None:
    """PAR-16: a bunny is a rabbit, in Polish too."""
    situation = clouded("rabbit", actions=4)
    situation.guess(3, "króliczek")
    assert pressed_by(situation, SECOND) == Yes(1)


def test_a_watcher_has_no_word_to_look_at() -> None:
    """PAR-06: what the bot is given is what a browser is sent, and the word is not in it."""
    private = json.decode(json.encode(clouded("elephant", actions=4).sees(WATCHER)["private"]), type=Private)
    assert private.word is None and private.drawn == ()


def test_watchers_differ() -> None:
    """People do not see the same in clouds: each overlooks other drawings, and tilts the head otherwise."""
    situation = clouded("cat", actions=5)
    assert sureness(situation, 1) != sureness(situation, 3)


def test_without_drawings_it_still_plays() -> None:
    """PAR-10: a word that nobody drew is laid by chance, not refused."""
    assert isinstance(answer(clouded(), SECOND, lore=StubLore()), Place | PickUp | Remove)


def test_without_numpy_it_says_that_it_is_blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot falls back with a clear word, not a crash."""
    situation = clouded()
    for module in ("artist", "cells", "target", "watcher", "likeness"):
        monkeypatch.delitem(sys.modules, f"unspoken.games.pareidolia.bot.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    key = next(ask.key for ask in situation.session.asks if ask.seat == SECOND)
    decision = decide(GAME, situation.sent(SECOND), Seat(SECOND), LORE, Chance(b"bot", 0), key=key)
    assert decision is not None and decision.why is not None and decision.why.code == "blind"
