"""The option for access to the admin page, which is closed by default."""

from __future__ import annotations

from unspoken.cli.options.kinds import Text
from unspoken.cli.options.option import Option, OptionGroup

_LEAST = 12
"""Characters of a token: a shorter one could be guessed."""


def _token(text: str) -> str:
    if len(text) < _LEAST:
        raise ValueError
    return text


GROUP = OptionGroup(
    "Admin page",
    (
        Option(
            "admin-token",
            Text(f"a token of at least {_LEAST} characters", "TOKEN", _token),
            "open the page /admin to everybody who has this token; other users of the machine can read it in "
            "a flag, but not in the variable UNSPOKEN_ADMIN_TOKEN",
            example="a long random text",
            is_secret=True,
        ),
    ),
)
