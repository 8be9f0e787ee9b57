"""What can go wrong around a table though nobody did anything wrong."""


class Conflict(Exception):
    """Somebody else has written this step already: reload, and go on from there."""


class NotSaved(Exception):
    """The log could not be written, so nothing has happened; says why in words for the host."""


class LostTable(NotSaved):
    """Another node owns this table now: it may write here, and we may not."""


class NameTaken(NotSaved):
    """Another node lives by our name: what it owns and what we own could not be told apart."""


class NoSuchTable(Exception):
    """No table has this code."""


class NoSuchGame(Exception):
    """A module was named in which there is no game; says so in one sentence."""


class BotsNotReady(Exception):
    """A bot cannot think yet, because its models are still being installed: ask it again soon."""


class OwnedElsewhere(Exception):
    """Another node owns this table: whatever is asked of it is to be asked there."""

    def __init__(self, table: str, node: str) -> None:
        super().__init__(f"{node} owns {table}")
        self.node = node


class DamagedTable(NoSuchTable):
    """A table has this code, and its log cannot be read; says where, to whoever runs the house."""


class UnknownGame(DamagedTable):
    """A table's last game is not in this house: it may be whole for all we know."""
