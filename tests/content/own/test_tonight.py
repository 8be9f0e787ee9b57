"""Decks drawn from a word: order, turns of tables, restarts and errors."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tests.content.own.quick_painter import QuickPainter, SlowPainter, drawn
from tests.pictures.recording_budget import RecordingBudget
from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.decks import OwnDecks, Quotas
from unspoken.content.own.library import HouseLibrary
from unspoken.content.own.portrait import manifest_of
from unspoken.content.own.tonight import Tonight
from unspoken.content.own.word import seed_of
from unspoken.content.packs import load_packs
from unspoken.kernel.types import Refused
from unspoken.pictures.painter import Painter
from unspoken.storage.memory.store import MemoryStore

pytestmark = pytest.mark.anyio

HOME, ELSEWHERE = "HOME22", "ELSE22"
CARDS = 12


class Evening:
    """A server at which decks of twelve cards are drawn."""

    def __init__(
        self, painter: Painter | None, store: MemoryStore | None = None, quotas: Quotas | None = None
    ) -> None:
        self.decks = OwnDecks(store or MemoryStore(), quotas or Quotas())
        self.tonight = Tonight(self.decks, painter, "1", CARDS)
        self.budget = RecordingBudget()

    async def request(self, word: str, table: str = HOME, dealt: bool = False) -> OwnDeck:
        return await self.tonight.request(table, word, dealt, self.budget)

    def deck(self, table: str = HOME) -> OwnDeck:
        deck = self.decks.drawn_for(table)
        assert deck is not None
        return deck

    def why_stopped(self) -> str:
        trouble = self.tonight.trouble(self.deck())
        assert trouble is not None
        return trouble.code

    async def until(self, progress: str, table: str = HOME) -> OwnDeck:
        """Wait until the table's deck has this progress, and return it."""
        await _until(lambda: self.tonight.progress(self.deck(table)) == progress)
        return self.deck(table)

    async def until_drawn(self, cards: int) -> OwnDeck:
        """Wait until the first table's deck has this many cards, and return it."""
        await _until(lambda: len(self.deck().cards) >= cards)
        return self.deck()


async def _until(is_reached: Callable[[], bool]) -> None:
    """Run other tasks until the condition is true; fail after 10,000 turns of the event loop."""
    for _ in range(10_000):
        if is_reached():
            return
        await asyncio.sleep(0)
    raise AssertionError("the condition never became true")


@pytest.fixture
def painter() -> QuickPainter:
    return QuickPainter()


@pytest.fixture
def slow() -> SlowPainter:
    return SlowPainter()


@pytest.fixture
async def evening(painter: QuickPainter) -> AsyncIterator[Evening]:
    evening = Evening(painter)
    yield evening
    await evening.tonight.close()


@pytest.fixture
async def slow_evening(slow: SlowPainter) -> AsyncIterator[Evening]:
    evening = Evening(slow)
    yield evening
    await evening.tonight.close()


async def test_a_deck_is_drawn_completely_and_in_order(evening: Evening, painter: QuickPainter) -> None:
    """Five cards at a time."""
    await evening.request("moth")
    deck = await evening.until("done")
    large = [await evening.decks.picture(deck.pack, card.id, small=False) for card in deck.cards]
    assert large == [drawn(number, seed_of("moth")).rendered.large for number in range(CARDS)]
    assert [len(request.existing) for request in painter.asked] == [0, 5, 10]


async def test_the_painter_gets_the_cards_drawn_so_far(evening: Evening, painter: QuickPainter) -> None:
    """Their small pictures, and how many attempts each one took."""
    await evening.request("moth")
    await evening.until("done")
    assert [(card.attempt, card.small) for card in painter.asked[-1].existing[:2]] == [
        (0, drawn(0, 1).rendered.small),
        (1, drawn(1, 1).rendered.small),
    ]


async def test_the_drawing_time_is_charged_to_the_budget(evening: Evening) -> None:
    """So that each address has its share."""
    await evening.request("moth")
    await evening.until("done")
    assert sum(evening.budget.spent) == 2.0 * CARDS


async def test_two_wishes_for_the_same_word_are_one_deck(slow_evening: Evening, slow: SlowPainter) -> None:
    """In any case; the deck is drawn once."""
    first, second = await asyncio.gather(slow_evening.request("moth"), slow_evening.request("MOTH"))
    await slow.waits.wait()
    assert (first.pack, len(slow.asked)) == (second.pack, 1)


async def test_another_word_replaces_the_deck(slow_evening: Evening, slow: SlowPainter) -> None:
    """The first deck is deleted and not drawn any further."""
    first = await slow_evening.request("moth")
    slow.may_draw.release()
    await slow_evening.until_drawn(1)
    await slow_evening.request("whale")
    slow.may_draw.release()
    deck = await slow_evening.until_drawn(1)
    assert (slow_evening.decks.by_name(first.pack), deck.word) == (None, "whale")


async def test_a_replaced_deck_that_was_dealt_is_kept(evening: Evening) -> None:
    """Its cards can be read, but the deck cannot be chosen any more, even after a restart."""
    store = MemoryStore()
    other = Evening(QuickPainter(), store)
    first = await other.request("moth")
    await other.until("done")
    card = other.deck().cards[0].id
    await other.request("whale", dealt=True)
    again = OwnDecks(store)
    await again.reload()
    assert await again.picture(first.pack, card, small=True) is not None
    assert [deck.word for deck in again.for_table(HOME)] == ["whale"]
    await other.tonight.close()


async def test_a_second_table_gets_a_copy_of_the_deck_of_the_same_word(
    evening: Evening, painter: QuickPainter
) -> None:
    """With other ids, and without drawing any card."""
    await evening.request("moth")
    await evening.until("done")
    evening.budget.spent.clear()
    await evening.request("Moth", ELSEWHERE)
    theirs, ours = await evening.until("done", ELSEWHERE), evening.deck()
    same = [await evening.decks.picture(deck.pack, deck.cards[7].id, False) for deck in (ours, theirs)]
    assert (same[0], len(painter.asked), evening.budget.spent) == (same[1], 3, [])
    assert {card.id for card in ours.cards} & {card.id for card in theirs.cards} == set()


async def test_tables_take_turns_of_five_cards(slow_evening: Evening, slow: SlowPainter) -> None:
    """The other table waits meanwhile."""
    await slow_evening.request("moth")
    await slow.waits.wait()
    await slow_evening.request("whale", ELSEWHERE)
    assert slow_evening.tonight.progress(slow_evening.deck(ELSEWHERE)) == "waiting"
    for _ in range(6):
        slow.may_draw.release()
    await slow_evening.until("drawing", ELSEWHERE)
    assert slow_evening.tonight.progress(slow_evening.deck()) == "waiting"
    assert [request.seed for request in slow.asked] == [seed_of("moth"), seed_of("whale")]


async def test_drawing_continues_after_a_restart() -> None:
    """No card is lost or drawn again."""
    store, slow = MemoryStore(), SlowPainter()
    before = Evening(slow, store)
    await before.request("moth")
    slow.may_draw.release()
    slow.may_draw.release()
    await before.until_drawn(2)
    await before.tonight.close()
    quick = QuickPainter()
    after = Evening(quick, store)
    await after.decks.reload()
    after.tonight.resume(after.deck())
    await after.until("done")
    assert [len(request.existing) for request in quick.asked] == [2, 7]


async def test_drawing_stops_after_an_error_until_the_word_is_wished_for_again() -> None:
    """The cards drawn so far stay, and the reason is reported."""
    painter = QuickPainter(breaks_at=7)
    evening = Evening(painter)
    await evening.request("moth")
    stopped = await evening.until("stopped")
    evening.tonight.resume(stopped)
    assert (len(stopped.cards), evening.why_stopped(), len(painter.asked)) == (
        7,
        "painter-lost",
        2,
    )
    painter.breaks_at = -1
    await evening.request("moth")
    assert len((await evening.until("done")).cards) == CARDS


async def test_drawing_stops_when_the_house_quota_is_used_up() -> None:
    """Drawn cards count like added ones."""
    evening = Evening(QuickPainter(), quotas=Quotas(house=450))
    await evening.request("moth")
    deck = await evening.until("stopped")
    assert (len(deck.cards), evening.why_stopped()) == (4, "house-full")


async def test_a_wish_is_refused_without_a_painter() -> None:
    """The extra `art` is not installed."""
    evening = Evening(None)
    with pytest.raises(Refused) as refusal:
        await evening.request("moth")
    assert (refusal.value.code, evening.decks.drawn_for(HOME)) == ("nothing-drawn-here", None)


async def test_drawn_decks_are_deleted_with_their_table(evening: Evening) -> None:
    """Also a replaced deck."""
    await evening.request("moth")
    await evening.until("done")
    await evening.request("whale", dealt=True)
    await evening.until("done")
    await evening.decks.forget(HOME)
    assert (evening.decks.for_table(HOME), evening.decks.drawn_for(HOME)) == ((), None)


async def test_an_unfinished_deck_is_listed_but_cannot_be_played(slow_evening: Evening) -> None:
    """Every own deck needs twenty cards."""
    deck = await slow_evening.request("moth")
    shelf = HouseLibrary(load_packs(), slow_evening.decks).shelf(frozenset(), HOME, {})
    with pytest.raises(Refused) as refusal:
        shelf.pictures(deck.pack)
    assert (refusal.value.code, slow_evening.decks.for_table(HOME)) == ("deck-unfinished", (deck,))


async def test_the_manifest_of_a_drawn_deck_describes_its_cards(evening: Evening) -> None:
    """In each language: description, objects and themes."""
    await evening.request("moth")
    manifest = manifest_of(await evening.until("done"))
    card = manifest.cards[0]
    assert (card.alt["pl"], card.objects["en"]) == ("Wieloryb nad miastem.", ("whale", "town"))
    assert manifest.themes[card.themes[0]]["en"] == "freedom"


async def test_a_table_without_budget_waits_and_other_tables_do_not(painter: QuickPainter) -> None:
    """Even if its deck was started while there was budget left."""
    evening = Evening(painter)
    evening.budget = RecordingBudget(seconds=1e-9)
    await evening.request("whale")
    await _until(lambda: bool(evening.budget.spent))
    evening.budget = RecordingBudget()
    await evening.request("lamp", ELSEWHERE)
    await evening.until("done", ELSEWHERE)
    assert (evening.tonight.progress(evening.deck()), len(evening.deck().cards) < CARDS) == ("waiting", True)
    await evening.tonight.close()
