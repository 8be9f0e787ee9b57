"""Words that a table lends to its house: who may play with them, how many there may be, when they go."""

from __future__ import annotations

import pytest

from tests.content.own.rendered_cards import print_of
from unspoken.content.own.decks import OwnDecks, Quotas
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.kernel.game import Refused
from unspoken.languages.own_word import OwnWord, word_cards
from unspoken.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio

HOME, ELSEWHERE = "HOME22", "ELSE22"
WORDS = (OwnWord("attic"), OwnWord("cat", ("kitty",), "animal"))


@pytest.fixture
def decks() -> OwnDecks:
    """Decks with the usual quotas."""
    return OwnDecks(MemoryStore())


async def test_every_table_plays_with_them(decks: OwnDecks) -> None:
    """As with any pack of words; there is nothing else in it."""
    lent = await decks.lend_words(HOME, "words", "Attic", WORDS)
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), ELSEWHERE, {})
    assert (shelf.words(lent.pack), shelf.items(lent.pack, str)) == (word_cards(WORDS), ())


async def test_a_tables_own_list_may_be_empty(decks: OwnDecks) -> None:
    """Then it has no words, which is not the same as no list."""
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), HOME, {"own-rorschach": ()})
    assert (shelf.words("own-rorschach"), shelf.items("own-rorschach", str)) == ((), ())


async def test_they_are_no_pictures(decks: OwnDecks) -> None:
    """Whoever asks for cards finds no such pack."""
    lent = await decks.lend_words(HOME, "words", "Attic", WORDS)
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), ELSEWHERE, {})
    with pytest.raises(Refused, match="no-such-pack"):
        shelf.pictures(lent.pack)


async def test_others_are_offered_them_and_their_own_table_is_not(decks: OwnDecks) -> None:
    """It has them already, as its own."""
    lent = await decks.lend_words(HOME, "words", "Attic", WORDS)
    assert (decks.for_table(ELSEWHERE), decks.for_table(HOME)) == ((lent,), ())


async def test_a_list_that_is_changed_stays_the_same_list(decks: OwnDecks) -> None:
    """Tables that have chosen it need not choose again."""
    lent = await decks.lend_words(HOME, "words", "Attic", WORDS)
    changed = await decks.lend_words(HOME, "words", "Cellar", WORDS[:1])
    assert (changed.pack, decks.for_table(ELSEWHERE)) == (lent.pack, (changed,))


async def test_lists_for_two_games_are_two(decks: OwnDecks) -> None:
    """Blots want other words than clouds do."""
    await decks.lend_words(HOME, "words", "Attic", WORDS)
    await decks.lend_words(HOME, "cloud-words", "Sky", WORDS)
    await decks.take_words_back(HOME, "words")
    assert [deck.title for deck in decks.for_table(ELSEWHERE)] == ["Sky"]


async def test_a_tables_pictures_are_still_its_own(decks: OwnDecks) -> None:
    """Words are no deck that pictures could be brought to."""
    await decks.lend_words(HOME, "words", "Attic", WORDS)
    deck = await decks.add(HOME, print_of(1))
    assert (decks.of_table(HOME), deck.words) == (deck, ())


async def test_a_house_holds_so_many_lists_and_no_more() -> None:
    """Whoever has one may still change it."""
    decks = OwnDecks(MemoryStore(), Quotas(lists=1))
    await decks.lend_words(HOME, "words", "Attic", WORDS)
    with pytest.raises(Refused, match="house-words-full"):
        await decks.lend_words(ELSEWHERE, "words", "Cellar", WORDS)
    assert (await decks.lend_words(HOME, "words", "Attic", WORDS[:1])).words == WORDS[:1]


@pytest.mark.parametrize("title", [" ", "x" * 41, "a\u202eb"])
async def test_a_list_has_a_name_that_can_be_read(decks: OwnDecks, title: str) -> None:
    """Or it is not lent."""
    with pytest.raises(Refused):
        await decks.lend_words(HOME, "words", title, WORDS)
    assert decks.for_table(ELSEWHERE) == ()


async def test_they_are_known_again_after_a_restart() -> None:
    """With their words."""
    store = MemoryStore()
    lent = await OwnDecks(store).lend_words(HOME, "words", "Attic", WORDS)
    again = OwnDecks(store)
    await again.remember()
    assert again.for_table(ELSEWHERE) == (lent,)


async def test_they_go_with_their_table() -> None:
    """Unlike pictures: what games have dealt of words lies in their logs."""
    store = MemoryStore()
    decks = OwnDecks(store)
    await decks.lend_words(HOME, "words", "Attic", WORDS)
    await decks.forget(HOME)
    assert (decks.for_table(ELSEWHERE), await store.decks()) == ((), [])
