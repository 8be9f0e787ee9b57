"""What a player sees of a day's puzzle before the first answer, and after the day."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, defstruct

from unspoken.daily.puzzle import DailyPuzzle
from unspoken.kernel.parts.daily import AnyDailyPart


def view(puzzle: DailyPuzzle, parts: Mapping[str, AnyDailyPart]) -> dict[str, object]:
    """Return the views of all games, in the form of `view_type`."""
    by_game = {game: part.view(puzzle.by_game[game]) for game, part in parts.items()}
    return {"date": puzzle.day.isoformat(), **by_game}


def view_type(parts: Mapping[str, AnyDailyPart]) -> type[Struct]:
    """Return the type of the view, for the description of the HTTP API: a date, and a field for each game."""
    fields = [("date", str), *((game, part.view_type) for game, part in parts.items())]
    document = {"__doc__": "The day's puzzle, each part under the name of its game."}
    return defstruct("TodayPuzzle", fields, frozen=True, namespace=document)


def solution(puzzle: DailyPuzzle, parts: Mapping[str, AnyDailyPart]) -> dict[str, object]:
    """Return the replies to the right answers of all games, in the form of `solution_type`."""
    by_game = {game: part.solve(puzzle.by_game[game]) for game, part in parts.items()}
    return {"date": puzzle.day.isoformat(), **by_game}


def solution_type(parts: Mapping[str, AnyDailyPart]) -> type[Struct]:
    """Return the type of the solution, for the description of the HTTP API."""
    fields = [("date", str), *((game, part.reply_type) for game, part in parts.items())]
    document = {"__doc__": "The replies to the right answers of a day, under the names of the games."}
    return defstruct("TodaySolution", fields, frozen=True, namespace=document)
