"""What is kept of a sighting, and what a house makes of it."""

from __future__ import annotations

from unspoken.atlas.entry import LARGEST, Entry, decode, digest_of, encode, entry_of
from unspoken.atlas.memory import Tally, memory_of, tallies
from unspoken.kernel.sighting import Memory, SeenPicture, SeenWord, Sighting

MOON = SeenPicture("dream", "moon")
PACKS = ("dream", "ink")
GRIEF, MOTH = {"en": "Grief", "pl": "Żal"}, {"en": "Moth", "pl": "Ćma"}


def test_an_entry_has_counts_and_no_seat() -> None:
    """Of those who looked for it only people are counted."""
    told = Sighting(MOON, (0,), {"en": "the last train"}, asked=(1, 2, 3), found=(1, 3))
    entry = entry_of("dixit", told, {0, 1, 2}, PACKS)
    assert entry == Entry("dixit", "moon", "dream", said={"en": "the last train"}, asked=2, found=1)


def test_what_bots_did_is_not_kept() -> None:
    """Not even where people looked on."""
    assert entry_of("dixit", Sighting(MOON, (0,), {}, asked=(1,)), {1}, PACKS) is None


def test_peoples_own_pictures_stay_theirs() -> None:
    """A deck that is not the house's is in no atlas."""
    own = Sighting(SeenPicture("own-1", "aunt"), (0,), {"en": "home"})
    assert entry_of("dixit", own, {0}, PACKS) is None


def test_pictures_of_packs_that_are_shuffled_together_are_kept() -> None:
    """As long as the house owns every one of the packs."""
    both, half = SeenPicture("dream+ink", "moon"), SeenPicture("dream+own-1", "moon")
    kept = [entry_of("dixit", Sighting(of, (0,), {"en": "home"}), {0}, PACKS) for of in (both, half)]
    assert kept == [Entry("dixit", "moon", "dream+ink", said={"en": "home"}), None]


def test_a_word_is_kept_by_its_digest() -> None:
    """Whatever signs are in it, it is found by an address."""
    word = SeenWord({"pl": "kot", "en": "cat"}, {"en": "animal"})
    entry = entry_of("pareidolia", Sighting(word, (0, 2), {}, sketch={"clouds": "clouds"}), {2}, ())
    assert entry == Entry(
        "pareidolia",
        digest_of({"en": "CAT"}),
        word=word.word,
        category=word.category,
        sketch={"clouds": "clouds"},
    )


def test_what_is_too_large_is_not_kept() -> None:
    """No entry costs more than it may."""
    huge = Sighting(MOON, (0,), {"en": "x" * LARGEST})
    assert entry_of("dixit", huge, {0}, PACKS) is None


def test_an_entry_comes_back_as_it_was_saved() -> None:
    """Byte for byte it is the same."""
    entry = Entry("rorschach", "moon", "ink", said=GRIEF, guessed=True)
    assert decode(encode(entry)) == entry


def test_the_same_words_are_counted_together() -> None:
    """However they were written; laid and guessed apart, the most often laid first."""
    said = [GRIEF, MOTH, {"en": "GRIEF"}]
    laid = [Entry("rorschach", "moon", said=one) for one in said]
    guess = Entry("rorschach", "moon", said=MOTH, guessed=True)
    assert tallies([*laid, guess]) == (Tally(GRIEF, 2, 0), Tally(MOTH, 1, 1))


def test_a_memory_counts_what_was_laid_and_not_what_was_guessed() -> None:
    """What a game may tell of it."""
    laid = [Entry("rorschach", "moon", said=one) for one in (GRIEF, GRIEF, MOTH)]
    guess = Entry("rorschach", "moon", said=MOTH, guessed=True)
    assert memory_of([*laid, guess], "II") == Memory(3, ((GRIEF, 2), (MOTH, 1)), 0, 0, "II")


def test_a_memory_adds_up_who_looked_and_who_found() -> None:
    """Told without words, it was told all the same."""
    told = [Entry("dixit", "moon", asked=3, found=1), Entry("dixit", "moon", asked=2, found=2)]
    assert memory_of(told, "") == Memory(2, (), 5, 3, "")
