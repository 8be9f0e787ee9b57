"""What bots make of pictures that people bring: the house's cards, without what the house knows of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from bench.dixit_minds import TELLER, fresh_clues, kindred, right_votes, seen, share
from bench.report import Section
from unspoken.bots.lore import PackLore, best_lore
from unspoken.content.manifest import Card
from unspoken.content.own.deck import OwnCard, OwnDeck
from unspoken.content.own.portrait import manifest_of
from unspoken.content.packs import Pack, Packs, load_packs
from unspoken.games.dixit.bot.dreamer import Dreamer
from unspoken.games.dixit.sizes import hand_size
from unspoken.games.dixit.types import REMEMBERED, Command, PastRound, Phase, Private, Tell, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Ask
from unspoken.kernel.seats import every_seat
from unspoken.pictures.measuring import measure
from unspoken.pictures.rendered import Look
from unspoken.pictures.things.installed import weights_file
from unspoken.pictures.things.looking import things_on
from unspoken.pictures.things.net import Net
from unspoken.pictures.things.weights import read_weights

SEATS, ROUNDS = 5, 24
"""A table and an evening of telling."""


def own_votes(quick: bool) -> Section:
    """Right votes among six cards, by fresh clues, where the cards are somebody's own."""
    packs = load_packs()
    looks, kin = _looks(packs), kindred(packs)
    any_card = {card: [other for other in kin if other != card] for card in kin}
    by_sights = {card: replace(look, things=()) for card, look in looks.items()}
    by_look = {card: replace(look, sights=()) for card, look in by_sights.items()}
    decks = {
        "light and colour": _brought(packs, by_look, lambda _: ""),
        "and what may be seen": _brought(packs, by_sights, lambda _: ""),
        "and what the net sees": _brought(packs, looks, lambda _: ""),
        "a short caption": _brought(packs, looks, lambda card: card.alt["en"].split(".")[0]),
        "a long caption": _brought(packs, looks, lambda card: card.alt["en"]),
    }
    rows: list[tuple[str, ...]] = []
    for name, lore in decks.items():
        for language in ("en", "pl"):
            clues = [clue for clue in fresh_clues(packs) if clue.language == language]
            found = [right_votes(clues, decoys, lore, 4 if quick else 20) for decoys in (any_card, kin)]
            rows.append((f"{name}, {len(clues)} clues, {language}", *found))
    note = "Among six cards, by chance 17 %. Captions are in English. Intervals of 95 % are over clues."
    return Section("Dixit: own pictures", ("known by", "any decoys", "similar decoys"), tuple(rows), note)


def own_clues(quick: bool) -> Section:
    """How often a clue is heard again, to an own picture and to one of the house."""
    packs = load_packs()
    lores = {
        "own pictures": _brought(packs, _looks(packs), lambda _: ""),
        "the house's first deck": best_lore(packs),
    }
    rows = tuple((name, *_heard_again(packs, lore, 2 if quick else 8)) for name, lore in lores.items())
    return Section(
        "Dixit: clues heard again",
        ("clues to", "the same evening", "the evening after", "within five games"),
        rows,
        f"{ROUNDS} rounds an evening, and a game; of all clues.",
    )


def _heard_again(packs: Packs, lore: PackLore, evenings: int) -> tuple[str, str, str]:
    again, soon, late = [], [], []
    for number in range(evenings):
        chance = Chance(b"own evenings", number)
        told = [_evening(packs, lore, chance) for _ in range(5)]
        again.append(1 - len(set(told[0])) / ROUNDS)
        soon.append(sum(clue in told[0] for clue in told[1]) / ROUNDS)
        late.append(1 - len({clue for evening in told for clue in evening}) / (5 * ROUNDS))
    return share(again), share(soon), share(late)


def _looks(packs: Packs) -> Mapping[str, Look]:
    """Of each card what is measured, and what the net sees, as where a picture is printed."""
    folder, weights = packs.folder("dream"), weights_file()
    assert weights is not None, "the extra `bots` is not installed"
    net = Net(read_weights(weights))
    looks: dict[str, Look] = {}
    for card in packs.manifest("dream").every_card:
        large, small = (folder / f"{card.id}{ending}.webp" for ending in ("", ".s"))
        picture = Image.open(large if large.is_file() else small).convert("RGB")
        looks[card.id] = replace(measure(picture), things=things_on(picture, net))
    return looks


def _brought(packs: Packs, looks: Mapping[str, Look], caption: Callable[[Card], str]) -> PackLore:
    """Lore of the house's dreams as if somebody had brought them."""
    cards = tuple(
        OwnCard(card.id, looks[card.id], 0, caption(card)) for card in packs.manifest("dream").every_card
    )
    manifest = manifest_of(OwnDeck("own-1", "HOME22", cards=cards))
    return best_lore(Packs({"own-1": Pack(Path("no-such-folder"), manifest)}))


def _evening(packs: Packs, lore: PackLore, chance: Chance) -> Sequence[str]:
    """The clues that bots tell, one after the other, from hands of their own."""
    past: list[PastRound] = []
    told: list[str] = []
    for _ in range(ROUNDS):
        cards = chance.shuffled(packs.shelf().pictures("dream"))
        public = replace(seen(Phase.TELLING, SEATS, None, ()), past=tuple(past[-REMEMBERED:]))
        ask: Ask[Command] = Ask("tell-1", TELLER, ("tell",))
        hand = Private(tuple(cards[: hand_size(SEATS)]))
        tell, _ = Dreamer().answer(public, hand, ask, TELLER, lore, chance)
        assert isinstance(tell, Tell) and isinstance(tell.clue, Written)
        told.append(tell.clue.text)
        board = (tell.card, *cards[hand_size(SEATS) : hand_size(SEATS) + SEATS - 1])
        past.append(PastRound(TELLER, tell.clue, board, every_seat(SEATS), (None, *[1] * (SEATS - 1))))
    return told
