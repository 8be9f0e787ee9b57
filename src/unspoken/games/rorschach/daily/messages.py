"""The messages of the daily puzzle: the view of the player, the answer, and the reply."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from unspoken.games.rorschach.daily.puzzle import MINDS, OPTIONS, Panel, counts, favourite
from unspoken.kernel.parts.daily import CountedAnswer, DailyAnswer
from unspoken.kernel.types import Refused


class PanelPart(Struct, frozen=True):
    """Words to lay on blots, and the number of minds that have laid them."""

    pack: str
    words: tuple[dict[str, str], ...]
    """The text of each word, by language."""
    blots: tuple[str, ...]
    minds: int


class PanelAnswer(DailyAnswer, frozen=True, forbid_unknown_fields=True):
    """For each word the blot that the player lays it on."""

    laid: Annotated[tuple[str, ...], Meta(max_length=8)]


class WordReply(Struct, frozen=True):
    """How the minds laid one word."""

    blot: str
    """The blot that the player laid the word on."""
    alike: int
    """The number of minds that laid the word on the same blot."""
    favourite: str
    most: int
    """The number of minds that laid the word on the favourite blot."""
    minds: tuple[int, ...]
    """How many minds laid the word on each blot, in the order of the blots."""


class PanelReply(Struct, frozen=True):
    """How the minds laid the words."""

    words: tuple[WordReply, ...]


def view(panel: Panel) -> PanelPart:
    """Return the puzzle as a player sees it before the answer."""
    return PanelPart(OPTIONS.deck, tuple(word.text for word in panel.words), panel.blots, len(MINDS))


def reply(panel: Panel, answer: PanelAnswer) -> PanelReply:
    """Compare the player's choices with the minds'."""
    laid = answer.laid
    if len(laid) != len(panel.words) or len(set(laid)) != len(laid) or not set(laid) <= set(panel.blots):
        raise Refused("not-a-choice")
    by_word = [counts(panel, word) for word in range(len(laid))]
    return PanelReply(
        tuple(
            WordReply(blot, by_blot[panel.blots.index(blot)], favourite(panel, word), max(by_blot), by_blot)
            for word, (blot, by_blot) in enumerate(zip(laid, by_word, strict=True))
        )
    )


def solve(panel: Panel) -> PanelReply:
    """Return the reply to a player who lays every word on its favourite blot."""
    return reply(panel, PanelAnswer("", tuple(favourite(panel, word) for word in range(len(panel.words)))))


def counted(_panel: Panel, answer: PanelAnswer) -> tuple[CountedAnswer, ...]:
    """Count the blot of each word."""
    return tuple(CountedAnswer(word, blot) for word, blot in enumerate(answer.laid))
