"""The result of cross-play: a share with an interval for every pair of players."""

from __future__ import annotations

from msgspec import Struct

from unspoken.research.intervals import wilson


class Cell(Struct, frozen=True):
    """The games of one pair of players."""

    row: str
    column: str
    games: int
    won: int
    share: float
    low: float
    """The lower bound of the 95 % Wilson interval."""
    high: float

    @classmethod
    def of(cls, row: str, column: str, games: int, won: int) -> Cell:
        """Return the result of a pair."""
        low, high = wilson(won / games, games)
        return cls(row, column, games, won, won / games, round(low / 100, 4), round(high / 100, 4))

    def mirrored(self) -> Cell:
        """Return the same result with row and column swapped."""
        return Cell(self.column, self.row, self.games, self.won, self.share, self.low, self.high)

    def __str__(self) -> str:
        return f"{100 * self.share:.0f} ({100 * self.low:.0f}–{100 * self.high:.0f})"


class Matrix(Struct, frozen=True):
    """The results of all pairs. In JSON it begins with its format, which is 1."""

    game: str
    options: dict[str, object]
    players: tuple[str, ...]
    games: int
    """Games of each pair."""
    first_seed: int
    cells: tuple[Cell, ...]
    """The share of games that the row's player won, with partners or opponents of the column."""
    format: int = 1

    def cell(self, row: str, column: str) -> Cell:
        """Return the result of a pair."""
        return next(cell for cell in self.cells if (cell.row, cell.column) == (row, column))
