"""Checks a commit message against CONTRIBUTING: a short subject without a full stop, then a blank line."""

from __future__ import annotations

import sys
from pathlib import Path

LONGEST = 72


def main(words: list[str]) -> int:
    """Check the message in a file, as a git hook; print the fault and return 1 if there is one."""
    wrong = fault(Path(words[0]).read_text(encoding="utf-8"))
    if wrong is not None:
        print(f"The commit's subject {wrong}.", file=sys.stderr)
        return 1
    return 0


def fault(message: str) -> str | None:
    """Return the fault of a message, or None."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0].strip() if lines else ""
    if not subject:
        return "is missing"
    if len(subject) > LONGEST:
        return f"has {len(subject)} characters, at most {LONGEST} are allowed"
    if subject.endswith("."):
        return "ends in a full stop"
    if not subject[0].isupper():
        return "does not begin with a capital letter"
    if len(lines) > 1 and lines[1].strip():
        return "is not followed by a blank line"
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
