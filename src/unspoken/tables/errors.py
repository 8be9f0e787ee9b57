"""What can go wrong around a table though nobody did anything wrong."""


class Conflict(Exception):
    """Somebody else has written this step already: reload, and go on from there."""


class NotSaved(Exception):
    """The log could not be written, so nothing has happened; says why in words for the host."""


class LostTable(NotSaved):
    """Another node owns this table now: it may write here, and we may not."""


class NoSuchTable(Exception):
    """No table has this code."""
