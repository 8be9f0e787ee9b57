"""What is kept of a game of Dixit: every story, its card, its clue, and who found it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from unspoken.games.dixit.types import Aloud, Options, Public, Recorded, Story, Unsaid, Written
from unspoken.kernel.album import Album, Caption, CardPicture, Pane, Print, Told
from unspoken.kernel.game import Outcome

COLUMNS = 2
RATIO = 1.5
"""A card is half as tall again as it is wide."""
CLOTH, ACCENT = "#cdc3e2", "#55358c"


def album(options: Options, views: Iterable[Public], outcome: Outcome) -> Album:
    """A print a story; its clue as it was told."""
    (last,) = deque(views, maxlen=1)
    return Album(
        headline=Told("album-dixit-won", tuple(sorted(outcome.winners))),
        prints=tuple(_print(options.deck, story) for story in last.album),
        columns=COLUMNS,
        cloth=CLOTH,
        accent=ACCENT,
        points=last.scores,
    )


def _print(deck: str, story: Story) -> Print:
    return Print(
        (Pane(CardPicture(deck, story.card, RATIO)),),
        _clue(story),
        (Told("album-dixit-teller", (story.teller,)), _found(story)),
    )


def _clue(story: Story) -> Caption:
    match story.clue:
        case Written(text):
            return {"": text}
        case Recorded():
            return Told("album-dixit-recorded")
        case Aloud():
            return Told("album-dixit-aloud")
        case Unsaid():
            return Told("album-dixit-unsaid")


def _found(story: Story) -> Told:
    if not story.found:
        return Told("album-dixit-found-by-none")
    if len(story.found) == len(story.voters):
        return Told("album-dixit-found-by-all")
    return Told("album-dixit-found", story.found)
