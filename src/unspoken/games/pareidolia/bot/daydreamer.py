"""Pareidolia's bot: an artist who lays a drawing of the word, a watcher who says what the sky looks like."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, assert_never

from unspoken.games.pareidolia.bot.aloud import FIRST_LOOK, Thought, said_aloud
from unspoken.games.pareidolia.bot.drawings import KIND, Drawing, Purpose, album, of_category
from unspoken.games.pareidolia.judge import is_right
from unspoken.games.pareidolia.rules import sample
from unspoken.games.pareidolia.stems import stems_of
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
from unspoken.kernel.game import Ask, Seat, Why
from unspoken.kernel.grammar import Grammar
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.lore import Lore
from unspoken.kernel.shelf import WordCard

if TYPE_CHECKING:
    from unspoken.games.pareidolia.bot.watcher import Hunch

_ACTIONS_A_GUESS = 4
"""A watcher says one word more for every so many actions, and one to begin with."""
_HESITATION = 3
"""One time in so many it goes on looking instead."""
_OVERLOOKED = 4
"""One drawing in so many is unknown to a watcher, to each another: people differ."""
_TILT = 0.07
"""Radians from one way to hold one's head to the next."""


class Daydreamer:
    """One way to play. It remembers nothing: what it does follows from what lies in the sky."""

    def answer(
        self, public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
    ) -> tuple[Command, Why | None] | None:
        """An answer to one question, from what the seat sees; None where it would rather go on looking."""
        match public.phase:
            case Phase.CLAIMING | Phase.SHOWN:
                return GoOn(), None  # people saw shapes in clouds; bots let them begin
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
                raise AssertionError(f"nobody is asked anything while the game is {public.phase.value}")
            case _:
                assert_never(public.phase)


def _keep(private: Private, lore: Lore, chance: Chance) -> tuple[Command, Why | None]:
    """The word that it draws best, as far as anybody recognised it; the first of equals by lot (PAR-05)."""
    faces = chance.shuffled([face.card for face in private.drawn])
    by_card = {face.card: face for face in private.drawn}
    best = max(faces, key=lambda card: _ease(by_card[card], lore))
    return Keep(best), Why("keep", _by_language(by_card[best].word))


def _toss(
    public: Public, private: Private, ask: Ask[Command], lore: Lore, chance: Chance
) -> tuple[Command, Why | None]:
    """The shape that covers most of the drawing at once (PAR-07)."""
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
        return _affirm(public, private, lore)
    if "guess" in ask.answers:
        return _guess(public, private, ask, seat, lore, chance)
    return _act(public, private, ask, lore, chance)


def _affirm(public: Public, private: Private, lore: Lore) -> tuple[Command, Why | None] | None:
    """That is it, where somebody says the word, or another name of it, in a language that is not the table's.

    Nothing else is bent. Nor does a bot ever say "no": what the judge takes for the word, it takes for the
    word (PAR-16).
    """
    if private.word is None:
        return None
    names = [
        (stems_of(lore.grammar(tag)), text)
        for card in (WordCard(private.word.word), *_same_word(private.word, lore))
        for tag, texts in ((tag, (text, *card.accepted.get(tag, ()))) for tag, text in card.text.items())
        for text in texts
    ]
    numbered = enumerate(public.guesses, public.earlier_guesses + 1)
    right = [
        number
        for number, said in numbered
        if any(stems.letters(said.text) == stems.letters(text) for stems, text in names)
    ]
    return (Yes(right[0]), None) if right else None


def _same_word(face: Face, lore: Lore) -> list[WordCard]:
    """The card of this word as the house knows it, with its other names; none for a word of one's own."""
    return [card for card in lore.words(KIND) if card.text == face.word]


def _act(
    public: Public, private: Private, ask: Ask[Command], lore: Lore, chance: Chance
) -> tuple[Command, Why | None]:
    """The action that brings the sky nearest to the drawing (PAR-09 to PAR-15)."""
    drawing = _drawing(private, lore)
    try:
        from unspoken.games.pareidolia.bot.artist import Scene, next_action
    except ModuleNotFoundError as missing:
        return _by_chance(missing, public, private, ask, chance)
    if drawing is None or private.word is None:
        return sample(public, private, ask, chance), Why("no-drawing")
    scene = Scene(public.shapes, public.sky, public.hands_off)
    begins = public.last_action is None or public.last_action.number < 2
    why = Why("draw", _by_language(private.word.word)) if begins else None
    return next_action(scene, pieces_of(public), drawing), why


def _guess(
    public: Public, private: Private, ask: Ask[Command], seat: Seat, lore: Lore, chance: Chance
) -> tuple[Command, Why | None] | None:
    """A word that nobody has said, if it would say one now (PAR-16)."""
    actions = 0 if public.last_action is None else public.last_action.number
    own = sum(said.seat == seat for said in public.guesses)
    if actions < FIRST_LOOK or own > actions // _ACTIONS_A_GUESS or not chance.below(_HESITATION):
        return None
    known, grammar = lore.words(KIND), lore.grammar(public.language)
    # Somebody's own category may be any.
    words = of_category(public.category.get(FALLBACK, ""), known) or list(known)
    try:
        seen = _hunches(public, words, seat, lore)
    except ModuleNotFoundError as missing:
        return _by_chance(missing, public, private, ask, chance)
    by_name = {word.text[FALLBACK]: word for word in words if FALLBACK in word.text}
    thoughts = [
        Thought(card := by_name[hunch.word], card.text.get(public.language, hunch.word), hunch.chance)
        for hunch in seen
        if not _is_said(by_name[hunch.word], public, words, grammar)
    ]
    told = said_aloud(thoughts, actions, chance)
    if told is None:
        return None
    return Guess(told.text), Why("see", {**_by_language(told.card.text), "sure": round(100 * told.chance)})


def _is_said(word: WordCard, public: Public, words: Sequence[WordCard], grammar: Grammar) -> bool:
    """Whether somebody has tried this word already."""
    return any(is_right(said.text, word, words, public.language, grammar) for said in public.guesses)


def _hunches(public: Public, words: Iterable[WordCard], seat: Seat, lore: Lore) -> list[Hunch]:
    """What the sky looks like to whoever sits in this seat."""
    from unspoken.games.pareidolia.bot.eye import eye
    from unspoken.games.pareidolia.bot.watcher import hunches, second_look

    drawings = album(lore).drawings
    known = {
        word.text[FALLBACK]: remembered(drawings(word.text[FALLBACK], Purpose.RECOGNISE), seat)
        for word in words
        if FALLBACK in word.text
    }
    clouds = pieces_of(public)
    return second_look(public.sky, clouds, hunches(public.sky, clouds, known), eye(lore), tilt_of(seat))


def tilt_of(seat: Seat) -> float:
    """How a watcher holds its head, in radians: each in its own way."""
    return _TILT * (seat * 2 % 5 - 2)


def remembered(drawings: Sequence[Drawing], seat: Seat) -> list[Drawing]:
    """The drawings that whoever sits there has not overlooked."""
    return [drawing for number, drawing in enumerate(drawings) if (number + seat) % _OVERLOOKED]


def _drawing(private: Private, lore: Lore) -> bytes | None:
    """What the word is drawn like: both artists think of the same, and of the first."""
    if private.word is None:
        return None
    drawings = album(lore).drawings(private.word.word.get(FALLBACK, ""), Purpose.DRAW)
    return drawings[0].bits if drawings else None


def _ease(face: Face, lore: Lore) -> int:
    """How well a word can be drawn; one that nobody drew is the hardest."""
    drawings = album(lore).drawings(face.word.get(FALLBACK, ""), Purpose.DRAW)
    return max((drawing.ease for drawing in drawings), default=-1)


def pieces_of(public: Public) -> tuple[CloudShape, ...]:
    """The pieces in their order, as everybody sees them; a frame tells the discs in any order."""
    return tuple(
        CloudShape(shape, public.shapes.count(shape), public.discs[shape])
        for shape in dict.fromkeys(public.shapes)
    )


def _by_language(word: Mapping[str, str]) -> dict[str, str | int]:
    """A word in each language, by its two letters: the page tells the reader's own."""
    return dict(word)


def _by_chance(
    missing: ModuleNotFoundError, public: Public, private: Private, ask: Ask[Command], chance: Chance
) -> tuple[Command, Why | None]:
    """Without numpy, which the extra `bots` brings, a bot cannot see: it does anything legal, and says so."""
    if missing.name != "numpy":
        raise missing
    return sample(public, private, ask, chance), Why("blind")
