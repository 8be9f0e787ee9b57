"""What a house may remember of a round of Pareidolia: the word, the sky that was made of it, who saw it."""

from __future__ import annotations

from msgspec import to_builtins

from unspoken.games.pareidolia.guesses import right_guess
from unspoken.games.pareidolia.types import Options, Phase, Public
from unspoken.kernel.seats import every_seat
from unspoken.kernel.sighting import SeenWord, Sighting


def sightings(_options: Options, before: Public, after: Public) -> tuple[Sighting, ...]:
    """When the word is put away: until then the artists may still say that a guess was wrong (PAR-16)."""
    if before.phase is not Phase.SHOWN or after.phase is Phase.SHOWN:
        return ()
    assert before.artist is not None and before.second is not None
    artists, guess = (before.artist, before.second), right_guess(before)
    watchers = tuple(seat for seat in every_seat(len(before.droplets)) if seat not in artists)
    return (
        Sighting(
            SeenWord(before.word, before.category),
            artists,
            {},
            asked=watchers,
            found=() if guess is None else (guess.seat,),
            sketch={"clouds": before.clouds, "pieces": _pieces(before)},
        ),
    )


def _pieces(view: Public) -> list[dict[str, object]]:
    """The clouds as they lay, the lowest first: each by its shape, and by how it lies."""
    return [{"shape": view.shapes[one.piece], **to_builtins(one.pose)} for one in view.sky]
