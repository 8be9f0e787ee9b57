"""Kinds of option values: each kind reads a text or a TOML value, and says in words what it accepts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

_MOST_DIGITS = 9
_YES = ("1", "true", "yes", "on")
_NO = ("0", "false", "no", "off")


class Kind(ABC):
    """A kind of value. Both readers raise ValueError; the error message is made of `wanted`."""

    def __init__(self, wanted: str, metavar: str | None = None) -> None:
        self.wanted = wanted
        """What the value must be, as in "--port must be a port number from 0 to 65535"."""
        self.metavar = metavar

    @abstractmethod
    def of_text(self, text: str) -> object:
        """Read the text of a flag or an environment variable."""

    @abstractmethod
    def of_toml(self, value: object, folder: Path) -> object:
        """Read a value of a TOML file in this folder."""


class WholeNumber(Kind):
    """A whole number within limits."""

    def __init__(self, low: int, high: int, what: str = "a whole number", metavar: str = "N") -> None:
        super().__init__(f"{what} from {low} to {high}", metavar)
        self._low = low
        self._high = high

    def of_text(self, text: str) -> int:
        """Read decimal digits."""
        if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
            raise ValueError
        return self.of_toml(int(text), Path())

    def of_toml(self, value: object, folder: Path) -> int:
        """Accept a whole number."""
        if type(value) is not int or not self._low <= value <= self._high:
            raise ValueError
        return value


class Seconds(Kind):
    """A number of seconds within limits, not necessarily whole."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(f"a number of seconds from {low} to {high}", "SECONDS")
        self._low = low
        self._high = high

    def of_text(self, text: str) -> float:
        """Read a decimal number."""
        return self.of_toml(float(text), Path())

    def of_toml(self, value: object, folder: Path) -> float:
        """Accept any number."""
        if type(value) not in (int, float) or not self._low <= float(str(value)) <= self._high:
            raise ValueError
        return float(str(value))


class Text(Kind):
    """A text that is not empty; `parse` may check and change it, and raises ValueError."""

    def __init__(
        self, wanted: str = "a text", metavar: str | None = None, parse: Callable[[str], str] = str
    ) -> None:
        super().__init__(wanted, metavar)
        self._parse = parse

    def of_text(self, text: str) -> str:
        """Parse the text."""
        if not text.strip():
            raise ValueError
        return self._parse(text)

    def of_toml(self, value: object, folder: Path) -> str:
        """Accept a string."""
        if not isinstance(value, str):
            raise ValueError
        return self.of_text(value)


class Choice(Kind):
    """One of several words."""

    def __init__(self, *words: str) -> None:
        super().__init__(f"{', '.join(words[:-1])} or {words[-1]}", f"{{{','.join(words)}}}")
        self._words = words

    def of_text(self, text: str) -> str:
        """Accept one of the words."""
        if text not in self._words:
            raise ValueError
        return text

    def of_toml(self, value: object, folder: Path) -> str:
        """Accept one of the words as a string."""
        return self.of_text(value if isinstance(value, str) else "")


class Switch(Kind):
    """True or false; as a flag it has no value."""

    def __init__(self) -> None:
        super().__init__("true or false")

    def of_text(self, text: str) -> bool:
        """Accept the usual words for yes and no."""
        if text.lower() not in _YES + _NO:
            raise ValueError
        return text.lower() in _YES

    def of_toml(self, value: object, folder: Path) -> bool:
        """Accept a boolean."""
        if not isinstance(value, bool):
            raise ValueError
        return value


class Location(Kind):
    """A path; in a TOML file, a relative path begins at the file's folder."""

    def __init__(
        self, wanted: str, metavar: str = "PATH", is_valid: Callable[[Path], bool] = lambda _path: True
    ) -> None:
        super().__init__(wanted, metavar)
        self._is_valid = is_valid

    def of_text(self, text: str) -> Path:
        """Read a path; ~ is the home folder."""
        return self._checked(text, Path())

    def of_toml(self, value: object, folder: Path) -> Path:
        """Accept a string."""
        return self._checked(value if isinstance(value, str) else "", folder)

    def _checked(self, text: str, folder: Path) -> Path:
        path = folder / Path(text).expanduser()
        if not text.strip() or "\0" in text or not self._is_valid(path):
            raise ValueError
        return path


class Names(Kind):
    """Several names: a repeated flag, a variable with commas, or a TOML array."""

    def __init__(self, wanted: str, metavar: str) -> None:
        super().__init__(wanted, metavar)

    def of_text(self, text: str) -> list[str]:
        """Split the text at commas."""
        return self.of_toml([name.strip() for name in text.split(",")], Path())

    def of_toml(self, value: object, folder: Path) -> list[str]:
        """Accept an array of strings."""
        if not isinstance(value, list):
            raise ValueError
        names = [name for name in value if isinstance(name, str) and name]
        if len(names) < len(value):
            raise ValueError
        return names
