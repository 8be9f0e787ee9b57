"""What the atlas remembers of a round of Pareidolia: the word, the sky, and who found it."""

from __future__ import annotations

from msgspec import to_builtins

from unspoken.games.pareidolia.guessing.said_guesses import right_guess
from unspoken.games.pareidolia.types import Options, Phase, Public
from unspoken.kernel.seats import every_seat
from unspoken.kernel.sighting import Sighting, WordSubject


def sightings(_options: Options, before: Public, after: Public) -> tuple[Sighting, ...]:
    """Return the round when it is over: before that the artists may still deny a guess (PAR-16)."""
    if before.phase is not Phase.SHOWN or after.phase is Phase.SHOWN:
        return ()
    assert before.artist is not None and before.second is not None
    artists, guess = (before.artist, before.second), right_guess(before)
    watchers = tuple(seat for seat in every_seat(len(before.droplets)) if seat not in artists)
    return (
        Sighting(
            WordSubject(before.word, before.category),
            artists,
            {},
            asked=watchers,
            found=() if guess is None else (guess.seat,),
            sketch={"clouds": before.clouds, "pieces": _pieces(before)},
        ),
    )


def _pieces(view: Public) -> list[dict[str, object]]:
    """Return the pieces of the sky from bottom to top, each with its shape and pose."""
    return [{"shape": view.shapes[lying.piece], **to_builtins(lying.pose)} for lying in view.sky]
