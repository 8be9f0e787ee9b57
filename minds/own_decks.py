"""Dixit's bot with own pictures: the house's cards, without portraits, as if people had uploaded them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from bench.harness.report import Section
from minds.dixit_strangers import TELLER, fresh_clues, kindred, public_view, right_votes, share
from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.content.manifest import ManifestCard
from unspoken.content.own.deck import OwnCard, OwnDeck
from unspoken.content.own.portrait import manifest_of
from unspoken.content.packs import Pack, Packs, load_packs
from unspoken.games.dixit.bot.player import DreamerBot
from unspoken.games.dixit.sizes import hand_size
from unspoken.games.dixit.types import REMEMBERED, Command, PastRound, Phase, Private, Tell, Written
from unspoken.kernel.chance import Chance
from unspoken.kernel.seats import every_seat
from unspoken.kernel.types import Ask
from unspoken.pictures.classifier.classify import classify
from unspoken.pictures.classifier.installed import weights_file
from unspoken.pictures.classifier.net import Net
from unspoken.pictures.classifier.weights import read_weights
from unspoken.pictures.measuring import measure
from unspoken.pictures.rendered import Look

SEATS, ROUNDS = 5, 24
"""Seats of a table, and rounds of an evening."""


def own_votes(quick: bool) -> Section:
    """Measure right votes among six own pictures, by the fresh clues."""
    packs = load_packs()
    looks, kin = _looks(packs), kindred(packs)
    any_card = {card: [other for other in kin if other != card] for card in kin}
    by_sights = {card: replace(look, things=()) for card, look in looks.items()}
    by_look = {card: replace(look, sights=()) for card, look in by_sights.items()}
    decks = {
        "light and colour": _uploaded_lore(packs, by_look, lambda _: ""),
        "and what may be seen": _uploaded_lore(packs, by_sights, lambda _: ""),
        "and what the net sees": _uploaded_lore(packs, looks, lambda _: ""),
        "a short caption": _uploaded_lore(packs, looks, lambda card: card.alt["en"].split(".")[0]),
        "a long caption": _uploaded_lore(packs, looks, lambda card: card.alt["en"]),
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
    """Measure how often bots repeat a clue, with own pictures and with the house's deck."""
    packs = load_packs()
    lores = {
        "own pictures": _uploaded_lore(packs, _looks(packs), lambda _: ""),
        "the house's first deck": best_lore(packs),
    }
    rows = tuple((name, *_repeated(packs, lore, 2 if quick else 8)) for name, lore in lores.items())
    return Section(
        "Dixit: repeated clues",
        ("clues to", "the same evening", "the evening after", "within five games"),
        rows,
        f"Share of all clues; {ROUNDS} rounds per evening, one game per evening.",
    )


def _repeated(packs: Packs, lore: PackLore, evenings: int) -> tuple[str, str, str]:
    again, soon, late = [], [], []
    for number in range(evenings):
        chance = Chance(b"own evenings", number)
        clues = [_evening(packs, lore, chance) for _ in range(5)]
        again.append(1 - len(set(clues[0])) / ROUNDS)
        soon.append(sum(clue in clues[0] for clue in clues[1]) / ROUNDS)
        late.append(1 - len({clue for evening in clues for clue in evening}) / (5 * ROUNDS))
    return share(again), share(soon), share(late)


def _looks(packs: Packs) -> Mapping[str, Look]:
    """Return for each card what an upload would measure and classify."""
    folder, weights = packs.folder("dream"), weights_file()
    assert weights is not None, "the extra `bots` is not installed"
    net = Net(read_weights(weights))
    looks: dict[str, Look] = {}
    for card in packs.manifest("dream").every_card:
        large, small = (folder / f"{card.id}{ending}.webp" for ending in ("", ".s"))
        picture = Image.open(large if large.is_file() else small).convert("RGB")
        looks[card.id] = replace(measure(picture), things=classify(picture, net))
    return looks


def _uploaded_lore(
    packs: Packs, looks: Mapping[str, Look], caption: Callable[[ManifestCard], str]
) -> PackLore:
    """Return lore of the house's deck as if a person had uploaded it with these captions."""
    cards = tuple(
        OwnCard(card.id, looks[card.id], 0, caption(card)) for card in packs.manifest("dream").every_card
    )
    manifest = manifest_of(OwnDeck("own-1", "HOME22", cards=cards))
    return best_lore(Packs({"own-1": Pack(Path("no-such-folder"), manifest)}))


def _evening(packs: Packs, lore: PackLore, chance: Chance) -> Sequence[str]:
    """Return the clues that bots tell in an evening, each from a random hand."""
    past: list[PastRound] = []
    clues: list[str] = []
    for _ in range(ROUNDS):
        cards = chance.shuffled(packs.shelf().pictures("dream"))
        public = public_view(Phase.TELLING, SEATS, None, ())
        ask: Ask[Command] = Ask("tell-1", TELLER, ("tell",))
        private = Private(tuple(cards[: hand_size(SEATS)]), past=tuple(past[-REMEMBERED:]))
        tell, _ = DreamerBot().answer(public, private, ask, TELLER, lore, chance)
        assert isinstance(tell, Tell) and isinstance(tell.clue, Written)
        clues.append(tell.clue.text)
        board = (tell.card, *cards[hand_size(SEATS) : hand_size(SEATS) + SEATS - 1])
        past.append(PastRound(TELLER, tell.clue, board, every_seat(SEATS), (None, *[1] * (SEATS - 1))))
    return clues
