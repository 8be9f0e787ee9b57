"""The example of a configuration file: every option with its help and its default, commented out."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable
from pathlib import Path

from unspoken.cli.options.option import Option, OptionGroup

_WIDTH = 110
_HEAD = """\
# Settings of an Unspoken server: `unspoken serve --config unspoken.toml`, or name this file in the
# environment variable UNSPOKEN_CONFIG. Add `--check` to check it without serving.
#
# Each line that is commented out shows the default, or an example if there is no default. A relative path
# begins at the folder of this file. A flag (--port 8000) and an environment variable (UNSPOKEN_PORT=8000)
# override this file.
"""


def example(groups: Iterable[OptionGroup]) -> str:
    """Return the text of the example file."""
    return "\n".join([_HEAD, *(_group(group) for group in groups)])


def _group(group: OptionGroup) -> str:
    return "\n".join([f"# ---- {group.title} ----\n", *(_option(option) for option in group.options)])


def _option(option: Option) -> str:
    sentence = f"{option.help[0].upper()}{option.help[1:]}"
    is_shown = option.default_text in ("", str(option.example))
    sentence += "." if is_shown else f" (default: {option.default_text})."
    sentence += " Only for `unspoken play`." if option.only_play else ""
    lines = textwrap.wrap(
        sentence, _WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False
    )
    has_default = option.default is not None and option.example is None
    value = option.value_by_default if has_default else option.example
    note = "" if has_default or option.default_text else "  # an example: there is no default"
    return "\n".join([*lines, f"#{option.name} = {_toml(value)}{note}", ""])


def _toml(value: object) -> str:
    """Return a value as TOML; strings, numbers, booleans and arrays of strings are written as in JSON."""
    return json.dumps(str(value) if isinstance(value, Path) else value, ensure_ascii=False)
