"""A language is a folder: an additional one works everywhere without any change of code."""

from __future__ import annotations

import pytest

from tests.languages.made_up import TAG
from unspoken.agents.refusals import sentence
from unspoken.albums.vocabulary import CaptionSentence
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.knowledge import knowledge
from unspoken.content.packs import Packs
from unspoken.games.dixit import GAME as DIXIT
from unspoken.games.dixit.events import Told
from unspoken.games.dixit.types import Options as DixitOptions
from unspoken.games.dixit.types import Written
from unspoken.games.pareidolia.cards import word_card
from unspoken.games.pareidolia.daily.puzzle import gather as gather_puzzle
from unspoken.games.pareidolia.guessing.judge import is_right
from unspoken.games.pareidolia.setup import gather as gather_clouds
from unspoken.games.pareidolia.types import Options as CloudOptions
from unspoken.kernel.parts.daily import PuzzleSources
from unspoken.kernel.types import Refused
from unspoken.languages.album_wording import Wording
from unspoken.languages.known import complete_languages, languages, shipped_languages, tags
from unspoken.languages.own_word import OwnWord, word_cards
from unspoken.tables.games import find_games
from unspoken.tables.rules.room import checked_options


def test_the_language_comes_after_the_shipped_ones(complete_packs: Packs) -> None:
    """English is first, because it is the fallback; the others are sorted by tag."""
    assert (tags(), languages()[TAG].name) == ((*shipped_languages(), TAG), "hsilgnE")


def test_the_language_is_complete_by_its_own_statement(complete_packs: Packs) -> None:
    """In its language.json."""
    assert TAG in complete_languages()


def test_every_pack_is_translated(complete_packs: Packs) -> None:
    """The digests of the packs are still valid."""
    assert complete_packs.broken == ()
    assert all(TAG in manifest.title for manifest in complete_packs.manifests())


@pytest.mark.parametrize(
    ("guess", "right"),
    [("tibbar", True), ("eht tibbar", True), ("tibbarak", True), ("rabbit", False), ("tibar", False)],
)
def test_pareidolia_judges_guesses_in_the_language(complete_packs: Packs, guess: str, right: bool) -> None:
    """PAR-16: with its own articles and endings; typos are not accepted without a word list."""
    options = CloudOptions(language=TAG)
    materials = gather_clouds(options, complete_packs.shelf())
    card = word_card(materials, "rabbit")
    assert is_right(guess, card, materials.words, TAG, materials.grammar) is right


def test_the_daily_sky_judges_guesses_in_the_language(complete_packs: Packs) -> None:
    """As at a table."""
    judge = gather_puzzle(PuzzleSources(complete_packs.shelf(), tags(), knowledge)).judge
    card = next(card for card in judge.deck if card.text["en"] == "rabbit")
    assert judge.is_right("eht tibbar", card, TAG)


def test_dixits_bots_give_clues_in_the_language(complete_packs: Packs) -> None:
    """From its own portraits."""
    options = DixitOptions(target=5, language=TAG)
    materials = DIXIT.gather(options, complete_packs.shelf())
    lore = OverlapLore(complete_packs)
    match = play_match(DIXIT, options, materials, MatchBots([None] * 4, lore), 1)
    told_events = [event for entry in match.entries for event in entry.events if isinstance(event, Told)]
    clues = {event.clue.text for event in told_events if isinstance(event.clue, Written)}
    english, known = (
        {line.text for card in complete_packs.cards for line in lore.lines(card, tag)} for tag in ("en", TAG)
    )
    assert clues & known and not clues & english


def test_own_words_have_a_text_in_the_language(complete_packs: Packs) -> None:
    """The same text in each language."""
    (card,) = word_cards([OwnWord("cat")])
    assert (card.text[TAG], card.category[TAG]) == ("cat", "gnihtynA ta lla")


def test_albums_are_written_in_the_language(complete_packs: Packs) -> None:
    """With the page's sentences."""
    assert Wording(TAG, ()).say(CaptionSentence("album-dixit-aloud")) == "dias duola"


def test_a_table_may_choose_the_language(complete_packs: Packs) -> None:
    """Like any other language."""
    chosen = checked_options(dict(find_games()), "pareidolia", {"language": TAG})
    assert chosen["language"] == TAG


def test_a_table_may_not_choose_an_unknown_language() -> None:
    """The refusal has a sentence."""
    with pytest.raises(Refused) as refused:
        checked_options(dict(find_games()), "dixit", {"language": TAG})
    assert sentence(refused.value, "dixit") == "This house does not speak that language."
