"""A deck drawn from a word is dealt as soon as there are enough cards, and not before."""

from __future__ import annotations

import pytest

from tests.content.own.quick_painter import drawn
from unspoken.bots.match import play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.bots.own_deck_lore import OwnDeckLore
from unspoken.content.own.deck import LEAST
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.sizes import deck_needed
from unspoken.games.dixit.types import Materials, Options
from unspoken.kernel.album import CardPicture
from unspoken.kernel.game import Refused, Seat
from unspoken.storage.memory import MemoryStore
from unspoken.tables.replays import Replay, album_of
from unspoken.tables.room import Chair

pytestmark = pytest.mark.anyio

HOME = "HOME22"


@pytest.fixture
def decks() -> OwnDecks:
    """Nothing is drawn yet."""
    return OwnDecks(MemoryStore())


async def begun(decks: OwnDecks, cards: int) -> str:
    """The name of a deck of which so many cards are drawn."""
    deck = await decks.wish(HOME, "moth", "1", dealt=False)
    for number in range(cards):
        assert await decks.add_drawn(deck.pack, drawn(number, seed=7))
    return deck.pack


def gathered(decks: OwnDecks, pack: str, target: int = 30) -> Materials:
    """What Dixit would be played with now."""
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), HOME, {})
    return GAME.gather(Options(deck=pack, target=target), shelf)


async def test_a_game_waits_for_the_twentieth_card(decks: OwnDecks) -> None:
    """DIX-01: the table is told how many there are."""
    pack = await begun(decks, LEAST - 1)
    with pytest.raises(Refused) as no:
        gathered(decks, pack)
    assert (no.value.code, no.value.facts) == ("deck-unfinished", {"cards": LEAST - 1, "least": LEAST})


async def test_then_it_takes_what_is_there_and_as_many_dreams_as_it_needs(decks: OwnDecks) -> None:
    """DIX-01: what is drawn later comes into the next game."""
    pack = await begun(decks, LEAST)
    materials = gathered(decks, pack)
    assert await decks.add_drawn(pack, drawn(LEAST, seed=7))
    state = GAME.setup(Options(deck=pack), materials, tuple(Seat(seat) for seat in range(4)))
    own = [card for card in state.materials.cards if decks.with_picture(card) is not None]
    assert (len(own), len(state.materials.cards)) == (LEAST, deck_needed(4))


async def test_it_is_played_to_its_end_and_kept(decks: OwnDecks) -> None:
    """DIX-13: by bots that read what was drawn; each card that was told has its picture in the album."""
    pack = await begun(decks, LEAST)
    materials = gathered(decks, pack, target=8)
    lore = OwnDeckLore(OverlapLore(load_packs()), decks, OverlapLore)
    match = play_match(GAME, Options(deck=pack, target=8), materials, [None] * 4, lore, seed=1)
    chairs = tuple(Chair(f"Bot {seat}", seat, bot=True) for seat in range(4))
    album = album_of(Replay(GAME, match.header, match.entries, chairs))
    assert album is not None
    told = [pane.picture for one in album.prints for pane in one.panes]
    library = HouseLibrary(load_packs(), decks)
    assert told
    for card in told:
        assert isinstance(card, CardPicture)
        assert await library.picture(card.pack, card.picture) is not None


async def test_a_card_that_is_not_the_next_is_left_out(decks: OwnDecks) -> None:
    """Two who draw the same deck, on their way from one node to another, do it no harm."""
    pack = await begun(decks, 3)
    assert [await decks.add_drawn(pack, drawn(number, seed=7)) for number in (1, 5, 3)] == [
        False,
        False,
        True,
    ]


async def test_a_bot_knows_a_drawn_card_by_more_than_its_look(decks: OwnDecks) -> None:
    """It reads what was composed, and says nothing of colours."""
    pack = await begun(decks, 1)
    deck = decks.named(pack)
    assert deck is not None
    lore = OwnDeckLore(OverlapLore(load_packs()), decks, OverlapLore)
    card = deck.cards[0].id
    assert not lore.by_look_alone(card)
    assert lore.likeness("whale", card, "en") > lore.likeness("lighthouse", card, "en")
