"""The messages of the daily puzzle: the view of the player, a guess, and the reply."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from unspoken.games.pareidolia.daily.puzzle import CLOUDS, LOOKS, CloudPuzzle, visible_sky
from unspoken.games.pareidolia.pieces import Shape, Sky
from unspoken.kernel.languages import LanguageTag
from unspoken.kernel.parts.daily import CountedAnswer, DailyAnswer
from unspoken.kernel.types import Refused


class CloudPart(Struct, frozen=True):
    """The first pieces of a sky."""

    clouds: str
    """The pack with the outlines of the shapes."""
    shapes: tuple[Shape, ...]
    """The shape of each piece."""
    category: dict[str, str]
    sky: Sky
    looks: int


class CloudAnswer(DailyAnswer, frozen=True, forbid_unknown_fields=True):
    """A guess, and the number of the look, from 0; an empty guess asks to see more."""

    look: Annotated[int, Meta(ge=0, lt=LOOKS)]
    guess: Annotated[str, Meta(max_length=80)]
    language: LanguageTag


class CloudReply(Struct, frozen=True):
    """Whether the guess is right, and the sky that is visible from now on."""

    right: bool
    sky: Sky
    word: dict[str, str] | None = None
    """By language, once the word is guessed or the whole sky is visible."""


def view(puzzle: CloudPuzzle) -> CloudPart:
    """Return the puzzle as a player sees it before the first guess."""
    return CloudPart(CLOUDS, puzzle.shapes, puzzle.word.category, visible_sky(puzzle, 0), LOOKS)


def reply(puzzle: CloudPuzzle, answer: CloudAnswer) -> CloudReply:
    """Judge a guess: show more of the sky after a wrong one, and the word at the end."""
    if answer.language not in puzzle.judge.grammars:
        raise Refused("no-such-language", language=answer.language)
    right = puzzle.judge.is_right(answer.guess, puzzle.word, answer.language)
    if right or answer.look == LOOKS - 1:
        return CloudReply(right, puzzle.sky, puzzle.word.text)
    return CloudReply(False, visible_sky(puzzle, answer.look + 1))


def solve(puzzle: CloudPuzzle) -> CloudReply:
    """Return the whole sky and its word."""
    return CloudReply(True, puzzle.sky, puzzle.word.text)


def counted(puzzle: CloudPuzzle, answer: CloudAnswer) -> tuple[CountedAnswer, ...]:
    """Count whether the word was guessed in the end; a guess itself is never counted."""
    judged = reply(puzzle, answer)
    return (CountedAnswer(0, "right" if judged.right else "wrong"),) if judged.word else ()
