"""The Pareidolia bot: an artist who lays a drawing of the word, and a watcher who guesses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, assert_never

from unspoken.games.pareidolia.bot.drawings import KIND, Drawing, Purpose, drawing_library, of_category
from unspoken.games.pareidolia.bot.guess_choice import FIRST_LOOK, CandidateGuess, choose_guess
from unspoken.games.pareidolia.guessing.judge import is_right
from unspoken.games.pareidolia.rules import sample
from unspoken.games.pareidolia.types import (
    CloudShape,
    Command,
    Face,
    GoOn,
    Guess,
    Keep,
    Know,
    Phase,
    Private,
    Public,
    Toss,
    Vote,
    Yes,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.lore import Lore
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.types import Ask, Seat
from unspoken.kernel.words.grammar import WordGrammar

if TYPE_CHECKING:
    from unspoken.games.pareidolia.bot.watcher import Hunch

_ACTIONS_A_GUESS = 4
"""A watcher may make one guess, and another after each further group of this many actions."""
_HESITATION = 3
"""One time in this many, at random, a watcher waits instead of guessing."""
_OVERLOOKED = 4
"""Each watcher ignores one in this many drawings, and each seat ignores others, because people differ."""
_TILT = 0.07
"""Difference in tilt, in radians, between one watcher and the next."""


class Daydreamer:
    """Plays both roles. Stateless: every answer follows from the current view."""

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None] | None:
        """Return an answer to one question, and the reason for it; None to keep watching."""
        match public.phase:
            case Phase.CLAIMING | Phase.SHOWN:
                return GoOn(), None  # only people have seen shapes in clouds, so bots let them begin
            case Phase.KEEPING:
                return _keep(private, lore, chance)
            case Phase.KNOWING:
                return Know(), None
            case Phase.TOSSING:
                return _toss(public, private, ask, lore, chance)
            case Phase.PLAYING | Phase.BELL:
                return _play(public, private, ask, seat, lore, chance)
            case Phase.VOTING:
                return Vote(chance.pick(public.tied)), None  # no bot can see who is relaxed
            case Phase.SITTING | Phase.DRAWING | Phase.FLYING | Phase.OVER:
                raise AssertionError(f"no question is open in phase {public.phase.value}")
            case _:
                assert_never(public.phase)


def _keep(private: Private, lore: Lore, chance: Chance) -> tuple[Command, Why | None]:
    """Keep the word whose drawing is recognised best; a random word if several are equal (PAR-05)."""
    faces = chance.shuffled([face.card for face in private.drawn])
    by_card = {face.card: face for face in private.drawn}
    best = max(faces, key=lambda card: _ease(by_card[card], lore))
    return Keep(best), Why("keep", _by_language(by_card[best].word))


def _toss(
    public: Public, private: Private, ask: Ask[Command], lore: Lore, chance: Chance
) -> tuple[Command, Why | None]:
    """Toss the shape that covers most of the drawing (PAR-07)."""
    drawing = _drawing(private, lore)
    try:
        from unspoken.games.pareidolia.bot.artist import first_shape
    except ModuleNotFoundError as missing:
        return _by_chance(missing, public, private, ask, chance)
    if drawing is None:
        return sample(public, private, ask, chance), Why("no-drawing")
    return Toss(first_shape(pieces_of(public), drawing)), None


def _play(
    public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
) -> tuple[Command, Why | None] | None:
    if "yes" in ask.answers:
        affirmed = _affirm(public, private, lore)
        return (GoOn(), None) if affirmed is None and "go-on" in ask.answers else affirmed
    if "guess" in ask.answers:
        return _guess(public, private, ask, seat, lore, chance)
    return _act(public, private, ask, lore, chance)


def _affirm(public: Public, private: Private, lore: Lore) -> tuple[Command, Why | None] | None:
    """Affirm a guess that is the word in a language other than the table's.

    A bot affirms nothing else, and it never denies a guess: it accepts every guess that the judge accepts
    (PAR-16).
    """
    if private.word is None:
        return None
    card = _house_card(private.word, lore)
    others = [tag for tag in card.text if tag != public.language]
    for number, said in enumerate(public.guesses, public.earlier_guesses + 1):
        if any(is_right(said.text, card, (), tag, lore.grammar(tag)) for tag in others):
            return Yes(number), None
    return None


def _house_card(face: Face, lore: Lore) -> WordCard:
    """Return the house's card of this word, with its other names; a bare card for players' own words."""
    return next((card for card in lore.words(KIND) if card.text == face.word), WordCard(face.word))


def _act(
    public: Public, private: Private, ask: Ask[Command], lore: Lore, chance: Chance
) -> tuple[Command, Why | None]:
    """Return the action that brings the sky closest to the drawing (PAR-09 to PAR-15)."""
    drawing = _drawing(private, lore)
    try:
        from unspoken.games.pareidolia.bot.artist import ArtistView, next_action
    except ModuleNotFoundError as missing:
        return _by_chance(missing, public, private, ask, chance)
    if drawing is None or private.word is None:
        return sample(public, private, ask, chance), Why("no-drawing")
    scene = ArtistView(public.shapes, public.sky, public.hands_off)
    begins = public.last_action is None or public.last_action.number < 2
    why = Why("draw", _by_language(private.word.word)) if begins else None
    return next_action(scene, pieces_of(public), drawing), why


def _guess(
    public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
) -> tuple[Command, Why | None] | None:
    """Return a word that nobody has said, or None to wait (PAR-16)."""
    actions = 0 if public.last_action is None else public.last_action.number
    own = sum(said.seat == seat for said in public.guesses)
    if actions < FIRST_LOOK or own > actions // _ACTIONS_A_GUESS or not chance.below(_HESITATION):
        return None
    known, grammar = lore.words(KIND), lore.grammar(public.language)
    # players' own categories can be anything
    words = of_category(public.category.get(FALLBACK, ""), known) or list(known)
    try:
        hunches = _hunches(public, words, seat, lore)
    except ModuleNotFoundError as missing:
        return _by_chance(missing, public, private, ask, chance)
    by_name = {word.text[FALLBACK]: word for word in words if FALLBACK in word.text}
    thoughts = [
        CandidateGuess(card := by_name[hunch.word], card.text.get(public.language, hunch.word), hunch.chance)
        for hunch in hunches
        if not _is_said(by_name[hunch.word], public, words, grammar)
    ]
    chosen = choose_guess(thoughts, actions, chance)
    if chosen is None:
        return None
    return Guess(chosen.text), Why(
        "see", {**_by_language(chosen.card.text), "sure": round(100 * chosen.chance)}
    )


def _is_said(word: WordCard, public: Public, words: Sequence[WordCard], grammar: WordGrammar) -> bool:
    """True if somebody has guessed this word already."""
    return any(is_right(said.text, word, words, public.language, grammar) for said in public.guesses)


def _hunches(public: Public, words: Iterable[WordCard], seat: Seat, lore: Lore) -> list[Hunch]:
    """Return the words that the sky looks like to the watcher on this seat, with probabilities."""
    from unspoken.games.pareidolia.bot.classifier import sky_classifier
    from unspoken.games.pareidolia.bot.watcher import hunches, second_look

    drawings = drawing_library(lore).drawings
    known = {
        word.text[FALLBACK]: remembered(drawings(word.text[FALLBACK], Purpose.RECOGNISE), seat)
        for word in words
        if FALLBACK in word.text
    }
    clouds = pieces_of(public)
    return second_look(
        public.sky, clouds, hunches(public.sky, clouds, known), sky_classifier(lore), tilt_of(seat)
    )


def tilt_of(seat: Seat) -> float:
    """Return the tilt of a seat's watcher in radians; each seat has its own."""
    return _TILT * (seat * 2 % 5 - 2)


def remembered(drawings: Sequence[Drawing], seat: Seat) -> list[Drawing]:
    """Return the drawings that the watcher on this seat knows."""
    return [drawing for number, drawing in enumerate(drawings) if (number + seat) % _OVERLOOKED]


def _drawing(private: Private, lore: Lore) -> bytes | None:
    """Return the first drawing of the word, so that both artists use the same."""
    if private.word is None:
        return None
    drawings = drawing_library(lore).drawings(private.word.word.get(FALLBACK, ""), Purpose.DRAW)
    return drawings[0].bits if drawings else None


def _ease(face: Face, lore: Lore) -> int:
    """Return how often a word is recognised, in per cent; -1 for a word without drawings."""
    drawings = drawing_library(lore).drawings(face.word.get(FALLBACK, ""), Purpose.DRAW)
    return max((drawing.ease for drawing in drawings), default=-1)


def pieces_of(public: Public) -> tuple[CloudShape, ...]:
    """Return the shapes in the order of the pieces; the discs of a view have no fixed order."""
    return tuple(
        CloudShape(shape, public.shapes.count(shape), public.discs[shape])
        for shape in dict.fromkeys(public.shapes)
    )


def _by_language(word: Mapping[str, str]) -> dict[str, str | int]:
    """Return a word in each language; the page shows the reader's own."""
    return dict(word)


def _by_chance(
    missing: ModuleNotFoundError, public: Public, private: Private, ask: Ask[Command], chance: Chance
) -> tuple[Command, Why | None]:
    """Return a random legal answer: without numpy (the extra `bots`) a bot cannot see the sky."""
    if missing.name != "numpy":
        raise missing
    return sample(public, private, ask, chance), Why("blind")
