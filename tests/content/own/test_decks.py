"""Own decks: what is in them, who may play with them, and how much room there is."""

from __future__ import annotations

import asyncio

import pytest

from tests.content.own.rendered_cards import filled, print_of
from unspoken.content.own.decks import OwnDecks, Quotas
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.kernel.game import Refused
from unspoken.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio

HOME, ELSEWHERE = "HOME22", "ELSE22"


@pytest.fixture
def decks() -> OwnDecks:
    """Decks with the usual quotas."""
    return OwnDecks(MemoryStore())


class SlowStore(MemoryStore):
    """A store that tells what it has read when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_tell = asyncio.Event()

    async def decks(self) -> list[bytes]:
        """Every deck, as it was when this was asked."""
        found = await super().decks()
        await self.may_tell.wait()
        return found


async def refused(decks: OwnDecks, number: int) -> tuple[str, dict[str, str | int]]:
    """Why a picture is not taken in."""
    with pytest.raises(Refused) as no:
        await decks.add(HOME, print_of(number))
    return no.value.code, no.value.facts


async def test_a_picture_is_there_once_it_was_brought(decks: OwnDecks) -> None:
    """In both sizes."""
    deck = await decks.add(HOME, print_of(1))
    sizes = [await decks.picture(deck.pack, deck.cards[0].id, small) for small in (False, True)]
    assert sizes == [print_of(1).large, print_of(1).small]


async def test_a_picture_that_another_server_has_just_saved_is_found() -> None:
    """Whoever asks for it reads again, if nobody has told this server of it yet."""
    store = MemoryStore()
    here, there = OwnDecks(store), OwnDecks(store)
    here.catch_up = here.remember
    deck = await there.add(HOME, print_of(1))
    found = await here.found(deck.pack, deck.cards[0].id)
    assert found == deck


async def test_the_same_picture_is_not_brought_twice(decks: OwnDecks) -> None:
    """A deck has one of each card."""
    await decks.add(HOME, print_of(1))
    assert await refused(decks, 1) == ("picture-twice", {})


async def test_the_same_picture_has_another_name_at_another_table(decks: OwnDecks) -> None:
    """Knowing it here says nothing about there."""
    ours, theirs = await decks.add(HOME, print_of(1)), await decks.add(ELSEWHERE, print_of(1))
    assert ours.cards[0].id != theirs.cards[0].id


async def test_a_deck_is_full_at_some_number() -> None:
    """So many pictures and no more."""
    decks = OwnDecks(MemoryStore(), Quotas(pictures=2))
    await filled(decks, HOME, 2)
    assert await refused(decks, 9) == ("deck-full", {"most": 2})


async def test_a_full_deck_is_known_before_any_work() -> None:
    """No picture is printed for a deck that has no place for it."""
    decks = OwnDecks(MemoryStore(), Quotas(pictures=2))
    await filled(decks, HOME, 2)
    with pytest.raises(Refused, match="deck-full"):
        decks.need_place(HOME)


async def test_a_deck_is_too_heavy_at_some_weight() -> None:
    """A hundred bytes a print."""
    decks = OwnDecks(MemoryStore(), Quotas(table=250))
    await filled(decks, HOME, 2)
    assert (await refused(decks, 9))[0] == "deck-too-heavy"


async def test_the_house_is_full_at_some_weight() -> None:
    """Whoever brought it."""
    decks = OwnDecks(MemoryStore(), Quotas(house=250))
    await filled(decks, ELSEWHERE, 2)
    assert (await refused(decks, 9))[0] == "house-full"


async def test_what_was_taken_out_makes_room() -> None:
    """Its bytes are gone."""
    decks = OwnDecks(MemoryStore(), Quotas(table=250))
    await filled(decks, HOME, 2)
    deck = await decks.add(ELSEWHERE, print_of(1))
    await decks.remove(ELSEWHERE, deck.cards[0].id, dealt=False)
    assert await decks.picture(deck.pack, deck.cards[0].id, small=False) is None


async def test_what_a_game_has_dealt_is_still_shown(decks: OwnDecks) -> None:
    """Though it is in the deck no longer."""
    deck = await decks.add(HOME, print_of(1))
    left = await decks.remove(HOME, deck.cards[0].id, dealt=True)
    assert left.cards == () and await decks.picture(deck.pack, deck.cards[0].id, small=True) is not None


async def test_what_other_tables_could_play_with_is_still_shown(decks: OwnDecks) -> None:
    """Nobody knows whether a game of theirs goes on."""
    deck = await decks.add(HOME, print_of(1))
    await decks.change(HOME, None, "house", {})
    await decks.change(HOME, None, "table", {})
    await decks.remove(HOME, deck.cards[0].id, dealt=False)
    assert await decks.picture(deck.pack, deck.cards[0].id, small=True) is not None


async def test_what_was_taken_out_can_be_brought_again(decks: OwnDecks) -> None:
    """With what was said of it."""
    deck = await decks.add(HOME, print_of(1))
    picture = deck.cards[0].id
    await decks.change(HOME, None, None, {picture: "A lighthouse"})
    await decks.remove(HOME, picture, dealt=True)
    again = await decks.add(HOME, print_of(1))
    assert [card.alt for card in again.cards] == ["A lighthouse"] and again.kept == ()


async def test_nobody_takes_out_what_is_not_there(decks: OwnDecks) -> None:
    """A second tap comes too late."""
    with pytest.raises(Refused, match="no-such-picture"):
        await decks.remove(HOME, "0" * 16, dealt=False)


async def test_a_deck_has_a_name_and_words(decks: OwnDecks) -> None:
    """What is not named stays as it was."""
    picture = (await decks.add(HOME, print_of(1))).cards[0].id
    await decks.change(HOME, "  Our   summer ", None, {})
    deck = await decks.change(HOME, None, None, {picture: "A  pier"})
    assert (deck.title, deck.cards[0].alt) == ("Our summer", "A pier")


@pytest.mark.parametrize(
    ("title", "code"), [(" ", "title-empty"), ("x" * 41, "name-too-long"), ("a\u202eb", "name-unprintable")]
)
async def test_a_name_is_a_line_that_can_be_read(decks: OwnDecks, title: str, code: str) -> None:
    """As people's names are."""
    with pytest.raises(Refused, match=code):
        await decks.change(HOME, title, None, {})


async def test_words_without_end_are_refused_and_change_nothing(decks: OwnDecks) -> None:
    """A caption is a line, not a story."""
    picture = (await decks.add(HOME, print_of(1))).cards[0].id
    await decks.change(HOME, None, None, {picture: "A pier"})
    with pytest.raises(Refused, match="too-long"):
        await decks.change(HOME, None, None, {picture: "x" * 10_000})
    deck = decks.of_table(HOME)
    assert deck is not None and deck.cards[0].alt == "A pier"


async def test_words_may_be_taken_back(decks: OwnDecks) -> None:
    """Nothing need be said of a picture."""
    picture = (await decks.add(HOME, print_of(1))).cards[0].id
    await decks.change(HOME, None, None, {picture: "A pier"})
    assert (await decks.change(HOME, None, None, {picture: ""})).cards[0].alt == ""


async def test_everything_is_known_again_after_a_restart() -> None:
    """From the store alone."""
    store = MemoryStore()
    decks, later = OwnDecks(store), OwnDecks(store)
    await filled(decks, HOME, 3)
    await later.remember()
    assert later.of_table(HOME) == decks.of_table(HOME)


async def test_what_is_brought_while_the_decks_are_read_again_stays() -> None:
    """Another server has changed a deck just when somebody brings a picture here."""
    store = SlowStore()
    decks = OwnDecks(store)
    await decks.add(HOME, print_of(1))
    reading = asyncio.ensure_future(decks.remember())
    await asyncio.sleep(0)
    bringing = asyncio.ensure_future(decks.add(HOME, print_of(2)))
    await asyncio.sleep(0)
    store.may_tell.set()
    await asyncio.gather(reading, bringing)
    assert len((await decks.add(HOME, print_of(3))).cards) == 3


async def test_what_another_server_has_dropped_is_known_no_longer() -> None:
    """From the store alone, again."""
    store = MemoryStore()
    decks, other = OwnDecks(store), OwnDecks(store)
    deck = await decks.add(HOME, print_of(1))
    await other.remember()
    await decks.forget(HOME)
    await other.remember()
    assert (other.of_table(HOME), other.with_picture(deck.cards[0].id)) == (None, None)


async def test_twenty_pictures_are_a_deck(decks: OwnDecks) -> None:
    """One less is not."""
    pack = await filled(decks, HOME, 19)
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), HOME, {})
    with pytest.raises(Refused) as no:
        shelf.pictures(pack)
    assert (no.value.code, no.value.facts) == ("deck-unfinished", {"cards": 19, "least": 20})


async def test_a_tables_deck_is_on_its_own_shelf(decks: OwnDecks) -> None:
    """In the order in which the pictures came."""
    pack = await filled(decks, HOME)
    deck = decks.of_table(HOME)
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), HOME, {})
    assert deck is not None and shelf.pictures(pack) == tuple(card.id for card in deck.cards)


async def test_a_tables_deck_is_on_no_other_shelf(decks: OwnDecks) -> None:
    """Not even for somebody who knows its name."""
    pack = await filled(decks, HOME)
    with pytest.raises(Refused, match="no-such-pack"):
        HouseLibrary(load_packs(), decks).shelf(frozenset(), ELSEWHERE, {}).pictures(pack)


async def test_a_deck_for_the_house_is_on_every_shelf(decks: OwnDecks) -> None:
    """As if it were a pack."""
    pack = await filled(decks, HOME)
    await decks.change(HOME, None, "house", {})
    assert len(HouseLibrary(load_packs(), decks).shelf(frozenset(), ELSEWHERE, {}).pictures(pack)) == 20


async def test_an_own_deck_is_filled_up_with_dreams_nobody_has_seen(decks: OwnDecks) -> None:
    """A pack is not: it stands for itself."""
    pack, packs = await filled(decks, HOME), load_packs()
    dreams = packs.shelf().pictures("dream")
    shelf = HouseLibrary(packs, decks).shelf(frozenset(dreams[:2]), HOME, {})
    assert (shelf.spare(pack), shelf.spare("dream")) == ((*dreams[2:], *dreams[:2]), ())


async def test_a_deck_goes_with_its_table() -> None:
    """Its pictures are deleted, its weight is given back, and the next server knows nothing of it."""
    store = MemoryStore()
    decks = OwnDecks(store, Quotas(house=100))
    deck = await decks.add(HOME, print_of(1))
    await decks.forget(HOME)
    assert (decks.named(deck.pack), decks.with_picture(deck.cards[0].id), await store.decks()) == (
        None,
        None,
        [],
    )
    assert len((await decks.add(ELSEWHERE, print_of(1))).cards) == 1


async def test_other_servers_are_told_that_a_deck_is_gone(decks: OwnDecks) -> None:
    """They know it, too."""
    await decks.add(HOME, print_of(1))
    told: list[str] = []
    decks.when_changed = lambda: told.append("changed")
    await decks.forget(HOME)
    assert told == ["changed"]


async def test_a_deck_that_was_lent_outlives_its_table(decks: OwnDecks) -> None:
    """Others may be playing with it."""
    await filled(decks, HOME, 20)
    deck = await decks.change(HOME, None, "house", {})
    await decks.forget(HOME)
    assert decks.for_table(ELSEWHERE) == (deck,)


async def test_a_table_without_a_deck_is_forgotten_without_a_word(decks: OwnDecks) -> None:
    """As most are."""
    await decks.forget(HOME)
    assert decks.of_table(HOME) is None
