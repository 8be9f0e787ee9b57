"""What bots make of pictures that people brought."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from tests.content.own.rendered_cards import DIM, GAUDY, filled, print_of
from unspoken.bots.match import Match, play_match
from unspoken.bots.meaning_lore import MeaningLore
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.bots.own_deck_lore import OwnDeckLore
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.own.portrait import sayings, themes_of
from unspoken.content.packs import Packs, load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Options
from unspoken.pictures.rendered import Look, Seen
from unspoken.storage.memory import MemoryStore

HOME = "HOME22"


@pytest.fixture(scope="module")
def packs() -> Packs:
    """What is shipped."""
    return load_packs()


_BY_LOOK = {"tell-by-look", "lay-by-look", "vote-by-look"}


def decks_with(alts: Mapping[int, str]) -> OwnDecks:
    """A deck of a cold and a warm picture, and what was typed about them."""

    async def made() -> OwnDecks:
        decks = OwnDecks(MemoryStore())
        await decks.add(HOME, print_of(0, DIM))
        deck = await decks.add(HOME, print_of(1, GAUDY))
        await decks.change(HOME, None, None, {deck.cards[place].id: text for place, text in alts.items()})
        return decks

    return asyncio.run(made())


def pictures(decks: OwnDecks) -> tuple[str, ...]:
    """The ids of the table's deck."""
    deck = decks.of_table(HOME)
    assert deck is not None
    return tuple(card.id for card in deck.cards)


def lore_with(decks: OwnDecks, packs: Packs) -> OwnDeckLore:
    """Lore without the encoder."""
    return OwnDeckLore(OverlapLore(packs), decks, OverlapLore)


def test_a_look_has_hints(packs: Packs) -> None:
    """In the language of the table: sayings of what stands out in it, alone or in pairs."""
    decks = decks_with({})
    cold, _warm = pictures(decks)
    hints = lore_with(decks, packs).hints(cold, "pl")
    known = {hint for theme in themes_of(DIM) for hint in sayings("pl")[theme].hints}
    assert hints and {part for hint in hints for part in hint.split("… ")} <= known


@pytest.mark.parametrize(("look", "place"), [(DIM, 0), (GAUDY, 1)])
def test_sayings_fit_the_look_they_were_written_for(packs: Packs, look: Look, place: int) -> None:
    """All that may be said of it, by what they mean; nobody knows one by heart, and so not every one does."""
    decks = decks_with({})
    lore = OwnDeckLore(OverlapLore(packs), decks, MeaningLore)
    theirs, other = pictures(decks)[place], pictures(decks)[1 - place]
    hints = [hint for theme in themes_of(look) for hint in sayings("en")[theme].hints]
    fit = [lore.likeness(hint, theirs, "en") - lore.likeness(hint, other, "en") for hint in hints]
    assert sum(fit) > 0


def test_what_the_net_saw_leads_to_its_picture(packs: Packs) -> None:
    """Nobody has said a word about either."""

    async def made() -> OwnDecks:
        decks = OwnDecks(MemoryStore())
        await decks.add(HOME, print_of(0, replace(DIM, things=(Seen("cat", 91),))))
        await decks.add(HOME, print_of(1, replace(DIM, things=(Seen("bus", 85),))))
        return decks

    lore = OwnDeckLore(OverlapLore(packs), decks := asyncio.run(made()), MeaningLore)
    cat, bus = pictures(decks)
    clues = {
        "my lazy kitten": cat,
        "on the way to school": bus,
        "leniwy kociak": cat,
        "spóźniony kierowca": bus,
    }
    found = {clue: max((cat, bus), key=lambda one: lore.likeness(clue, one, "en")) for clue in clues}
    assert found == clues


def test_typed_words_lead_to_their_picture(packs: Packs) -> None:
    """Whoever typed them helps the bots as well."""
    decks = decks_with({0: "A lighthouse above the sea"})
    lore = lore_with(decks, packs)
    cold, warm = pictures(decks)
    assert lore.likeness("lighthouse", cold, "en") > lore.likeness("lighthouse", warm, "en")


def test_typed_words_are_understood_where_the_encoder_is_here(packs: Packs) -> None:
    """A ship has to do with a lighthouse."""
    decks = decks_with({0: "A lighthouse above the sea", 1: "A cake with candles"})
    lore = OwnDeckLore(OverlapLore(packs), decks, MeaningLore)
    cold, warm = pictures(decks)
    assert lore.likeness("ships and sailors", cold, "en") > lore.likeness("ships and sailors", warm, "en")


@pytest.mark.parametrize("clue", ["qwx zzrk", "…", "🦉🦉🦉", "1 2 3", "月", "a" * 200, "\u0301"])
def test_a_clue_in_no_language_is_a_clue(packs: Packs, clue: str) -> None:
    """It leads somewhere or nowhere, and breaks nothing."""
    decks = decks_with({0: "A lighthouse above the sea"})
    lore = OwnDeckLore(OverlapLore(packs), decks, MeaningLore)
    assert all(0 <= lore.likeness(clue, picture, "en") <= 1 for picture in pictures(decks))
    assert len(lore.angles((clue,), pictures(decks)[0], "en")[0]) == 2


def test_words_that_were_changed_are_learnt_anew(packs: Packs) -> None:
    """The next question finds them."""
    decks = decks_with({0: "A lighthouse"})
    lore, cold = lore_with(decks, packs), pictures(decks)[0]
    before = lore.likeness("carousel", cold, "en")
    asyncio.run(decks.change(HOME, None, None, {cold: "A carousel"}))
    assert lore.likeness("carousel", cold, "en") > before


def test_a_bot_knows_that_it_knows_a_look_alone(packs: Packs) -> None:
    """Of the one that nobody has said a word about; not of the other, and not of a pack's."""
    decks = decks_with({1: "A cake"})
    lore = lore_with(decks, packs)
    asked = (*pictures(decks), packs.shelf().pictures("dream")[0], "0" * 16)
    assert [lore.by_look_alone(picture) for picture in asked] == [True, False, False, False]


def test_a_pack_is_known_as_before(packs: Packs) -> None:
    """Own decks take nothing away."""
    plain, dream = OverlapLore(packs), packs.shelf().pictures("dream")[0]
    assert lore_with(decks_with({}), packs).hints(dream, "en") == plain.hints(dream, "en")


def game_of(packs: Packs, seed: int) -> Match:
    """A whole game of four bots on twenty pictures that nobody described."""

    async def ready() -> tuple[OwnDecks, str]:
        decks = OwnDecks(MemoryStore())
        return decks, await filled(decks, HOME)

    decks, pack = asyncio.run(ready())
    options = Options(target=30, deck=pack)  # long enough to tell, to lay and to vote for each kind of card
    materials = GAME.gather(options, HouseLibrary(packs, decks).shelf(frozenset(), HOME, {}))
    lore = OwnDeckLore(OverlapLore(packs), decks, MeaningLore)
    return play_match(GAME, options, materials, [None] * 4, lore, seed=seed)


def test_bots_play_an_own_deck_to_its_end(packs: Packs) -> None:
    """DIX-13: somebody wins."""
    scores = game_of(packs, seed=3).outcome.scores
    assert scores is not None and max(scores) >= 30


def test_bots_say_that_they_went_by_looks(packs: Packs) -> None:
    """When the game is over, each thought about such a card tells it; some games have few of them."""
    told: set[str] = set()
    for seed in range(12):
        told |= {entry.why.code for entry in game_of(packs, seed).entries if entry.why is not None}
        if told >= _BY_LOOK:
            break
    assert told >= _BY_LOOK
