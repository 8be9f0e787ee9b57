"""Games with a deck that is drawn from a word."""

from __future__ import annotations

import pytest

from tests.content.own.quick_painter import drawn
from unspoken.albums.vocabulary import CardPicture
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.lore.own_deck_lore import OwnDeckLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.own.deck import MIN_PICTURES
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.sizes import deck_needed
from unspoken.games.dixit.types import Materials, Options
from unspoken.kernel.types import Refused, Seat
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.log.replays import Replay, album_of
from unspoken.tables.state.room import Chair

pytestmark = pytest.mark.anyio

HOME = "HOME22"


@pytest.fixture
def decks() -> OwnDecks:
    """Return own decks without a deck."""
    return OwnDecks(MemoryStore())


async def partly_drawn_deck(decks: OwnDecks, cards: int) -> str:
    """Return the name of a deck with this many drawn cards."""
    deck = await decks.start_drawn(HOME, "moth", "1", dealt=False)
    for number in range(cards):
        assert await decks.add_drawn(deck.pack, drawn(number, seed=7))
    return deck.pack


def gathered(decks: OwnDecks, pack: str, target: int = 30) -> Materials:
    """Return the materials for a game of Dixit."""
    shelf = HouseLibrary(load_packs(), decks).shelf(frozenset(), HOME, {})
    return GAME.gather(Options(deck=pack, target=target), shelf)


async def test_a_deck_with_fewer_than_twenty_drawn_cards_is_refused(decks: OwnDecks) -> None:
    """DIX-01: the refusal names the number of cards."""
    pack = await partly_drawn_deck(decks, MIN_PICTURES - 1)
    with pytest.raises(Refused) as refusal:
        gathered(decks, pack)
    assert (refusal.value.code, refusal.value.facts) == (
        "deck-unfinished",
        {"cards": MIN_PICTURES - 1, "least": MIN_PICTURES},
    )


async def test_a_game_uses_all_drawn_cards_and_fills_up_with_dreams(decks: OwnDecks) -> None:
    """DIX-01: cards that are drawn later are not part of this game."""
    pack = await partly_drawn_deck(decks, MIN_PICTURES)
    materials = gathered(decks, pack)
    assert await decks.add_drawn(pack, drawn(MIN_PICTURES, seed=7))
    state = GAME.setup(Options(deck=pack), materials, tuple(Seat(seat) for seat in range(4)))
    own = [card for card in state.materials.cards if decks.with_picture(card) is not None]
    assert (len(own), len(state.materials.cards)) == (MIN_PICTURES, deck_needed(4))


async def test_bots_finish_a_game_and_every_card_of_the_album_has_a_picture(decks: OwnDecks) -> None:
    """DIX-13: the bots read the descriptions of drawn cards."""
    pack = await partly_drawn_deck(decks, MIN_PICTURES)
    materials = gathered(decks, pack, target=8)
    lore = OwnDeckLore(OverlapLore(load_packs()), decks, OverlapLore)
    match = play_match(GAME, Options(deck=pack, target=8), materials, MatchBots([None] * 4, lore), seed=1)
    chairs = tuple(Chair(f"Bot {seat}", seat, bot=True) for seat in range(4))
    album = album_of(Replay(GAME, match.header, match.entries, chairs))
    assert album is not None
    pictures = [pane.picture for row in album.prints for pane in row.panes]
    library = HouseLibrary(load_packs(), decks)
    assert pictures
    for card in pictures:
        assert isinstance(card, CardPicture)
        assert await library.picture(card.pack, card.picture) is not None


async def test_a_drawn_card_out_of_order_is_ignored(decks: OwnDecks) -> None:
    """Two nodes may draw the same deck for a moment."""
    pack = await partly_drawn_deck(decks, 3)
    assert [await decks.add_drawn(pack, drawn(number, seed=7)) for number in (1, 5, 3)] == [
        False,
        False,
        True,
    ]


async def test_bots_read_the_description_of_a_drawn_card(decks: OwnDecks) -> None:
    """They do not use its look."""
    pack = await partly_drawn_deck(decks, 1)
    deck = decks.by_name(pack)
    assert deck is not None
    lore = OwnDeckLore(OverlapLore(load_packs()), decks, OverlapLore)
    card = deck.cards[0].id
    assert not lore.by_look_alone(card)
    assert lore.likeness("whale", card, "en") > lore.likeness("lighthouse", card, "en")
