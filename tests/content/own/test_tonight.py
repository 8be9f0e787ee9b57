"""Decks drawn from a word: card by card, one table after the other, and never twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tests.content.own.quick_painter import QuickPainter, SlowPainter, drawn
from tests.pictures.purse import Purse
from unspoken.content.own.deck import OwnDeck
from unspoken.content.own.decks import OwnDecks, Quotas
from unspoken.content.own.library import HouseLibrary
from unspoken.content.own.portrait import manifest_of
from unspoken.content.own.tonight import Tonight
from unspoken.content.own.word import seed_of
from unspoken.content.packs import load_packs
from unspoken.kernel.game import Refused
from unspoken.pictures.painter import Painter
from unspoken.storage.memory import MemoryStore

pytestmark = pytest.mark.anyio

HOME, ELSEWHERE = "HOME22", "ELSE22"
CARDS = 12


class Evening:
    """A house in which decks of twelve cards are drawn."""

    def __init__(
        self, painter: Painter | None, store: MemoryStore | None = None, quotas: Quotas | None = None
    ) -> None:
        self.decks = OwnDecks(store or MemoryStore(), quotas or Quotas())
        self.tonight = Tonight(self.decks, painter, "1", CARDS)
        self.purse = Purse()

    async def wish(self, word: str, table: str = HOME, dealt: bool = False) -> OwnDeck:
        return await self.tonight.wish(table, word, dealt, self.purse)

    def deck(self, table: str = HOME) -> OwnDeck:
        deck = self.decks.drawn_for(table)
        assert deck is not None
        return deck

    def why_stopped(self) -> str:
        trouble = self.tonight.trouble(self.deck())
        assert trouble is not None
        return trouble.code

    async def until(self, progress: str, table: str = HOME) -> OwnDeck:
        """The table's deck when it is so far."""
        await _turned(lambda: self.tonight.progress(self.deck(table)) == progress)
        return self.deck(table)

    async def until_drawn(self, cards: int) -> OwnDeck:
        """The first table's deck when it has so many cards."""
        await _turned(lambda: len(self.deck().cards) >= cards)
        return self.deck()


async def _turned(so_far: Callable[[], bool]) -> None:
    """Let everybody have a turn until it is so far; nothing here takes as many turns as there are."""
    for _ in range(10_000):
        if so_far():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never came to that")


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


async def test_a_deck_is_drawn_to_its_end_in_order(evening: Evening, painter: QuickPainter) -> None:
    """A few cards at a time, each few after those before them."""
    await evening.wish("moth")
    deck = await evening.until("done")
    large = [await evening.decks.picture(deck.pack, card.id, small=False) for card in deck.cards]
    assert large == [drawn(number, seed_of("moth")).rendered.large for number in range(CARDS)]
    assert [len(wanted.before) for wanted in painter.asked] == [0, 5, 10]


async def test_the_painter_hears_what_there_is_already(evening: Evening, painter: QuickPainter) -> None:
    """The small prints, and how many were thrown away before each."""
    await evening.wish("moth")
    await evening.until("done")
    assert [(one.attempt, one.small) for one in painter.asked[-1].before[:2]] == [
        (0, drawn(0, 1).rendered.small),
        (1, drawn(1, 1).rendered.small),
    ]


async def test_the_time_it_took_is_told(evening: Evening) -> None:
    """So that an address can be held to its share."""
    await evening.wish("moth")
    await evening.until("done")
    assert sum(evening.purse.spent) == 2.0 * CARDS


async def test_the_same_word_goes_on(slow_evening: Evening, slow: SlowPainter) -> None:
    """Two wishes at once are one deck, drawn once."""
    first, second = await asyncio.gather(slow_evening.wish("moth"), slow_evening.wish("MOTH"))
    await slow.waits.wait()
    assert (first.pack, len(slow.asked)) == (second.pack, 1)


async def test_another_word_takes_its_place(slow_evening: Evening, slow: SlowPainter) -> None:
    """What was drawn from the first is gone, and nobody draws it any further."""
    first = await slow_evening.wish("moth")
    slow.may_draw.release()
    await slow_evening.until_drawn(1)
    await slow_evening.wish("whale")
    slow.may_draw.release()
    deck = await slow_evening.until_drawn(1)
    assert (slow_evening.decks.named(first.pack), deck.word) == (None, "whale")


async def test_what_a_game_has_dealt_is_kept(evening: Evening) -> None:
    """Its cards can be shown, but nobody can choose the deck any more, after a restart neither."""
    store = MemoryStore()
    one = Evening(QuickPainter(), store)
    first = await one.wish("moth")
    await one.until("done")
    card = one.deck().cards[0].id
    await one.wish("whale", dealt=True)
    again = OwnDecks(store)
    await again.remember()
    assert await again.picture(first.pack, card, small=True) is not None
    assert [deck.word for deck in again.for_table(HOME)] == ["whale"]
    await one.tonight.close()


async def test_a_word_is_drawn_once_in_a_house(evening: Evening, painter: QuickPainter) -> None:
    """Another table gets the same cards, under other names, and no card is drawn for it."""
    await evening.wish("moth")
    await evening.until("done")
    evening.purse.spent.clear()
    await evening.wish("Moth", ELSEWHERE)
    theirs, ours = await evening.until("done", ELSEWHERE), evening.deck()
    same = [await evening.decks.picture(deck.pack, deck.cards[7].id, False) for deck in (ours, theirs)]
    assert (same[0], len(painter.asked), evening.purse.spent) == (same[1], 3, [])
    assert {card.id for card in ours.cards} & {card.id for card in theirs.cards} == set()


async def test_tables_take_turns(slow_evening: Evening, slow: SlowPainter) -> None:
    """Five cards for one, then five for the other; meanwhile it waits."""
    await slow_evening.wish("moth")
    await slow.waits.wait()
    await slow_evening.wish("whale", ELSEWHERE)
    assert slow_evening.tonight.progress(slow_evening.deck(ELSEWHERE)) == "waiting"
    for _ in range(6):
        slow.may_draw.release()
    await slow_evening.until("drawing", ELSEWHERE)
    assert slow_evening.tonight.progress(slow_evening.deck()) == "waiting"
    assert [wanted.seed for wanted in slow.asked] == [seed_of("moth"), seed_of("whale")]


async def test_a_deck_goes_on_after_a_restart() -> None:
    """From where it was: nothing that was drawn is lost or drawn again."""
    store, slow = MemoryStore(), SlowPainter()
    before = Evening(slow, store)
    await before.wish("moth")
    slow.may_draw.release()
    slow.may_draw.release()
    await before.until_drawn(2)
    await before.tonight.close()
    quick = QuickPainter()
    after = Evening(quick, store)
    await after.decks.remember()
    after.tonight.go_on(after.deck())
    await after.until("done")
    assert [len(wanted.before) for wanted in quick.asked] == [2, 7]


async def test_a_painter_that_comes_to_grief_is_not_tried_again_by_itself() -> None:
    """What is there stays, the reason is told, and the same word wished for once more goes on."""
    painter = QuickPainter(breaks_at=7)
    evening = Evening(painter)
    await evening.wish("moth")
    stopped = await evening.until("stopped")
    evening.tonight.go_on(stopped)
    assert (len(stopped.cards), evening.why_stopped(), len(painter.asked)) == (
        7,
        "painter-lost",
        2,
    )
    painter.breaks_at = -1
    await evening.wish("moth")
    assert len((await evening.until("done")).cards) == CARDS


async def test_a_house_without_room_says_so() -> None:
    """Drawn cards weigh as much as brought ones."""
    evening = Evening(QuickPainter(), quotas=Quotas(house=450))
    await evening.wish("moth")
    deck = await evening.until("stopped")
    assert (len(deck.cards), evening.why_stopped()) == (4, "house-full")


async def test_nothing_is_drawn_where_nobody_can() -> None:
    """The extra `art` is not here."""
    evening = Evening(None)
    with pytest.raises(Refused) as no:
        await evening.wish("moth")
    assert (no.value.code, evening.decks.drawn_for(HOME)) == ("nothing-drawn-here", None)


async def test_a_deck_goes_with_its_table(evening: Evening) -> None:
    """Also what was put away."""
    await evening.wish("moth")
    await evening.until("done")
    await evening.wish("whale", dealt=True)
    await evening.until("done")
    await evening.decks.forget(HOME)
    assert (evening.decks.for_table(HOME), evening.decks.drawn_for(HOME)) == ((), None)


async def test_an_unfinished_deck_can_be_seen_but_not_played(slow_evening: Evening) -> None:
    """Twenty cards are wanted, as of any deck of one's own."""
    deck = await slow_evening.wish("moth")
    shelf = HouseLibrary(load_packs(), slow_evening.decks).shelf(frozenset(), HOME, {})
    with pytest.raises(Refused) as no:
        shelf.pictures(deck.pack)
    assert (no.value.code, slow_evening.decks.for_table(HOME)) == ("deck-unfinished", (deck,))


async def test_bots_read_what_was_composed(evening: Evening) -> None:
    """In each language: what is on a card, and what it is about."""
    await evening.wish("moth")
    manifest = manifest_of(await evening.until("done"))
    card = manifest.cards[0]
    assert (card.alt["pl"], card.objects["en"]) == ("Wieloryb nad miastem.", ("whale", "town"))
    assert manifest.themes[card.themes[0]]["en"] == "freedom"


async def test_who_has_had_much_drawn_waits_and_the_others_do_not(painter: QuickPainter) -> None:
    """However many decks a household has begun before the first card cost anything."""
    evening = Evening(painter)
    evening.purse = Purse(seconds=1e-9)
    await evening.wish("whale")
    await _turned(lambda: bool(evening.purse.spent))
    evening.purse = Purse()
    await evening.wish("lamp", ELSEWHERE)
    await evening.until("done", ELSEWHERE)
    assert (evening.tonight.progress(evening.deck()), len(evening.deck().cards) < CARDS) == ("waiting", True)
    await evening.tonight.close()
