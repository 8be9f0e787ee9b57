"""The games that conformance plays: every number of players, each kind of clock, an evening's second game."""

from __future__ import annotations

from unspoken.games.pareidolia.types import CloudShape, Materials, Options
from unspoken.kernel.pace import Pace
from unspoken.kernel.shelf import WordCard

_ALIVE, _STILL = {"en": "It is alive", "pl": "Żyje"}, {"en": "It stands still", "pl": "Stoi w miejscu"}
_WORDS = (
    WordCard({"en": "rabbit", "pl": "królik"}, _ALIVE),
    WordCard({"en": "whale", "pl": "wieloryb"}, _ALIVE),
    WordCard({"en": "boat", "pl": "łódka"}, _STILL, {"en": ("ship",), "pl": ("statek",)}),
    WordCard({"en": "dragon", "pl": "smok"}, _ALIVE),
    WordCard({"en": "elephant", "pl": "słoń"}, _ALIVE),
    WordCard({"en": "duck", "pl": "kaczka"}, _ALIVE),
    WordCard({"en": "hat", "pl": "kapelusz"}, _STILL),
    WordCard({"en": "tree", "pl": "drzewo"}, _STILL),
    WordCard({"en": "swan", "pl": "łabędź"}, _ALIVE),
    WordCard({"en": "bat", "pl": "nietoperz"}, _ALIVE),
    WordCard({"en": "lamp", "pl": "lampa"}, _STILL),
    WordCard({"en": "mountain", "pl": "góra"}, _STILL),
    WordCard({"en": "bridge", "pl": "most"}, _STILL),
    WordCard({"en": "castle", "pl": "zamek"}, _STILL),
)
_CLOUDS = (
    CloudShape("heap", 3, ((-120, 0, 150), (120, 40, 150))),
    CloudShape("ribbon", 2, ((-200, 0, 90), (0, 20, 100), (200, 0, 80))),
    CloudShape("puff", 2, ((0, 0, 170),)),
)


def trials() -> list[tuple[int, Options, Materials]]:
    """Short games: everyone is main artist once."""
    usual = [(seats, Options(times=1), Materials(_WORDS, _CLOUDS)) for seats in range(4, 11)]
    slow = (4, Options(minutes=5, times=1, pace=Pace.OFF), Materials(_WORDS, _CLOUDS))
    second = (
        5,
        Options(minutes=3, times=1, pace=Pace.BRISK),
        Materials(_WORDS, _CLOUDS, ("whale", "elephant")),
    )
    return [*usual, slow, second]
