"""The words of several games of one evening."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.pareidolia.situations import MATERIALS, Situation
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.types import Materials, Options
from unspoken.tables.state.shown_ids import shown_ids_after

NAMES = tuple(word.text["en"] for word in MATERIALS.words)


def after(shown: tuple[str, ...]) -> Materials:
    """Return the materials when these words were shown earlier tonight."""
    return replace(MATERIALS, shown_before=shown)


def words_played(number: int, shown: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Play a whole game by timeouts; return its four words, and the words seen tonight so far."""
    situation = Situation(materials=after(shown), seed=b"%d" % number)
    while GAME.outcome(situation.state) is None:
        situation.skip() if situation.waited_for else situation.wait(10 * 60_000)
    return tuple(past.card for past in situation.state.past), shown_ids_after(shown, GAME, situation.session)


def test_words_shown_earlier_tonight_are_left_out_of_the_deck() -> None:
    """PAR-03: while there are enough other words."""
    deck = Situation(materials=after(("rabbit", "swan")), claimed=False).state.deck
    assert len(deck) == 12 and not {"rabbit", "swan"} & set(deck)


def test_shown_ids_are_the_words_that_were_played() -> None:
    """PAR-03: and only those."""
    situation = Situation()
    situation.find("swan", 1)
    assert GAME.night.shown_ids(situation.state) == ("swan",)


def test_words_seen_tonight_are_identified_by_their_english_name() -> None:
    """PAR-03: ids of other games are ignored."""
    materials = GAME.gather(Options(), load_packs().shelf(frozenset({"swan", "0123456789abcdef"})))
    assert materials.shown_before == ("swan",)


def test_a_deck_with_too_few_new_words_is_filled_up_with_seen_ones() -> None:
    """PAR-03: four players need six words, one a round and two to choose from; five words are new."""
    deck = Situation(materials=after(NAMES[:9]), claimed=False).state.deck
    assert len(deck) == 6 and set(NAMES[9:]) < set(deck)


def test_shown_ids_include_the_words_of_earlier_games() -> None:
    """PAR-03: in the order in which they were shown."""
    situation = Situation(materials=after(("rabbit",)))
    situation.find("swan", 1)
    assert GAME.night.shown_ids(situation.state) == ("rabbit", "swan")


def test_shown_ids_include_the_word_of_an_unfinished_round() -> None:
    """PAR-03: if a game ends in the middle of a round, its artists know the word."""
    assert GAME.night.shown_ids(Situation().start("swan").state) == ("swan",)


def test_no_game_repeats_a_word_of_the_game_before() -> None:
    """PAR-03: eight games of four words each, with fourteen words in all."""
    before: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    again = []
    for number in range(8):
        words, shown = words_played(number, shown)
        again += [word for word in words if word in before]
        before = words
    assert again == []
