"""Remarks of bots in Pareidolia, based only on the public view."""

from __future__ import annotations

from unspoken.games.pareidolia.types import Phase, Public
from unspoken.kernel.chance import Chance
from unspoken.kernel.parts.talk import Remark
from unspoken.kernel.types import Seat

REMARKS = (
    "before-sky",
    "before-weather",
    "choosing-artist",
    "choosing-words",
    "playing-bare",
    "playing-one",
    "playing-few",
    "playing-many",
    "playing-guesses",
    "playing-quiet",
    "shown-found",
    "shown-lost",
    "shown-sky",
    "voting-tie",
    "over-clouds",
    "over-again",
)
"""The codes of all remarks."""

_FEW = 4
"""A sky with this many clouds counts as full."""


def remark(public: Public, seat: Seat, chance: Chance) -> Remark | None:
    """Return a random remark that fits the public view, or None."""
    found = _sayable(public, seat)
    return chance.pick(found) if found else None


def _sayable(public: Public, seat: Seat) -> list[Remark]:
    artist = public.artist if public.artist != seat else None
    match public.phase:
        case Phase.SITTING:
            return []
        case Phase.CLAIMING:
            return [Remark("before-sky"), Remark("before-weather")]
        case Phase.DRAWING | Phase.KEEPING | Phase.KNOWING | Phase.TOSSING | Phase.FLYING:
            choosing = [] if artist is None else [Remark("choosing-artist", artist)]
            return [*choosing, Remark("choosing-words")]
        case Phase.PLAYING | Phase.BELL:
            return _playing(public)
        case Phase.SHOWN:
            lost = [Remark("shown-lost")] if artist is None else [Remark("shown-lost", artist)]
            found = [] if public.found is None else _found(public, seat)
            return [*(found if public.found is not None else lost), Remark("shown-sky")]
        case Phase.VOTING:
            return [Remark("voting-tie")]
        case Phase.OVER:
            return [Remark("over-clouds", facts={"rounds": len(public.past)}), Remark("over-again")]


def _playing(public: Public) -> list[Remark]:
    """Return remarks about the number of clouds and guesses."""
    clouds, guesses = len(public.sky), public.earlier_guesses + len(public.guesses)
    count = "bare" if clouds == 0 else "one" if clouds == 1 else "few" if clouds < _FEW else "many"
    talk = (
        Remark("playing-guesses", facts={"guesses": guesses}) if guesses > _FEW else Remark("playing-quiet")
    )
    return [Remark(f"playing-{count}", facts={"clouds": clouds}), talk]


def _found(public: Public, seat: Seat) -> list[Remark]:
    """Return praise for the finder."""
    number = (public.found or 0) - public.earlier_guesses - 1
    if not 0 <= number < len(public.guesses) or public.guesses[number].seat == seat:
        return []
    return [Remark("shown-found", public.guesses[number].seat)]
