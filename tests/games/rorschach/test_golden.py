"""One whole game as a readable page, compared with a golden file."""

from __future__ import annotations

from tests.goldens.pages import agrees_with_golden
from tests.tables.stubs import StubLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.cards import Word
from unspoken.games.rorschach.types import Materials, Options, Public, Reveal, Round, Symbol
from unspoken.kernel.session import replay

WORDS = (
    "Harvest", "Stowaway", "Echo", "First snow", "Patience", "Quarrel", "Lullaby", "Harbour", "Fever",
    "Apprentice", "Midnight", "Rumour", "Orchard", "Farewell", "Thirst", "Compass", "Feast", "Homesickness",
)  # fmt: skip
BLOTS = tuple(f"blot {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
SIGNS = {Symbol.TRIANGLE: "△", Symbol.CIRCLE: "◯", Symbol.WAVES: "≈"}


def played_game() -> Public:
    """Return a finished game of five bots without associations."""
    cards = Materials(BLOTS, tuple(Word(word, {"en": word}) for word in WORDS))
    match = play_match(GAME, Options(first="first"), cards, MatchBots([None] * 5, StubLore()), 12)
    return GAME.public(replay(GAME, match.header, match.entries).state)


def page(game: Public) -> str:
    """Return the page, round by round: display, matching, guesses and winners of images."""
    lines = ["# A game of Rorschach", ""]
    for team in (0, 1):
        seats = ", ".join(f"seat {seat}" for seat, own in enumerate(game.teams) if own == team)
        lines.append(f"Team {team}: {seats}.")
    points = [0, 0]
    for number, past in enumerate(game.past, 1):
        for reveal in past.reveals:
            if reveal.to is not None:
                points[reveal.to] += 1
        lines += ["", *round_lines(number, past), "", f"Points: {points[0]} : {points[1]}."]
    return "\n".join([*lines, "", f"Team {game.winner} has won.", ""])


def round_lines(number: int, past: Round) -> list[str]:
    words = ", ".join(f"{SIGNS[word.symbol]} {word.text['en']}" for word in past.words)
    matching = ", ".join(f"{SIGNS[mark.symbol]} on {mark.image}" for mark in past.matching)
    return [
        f"## Round {number}: team {past.testers} is tested",
        "",
        f"- On the table: {words}; {', '.join(past.images)}.",
        f"- The subject is seat {past.subject}. Team {1 - past.testers} removes {past.removed}.",
        *(guessed(reveal, past.testers) for reveal in past.reveals),
        f"- The whole matching: {matching}.",
    ]


def guessed(reveal: Reveal, testers: int) -> str:
    """Return a guess, the true symbol, and who gets the image."""
    said = f"- Team {testers} guesses {SIGNS[reveal.testers]} on {reveal.image}"
    if reveal.control is not None:
        said += f", team {1 - testers} says {SIGNS[reveal.control]}"
    to = "the box" if reveal.to is None else f"team {reveal.to}"
    return f"{said}; it is {SIGNS[reveal.symbol]}, and {reveal.image} goes to {to}."


def test_a_whole_game_agrees_with_the_checked_page() -> None:
    """ROR-04 … ROR-16: a person has checked the page against the rule book."""
    assert agrees_with_golden("rorschach.md", page(played_game()))
