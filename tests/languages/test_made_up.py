"""A language is a folder: with one folder more a house speaks one language more, and no code was edited."""

from __future__ import annotations

import pytest

from tests.languages.made_up import TAG
from unspoken.agents.refusals import sentence
from unspoken.albums.wording import Wording
from unspoken.bots.match import play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import Packs
from unspoken.daily.puzzle import gather as gather_puzzle
from unspoken.games.dixit import GAME as DIXIT
from unspoken.games.dixit.events import Told
from unspoken.games.dixit.types import Options as DixitOptions
from unspoken.games.dixit.types import Written
from unspoken.games.pareidolia.cards import lookalikes_of, word_card
from unspoken.games.pareidolia.judge import is_right
from unspoken.games.pareidolia.setup import gather as gather_clouds
from unspoken.games.pareidolia.types import Options as CloudOptions
from unspoken.kernel.album import Told as ToldInAlbum
from unspoken.kernel.game import Refused
from unspoken.languages.known import languages, tags
from unspoken.languages.own_word import OwnWord, word_cards
from unspoken.tables.games import find_games
from unspoken.tables.room_rules import checked_options


def test_it_is_found_after_the_others(spoken: Packs) -> None:
    """English first, for all fall back to it; the rest by their tags."""
    assert (tags(), languages()[TAG].name) == (("en", "pl", TAG), "hsilgnE")


def test_every_pack_is_told_in_it(spoken: Packs) -> None:
    """Beside the languages of its makers, and with the digest that they sealed it with."""
    assert spoken.broken == ()
    assert all(TAG in manifest.title for manifest in spoken.manifests())


@pytest.mark.parametrize(
    ("guess", "right"),
    [("tibbar", True), ("eht tibbar", True), ("tibbarak", True), ("rabbit", False), ("tibar", False)],
)
def test_pareidolia_is_judged_in_it(spoken: Packs, guess: str, right: bool) -> None:
    """PAR-16: by its own articles and endings; no slip is forgiven where nobody knows its other words."""
    options = CloudOptions(language=TAG)
    materials = gather_clouds(options, spoken.shelf())
    card, near = word_card(materials, "rabbit"), lookalikes_of(materials, "rabbit")
    assert is_right(guess, card, materials.words, TAG, materials.grammar, near) is right


def test_the_days_sky_is_judged_in_it(spoken: Packs) -> None:
    """As at a table."""
    judge = gather_puzzle(spoken).judge
    card = next(card for card in judge.deck if card.text["en"] == "rabbit")
    assert judge.is_right("eht tibbar", card, TAG)


def test_dixits_bots_tell_their_clues_in_it(spoken: Packs) -> None:
    """Lines of its own portraits, bent by its own phrases."""
    options = DixitOptions(target=5, language=TAG)
    materials = DIXIT.gather(options, spoken.shelf())
    lore = OverlapLore(spoken)
    match = play_match(DIXIT, options, materials, [None] * 4, lore, 1)
    told = [event for entry in match.entries for event in entry.events if isinstance(event, Told)]
    clues = {one.clue.text for one in told if isinstance(one.clue, Written)}
    english = {line for card in spoken.cards for line in lore.hints(card, "en")}
    assert clues & {line for card in spoken.cards for line in lore.hints(card, TAG)}
    assert not clues & english


def test_own_words_are_told_in_it(spoken: Packs) -> None:
    """In each language alike."""
    (card,) = word_cards([OwnWord("cat")])
    assert (card.text[TAG], card.category[TAG]) == ("cat", "gnihtynA ta lla")


def test_albums_are_written_in_it(spoken: Packs) -> None:
    """The page's own sentences."""
    assert Wording(TAG, ()).say(ToldInAlbum("album-dixit-aloud")) == "dias duola"


def test_a_table_may_choose_it(spoken: Packs) -> None:
    """As any language that is here."""
    chosen = checked_options(dict(find_games()), "pareidolia", {"language": TAG})
    assert chosen["language"] == TAG


def test_a_table_may_not_choose_what_is_not_here() -> None:
    """With a sentence that says so."""
    with pytest.raises(Refused) as refused:
        checked_options(dict(find_games()), "dixit", {"language": TAG})
    assert sentence(refused.value, "dixit") == "This house does not speak that language."
