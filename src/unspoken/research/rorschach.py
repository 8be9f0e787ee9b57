"""Rorschach in numbers: blots and words by their place in the pack, marks by their symbol."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.games.rorschach.types import (
    Choose,
    Command,
    Counter,
    Decline,
    Guess,
    Mark,
    Materials,
    Phase,
    Private,
    Public,
    Remove,
    Reveal,
    Role,
    Symbol,
    Wish,
)
from unspoken.kernel.game import Ask, Seat
from unspoken.research.coding import padded, place, relative, turned

_PHASES, _ROLES, _SYMBOLS = tuple(Phase), tuple(Role), tuple(Symbol)
_IMAGES, _WORDS, _REVEALS = 4, 3, 2


class RorschachCoding:
    """Rorschach at one table size."""

    most_choices = 12
    free_actions = 0
    needs_trial = False

    def __init__(self, materials: Materials, seats: int) -> None:
        self._images = tuple(sorted(materials.images))
        self._words = tuple(sorted(word.id for word in materials.words))
        self._seats = seats
        self.size = 10 + 3 * _IMAGES + 2 * _WORDS + 4 * _REVEALS + seats

    def observe(self, public: Public, private: Private, seat: Seat) -> Sequence[int]:
        """Phase, round, roles and score; blots, marks and words; reveals; the own team's proposals."""
        own = private.team
        marks = {mark.image: mark for mark in (*private.matching, *public.matching)}
        proposals = [self._wish(wish, public) for wish in private.proposals] or [0] * self._seats
        return (
            _PHASES.index(public.phase),
            public.round,
            _ROLES.index(private.role) + 1,
            relative(public.subject, seat, self._seats),
            1 if public.testers == own else 2,
            len(public.won[own]),
            len(public.won[1 - own]),
            place(public.removed, public.images),
            *self._mark(public.guess, public),
            *padded((place(image, self._images) for image in public.images), _IMAGES),
            *padded((place(marks[i].symbol, _SYMBOLS) if i in marks else 0 for i in public.images), _IMAGES),
            *padded((1 if image in public.images_left else 0 for image in public.images), _IMAGES),
            *padded((place(word.id, self._words) for word in public.words), _WORDS),
            *padded((place(word.symbol, _SYMBOLS) for word in public.words), _WORDS),
            *padded((n for one in public.reveals for n in self._reveal(one, public, own)), 4 * _REVEALS),
            *turned(proposals, seat),
        )

    def _mark(self, mark: Mark | None, public: Public) -> tuple[int, int]:
        return (0, 0) if mark is None else (place(mark.image, public.images), place(mark.symbol, _SYMBOLS))

    def _reveal(self, reveal: Reveal, public: Public, own: int) -> tuple[int, ...]:
        to = 0 if reveal.to is None else 1 if reveal.to == own else 2
        said = (reveal.symbol, reveal.testers)
        return place(reveal.image, public.images), *(place(one, _SYMBOLS) for one in said), to

    def _wish(self, wish: Wish | None, public: Public) -> int:
        """What one of the team proposes, as a number of its kind."""
        match wish:
            case None:
                return 0
            case Choose(seat):
                return 1 + seat
            case Remove(image):
                return place(image, public.images)
            case Guess(image, symbol):
                return 10 * place(image, public.images) + place(symbol, _SYMBOLS)
            case Counter(symbol):
                return place(symbol, _SYMBOLS)
            case Decline():
                return 100

    def free_commands(self, public: Public, private: Private, ask: Ask[Command]) -> Sequence[Command | None]:
        """Every question has its list."""
        return ()


def coding(materials: Materials, seats: int) -> RorschachCoding:
    """Rorschach at this table."""
    return RorschachCoding(materials, seats)
