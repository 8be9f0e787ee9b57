"""Plays single rounds of Dixit between bots: one tells, the others lay and vote."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from unspoken.content.packs import Packs
from unspoken.games.dixit.bot.clue_forms import told_line
from unspoken.games.dixit.bot.player import DreamerBot
from unspoken.games.dixit.sizes import hand_size, lays
from unspoken.games.dixit.types import (
    Card,
    Command,
    Lay,
    PastRound,
    Phase,
    Private,
    Public,
    Tell,
    Vote,
    Written,
)
from unspoken.kernel.chance import Chance
from unspoken.kernel.lore import Lore
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Seat

MayTell: TypeAlias = Callable[[Card], bool]
"""True for the cards that the teller may get."""

TELLER = Seat(0)
LANGUAGES = ("en", "pl")
SIZES = (3, 4, 5, 6, 7, 8)
EARLIER = 5
"""Rounds that are played before the recorded one: the teller avoids their clues."""


class ToldRound(Struct, frozen=True):
    """A told round, as everybody saw it at its end."""

    clue: str
    form: str
    """The form of the card's line that the clue is."""
    loose: bool
    """True if the line was written for a card of another deck."""
    language: str
    deck: str
    card: Card
    board: tuple[Card, ...]
    seats: int
    votes: tuple[int, ...]
    """The numbers on the board, from 1, for which the bots voted."""


def told_round(
    packs: Packs, lore: Lore, number: int, may_tell: MayTell, languages: Sequence[str] = LANGUAGES
) -> ToldRound:
    """Play the round with this number; 36 rounds in two languages have every language, deck and size once.

    The table has told `EARLIER` rounds, but nobody voted in them: the teller knows nothing of its voters.
    """
    decks = sorted(manifest.pack for manifest in packs.of_kind("dream"))
    language, rest = languages[number % len(languages)], number // len(languages)
    deck, seats = decks[rest % len(decks)], SIZES[rest // len(decks) % len(SIZES)]
    table = _Table(
        packs.shelf().pictures(deck), lore, language, seats, may_tell, Chance(b"told rounds", number)
    )
    past: list[PastRound] = []
    for _ in range(EARLIER):
        past.append(table.play(past, voting=False)[1])
    card, played = table.play(past, voting=True)
    assert isinstance(played.clue, Written)
    line = told_line(played, lore, language)
    assert line is not None
    votes = tuple(vote for vote in played.votes if vote is not None)
    return ToldRound(
        played.clue.text, line.form, line.loose, language, deck, card, played.board, seats, votes
    )


class _Table:
    """A table of bots; each round has new hands."""

    def __init__(
        self, deck: Sequence[Card], lore: Lore, language: str, seats: int, may_tell: MayTell, chance: Chance
    ) -> None:
        self._deck, self._lore, self._language, self._seats = deck, lore, language, seats
        self._tellable = [card for card in deck if may_tell(card)]
        self._chance = chance

    def play(self, past: Sequence[PastRound], *, voting: bool) -> tuple[Card, PastRound]:
        """Play a round; return the teller's card and the round as it is remembered."""
        held = hand_size(self._seats)
        hand = self._chance.shuffled(self._tellable)[:held]
        others = self._chance.shuffled([card for card in self._deck if card not in hand])
        tell = self._answer(Phase.TELLING, TELLER, Ask("tell-1", TELLER, ("tell",)), hand, past=tuple(past))
        assert isinstance(tell, Tell) and isinstance(tell.clue, Written)
        owners = {tell.card: TELLER}
        for seat in every_seat(self._seats)[1:]:
            choices = combinations(others[held * (seat - 1) : held * seat], lays(self._seats))
            ask: Ask[Command] = Ask("lay-1", seat, ("lay",), tuple(map(Lay, choices)))
            lay = self._answer(Phase.LAYING, seat, ask, (), tell.clue)
            assert isinstance(lay, Lay)
            owners |= dict.fromkeys(lay.cards, seat)
        board = self._chance.shuffled(tuple(owners))
        owned = tuple(owners[card] for card in board)
        votes = [
            self._vote(seat, tell.clue, board, owned) if voting else None
            for seat in every_seat(self._seats)[1:]
        ]
        return tell.card, PastRound(TELLER, tell.clue, board, owned, (None, *votes))

    def _vote(self, seat: Seat, clue: Written, board: tuple[Card, ...], owners: tuple[Seat, ...]) -> int:
        choices = tuple(Vote(number) for number, owner in enumerate(owners, 1) if owner != seat)
        vote = self._answer(
            Phase.VOTING, seat, Ask("vote-1", seat, ("vote",), choices), (), clue, board=board
        )
        assert isinstance(vote, Vote)
        return vote.number

    def _answer(
        self,
        phase: Phase,
        seat: Seat,
        ask: Ask[Command],
        hand: tuple[Card, ...],
        clue: Written | None = None,
        *,
        board: tuple[Card, ...] = (),
        past: tuple[PastRound, ...] = (),
    ) -> Command:
        voters = every_seat(self._seats)[1:]
        scores = (0,) * self._seats
        public = Public(
            phase, 1, 30, self._language, lays(self._seats), TELLER, voters, scores, 0, clue, board
        )
        private = Private(hand, past=past)
        command, _ = DreamerBot().answer(public, private, ask, seat, self._lore, self._chance)
        return command
