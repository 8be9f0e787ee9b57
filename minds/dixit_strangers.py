"""Dixit's bot with unfamiliar players: votes by people's clues, and its own clues with other voters."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from bench.harness.report import Section
from minds.dixit import Clue, read_clues
from minds.strangers import second_encoder
from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import Pack, Packs, load_packs
from unspoken.games.dixit.bot.player import DreamerBot
from unspoken.games.dixit.sizes import hand_size, lays
from unspoken.games.dixit.types import (
    REMEMBERED,
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
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask, Seat

FRESH = Path(__file__).parent / "data" / "fresh_clues.toml"
POETIC = Path(__file__).parent / "data" / "poetic_clues.toml"
BOARD = 6
KINDRED = 10
"""Similar decoys are drawn from this many cards, those with the most tags in common with the clue's card."""
TELLER = Seat(0)
EVENINGS, ROUNDS = 16, 8


def votes(quick: bool) -> Section:
    """Measure right votes among six cards, by clues of people on which nothing was tuned."""
    packs = load_packs()
    lore = best_lore(packs)
    kin = kindred(packs)
    rows: list[tuple[str, ...]] = []
    for name, clues in (("fresh clues", fresh_clues(packs)), ("older clues", tuple(read_clues(packs)))):
        for language in ("en", "pl"):
            own = [clue for clue in clues if clue.language == language]
            any_card = {card: [other for other in kin if other != card] for card in kin}
            shares = [right_votes(own, decoys, lore, 4 if quick else 40) for decoys in (any_card, kin)]
            rows.append((f"{len(own)} {name}, {language}", *shares))
    note = "Among six cards, by chance 17 %. Intervals of 95 % are over clues, not over boards."
    return Section(
        "Dixit: votes that find the card", ("clues", "any decoys", "similar decoys"), tuple(rows), note
    )


def votes_by_language(quick: bool) -> Section:
    """Measure right votes among six similar cards of each deck, by fresh clues in every language."""
    packs = load_packs()
    lore = best_lore(packs)
    decks = [manifest.pack for manifest in packs.of_kind("dream")]
    kin = {card: others for deck in decks for card, others in kindred(packs, deck).items()}
    rows = []
    for name, source in (("fresh", FRESH), ("poetic", POETIC)):
        clues = [clue for deck in decks for clue in fresh_clues(packs, deck, source)]
        for language in dict.fromkeys(clue.language for clue in clues):
            own = [clue for clue in clues if clue.language == language]
            share = right_votes(own, kin, lore, 4 if quick else 40)
            rows.append((f"{len(own)} {name} clues, {language}", share))
    note = "Among six similar cards, by chance 17 %. Intervals of 95 % are over clues, not over boards."
    return Section("Dixit: votes in every language", ("clues", "right votes"), tuple(rows), note)


def tales(quick: bool) -> Section:
    """Measure how often some but not all find the bot's card, when the other players use another lore."""
    packs = load_packs()
    teller = best_lore(packs)
    words, tags = OverlapLore(packs), tag_reader(packs)
    tables: dict[str, tuple[PackLore, ...]] = {
        "who compare words": (words,),
        "who know the tags alone": (tags,),
        "of both kinds": (words, tags),
    }
    note = (
        f"Evenings of {ROUNDS} rounds; the bot knows nothing of its voters at first. Intervals over evenings."
    )
    rows: list[tuple[str, ...]] = []
    with TemporaryDirectory() as folder:
        if second_encoder.is_installed():
            second = second_encoder.second_reader(packs, "dream", Path(folder))
            tables |= {"by a second encoder": (second,), "by it, words, tags": (second, words, tags)}
        else:
            note += " The second encoder is not installed (minds/strangers/second_encoder.py)."
        for seats in (3, 4, 5, 6, 8):
            shares = [_evenings(packs, seats, teller, readers, quick) for readers in tables.values()]
            rows.append((f"{seats} seats", *map(share, shares)))
    return Section("Dixit: rounds in which some found it, not all", ("", *tables), tuple(rows), note)


def fresh_clues(packs: Packs, deck: str = "dream", source: Path = FRESH) -> tuple[Clue, ...]:
    """Return the clues of a file of fresh clues whose cards are still in the deck."""
    clues, dealt = tomllib.loads(source.read_text(encoding="utf-8")), packs.shelf().pictures(deck)
    return tuple(
        Clue(language, text, card)
        for language, by_card in clues.items()
        for card, text in by_card.items()
        if card in dealt
    )


def kindred(packs: Packs, deck: str = "dream") -> dict[Card, list[Card]]:
    """Return for each card the most similar ones by the pack's tags, independent of any lore."""
    tags = {card.id: {*card.themes, *card.objects["en"]} for card in packs.manifest(deck).cards}
    return {
        card: sorted(
            (other for other in tags if other != card),
            key=lambda other: -len(tags[card] & tags[other]) / len(tags[card] | tags[other]),
        )[:KINDRED]
        for card in tags
    }


def tag_reader(packs: Packs) -> PackLore:
    """Return lore that knows the tags of the cards but not their portraits."""
    manifest = replace(packs.manifest("dream"), portraits={})
    return best_lore(Packs({"dream": Pack(Path("no-such-folder"), manifest)}))


def right_votes(clues: Sequence[Clue], decoys: dict[Card, list[Card]], lore: PackLore, boards: int) -> str:
    """Return the share of right votes on random boards with these decoys."""
    chance = Chance(b"boards", 0)
    shares = []
    for clue in clues:
        right = 0
        for _ in range(boards):
            board = chance.shuffled([clue.card, *chance.shuffled(decoys[clue.card])[: BOARD - 1]])
            right += board[_vote(clue.text, board, (), clue.language, lore, chance) - 1] == clue.card
        shares.append(right / boards)
    return share(shares)


def _evenings(
    packs: Packs, seats: int, teller: PackLore, readers: Sequence[PackLore], quick: bool
) -> list[float]:
    """Return the share of good rounds in each evening."""
    return [
        mean(evening(packs, seats, teller, readers, number)) for number in range(2 if quick else EVENINGS)
    ]


def evening(
    packs: Packs, seats: int, teller: PackLore, readers: Sequence[PackLore], number: int
) -> list[bool]:
    """Play an evening; return for each round whether some but not all voters found the bot's card."""
    chance = Chance(b"evenings", 10_000 * seats + number)
    past: list[PastRound] = []
    for _ in range(ROUNDS):
        past.append(_round(packs, seats, teller, readers, past[-REMEMBERED:], chance))
    return [0 < _finders(played) < seats - 1 for played in past]


def _round(
    packs: Packs,
    seats: int,
    teller: PackLore,
    readers: Sequence[PackLore],
    past: Sequence[PastRound],
    chance: Chance,
) -> PastRound:
    """Play one round: deal hands, tell, lay decoys, vote."""
    cards, held = chance.shuffled(packs.shelf().pictures("dream")), hand_size(seats)
    hands = [tuple(cards[held * seat : held * (seat + 1)]) for seat in every_seat(seats)]
    ask: Ask[Command] = Ask("tell-1", TELLER, ("tell",))
    public = public_view(Phase.TELLING, seats, None, ())
    private = Private(hands[0], past=tuple(past))
    tell, _ = DreamerBot().answer(public, private, ask, TELLER, teller, chance)
    assert isinstance(tell, Tell) and isinstance(tell.clue, Written)
    text, reads = tell.clue.text, {seat: readers[seat % len(readers)] for seat in every_seat(seats)[1:]}
    laid = {seat: _lay(text, hands[seat], seats, reader, chance) for seat, reader in reads.items()}
    owner = {card: seat for seat, lay in {TELLER: (tell.card,), **laid}.items() for card in lay}
    board = tuple(chance.shuffled(tuple(owner)))
    votes = [_vote(text, board, laid[seat], "en", reader, chance) for seat, reader in reads.items()]
    return PastRound(TELLER, tell.clue, board, tuple(owner[card] for card in board), (None, *votes))


def _finders(played: PastRound) -> int:
    return played.votes.count(played.owners.index(played.teller) + 1)


def _lay(text: str, hand: Sequence[Card], seats: int, lore: PackLore, chance: Chance) -> tuple[Card, ...]:
    choices = tuple(Lay(cards) for cards in combinations(hand, lays(seats)))
    ask: Ask[Command] = Ask("lay-1", Seat(1), ("lay",), choices)
    public = public_view(Phase.LAYING, seats, text, ())
    lay, _ = DreamerBot().answer(public, Private(tuple(hand)), ask, Seat(1), lore, chance)
    assert isinstance(lay, Lay)
    return lay.cards


def _vote(
    text: str, board: Sequence[Card], own: Sequence[Card], language: str, lore: PackLore, chance: Chance
) -> int:
    """Return the number that the bot votes for."""
    public = public_view(Phase.VOTING, BOARD, text, tuple(board), language)
    choices = tuple(Vote(number) for number, card in enumerate(board, 1) if card not in own)
    ask: Ask[Command] = Ask("vote-1", Seat(1), ("vote",), choices)
    vote, _ = DreamerBot().answer(public, Private(()), ask, Seat(1), lore, chance)
    assert isinstance(vote, Vote)
    return vote.number


def public_view(
    phase: Phase, seats: int, text: str | None, board: tuple[Card, ...], language: str = "en"
) -> Public:
    """Return the public view of a first round in some phase."""
    clue = None if text is None else Written(text)
    voters = every_seat(seats)[1:]
    return Public(phase, 1, 30, language, lays(seats), TELLER, voters, (0,) * seats, 0, clue, board)


def share(shares: Sequence[float]) -> str:
    """Return the mean in per cent with half the width of its 95 % interval."""
    return f"{mean(shares):.0%} ± {1.96 * pstdev(shares) / sqrt(len(shares)):.0%}"
