"""Own decks: their content, who may play with them, and quotas."""

from __future__ import annotations

import asyncio

import pytest

from tests.content.own.rendered_cards import filled, print_of
from unspoken.content.own.decks import OwnDecks, Quotas
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.kernel.types import Refused
from unspoken.storage.memory.store import MemoryStore

pytestmark = pytest.mark.anyio

HOME, ELSEWHERE = "HOME22", "ELSE22"


@pytest.fixture
def decks() -> OwnDecks:
    """Return own decks with the default quotas."""
    return OwnDecks(MemoryStore())


class SlowStore(MemoryStore):
    """A store whose read of the decks returns only after `may_return` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.may_return = asyncio.Event()

    async def decks(self) -> list[bytes]:
        """Return every deck as it was at the time of the call."""
        found = await super().decks()
        await self.may_return.wait()
        return found


async def refused(decks: OwnDecks, number: int) -> tuple[str, dict[str, str | int]]:
    """Return the refusal of a picture."""
    with pytest.raises(Refused) as refusal:
        await decks.add(HOME, print_of(number))
    return refusal.value.code, refusal.value.facts


async def test_an_added_picture_can_be_read(decks: OwnDecks) -> None:
    """In both sizes."""
    deck = await decks.add(HOME, print_of(1))
    sizes = [await decks.picture(deck.pack, deck.cards[0].id, small) for small in (False, True)]
    assert sizes == [print_of(1).large, print_of(1).small]


async def test_a_picture_that_another_server_just_saved_is_found() -> None:
    """A lookup reloads the decks if this server does not know the picture yet."""
    store = MemoryStore()
    here, there = OwnDecks(store), OwnDecks(store)
    here.reload_if_shared = here.reload
    deck = await there.add(HOME, print_of(1))
    found = await here.find_or_reload(deck.pack, deck.cards[0].id)
    assert found == deck


async def test_the_same_picture_cannot_be_added_twice(decks: OwnDecks) -> None:
    """A deck has one of each card."""
    await decks.add(HOME, print_of(1))
    assert await refused(decks, 1) == ("picture-twice", {})


async def test_the_same_picture_has_another_id_at_another_table(decks: OwnDecks) -> None:
    """So an id does not give access to the other table's deck."""
    ours, theirs = await decks.add(HOME, print_of(1)), await decks.add(ELSEWHERE, print_of(1))
    assert ours.cards[0].id != theirs.cards[0].id


async def test_a_deck_has_a_maximum_number_of_pictures() -> None:
    """The refusal names the maximum."""
    decks = OwnDecks(MemoryStore(), Quotas(pictures=2))
    await filled(decks, HOME, 2)
    assert await refused(decks, 9) == ("deck-full", {"most": 2})


async def test_a_full_deck_is_refused_before_rendering() -> None:
    """`need_place` is called first."""
    decks = OwnDecks(MemoryStore(), Quotas(pictures=2))
    await filled(decks, HOME, 2)
    with pytest.raises(Refused, match="deck-full"):
        decks.need_place(HOME)


async def test_a_deck_has_a_maximum_size_in_bytes() -> None:
    """Each rendered card has a hundred bytes."""
    decks = OwnDecks(MemoryStore(), Quotas(table=250))
    await filled(decks, HOME, 2)
    assert (await refused(decks, 9))[0] == "deck-too-heavy"


async def test_all_decks_of_the_house_share_a_maximum_size_in_bytes() -> None:
    """Decks of other tables count as well."""
    decks = OwnDecks(MemoryStore(), Quotas(house=250))
    await filled(decks, ELSEWHERE, 2)
    assert (await refused(decks, 9))[0] == "house-full"


async def test_a_removed_picture_is_deleted() -> None:
    """It can no longer be read."""
    decks = OwnDecks(MemoryStore(), Quotas(table=250))
    await filled(decks, HOME, 2)
    deck = await decks.add(ELSEWHERE, print_of(1))
    await decks.remove(ELSEWHERE, deck.cards[0].id, dealt=False)
    assert await decks.picture(deck.pack, deck.cards[0].id, small=False) is None


async def test_a_removed_picture_that_was_dealt_can_still_be_read(decks: OwnDecks) -> None:
    """It is no longer in the deck."""
    deck = await decks.add(HOME, print_of(1))
    left = await decks.remove(HOME, deck.cards[0].id, dealt=True)
    assert left.cards == () and await decks.picture(deck.pack, deck.cards[0].id, small=True) is not None


async def test_a_removed_picture_of_a_deck_that_was_lent_can_still_be_read(decks: OwnDecks) -> None:
    """Another table may still play with it."""
    deck = await decks.add(HOME, print_of(1))
    await decks.change(HOME, None, "house", {})
    await decks.change(HOME, None, "table", {})
    await decks.remove(HOME, deck.cards[0].id, dealt=False)
    assert await decks.picture(deck.pack, deck.cards[0].id, small=True) is not None


async def test_a_removed_picture_can_be_added_again(decks: OwnDecks) -> None:
    """With its caption."""
    deck = await decks.add(HOME, print_of(1))
    picture = deck.cards[0].id
    await decks.change(HOME, None, None, {picture: "A lighthouse"})
    await decks.remove(HOME, picture, dealt=True)
    again = await decks.add(HOME, print_of(1))
    assert [card.alt for card in again.cards] == ["A lighthouse"] and again.retired == ()


async def test_removing_an_unknown_picture_is_refused(decks: OwnDecks) -> None:
    """For example by a second tap."""
    with pytest.raises(Refused, match="no-such-picture"):
        await decks.remove(HOME, "0" * 16, dealt=False)


async def test_the_title_and_captions_of_a_deck_can_be_changed(decks: OwnDecks) -> None:
    """Fields that are not given stay unchanged; whitespace is normalised."""
    picture = (await decks.add(HOME, print_of(1))).cards[0].id
    await decks.change(HOME, "  Our   summer ", None, {})
    deck = await decks.change(HOME, None, None, {picture: "A  pier"})
    assert (deck.title, deck.cards[0].alt) == ("Our summer", "A pier")


@pytest.mark.parametrize(
    ("title", "code"), [(" ", "title-empty"), ("x" * 41, "name-too-long"), ("a\u202eb", "name-unprintable")]
)
async def test_an_invalid_title_is_refused(decks: OwnDecks, title: str, code: str) -> None:
    """By the same rules as for names of people."""
    with pytest.raises(Refused, match=code):
        await decks.change(HOME, title, None, {})


async def test_a_caption_that_is_too_long_is_refused_and_changes_nothing(decks: OwnDecks) -> None:
    """The old caption stays."""
    picture = (await decks.add(HOME, print_of(1))).cards[0].id
    await decks.change(HOME, None, None, {picture: "A pier"})
    with pytest.raises(Refused, match="too-long"):
        await decks.change(HOME, None, None, {picture: "x" * 10_000})
    deck = decks.of_table(HOME)
    assert deck is not None and deck.cards[0].alt == "A pier"


async def test_a_caption_may_be_removed(decks: OwnDecks) -> None:
    """Captions are optional."""
    picture = (await decks.add(HOME, print_of(1))).cards[0].id
    await decks.change(HOME, None, None, {picture: "A pier"})
    assert (await decks.change(HOME, None, None, {picture: ""})).cards[0].alt == ""


async def test_decks_are_restored_after_a_restart() -> None:
    """From the store alone."""
    store = MemoryStore()
    decks, later = OwnDecks(store), OwnDecks(store)
    await filled(decks, HOME, 3)
    await later.reload()
    assert later.of_table(HOME) == decks.of_table(HOME)


async def test_a_picture_added_during_a_reload_is_not_lost() -> None:
    """Another server has changed a deck at the same time."""
    store = SlowStore()
    decks = OwnDecks(store)
    await decks.add(HOME, print_of(1))
    reading = asyncio.ensure_future(decks.reload())
    await asyncio.sleep(0)
    adding = asyncio.ensure_future(decks.add(HOME, print_of(2)))
    await asyncio.sleep(0)
    store.may_return.set()
    await asyncio.gather(reading, adding)
    assert len((await decks.add(HOME, print_of(3))).cards) == 3


async def test_a_deck_that_another_server_deleted_disappears_on_reload() -> None:
    """And so do its pictures."""
    store = MemoryStore()
    decks, other = OwnDecks(store), OwnDecks(store)
    deck = await decks.add(HOME, print_of(1))
    await other.reload()
    await decks.forget(HOME)
    await other.reload()
    assert (other.of_table(HOME), other.with_picture(deck.cards[0].id)) == (None, None)


async def test_a_deck_needs_twenty_pictures(decks: OwnDecks) -> None:
    """Nineteen are refused."""
    pack = await filled(decks, HOME, 19)
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), HOME, {})
    with pytest.raises(Refused) as refusal:
        shelf.pictures(pack)
    assert (refusal.value.code, refusal.value.facts) == ("deck-unfinished", {"cards": 19, "least": 20})


async def test_a_table_can_play_with_its_own_deck(decks: OwnDecks) -> None:
    """In the order in which the pictures were added."""
    pack = await filled(decks, HOME)
    deck = decks.of_table(HOME)
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), HOME, {})
    assert deck is not None and shelf.pictures(pack) == tuple(card.id for card in deck.cards)


async def test_another_table_cannot_play_with_a_tables_deck(decks: OwnDecks) -> None:
    """Even if it knows the name of the pack."""
    pack = await filled(decks, HOME)
    with pytest.raises(Refused, match="no-such-pack"):
        HouseLibrary(load_packs(), decks).shelf(frozenset(), ELSEWHERE, {}).pictures(pack)


async def test_every_table_can_play_with_a_deck_for_the_house(decks: OwnDecks) -> None:
    """Like with a pack."""
    pack = await filled(decks, HOME)
    await decks.change(HOME, None, "house", {})
    assert len(HouseLibrary(load_packs(), decks).shelf(frozenset(), ELSEWHERE, {}).pictures(pack)) == 20


async def test_the_spare_cards_of_an_own_deck_are_dreams_with_new_ones_first(decks: OwnDecks) -> None:
    """Packs have no spare cards."""
    pack, packs = await filled(decks, HOME), load_packs()
    dreams = packs.shelf().pictures("dream")
    shelf = HouseLibrary(packs, decks).shelf(frozenset(dreams[:2]), HOME, {})
    assert (shelf.spare(pack), shelf.spare("dream")) == ((*dreams[2:], *dreams[:2]), ())


async def test_a_deck_is_deleted_with_its_table() -> None:
    """Its pictures are deleted and no longer count for the quota."""
    store = MemoryStore()
    decks = OwnDecks(store, Quotas(house=100))
    deck = await decks.add(HOME, print_of(1))
    await decks.forget(HOME)
    assert (decks.by_name(deck.pack), decks.with_picture(deck.cards[0].id), await store.decks()) == (
        None,
        None,
        [],
    )
    assert len((await decks.add(ELSEWHERE, print_of(1))).cards) == 1


async def test_deleting_a_deck_notifies_other_servers(decks: OwnDecks) -> None:
    """Through `on_change`."""
    await decks.add(HOME, print_of(1))
    notices: list[str] = []
    decks.on_change = lambda: notices.append("changed")
    await decks.forget(HOME)
    assert notices == ["changed"]


async def test_a_deck_for_the_house_is_not_deleted_with_its_table(decks: OwnDecks) -> None:
    """Other tables may be playing with it."""
    await filled(decks, HOME, 20)
    deck = await decks.change(HOME, None, "house", {})
    await decks.forget(HOME)
    assert decks.for_table(ELSEWHERE) == (deck,)


async def test_a_table_without_a_deck_can_be_forgotten(decks: OwnDecks) -> None:
    """Most tables have none."""
    await decks.forget(HOME)
    assert decks.of_table(HOME) is None
