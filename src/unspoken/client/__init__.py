"""A small client for programs that play: `Table.join` or `Table.open`, then answer the questions.

`docs/agents.md` has a complete bot, and `docs/protocol` describes the messages. The names in `__all__` are
public: they keep their meaning within a major version.
"""

from unspoken.client.messages import Chair, Frame, Json, Person, Question, Result, Room, Said, Voice
from unspoken.client.table import Table
from unspoken.kernel.types import Refused

__all__ = [
    "Chair",
    "Frame",
    "Json",
    "Person",
    "Question",
    "Refused",
    "Result",
    "Room",
    "Said",
    "Table",
    "Voice",
]
