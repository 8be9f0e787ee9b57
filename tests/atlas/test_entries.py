"""Atlas entries of sightings, and counts over them."""

from __future__ import annotations

from unspoken.atlas.entry import LARGEST, SightingEntry, decode, digest_of, encode, entry_of
from unspoken.atlas.memory import SayingCount, memory_of, tallies
from unspoken.kernel.sighting import Memory, PictureSubject, Sighting, WordSubject

MOON = PictureSubject("dream", "moon")
PACKS = ("dream", "ink")
GRIEF, MOTH = {"en": "Grief", "pl": "Żal"}, {"en": "Moth", "pl": "Ćma"}


def test_an_entry_has_counts_and_no_seats() -> None:
    """Only people are counted, not bots."""
    sighting = Sighting(MOON, (0,), {"en": "the last train"}, asked=(1, 2, 3), found=(1, 3))
    entry = entry_of("dixit", sighting, {0, 1, 2}, PACKS)
    assert entry == SightingEntry("dixit", "moon", "dream", said={"en": "the last train"}, asked=2, found=1)


def test_a_sighting_of_a_bot_is_not_stored() -> None:
    """Even if people were asked."""
    assert entry_of("dixit", Sighting(MOON, (0,), {}, asked=(1,)), {1}, PACKS) is None


def test_a_picture_of_an_own_deck_is_not_stored() -> None:
    """The atlas only has pictures of the server's packs."""
    own = Sighting(PictureSubject("own-1", "aunt"), (0,), {"en": "home"})
    assert entry_of("dixit", own, {0}, PACKS) is None


def test_a_picture_of_combined_packs_is_stored() -> None:
    """If all of them are packs of the server."""
    both, half = PictureSubject("dream+ink", "moon"), PictureSubject("dream+own-1", "moon")
    entries = [entry_of("dixit", Sighting(of, (0,), {"en": "home"}), {0}, PACKS) for of in (both, half)]
    assert entries == [SightingEntry("dixit", "moon", "dream+ink", said={"en": "home"}), None]


def test_a_word_is_stored_by_its_digest() -> None:
    """The digest is safe in URLs."""
    word = WordSubject({"pl": "kot", "en": "cat"}, {"en": "animal"})
    entry = entry_of("pareidolia", Sighting(word, (0, 2), {}, sketch={"clouds": "clouds"}), {2}, ())
    assert entry == SightingEntry(
        "pareidolia",
        digest_of({"en": "CAT"}),
        word=word.word,
        category=word.category,
        sketch={"clouds": "clouds"},
    )


def test_an_entry_that_is_too_large_is_not_stored() -> None:
    """Each entry has a limit."""
    huge = Sighting(MOON, (0,), {"en": "x" * LARGEST})
    assert entry_of("dixit", huge, {0}, PACKS) is None


def test_an_entry_is_decoded_as_it_was_encoded() -> None:
    """All fields are equal."""
    entry = SightingEntry("rorschach", "moon", "ink", said=GRIEF, guessed=True)
    assert decode(encode(entry)) == entry


def test_equal_texts_are_counted_together() -> None:
    """Case is ignored; guesses are counted separately; the most frequent text is first."""
    said = [GRIEF, MOTH, {"en": "GRIEF"}]
    laid = [SightingEntry("rorschach", "moon", said=text) for text in said]
    guess = SightingEntry("rorschach", "moon", said=MOTH, guessed=True)
    assert tallies([*laid, guess]) == (SayingCount(GRIEF, 2, 0), SayingCount(MOTH, 1, 1))


def test_a_memory_does_not_count_guesses() -> None:
    """Only the words that were laid."""
    laid = [SightingEntry("rorschach", "moon", said=text) for text in (GRIEF, GRIEF, MOTH)]
    guess = SightingEntry("rorschach", "moon", said=MOTH, guessed=True)
    assert memory_of([*laid, guess], "II") == Memory(3, ((GRIEF, 2), (MOTH, 1)), 0, 0, "II")


def test_a_memory_adds_up_asked_and_found() -> None:
    """Also for entries without a text."""
    entries = [
        SightingEntry("dixit", "moon", asked=3, found=1),
        SightingEntry("dixit", "moon", asked=2, found=2),
    ]
    assert memory_of(entries, "") == Memory(2, (), 5, 3, "")
