"""Lore about pictures that people uploaded."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from tests.content.own.rendered_cards import DIM, GAUDY, filled, print_of
from unspoken.bots.lore.meaning_lore import MeaningLore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.lore.own_deck_lore import OwnDeckLore
from unspoken.bots.match import BotMatch, MatchBots, play_match
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.own.portrait import sayings, themes_of
from unspoken.content.packs import Packs, load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Options
from unspoken.pictures.rendered import DetectedThing, Look
from unspoken.storage.memory.store import MemoryStore

HOME = "HOME22"


@pytest.fixture(scope="module")
def packs() -> Packs:
    """The shipped packs."""
    return load_packs()


_BY_LOOK = {"tell-by-look", "lay-by-look", "vote-by-look"}


def decks_with(alts: Mapping[int, str]) -> OwnDecks:
    """Create a deck of a cold and a warm picture with these descriptions."""

    async def make_decks() -> OwnDecks:
        decks = OwnDecks(MemoryStore())
        await decks.add(HOME, print_of(0, DIM))
        deck = await decks.add(HOME, print_of(1, GAUDY))
        await decks.change(HOME, None, None, {deck.cards[place].id: text for place, text in alts.items()})
        return decks

    return asyncio.run(make_decks())


def pictures(decks: OwnDecks) -> tuple[str, ...]:
    """Return the picture ids of the table's deck."""
    deck = decks.of_table(HOME)
    assert deck is not None
    return tuple(card.id for card in deck.cards)


def lore_with(decks: OwnDecks, packs: Packs) -> OwnDeckLore:
    """Return lore without the encoder."""
    return OwnDeckLore(OverlapLore(packs), decks, OverlapLore)


def test_a_picture_has_hints_from_its_look(packs: Packs) -> None:
    """In the table's language: sayings about its themes, alone or in pairs."""
    decks = decks_with({})
    cold, _warm = pictures(decks)
    hints = lore_with(decks, packs).hints(cold, "pl")
    known = {hint for theme in themes_of(DIM) for hint in sayings("pl")[theme].hints}
    assert hints and {part for hint in hints for part in hint.split("… ")} <= known


@pytest.mark.parametrize(("look", "place"), [(DIM, 0), (GAUDY, 1)])
def test_sayings_match_the_look_they_were_written_for(packs: Packs, look: Look, place: int) -> None:
    """On average, but not in every single case."""
    decks = decks_with({})
    lore = OwnDeckLore(OverlapLore(packs), decks, MeaningLore)
    own, other = pictures(decks)[place], pictures(decks)[1 - place]
    hints = [hint for theme in themes_of(look) for hint in sayings("en")[theme].hints]
    fit = [lore.likeness(hint, own, "en") - lore.likeness(hint, other, "en") for hint in hints]
    assert sum(fit) > 0


def test_detected_objects_match_clues(packs: Packs) -> None:
    """Without any description."""

    async def make_decks() -> OwnDecks:
        decks = OwnDecks(MemoryStore())
        await decks.add(HOME, print_of(0, replace(DIM, things=(DetectedThing("cat", 91),))))
        await decks.add(HOME, print_of(1, replace(DIM, things=(DetectedThing("bus", 85),))))
        return decks

    lore = OwnDeckLore(OverlapLore(packs), decks := asyncio.run(make_decks()), MeaningLore)
    cat, bus = pictures(decks)
    clues = {
        "my lazy kitten": cat,
        "on the way to school": bus,
        "leniwy kociak": cat,
        "spóźniony kierowca": bus,
    }
    found = {clue: max((cat, bus), key=lambda picture: lore.likeness(clue, picture, "en")) for clue in clues}
    assert found == clues


def test_a_typed_description_matches_clues(packs: Packs) -> None:
    """Bots use it like a pack's texts."""
    decks = decks_with({0: "A lighthouse above the sea"})
    lore = lore_with(decks, packs)
    cold, warm = pictures(decks)
    assert lore.likeness("lighthouse", cold, "en") > lore.likeness("lighthouse", warm, "en")


def test_a_typed_description_is_compared_by_the_encoder(packs: Packs) -> None:
    """A ship is related to a lighthouse."""
    decks = decks_with({0: "A lighthouse above the sea", 1: "A cake with candles"})
    lore = OwnDeckLore(OverlapLore(packs), decks, MeaningLore)
    cold, warm = pictures(decks)
    assert lore.likeness("ships and sailors", cold, "en") > lore.likeness("ships and sailors", warm, "en")


@pytest.mark.parametrize("clue", ["qwx zzrk", "…", "🦉🦉🦉", "1 2 3", "月", "a" * 200, "\u0301"])
def test_a_clue_in_no_language_is_accepted(packs: Packs, clue: str) -> None:
    """Its likeness is between 0 and 1."""
    decks = decks_with({0: "A lighthouse above the sea"})
    lore = OwnDeckLore(OverlapLore(packs), decks, MeaningLore)
    assert all(0 <= lore.likeness(clue, picture, "en") <= 1 for picture in pictures(decks))
    assert len(lore.angles((clue,), pictures(decks)[0], "en")[0]) == 2


def test_a_changed_description_is_used_at_once(packs: Packs) -> None:
    """The next question uses it."""
    decks = decks_with({0: "A lighthouse"})
    lore, cold = lore_with(decks, packs), pictures(decks)[0]
    before = lore.likeness("carousel", cold, "en")
    asyncio.run(decks.change(HOME, None, None, {cold: "A carousel"}))
    assert lore.likeness("carousel", cold, "en") > before


def test_by_look_alone_is_true_for_own_pictures_without_a_description(packs: Packs) -> None:
    """Not for described ones, nor for pictures of a pack."""
    decks = decks_with({1: "A cake"})
    lore = lore_with(decks, packs)
    ids = (*pictures(decks), packs.shelf().pictures("dream")[0], "0" * 16)
    assert [lore.by_look_alone(picture) for picture in ids] == [True, False, False, False]


def test_lore_of_packs_is_unchanged(packs: Packs) -> None:
    """Own decks do not affect it."""
    plain, dream = OverlapLore(packs), packs.shelf().pictures("dream")[0]
    assert lore_with(decks_with({}), packs).hints(dream, "en") == plain.hints(dream, "en")


def game_of(packs: Packs, seed: int) -> BotMatch:
    """Play a game of four bots on twenty pictures without descriptions."""

    async def ready() -> tuple[OwnDecks, str]:
        decks = OwnDecks(MemoryStore())
        return decks, await filled(decks, HOME)

    decks, pack = asyncio.run(ready())
    options = Options(target=30, deck=pack)  # long enough to tell, to lay and to vote for each kind of card
    materials = GAME.gather(options, HouseLibrary(packs, decks).shelf(frozenset(), HOME, {}))
    lore = OwnDeckLore(OverlapLore(packs), decks, MeaningLore)
    return play_match(GAME, options, materials, MatchBots([None] * 4, lore), seed=seed)


def test_bots_play_an_own_deck_to_the_end(packs: Packs) -> None:
    """DIX-13: A seat reaches the target."""
    scores = game_of(packs, seed=3).outcome.scores
    assert scores is not None and max(scores) >= 30


def test_reasons_say_that_a_bot_went_by_looks(packs: Packs) -> None:
    """Each game has few such answers, so several games are played."""
    codes: set[str] = set()
    for seed in range(12):
        codes |= {entry.why.code for entry in game_of(packs, seed).entries if entry.why is not None}
        if codes >= _BY_LOOK:
            break
    assert codes >= _BY_LOOK
