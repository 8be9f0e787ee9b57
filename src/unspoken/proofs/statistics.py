"""Paired worlds in the long run: the true world must be one of the crowd (ALL-01).

A deal that favours a seat tells worlds apart in no single game; it shows when many are laid side by side. So
the ids that were sent are set against those that were drawn and are hidden, in the true world and in a
resampled one: is the one the other, is it smaller? Over many games both worlds must answer alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import islice
from math import sqrt
from typing import TypeAlias

import msgspec

from unspoken.kernel.frame import frames
from unspoken.kernel.game import AnyGame, Seat, Viewer
from unspoken.kernel.session import AnySession, begin
from unspoken.proofs.order import after_move
from unspoken.proofs.playthrough import AnyStep
from unspoken.proofs.worlds import Broadcast, Leak, differing, proof_chance, situation

ALARM = 6.0
"""Standard deviations above which the true world stands out."""
_FEWEST = 30  # occasions below which nothing is said
_SENT, _HIDDEN = 12, 24  # how many ids of each kind are set against each other
_DRAWS = 3  # draws of a game that are told apart; later ones are counted as the third

_LEAF, _ROW = (str, int), (list, tuple)

Ids: TypeAlias = list[tuple[str, str]]
"""Where an id stands, and the id."""
Occasion: TypeAlias = tuple[str, int, Viewer]
"""What is asked after the draw, the how-manieth such draw of the game it is, and who looks."""
Relation: TypeAlias = tuple[Occasion, str, str, str]
"""On an occasion: an id that was sent, how it stands to a hidden one, and where that one lies."""


class Statistics:
    """Counts how ids that are sent go with ids that are hidden, in true worlds and in resampled ones."""

    def __init__(self, watching: tuple[Viewer, ...] = (Seat(0), None)) -> None:
        self._watching = watching
        self._occasions: Counter[Occasion] = Counter()
        self._true: Counter[Relation] = Counter()
        self._other: Counter[Relation] = Counter()
        self._materials: object = None
        self._known: frozenset[str] = frozenset()

    def add_game(self, game: AnyGame, steps: list[AnyStep], broadcast: Broadcast = frames) -> None:
        """Add a game that was played: every step in which nature drew something."""
        header = steps[0].session.header
        ids = self._ids(header.materials)
        draws: Counter[str] = Counter()
        before = begin(game, header).state
        for step in steps:
            drawn = differing(after_move(game, before, step), step.session.state)
            before = step.session.state
            if not drawn:
                continue
            draws[situation(step.session)] += 1
            occasion = situation(step.session), min(draws[situation(step.session)], _DRAWS)
            for viewer in self._watching:
                frame = msgspec.json.decode(broadcast(game, step.session, (viewer,))[viewer])
                sent = _found(frame, "", ids, _SENT)
                self._compare(game, step.session, (*occasion, viewer), sent, drawn, ids)

    def _ids(self, materials: object) -> frozenset[str]:
        """All that a card of these materials may be called; games in a row are often played with the same."""
        if self._materials is not materials:
            self._materials = materials
            tree = msgspec.to_builtins(materials)
            self._known = frozenset(str(value) for _, value in leaves(tree, ""))
        return self._known

    def add(self, other: Statistics) -> None:
        """Count another's games as well."""
        self._occasions.update(other._occasions)
        self._true.update(other._true)
        self._other.update(other._other)

    def check(self, game: AnyGame) -> None:
        """Raise Leak where the true worlds stand out."""
        score, relation = self.most_conspicuous()
        if relation is not None and score > ALARM:
            (asked, draw, viewer), sent, how, hidden = relation
            who = "somebody outside" if viewer is None else f"seat {viewer}"
            raise Leak(
                "crowd",
                f"{game.name}, when asked to {asked}, draw {draw}: "
                f"{hidden} is {how} {sent} of what {who} was sent in {self._true[relation]} true worlds, "
                f"but in {self._other[relation]} resampled ones ({score:.1f} σ)",
            )

    def most_conspicuous(self) -> tuple[float, Relation | None]:
        """How far the most conspicuous relation stands out, in standard deviations."""
        relations = self._true.keys() | self._other.keys()
        far = ((self._distance(relation), relation) for relation in relations)
        return max(far, key=lambda one: one[0], default=(0.0, None))

    def _compare(
        self,
        game: AnyGame,
        session: AnySession,
        occasion: Occasion,
        sent: Ids,
        drawn: Collection[str],
        ids: Collection[str],
    ) -> None:
        """Set what the viewer is sent against what was drawn and is hidden, here and in another world."""
        state = session.state
        other = game.resample(state, occasion[2], proof_chance("crowd", session, occasion[2]))
        hidden = [name for name in differing(state, other) if name in drawn]
        if not hidden:
            return
        self._occasions[occasion] += 1
        for world, counted in ((state, self._true), (other, self._other)):
            for name in hidden:
                secrets = _found(msgspec.to_builtins(getattr(world, name)), name, ids, _HIDDEN)
                counted.update(
                    (occasion, shown, "the same as" if secret == value else "before", place)
                    for shown, value in sent
                    for place, secret in secrets
                    if secret <= value
                )

    def _distance(self, relation: Relation) -> float:
        true, other = self._true[relation], self._other[relation]
        occasions = self._occasions[relation[0]]
        share = (true + other) / (2 * occasions)
        if occasions < _FEWEST or not 0 < share < 1:
            return 0.0
        return abs(true - other) / occasions / sqrt(2 * share * (1 - share) / occasions)


def _found(tree: object, path: str, ids: Collection[str], most: int) -> Ids:
    """The first so many ids in a tree of plain values, but for those that only repeat as choices."""
    found = (
        (where, value)
        for where, value in leaves(tree, path)
        if isinstance(value, str) and value in ids and "choices" not in where
    )
    return list(islice(found, most))


def leaves(tree: object, path: str) -> Iterator[tuple[str, str | int]]:
    """The words and numbers in a tree of plain values, each with its place."""
    ahead: list[tuple[str, object]] = [(path, tree)]  # a stack: generators within generators are dear
    while ahead:
        where, value = ahead.pop()
        if isinstance(value, _LEAF):
            yield where, value
        elif isinstance(value, dict):
            ahead += [(f"{where}.{key}", below) for key, below in reversed(value.items())]
        elif isinstance(value, _ROW):
            last = len(value) - 1
            ahead += [(f"{where}[{last - number}]", below) for number, below in enumerate(reversed(value))]
