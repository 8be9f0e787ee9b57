"""Facts about a game of Telepathic: who announced, who was right, and why the game ended."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.games.telepathic.types import Ending, Guess, Public, Reason
from unspoken.kernel.parts.talk import Fact
from unspoken.kernel.types import Seat


def facts(before: Public, after: Public) -> tuple[Fact, ...]:
    """Return the facts that follow from two successive public views."""
    return (*_announced(before, after), *_ended(before, after))


def _announced(before: Public, after: Public) -> Iterator[Fact]:
    if not before.named and after.named:
        announcer = after.named[0].seat
        yield Fact("tele-announced-together") if announcer is None else Fact("tele-announced", announcer)


def _ended(before: Public, after: Public) -> Iterator[Fact]:
    """Yield who named whose condition correctly, or whose lose condition was met (TEL-11, TEL-12)."""
    if before.ending is not None or after.ending is None:
        return
    ending = after.ending
    yield from map(_named, ending.guesses)
    if ending.reason is Reason.LOSE_CONDITION:
        for seat in sorted({line.seat for line in ending.lines}):
            yield Fact("tele-lost-by", seat)
    elif ending.reason is Reason.UNATTENDED:
        yield Fact("tele-unattended")
    elif (unmet := _unmet(ending)) and all(guess.right for guess in ending.guesses):
        yield Fact("tele-not-met", seats=unmet)


def _named(guess: Guess) -> Fact:
    how = "right" if guess.right else "wrong"
    if guess.by is None:
        return Fact(f"tele-named-together-{how}", guess.of)
    return Fact(f"tele-named-{how}", guess.by, (guess.of,))


def _unmet(ending: Ending) -> tuple[Seat, ...]:
    """Return whose win condition was named but is not met by the last grid."""
    fulfilled = {line.seat for line in ending.lines}
    return tuple(guess.of for guess in ending.guesses if guess.of not in fulfilled)
