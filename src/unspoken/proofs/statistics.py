"""Paired worlds over many games: real worlds must not differ statistically from resampled ones (ALL-01).

An unfair deal is visible only over many games. Therefore each id that a viewer was sent is compared with each
hidden id that was drawn, in the real and in a resampled world: is the hidden id equal or smaller? Over many
games both worlds must give the same frequencies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import islice
from math import sqrt
from typing import TypeAlias

import msgspec

from unspoken.kernel.frames.frame import frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnySession, begin
from unspoken.kernel.types import Seat, Viewer
from unspoken.proofs.order import after_move
from unspoken.proofs.playthrough import AnyStep
from unspoken.proofs.worlds import Broadcast, Leak, differing, proof_chance, situation

ALARM = 6.0
"""Standard deviations from which a difference is a leak."""
_FEWEST = 30  # minimum occasions for a result
_SENT, _HIDDEN = 12, 24  # number of ids of each kind that are compared
_DRAWS = 3  # draws of a game that are distinguished; later ones count as the third

_LEAF, _ROW = (str, int), (list, tuple)

Ids: TypeAlias = list[tuple[str, str]]
"""The path of an id, and the id."""
Occasion: TypeAlias = tuple[str, int, Viewer]
"""The situation after the draw, the number of such draws so far, and the viewer."""
Relation: TypeAlias = tuple[Occasion, str, str, str]
"""An occasion, the path of a sent id, its relation to a hidden id, and the path of the hidden id."""


class Statistics:
    """Counts relations between sent and hidden ids, in real and in resampled worlds."""

    def __init__(self, watching: tuple[Viewer, ...] = (Seat(0), None)) -> None:
        self._watching = watching
        self._occasions: Counter[Occasion] = Counter()
        self._true: Counter[Relation] = Counter()
        self._other: Counter[Relation] = Counter()
        self._materials: object = None
        self._known: frozenset[str] = frozenset()

    def add_game(self, game: AnyGame, steps: list[AnyStep], broadcast: Broadcast = frames) -> None:
        """Add a playthrough: every step in which nature drew something."""
        header = steps[0].session.header
        ids = self._ids(header.materials)
        draws: Counter[str] = Counter()
        before = begin(game, header).state
        for step in steps:
            drawn = differing(after_move(game, before, step), step.session.state)
            before = step.session.state
            if not drawn:
                continue
            asked = situation(step.session)
            draws[asked] += 1
            for viewer in self._watching:
                occasion = asked, min(draws[asked], _DRAWS), viewer
                self._compare(game, step.session, occasion, drawn, ids, broadcast)

    def _ids(self, materials: object) -> frozenset[str]:
        """Return all ids of the materials; cached, because successive games often have the same ones."""
        if self._materials is not materials:
            self._materials = materials
            tree = msgspec.to_builtins(materials)
            self._known = frozenset(str(value) for _, value in leaves(tree, ""))
        return self._known

    def add(self, other: Statistics) -> None:
        """Add the counts of other statistics."""
        self._occasions.update(other._occasions)
        self._true.update(other._true)
        self._other.update(other._other)

    def check(self, game: AnyGame) -> None:
        """Raise Leak if real worlds differ from resampled ones."""
        score, relation = self.most_conspicuous()
        if relation is not None and score > ALARM:
            (asked, draw, viewer), sent, how, hidden = relation
            who = "a spectator" if viewer is None else f"seat {viewer}"
            raise Leak(
                "crowd",
                f"{game.name}, when asked to {asked}, draw {draw}: "
                f"{hidden} is {how} {sent} in the frame of {who} in {self._true[relation]} real worlds, "
                f"but in {self._other[relation]} resampled ones ({score:.1f} σ)",
            )

    def most_conspicuous(self) -> tuple[float, Relation | None]:
        """Return the relation that differs most, and by how many standard deviations."""
        relations = self._true.keys() | self._other.keys()
        far = ((self._distance(relation), relation) for relation in relations)
        return max(far, key=lambda item: item[0], default=(0.0, None))

    def _compare(
        self,
        game: AnyGame,
        session: AnySession,
        occasion: Occasion,
        drawn: Collection[str],
        ids: Collection[str],
        broadcast: Broadcast,
    ) -> None:
        """Compare the ids that the viewer was sent with hidden drawn ids, in both worlds."""
        state, viewer = session.state, occasion[2]
        other = game.proofs.resample(state, viewer, proof_chance("crowd", session, viewer))
        hidden = [name for name in differing(state, other) if name in drawn]
        if not hidden:
            return
        self._occasions[occasion] += 1
        frame = msgspec.json.decode(broadcast(game, session, (viewer,))[viewer])
        sent = _found(frame, "", ids, _SENT)
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
    """Return the first ids in a tree of plain values, without those in choices."""
    found = (
        (where, value)
        for where, value in leaves(tree, path)
        if isinstance(value, str) and value in ids and "choices" not in where
    )
    return list(islice(found, most))


def leaves(tree: object, path: str) -> Iterator[tuple[str, str | int]]:
    """Yield the strings and numbers in a tree of plain values, each with its path."""
    ahead: list[tuple[str, object]] = [(path, tree)]  # a stack is faster than recursive generators
    while ahead:
        where, value = ahead.pop()
        if isinstance(value, _LEAF):
            yield where, value
        elif isinstance(value, dict):
            ahead += [(f"{where}.{key}", below) for key, below in reversed(value.items())]
        elif isinstance(value, _ROW):
            below = list(enumerate(value))
            if all(type(item) is str for _, item in below):  # a shortcut for lists of cards
                yield from [(f"{where}[{number}]", item) for number, item in below]
            else:
                ahead += [(f"{where}[{number}]", item) for number, item in reversed(below)]
