"""Dixit's bot, before a lore in which every likeness is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from tests.tables.stubs import StubLore
from unspoken.games.dixit.bot.dreamer import Dreamer
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
from unspoken.kernel.game import Ask, Seat, Why
from unspoken.kernel.seats import every_seat
from unspoken.languages.known import tags
from unspoken.languages.sentences import game_sentences

OLA = Seat(1)
TIMES = 200


class Opinion(StubLore):
    """Lore by hand: how well each clue fits each picture."""

    def __init__(self, fits: Mapping[str, Mapping[str, float]], hints: Mapping[str, Sequence[str]]) -> None:
        self._fits = fits
        self._hints = hints

    def hints(self, picture: str, language: str) -> Sequence[str]:
        """The sayings for a picture."""
        return self._hints.get(picture, ())

    def likeness(self, clue: str, picture: str, language: str) -> float:
        """As it was said."""
        return self._fits.get(clue, {}).get(picture, 0.0)

    def angles(
        self, clues: Sequence[str], picture: str, language: str
    ) -> Sequence[Mapping[str, Sequence[float]]]:
        """One angle, as it was said."""
        return [
            {card: (8 * self.likeness(clue, card, language),) for card in ("a", "b", "c")} for clue in clues
        ]

    def theme(self, clue: str, picture: str, language: str) -> str:
        """Every picture is about itself."""
        return f"about {picture}"

    def by_look_alone(self, picture: str) -> bool:
        """The blurred ones."""
        return picture.startswith("blurred")


def seen(phase: Phase, clue: Clue | None = None, board: tuple[str, ...] = (), lays: int = 1) -> Public:
    """A table of five."""
    return Public(phase, 1, 30, "en", lays, Seat(0), every_seat(5)[1:], clue, (0,) * 5, 20, board)


def answers(
    public: Public, hand: tuple[str, ...], ask: Ask[Command], lore: Opinion
) -> list[tuple[Command, Why | None]]:
    """The bot's answers to one question, with fresh luck each time."""
    return [
        Dreamer().answer(public, Private(hand), ask, OLA, lore, Chance(b"luck", draw))
        for draw in range(TIMES)
    ]


def votes(fits: Mapping[str, float], clue: Clue, *, own: int) -> Counter[int]:
    """How the bot votes before a board of all these cards."""
    board = tuple(fits)
    choices = tuple(Vote(number) for number in range(1, len(board) + 1) if number != own)
    ask: Ask[Command] = Ask("vote-1", OLA, ("vote",), choices)
    answered = answers(seen(Phase.VOTING, clue, board), (), ask, Opinion({"hush": fits}, {}))
    return Counter(command.number for command, _ in answered if isinstance(command, Vote))


def tells(fits: Mapping[str, Mapping[str, float]], hints: Mapping[str, Sequence[str]]) -> Counter[str]:
    """Which hints the bot gives out of a hand of these cards."""
    answered = answers(
        seen(Phase.TELLING), ("a", "b", "c"), Ask("tell-1", OLA, ("tell",)), Opinion(fits, hints)
    )
    return Counter(
        command.clue.text
        for command, _ in answered
        if isinstance(command, Tell) and isinstance(command.clue, Written)
    )


def test_it_votes_mostly_for_the_card_that_fits_best() -> None:
    """DIX-06: a vote follows the clue."""
    assert votes({"a": 0.2, "b": 0.6, "c": 0.3}, Written("hush"), own=3).most_common(1)[0][0] == 2


def test_it_does_not_always_vote_for_the_best() -> None:
    """A bot that never errs is found out by every teller."""
    assert len(votes({"a": 0.4, "b": 0.5, "c": 0.45}, Written("hush"), own=3)) == 2


def test_it_never_votes_for_its_own_card() -> None:
    """DIX-06: its own is not among the choices, however well it fits."""
    assert 1 not in votes({"a": 0.9, "b": 0.1, "c": 0.2}, Written("hush"), own=1)


@pytest.mark.parametrize("clue", [Recorded("0" * 32), Aloud(), Unsaid()])
def test_a_clue_that_cannot_be_read_is_a_fair_guess(clue: Clue) -> None:
    """A voice is beyond a bot's ears: every card is as likely as any other."""
    counted = votes({"a": 0.9, "b": 0.1, "c": 0.0}, clue, own=3)
    assert abs(counted[1] - counted[2]) < TIMES / 4


def test_the_better_of_two_plain_fits_is_still_the_better() -> None:
    """Nothing is cut off at the top."""
    assert votes({"a": 0.96, "b": 0.99, "c": 0}, Written("hush"), own=3)[2] > TIMES * 3 / 4


def test_it_lays_mostly_the_card_that_could_have_been_meant() -> None:
    """DIX-04: a decoy follows the clue."""
    ask: Ask[Command] = Ask("lay-1", OLA, ("lay",), (Lay(("a",)), Lay(("b",)), Lay(("c",))))
    lore = Opinion({"hush": {"a": 0.1, "b": 0.5, "c": 0.2}}, {})
    answered = answers(seen(Phase.LAYING, Written("hush")), ("a", "b", "c"), ask, lore)
    assert Counter(command for command, _ in answered).most_common(1)[0][0] == Lay(("b",))


def test_of_three_players_it_lays_the_best_two() -> None:
    """DIX-04, three players: two cards that fit."""
    ask: Ask[Command] = Ask("lay-1", OLA, ("lay",), (Lay(("a", "b")), Lay(("a", "c")), Lay(("b", "c"))))
    lore = Opinion({"hush": {"a": 0.1, "b": 0.5, "c": 0.6}}, {})
    answered = answers(seen(Phase.LAYING, Written("hush"), lays=2), ("a", "b", "c"), ask, lore)
    assert Counter(command for command, _ in answered).most_common(1)[0][0] == Lay(("b", "c"))


def test_a_hand_that_has_nothing_to_do_with_the_clue_is_confessed() -> None:
    """The thought says that nothing fitted."""
    ask: Ask[Command] = Ask("lay-1", OLA, ("lay",), (Lay(("a",)), Lay(("b",))))
    answered = answers(seen(Phase.LAYING, Written("hush")), ("a", "b"), ask, Opinion({}, {}))
    assert all(why == Why("lay-nothing") for _, why in answered)


def test_it_tells_what_some_will_find_and_not_all() -> None:
    """DIX-07, DIX-08: neither the hint that points at nothing else nor the one that points anywhere."""
    fits = {
        "plain": {"a": 1.0},
        "veiled": {"a": 0.5, "b": 0.42, "c": 0.42},
        "dark": {"b": 0.6, "c": 0.6},
    }
    assert tells(fits, {"a": ["plain", "veiled", "dark"]}).most_common(1)[0][0] == "veiled"


def test_whenever_the_best_comes_to_mind_it_is_told() -> None:
    """DIX-07, DIX-08: of four tries with three hints four in five think of the best one."""
    fits = {"plain": {"a": 1.0}, "veiled": {"a": 0.5, "b": 0.42, "c": 0.42}, "dark": {"b": 0.6, "c": 0.6}}
    assert tells(fits, {"a": ["plain", "veiled", "dark"]})["veiled"] > TIMES * 0.7


def test_it_does_not_always_tell_the_same() -> None:
    """The same hand leads to more than one story."""
    assert len(tells({}, {"a": ["one", "two"], "b": ["three"]})) == 3


def test_it_does_not_tell_what_everybody_still_has_in_their_ears() -> None:
    """Whoever told it, and however they wrote it."""
    heard = PastRound(Seat(2), Written("One"), ("d",), (Seat(2),), (None,) * 5)
    told = answers(
        replace(seen(Phase.TELLING), past=(heard,)),
        ("a", "b", "c"),
        Ask("tell-1", OLA, ("tell",)),
        Opinion({}, {"a": ["one"], "b": ["two"]}),
    )
    assert {command for command, _ in told} == {Tell("b", Written("two"))}


def test_it_tells_only_cards_that_something_is_said_of() -> None:
    """A hint belongs to its card."""
    answered = answers(
        seen(Phase.TELLING), ("a", "b", "c"), Ask("tell-1", OLA, ("tell",)), Opinion({}, {"b": ["one"]})
    )
    assert {command for command, _ in answered} == {Tell("b", Written("one"))}


def test_with_a_deck_that_nobody_described_it_still_tells() -> None:
    """A clue may be almost nothing (DIX-03)."""
    assert set(tells({}, {})) == {"…"}


def test_it_goes_on_at_once() -> None:
    """There is one button, and nothing to think."""
    ask: Ask[Command] = Ask("go-on-1", OLA, ("go-on",), (GoOn(),))
    answered = answers(seen(Phase.REVEALED), (), ask, Opinion({}, {}))
    assert answered == [(GoOn(), None)] * TIMES


def test_it_can_say_why_it_voted_so() -> None:
    """The thought holds the number, the clue and the theme that led there."""
    ask: Ask[Command] = Ask("vote-1", OLA, ("vote",), (Vote(2),))
    lore = Opinion({"hush": {"b": 0.9}}, {})
    ((_, why), *_) = answers(seen(Phase.VOTING, Written("hush"), ("a", "b")), (), ask, lore)
    assert why == Why("vote", {"number": 2, "card": "b", "clue": "hush", "theme": "about b"})


def test_it_can_say_why_it_told_so() -> None:
    """The thought holds the clue and the theme."""
    ((_, why), *_) = answers(
        seen(Phase.TELLING), ("b",), Ask("tell-1", OLA, ("tell",)), Opinion({}, {"b": ["one"]})
    )
    assert why == Why("tell", {"clue": "one", "theme": "about b", "card": "b"})


def test_it_says_so_where_it_knows_a_card_by_its_look_alone() -> None:
    """Nobody is to think that it understood the picture."""
    board = ("blurred", "b")
    ask: Ask[Command] = Ask("vote-1", OLA, ("vote",), (Vote(1),))
    lore = Opinion({"hush": {"blurred": 0.6}}, {})
    _, why = answers(seen(Phase.VOTING, Written("hush"), board), (), ask, lore)[0]
    assert why == Why(
        "vote-by-look", {"number": 1, "card": "blurred", "clue": "hush", "theme": "about blurred"}
    )


@pytest.mark.parametrize("language", tags())
@pytest.mark.parametrize("code", ["tell-by-look", "lay-by-look", "vote-by-look"])
def test_what_it_says_of_looks_has_a_sentence(code: str, language: str) -> None:
    """In each language."""
    assert f"why-{code}" in game_sentences(language)["dixit"]
