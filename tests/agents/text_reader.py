"""A program that plays from the texts of an agent's `look` alone: it never sees the views themselves."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.agents.text_telepathy import telepathic_answer
from unspoken.kernel.chance import Chance

Json = dict[str, Any]  # a command

_ASKED = re.compile(r"^(You are asked|You may also answer) \(key '([^']+)'\): (.+)\.$")
_CHOICE = re.compile(r"^  (\{.*?\})(?:  — .*)?$")
_GUESSES = ("cat", "house", "moustache", "tree", "fish", "boat", "hand", "bird", "crown", "snail")
_CLUES = ("almost home", "what the river said", "the last to leave")


class AskedInText(NamedTuple):
    """A question as the text states it."""

    key: str
    answers: tuple[str, ...]
    owed: bool
    choices: tuple[Json, ...]


def questions_in(text: str) -> Iterator[AskedInText]:
    """Yield the questions of a text, with their choices."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if (asked := _ASKED.match(line)) is not None:
            until = next((n for n in range(at + 1, len(lines)) if _ASKED.match(lines[n])), len(lines))
            choices = [found[1] for one in lines[at:until] if (found := _CHOICE.match(one))]
            yield AskedInText(
                asked[2],
                tuple(asked[3].split(", ")),
                asked[1] == "You are asked",
                tuple(json.loads(choice) for choice in choices),
            )


def answer_from(text: str, key: str, chance: Chance) -> Json | None:
    """Return an answer to the question with this key; None for none, if it is optional."""
    asked = next(question for question in questions_in(text) if question.key == key)
    if ": telepathic, " in text:
        return telepathic_answer(text, asked.choices, chance)
    if asked.choices:
        return chance.pick(asked.choices)
    if "tell" in asked.answers:
        hand = re.findall(r"picture ([0-9a-f]{16}):", text.partition("- hand:")[2])
        return {
            "type": "tell",
            "card": chance.pick(hand),
            "clue": {"type": "written", "text": chance.pick(_CLUES)},
        }
    if "place" in asked.answers:
        return _action(text, chance)
    if "guess" in asked.answers:
        fresh = [word for word in _GUESSES if f"said “{word}”" not in text]
        return {"type": "guess", "text": chance.pick(fresh)} if fresh else None
    guesses = re.findall(r"^  (\d+): .+ said “", text, re.M)
    if guesses and not chance.below(5):
        return {"type": "yes", "guess": int(chance.pick(guesses))}
    return {"type": "go-on"} if "go-on" in asked.answers else None


def _action(text: str, chance: Chance) -> Json:
    """Place, pick up or remove a cloud, or push one, as the text allows it."""
    wide, high = map(int, re.findall(r"The sky is (\d+) wide and (\d+) high", text)[0])
    free = [
        shape for shape, left in re.findall(r"^  (\S+): .*; (\d+) beside the sky$", text, re.M) if int(left)
    ]
    off = re.findall(r"or first touch piece (.*)\.$", text, re.M)
    hands_off = set(off[0].split(", ")) if off else set()
    pieces = [piece for piece in re.findall(r"^  piece (\d+):", text, re.M) if piece not in hands_off]
    pose = {
        "x": chance.below(wide + 1),
        "y": chance.below(high + 1),
        "turn": chance.below(3600),
        "flip": bool(chance.below(2)),
    }
    gone = re.findall(r"no (\S+) may be put within (\d+) of x (\d+), y (\d+)", text)
    shapes = [shape for shape in free if not gone or shape != gone[0][0]]
    match chance.below(3) if pieces else 0:
        case 1 if not gone:  # a piece of the protected shape might land too near
            return {"type": "pick-up", "piece": int(chance.pick(pieces)), **pose}
        case 2:
            return {"type": "remove", "piece": int(chance.pick(pieces))}
        case _ if shapes:
            return {"type": "place", "shape": chance.pick(shapes), **pose}
        case _:
            return {"type": "remove", "piece": int(chance.pick(pieces))}
