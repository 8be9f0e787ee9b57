"""Dixit's bot, with lore in which every likeness is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from tests.tables.stubs import StubLore
from unspoken.games.dixit.bot.player import DreamerBot
from unspoken.games.dixit.types import (
    Aloud,
    Clue,
    Command,
    GoOn,
    Lay,
    PastRound,
    Phase,
    Private,
    Public,
    Recorded,
    Tell,
    Unsaid,
    Vote,
    Written,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Line
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Seat
from unspoken.languages.known import complete_languages
from unspoken.languages.sentences import game_sentences

OLA = Seat(1)
TIMES = 200
TELLS = 80
"""How many clues are sampled; a clue takes a hundred times as long as a vote."""


class Opinion(StubLore):
    """Lore by hand: how well each clue fits each picture."""

    def __init__(self, fits: Mapping[str, Mapping[str, float]], hints: Mapping[str, Sequence[str]]) -> None:
        self._fits = fits
        self._hints = hints

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """Return the given hints of a picture."""
        return self._hints.get(picture, ())

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """Return the given likeness."""
        return self._fits.get(clue, {}).get(picture, 0.0)

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """Return the given likeness as a single angle."""
        return [
            {card: (8 * self.likeness(clue, card, language),) for card in ("a", "b", "c")} for clue in clues
        ]

    def theme(self, clue: str, picture: str, language: str) -> str:
        """Return the picture's own name as its theme."""
        return f"about {picture}"

    def by_look_alone(self, picture: str) -> bool:
        """True for the blurred pictures."""
        return picture.startswith("blurred")


class TwoLines(Opinion):
    """Every picture has a line of its own and a loose line."""

    def lines(self, _picture: str, _language: str) -> Sequence[Line]:
        """Return two lines of the same form."""
        return [Line("own", "mood"), Line("loose", "mood", loose=True)]


def public_view(phase: Phase, clue: Clue | None = None, board: tuple[str, ...] = (), lays: int = 1) -> Public:
    """Return the public view of a table of five."""
    return Public(phase, 1, 30, "en", lays, Seat(0), every_seat(5)[1:], (0,) * 5, 20, clue, board)


def answers(
    public: Public,
    hand: tuple[str, ...],
    ask: Ask[Command],
    lore: Opinion,
    past: tuple[PastRound, ...] = (),
) -> list[tuple[Command, Why | None]]:
    """Return the bot's answers to one question, with a new seed each time."""
    times = TELLS if "tell" in ask.answers else TIMES
    return [
        DreamerBot().answer(public, Private(hand, past=past), ask, OLA, lore, Chance(b"luck", draw))
        for draw in range(times)
    ]


def votes(fits: Mapping[str, float], clue: Clue, *, own: int) -> Counter[int]:
    """Return the bot's votes on a board of these cards."""
    board = tuple(fits)
    choices = tuple(Vote(number) for number in range(1, len(board) + 1) if number != own)
    ask: Ask[Command] = Ask("vote-1", OLA, ("vote",), choices)
    answered = answers(public_view(Phase.VOTING, clue, board), (), ask, Opinion({"hush": fits}, {}))
    return Counter(command.number for command, _ in answered if isinstance(command, Vote))


def tells(fits: Mapping[str, Mapping[str, float]], hints: Mapping[str, Sequence[str]]) -> Counter[str]:
    """Return how often the bot gives each hint with the hand a, b and c."""
    answered = answers(
        public_view(Phase.TELLING), ("a", "b", "c"), Ask("tell-1", OLA, ("tell",)), Opinion(fits, hints)
    )
    return Counter(
        command.clue.text
        for command, _ in answered
        if isinstance(command, Tell) and isinstance(command.clue, Written)
    )


def test_it_votes_mostly_for_the_card_that_fits_best() -> None:
    """DIX-06: a vote follows the clue."""
    assert votes({"a": 0.2, "b": 0.6, "c": 0.3}, Written("hush"), own=3).most_common(1)[0][0] == 2


def test_its_votes_vary_between_similar_cards() -> None:
    """Otherwise every teller could predict the bot."""
    assert len(votes({"a": 0.4, "b": 0.5, "c": 0.45}, Written("hush"), own=3)) == 2


def test_it_never_votes_for_its_own_card() -> None:
    """DIX-06: its own card is not among the choices, even if it fits best."""
    assert 1 not in votes({"a": 0.9, "b": 0.1, "c": 0.2}, Written("hush"), own=1)


@pytest.mark.parametrize("clue", [Recorded("0" * 32), Aloud(), Unsaid()])
def test_without_a_written_clue_it_votes_at_random(clue: Clue) -> None:
    """Bots cannot hear: every card is equally likely."""
    counted = votes({"a": 0.9, "b": 0.1, "c": 0.0}, clue, own=3)
    assert abs(counted[1] - counted[2]) < TIMES / 4


def test_it_prefers_the_better_of_two_very_good_fits() -> None:
    """High likenesses are not clamped together."""
    assert votes({"a": 0.96, "b": 0.99, "c": 0}, Written("hush"), own=3)[2] > TIMES * 3 / 4


def test_it_lays_mostly_the_card_that_fits_the_clue_best() -> None:
    """DIX-04: a decoy follows the clue."""
    ask: Ask[Command] = Ask("lay-1", OLA, ("lay",), (Lay(("a",)), Lay(("b",)), Lay(("c",))))
    lore = Opinion({"hush": {"a": 0.1, "b": 0.5, "c": 0.2}}, {})
    answered = answers(public_view(Phase.LAYING, Written("hush")), ("a", "b", "c"), ask, lore)
    assert Counter(command for command, _ in answered).most_common(1)[0][0] == Lay(("b",))


def test_at_a_table_of_three_it_lays_the_two_best_cards() -> None:
    """DIX-04, three players: two cards that fit."""
    ask: Ask[Command] = Ask("lay-1", OLA, ("lay",), (Lay(("a", "b")), Lay(("a", "c")), Lay(("b", "c"))))
    lore = Opinion({"hush": {"a": 0.1, "b": 0.5, "c": 0.6}}, {})
    answered = answers(public_view(Phase.LAYING, Written("hush"), lays=2), ("a", "b", "c"), ask, lore)
    assert Counter(command for command, _ in answered).most_common(1)[0][0] == Lay(("b", "c"))


def test_its_reason_says_if_no_card_of_the_hand_fits_the_clue() -> None:
    """`lay-nothing` means that no card fitted."""
    ask: Ask[Command] = Ask("lay-1", OLA, ("lay",), (Lay(("a",)), Lay(("b",))))
    answered = answers(public_view(Phase.LAYING, Written("hush")), ("a", "b"), ask, Opinion({}, {}))
    assert all(why == Why("lay-nothing") for _, why in answered)


def test_it_mostly_gives_the_clue_that_some_but_not_all_will_find() -> None:
    """DIX-07, DIX-08: with four tries of three hints, the best hint is tried four times in five."""
    fits = {"plain": {"a": 1.0}, "veiled": {"a": 0.5, "b": 0.42, "c": 0.42}, "dark": {"b": 0.6, "c": 0.6}}
    assert tells(fits, {"a": ["plain", "veiled", "dark"]})["veiled"] > TELLS * 0.7


def test_it_gives_different_clues_for_the_same_hand() -> None:
    """Every hint of the hand is given at times."""
    assert len(tells({}, {"a": ["one", "two"], "b": ["three"]})) == 3


def test_it_does_not_repeat_a_clue_of_a_past_round() -> None:
    """Even if another player gave the clue, or in other upper and lower case."""
    heard = PastRound(Seat(2), Written("One"), ("d",), (Seat(2),), (None,) * 5)
    answered = answers(
        public_view(Phase.TELLING),
        ("a", "b", "c"),
        Ask("tell-1", OLA, ("tell",)),
        Opinion({}, {"a": ["one"], "b": ["two"]}),
        past=(heard,),
    )
    assert {command for command, _ in answered} == {Tell("b", Written("two"))}


@pytest.mark.parametrize(("vote", "own"), [(1, False), (2, True)])
def test_it_tells_own_lines_after_missed_clues(vote: int, own: bool) -> None:
    """Seat 2 told card 1 in five rounds. If all voters chose card 2, the bot also tells own lines."""
    told = PastRound(Seat(2), Written("One"), ("a", "b"), (Seat(2), Seat(3)), (vote, vote, None, None, vote))
    answered = answers(
        public_view(Phase.TELLING),
        ("a", "b", "c"),
        Ask("tell-1", OLA, ("tell",)),
        TwoLines({}, {}),
        past=(told,) * 5,
    )
    lines = {
        command.clue.text
        for command, _ in answered
        if isinstance(command, Tell) and isinstance(command.clue, Written)
    }
    assert ("own" in lines, "loose" in lines) == (own, True)


def test_it_tells_only_cards_with_hints() -> None:
    """A hint belongs to its card."""
    answered = answers(
        public_view(Phase.TELLING),
        ("a", "b", "c"),
        Ask("tell-1", OLA, ("tell",)),
        Opinion({}, {"b": ["one"]}),
    )
    assert {command for command, _ in answered} == {Tell("b", Written("one"))}


def test_without_hints_its_clue_is_an_ellipsis() -> None:
    """DIX-03: a clue may be almost nothing."""
    assert set(tells({}, {})) == {"…"}


def test_it_goes_on_at_once() -> None:
    """There is only one choice."""
    ask: Ask[Command] = Ask("go-on-1", OLA, ("go-on",), (GoOn(),))
    answered = answers(public_view(Phase.REVEALED), (), ask, Opinion({}, {}))
    assert answered == [(GoOn(), None)] * TIMES


def test_it_explains_its_vote() -> None:
    """The reason holds the number, the clue and the theme."""
    ask: Ask[Command] = Ask("vote-1", OLA, ("vote",), (Vote(2),))
    lore = Opinion({"hush": {"b": 0.9}}, {})
    ((_, why), *_) = answers(public_view(Phase.VOTING, Written("hush"), ("a", "b")), (), ask, lore)
    assert why == Why("vote", {"number": 2, "card": "b", "clue": "hush", "theme": "about b"})


def test_it_explains_its_clue() -> None:
    """The reason holds the clue and the theme."""
    ((_, why), *_) = answers(
        public_view(Phase.TELLING), ("b",), Ask("tell-1", OLA, ("tell",)), Opinion({}, {"b": ["one"]})
    )
    assert why == Why("tell", {"clue": "one", "theme": "about b", "card": "b"})


def test_its_reason_says_if_it_knows_a_card_by_its_colours_only() -> None:
    """Players should not believe that it understood the picture."""
    board = ("blurred", "b")
    ask: Ask[Command] = Ask("vote-1", OLA, ("vote",), (Vote(1),))
    lore = Opinion({"hush": {"blurred": 0.6}}, {})
    _, why = answers(public_view(Phase.VOTING, Written("hush"), board), (), ask, lore)[0]
    assert why == Why(
        "vote-by-look", {"number": 1, "card": "blurred", "clue": "hush", "theme": "about blurred"}
    )


@pytest.mark.parametrize("language", complete_languages())
@pytest.mark.parametrize("code", ["tell-by-look", "lay-by-look", "vote-by-look"])
def test_reasons_by_look_have_a_sentence(code: str, language: str) -> None:
    """In each language."""
    assert f"why-{code}" in game_sentences(language)["dixit"]
