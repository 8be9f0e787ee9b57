"""A player with a screen reader: records what it would say, in order."""

from __future__ import annotations

from pathlib import Path

from tests.browser.player import Player

SPOKEN = (Path(__file__).parent / "spoken.js").read_text(encoding="utf-8")
"""An init script that every page of an Ear needs."""
_HEARD = "words => window.said.some(([, text]) => text.includes(words))"
_AT_THE_QUESTION = """words => {
  const focused = document.activeElement;
  return focused?.matches('main h1') && focused.textContent.includes(words);
}"""


class Ear:
    """A player whose page records all live announcements and focus changes."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self._pages: list[str] = []

    def hears(self, words: str) -> None:
        """Wait until these words are announced. Only announcements since the last `turns_the_page` count."""
        self.page.wait_for_function(_HEARD, arg=words)

    def stands_at(self, question: str) -> None:
        """Wait until this question has the focus."""
        self.page.wait_for_function(_AT_THE_QUESTION, arg=question)

    def reads(self, table: str) -> None:
        """Read a table of this name row by row, as a screen reader's own keys do."""
        rows = self.page.get_by_role("table", name=table).get_by_role("row").all()
        cells = [row.locator("th, td").all_inner_texts() for row in rows]
        self.page.evaluate(
            "rows => window.said.push(...rows.map((row) => ['read', row]))",
            [f"{head}: {', '.join(rest)}" for head, *rest in cells],
        )

    def presses(self, *keys: str) -> None:
        """Press these keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def turns_the_page(self, title: str) -> None:
        """Append all announcements since the last call to the transcript, under this title."""
        self.player.keeps_focus()
        said: list[tuple[str, str]] = self.page.evaluate("() => window.said.splice(0)")
        self._pages.append(f"## {title}\n\n" + "".join(_line(kind, text) for kind, text in said))

    def transcript(self, title: str) -> str:
        """Return the transcript."""
        return f"# {title}\n\n" + "\n".join(self._pages)


def _line(kind: str, text: str) -> str:
    match kind:
        case "key":
            return f"[{text}]\n"
        case "focus":
            return f"> {text}\n"
        case "read":
            return f"| {text}\n"
        case _:
            return f"{text}\n"
