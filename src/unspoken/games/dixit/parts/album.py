"""The album of a game of Dixit: every card with its clue and who found it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from unspoken.albums.vocabulary import Album, AlbumPrint, Caption, CaptionSentence, CardPicture, Pane
from unspoken.games.dixit.types import Aloud, Options, Public, Recorded, Story, Unsaid, Written
from unspoken.kernel.types import Outcome

COLUMNS = 2
RATIO = 1.5
"""Height of a card divided by its width."""
CLOTH, ACCENT = "#cdc3e2", "#55358c"


def album(options: Options, views: Iterable[Public], outcome: Outcome) -> Album:
    """Return an album with one print for each round."""
    (last,) = deque(views, maxlen=1)
    return Album(
        headline=CaptionSentence("album-dixit-won", tuple(sorted(outcome.winners))),
        prints=tuple(_print(options.deck, story) for story in last.album),
        columns=COLUMNS,
        cloth=CLOTH,
        accent=ACCENT,
        points=last.scores,
        best=_best(last.album),
    )


def _best(stories: tuple[Story, ...]) -> int | None:
    """Return the story that most but not all voters found; of several, one with a written clue, the last."""

    def rank(at: int) -> tuple[bool, int, bool, int]:
        story = stories[at]
        told_well = 0 < len(story.found) < len(story.voters)
        return told_well, len(story.found) if told_well else 0, isinstance(story.clue, Written), at

    return max(range(len(stories)), key=rank, default=None)


def _print(deck: str, story: Story) -> AlbumPrint:
    return AlbumPrint(
        (Pane(CardPicture(deck, story.card, RATIO)),),
        _clue(story),
        (CaptionSentence("album-dixit-teller", (story.teller,)), _found(story)),
    )


def _clue(story: Story) -> Caption:
    match story.clue:
        case Written(text):
            return {"": text}
        case Recorded():
            return CaptionSentence("album-dixit-recorded")
        case Aloud():
            return CaptionSentence("album-dixit-aloud")
        case Unsaid():
            return CaptionSentence("album-dixit-unsaid")


def _found(story: Story) -> CaptionSentence:
    if not story.found:
        return CaptionSentence("album-dixit-found-by-none")
    if len(story.found) == len(story.voters):
        return CaptionSentence("album-dixit-found-by-all")
    return CaptionSentence("album-dixit-found", story.found)
