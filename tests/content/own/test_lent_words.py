"""Word lists that a table shares with the house: who may use them, quotas and deletion."""

from __future__ import annotations

import pytest

from tests.content.own.rendered_cards import print_of
from unspoken.content.own.decks import OwnDecks, Quotas
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.kernel.types import Refused
from unspoken.languages.own_word import OwnWord, word_cards
from unspoken.storage.memory.store import MemoryStore

pytestmark = pytest.mark.anyio

HOME, ELSEWHERE = "HOME22", "ELSE22"
WORDS = (OwnWord("attic"), OwnWord("cat", ("kitty",), "animal"))


@pytest.fixture
def decks() -> OwnDecks:
    """Return own decks with the default quotas."""
    return OwnDecks(MemoryStore())


async def test_every_table_can_play_with_lent_words(decks: OwnDecks) -> None:
    """Like with any pack of words; the pack has no items."""
    lent = await decks.lend_words(HOME, "words", "Attic", WORDS)
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), ELSEWHERE, {})
    assert (shelf.words(lent.pack), shelf.items(lent.pack, str)) == (word_cards(WORDS), ())


async def test_a_tables_own_list_may_be_empty(decks: OwnDecks) -> None:
    """An empty list is not an unknown pack."""
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), HOME, {"own-rorschach": ()})
    assert (shelf.words("own-rorschach"), shelf.items("own-rorschach", str)) == ((), ())


async def test_lent_words_have_no_pictures(decks: OwnDecks) -> None:
    """Reading pictures is refused."""
    lent = await decks.lend_words(HOME, "words", "Attic", WORDS)
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), ELSEWHERE, {})
    with pytest.raises(Refused, match="no-such-pack"):
        shelf.pictures(lent.pack)


async def test_lent_words_are_listed_for_other_tables_only(decks: OwnDecks) -> None:
    """Their own table lists them as its own."""
    lent = await decks.lend_words(HOME, "words", "Attic", WORDS)
    assert (decks.for_table(ELSEWHERE), decks.for_table(HOME)) == ((lent,), ())


async def test_a_changed_list_keeps_its_pack_name(decks: OwnDecks) -> None:
    """Tables that have chosen it need not choose again."""
    lent = await decks.lend_words(HOME, "words", "Attic", WORDS)
    changed = await decks.lend_words(HOME, "words", "Cellar", WORDS[:1])
    assert (changed.pack, decks.for_table(ELSEWHERE)) == (lent.pack, (changed,))


async def test_a_table_has_one_list_for_each_game(decks: OwnDecks) -> None:
    """Taking one back does not affect the other."""
    await decks.lend_words(HOME, "words", "Attic", WORDS)
    await decks.lend_words(HOME, "cloud-words", "Sky", WORDS)
    await decks.take_words_back(HOME, "words")
    assert [deck.title for deck in decks.for_table(ELSEWHERE)] == ["Sky"]


async def test_lent_words_do_not_affect_the_tables_picture_deck(decks: OwnDecks) -> None:
    """Pictures are added to another deck."""
    await decks.lend_words(HOME, "words", "Attic", WORDS)
    deck = await decks.add(HOME, print_of(1))
    assert (decks.of_table(HOME), deck.words) == (deck, ())


async def test_a_house_has_a_maximum_number_of_lists() -> None:
    """A table with a list may still change it."""
    decks = OwnDecks(MemoryStore(), Quotas(lists=1))
    await decks.lend_words(HOME, "words", "Attic", WORDS)
    with pytest.raises(Refused, match="house-words-full"):
        await decks.lend_words(ELSEWHERE, "words", "Cellar", WORDS)
    assert (await decks.lend_words(HOME, "words", "Attic", WORDS[:1])).words == WORDS[:1]


@pytest.mark.parametrize("title", [" ", "x" * 41, "a\u202eb"])
async def test_a_list_with_an_invalid_title_is_refused(decks: OwnDecks, title: str) -> None:
    """It is not shared."""
    with pytest.raises(Refused):
        await decks.lend_words(HOME, "words", title, WORDS)
    assert decks.for_table(ELSEWHERE) == ()


async def test_lent_words_are_restored_after_a_restart() -> None:
    """With their words."""
    store = MemoryStore()
    lent = await OwnDecks(store).lend_words(HOME, "words", "Attic", WORDS)
    again = OwnDecks(store)
    await again.reload()
    assert again.for_table(ELSEWHERE) == (lent,)


async def test_lent_words_are_deleted_with_their_table() -> None:
    """Unlike pictures: logs contain the words that games have dealt."""
    store = MemoryStore()
    decks = OwnDecks(store)
    await decks.lend_words(HOME, "words", "Attic", WORDS)
    await decks.forget(HOME)
    assert (decks.for_table(ELSEWHERE), await store.decks()) == ((), [])
