"""Errors of stores, nodes and saved tables; a player's mistake is a `Refused` instead."""


class Conflict(Exception):
    """Another writer has saved this step: reload the log and continue from there."""


class StoreUnavailable(Exception):
    """The store could not be used, so nothing has changed; the message is a sentence for the operator."""


class LostTable(StoreUnavailable):
    """Another node owns this table now, so we must not write to it."""


class NameTaken(StoreUnavailable):
    """Another node is running with the same name, so table ownership would be ambiguous."""


class NoSuchTable(Exception):
    """No table has this code."""


class NoSuchGame(Exception):
    """A module has no game; the message names the module."""


class BotsNotReady(Exception):
    """A bot cannot answer before its models are installed: ask it again soon."""


class OwnedElsewhere(Exception):
    """Another node owns this table; requests must be sent to that node."""

    def __init__(self, node: str) -> None:
        super().__init__(f"{node} owns this table")  # without the code: errors are logged
        self.node = node


class DamagedTable(NoSuchTable):
    """The log of the table with this code cannot be read; the message tells the operator where."""


class UnknownGame(DamagedTable):
    """The last game of a table is not installed here; the log may be intact."""
