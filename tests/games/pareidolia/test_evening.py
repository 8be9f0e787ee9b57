"""Which words come up in the games of one evening."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.pareidolia.situations import MATERIALS, Situation
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.types import Materials, Options
from unspoken.tables.seen import seen_since

NAMES = tuple(word.text["en"] for word in MATERIALS.words)


def after(seen: tuple[str, ...]) -> Materials:
    """What a game is played with when these words have come up."""
    return replace(MATERIALS, seen=seen)


def words_played(number: int, seen: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A whole game that nobody waits for: its four words, and what the table remembers after it."""
    situation = Situation(materials=after(seen), seed=b"%d" % number)
    while GAME.outcome(situation.state) is None:
        situation.skip() if situation.waited_for else situation.wait(10 * 60_000)
    return tuple(past.card for past in situation.state.past), seen_since(seen, GAME, situation.session)


def test_words_of_this_evening_do_not_come_up_again() -> None:
    """PAR-03: they are left out while there are enough others."""
    deck = Situation(materials=after(("rabbit", "swan")), claimed=False).state.deck
    assert len(deck) == 12 and not {"rabbit", "swan"} & set(deck)


def test_the_evening_remembers_the_words_that_were_played() -> None:
    """PAR-03: and only those."""
    situation = Situation()
    situation.find("swan", 1)
    assert GAME.seen(situation.state) == ("swan",)


def test_the_next_game_knows_the_words_by_their_english_name() -> None:
    """PAR-03: so the shelf tells which have come up."""
    materials = GAME.gather(Options(), load_packs().shelf(frozenset({"swan", "0123456789abcdef"})))
    assert materials.seen == ("swan",)


def test_where_others_are_too_few_as_many_words_come_again_as_it_takes() -> None:
    """PAR-03: one a round and two to choose from, so six for four players; five have not come up."""
    deck = Situation(materials=after(NAMES[:9]), claimed=False).state.deck
    assert len(deck) == 6 and set(NAMES[9:]) < set(deck)


def test_the_evening_remembers_the_words_of_all_its_games() -> None:
    """PAR-03: of those before this one, too."""
    situation = Situation(materials=after(("rabbit",)))
    situation.find("swan", 1)
    assert GAME.seen(situation.state) == ("rabbit", "swan")


def test_a_word_that_was_not_shown_yet_has_come_up() -> None:
    """PAR-03: where a game is ended in the middle of a round, its artists know it."""
    assert GAME.seen(Situation().start("swan").state) == ("swan",)


def test_no_game_has_a_word_of_the_one_before_it() -> None:
    """PAR-03: eight games of four words each, with fourteen words in all."""
    before: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    again = []
    for number in range(8):
        words, seen = words_played(number, seen)
        again += [word for word in words if word in before]
        before = words
    assert again == []
