"""Words of one's own: how lines are read, and that they stay with their table."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness
from unspoken.kernel.game import Refused
from unspoken.kernel.shelf import WordCard
from unspoken.languages.own_word import OwnWord, word_cards
from unspoken.tables.own_words import (
    LONGEST_TEXT,
    LONGEST_WORD,
    MOST_NAMES,
    MOST_WORDS,
    OwnWordsKept,
    read_words,
    written,
)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("cat", OwnWord("cat")),
        ("  The last   train home ", OwnWord("The last train home")),
        ("cat = kitty, pussycat", OwnWord("cat", ("kitty", "pussycat"))),
        ("cat (animal)", OwnWord("cat", (), "animal")),
        ("cat = kitty,, kitty , (animal)", OwnWord("cat", ("kitty",), "animal")),
        ("cat=kitty(animal)", OwnWord("cat", ("kitty",), "animal")),
        ("Rain, at last", OwnWord("Rain, at last")),
        ("żółw = żółwik (zwierzę)", OwnWord("żółw", ("żółwik",), "zwierzę")),
        ("2001: a space odyssey", OwnWord("2001: a space odyssey")),
    ],
)
def test_a_line_is_read_as_a_person_means_it(line: str, word: OwnWord) -> None:
    """A word, other names after =, a category in brackets."""
    assert read_words(line) == ((word,), ())


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("= kitty", "word-empty"),
        ("(animal)", "word-empty"),
        ("cat ()", "word-empty"),
        ("cat (animal", "word-brackets"),
        ("cat (a) (b)", "word-brackets"),
        ("(a) cat", "word-brackets"),
        ("x" * (LONGEST_WORD + 1), "word-too-long"),
        (f"cat = {'x' * (LONGEST_WORD + 1)}", "word-too-long"),
        (f"cat ({'x' * (LONGEST_WORD + 1)})", "word-too-long"),
        ("c\x00at", "word-unprintable"),
        ("c\u202eat", "word-unprintable"),
        ("\u200b", "word-empty"),
        (f"cat = {','.join(map(str, range(MOST_NAMES + 1)))}", "word-too-many-names"),
    ],
)
def test_a_line_that_is_no_word_is_told_apart(line: str, code: str) -> None:
    """The others are read all the same, and its number is told."""
    reading = read_words(f"dog\n{line}\n")
    assert reading.words == (OwnWord("dog"),)
    assert [(one.line, one.code) for one in reading.misread] == [(2, code)]
    assert all(one.text.isprintable() for one in reading.misread)


def test_empty_lines_and_remarks_count_for_nothing() -> None:
    """Nor is anything said about them."""
    assert read_words("\n \n# animals\r\ncat\r\n\n") == ((OwnWord("cat"),), ())


def test_the_same_word_is_taken_once() -> None:
    """However it is written."""
    reading = read_words("Cat\ncat = kitty")
    assert reading.words == (OwnWord("Cat"),)
    assert [(one.line, one.code) for one in reading.misread] == [(2, "word-twice")]


def test_words_beyond_the_last_are_told_apart() -> None:
    """With how many there may be."""
    reading = read_words("\n".join(f"w{number}" for number in range(MOST_WORDS + 1)))
    assert (len(reading.words), [one.code for one in reading.misread]) == (MOST_WORDS, ["words-too-many"])
    assert reading.misread[0].most == MOST_WORDS


def test_a_text_that_is_too_long_is_refused_whole() -> None:
    """Before any work on it."""
    with pytest.raises(Refused, match="words-too-long"):
        read_words("x" * (LONGEST_TEXT + 1))


def test_what_was_read_is_written_as_it_would_be_read() -> None:
    """So that a list can be changed."""
    words = read_words("cat = kitty, pussycat (animal)\ndog\nred (colour)").words
    assert read_words(written(words)).words == words


def test_a_word_is_told_in_every_language_alike() -> None:
    """Nobody has said in which it is; where there is no category, that is said."""
    cat, dog = word_cards(read_words("cat = kitty (animal)\ndog").words)
    assert cat == WordCard(
        {"en": "cat", "pl": "cat"}, {"en": "animal", "pl": "animal"}, {"en": ("kitty",), "pl": ("kitty",)}
    )
    assert (dog.category["en"], dog.accepted) == ("Anything at all", {})


@pytest.mark.anyio
async def test_own_words_stay_with_their_table_and_are_shown_to_nobody() -> None:
    """In the log, over a restart; no page hears of them."""
    world = Harness()
    ada, bob = await world.party("Ada", "Bob")
    kept = OwnWordsKept("own-echo", (OwnWord("quixotic"),))
    await ada.table.perform(lambda draft: draft.record(kept))
    assert not any(b"quixotic" in raw for one in (ada, bob) for raw in one.transport.sent)
    await ada.goes()
    await bob.goes()
    world.watch.at += 1_000_000
    assert world.house.unload_idle() == 1
    table = await world.house.find(ada.table.code)
    assert table.snapshot.room.words == {"own-echo": (OwnWord("quixotic"),)}
