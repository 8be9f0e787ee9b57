"""Own words: how lines are parsed, and that they stay with their table."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.types import Refused
from unspoken.languages.known import tags
from unspoken.languages.own_word import OwnWord, word_cards
from unspoken.tables.state.own_words import (
    LONGEST_TEXT,
    LONGEST_WORD,
    MOST_NAMES,
    MOST_WORDS,
    OwnWordsKept,
    read_words,
    words_as_text,
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
def test_a_line_is_parsed(line: str, word: OwnWord) -> None:
    """A word, other names after "=", and a category in brackets."""
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
def test_an_invalid_line_is_reported_with_its_number(line: str, code: str) -> None:
    """The other lines are read."""
    reading = read_words(f"dog\n{line}\n")
    assert reading.words == (OwnWord("dog"),)
    assert [(line.line, line.code) for line in reading.misread] == [(2, code)]
    assert all(line.text.isprintable() for line in reading.misread)


def test_empty_lines_and_comments_are_skipped() -> None:
    """They are not reported."""
    assert read_words("\n \n# animals\r\ncat\r\n\n") == ((OwnWord("cat"),), ())


def test_a_repeated_word_is_reported() -> None:
    """Case does not matter."""
    reading = read_words("Cat\ncat = kitty")
    assert reading.words == (OwnWord("Cat"),)
    assert [(line.line, line.code) for line in reading.misread] == [(2, "word-twice")]


def test_words_beyond_the_limit_are_reported() -> None:
    """With the limit."""
    reading = read_words("\n".join(f"w{number}" for number in range(MOST_WORDS + 1)))
    assert (len(reading.words), [line.code for line in reading.misread]) == (MOST_WORDS, ["words-too-many"])
    assert reading.misread[0].most == MOST_WORDS


def test_a_text_that_is_too_long_is_refused() -> None:
    """Before it is parsed."""
    with pytest.raises(Refused, match="words-too-long"):
        read_words("x" * (LONGEST_TEXT + 1))


def test_formatted_words_parse_to_the_same_words() -> None:
    """So that a list can be edited."""
    words = read_words("cat = kitty, pussycat (animal)\ndog\nred (colour)").words
    assert read_words(words_as_text(words)).words == words


def test_an_own_word_is_the_same_in_every_language() -> None:
    """Its language is unknown. Without a category, a default is shown."""
    cat, dog = word_cards(read_words("cat = kitty (animal)\ndog").words)
    everywhere = tags()
    assert cat == WordCard(
        dict.fromkeys(everywhere, "cat"),
        dict.fromkeys(everywhere, "animal"),
        dict.fromkeys(everywhere, ("kitty",)),
    )
    assert (dog.category["en"], dog.accepted) == ("Anything at all", {})


@pytest.mark.anyio
async def test_own_words_survive_a_restart_and_are_sent_to_nobody() -> None:
    """They are in the log, but in no message."""
    world = Harness()
    ada, bob = await world.party("Ada", "Bob")
    event = OwnWordsKept("own-echo", (OwnWord("quixotic"),))
    await ada.table.perform(lambda draft: draft.record(event))
    assert not any(b"quixotic" in raw for person in (ada, bob) for raw in person.transport.sent)
    await ada.disconnect()
    await bob.disconnect()
    world.watch.at += 1_000_000
    assert world.house.unload_idle() == 1
    table = await world.house.find(ada.table.code)
    assert table.snapshot.room.words == {"own-echo": (OwnWord("quixotic"),)}
