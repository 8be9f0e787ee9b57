"""States that a viewer of Pareidolia cannot distinguish from the true state, and the games of the proofs."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from unspoken.games.pareidolia.asks import voters
from unspoken.games.pareidolia.cards import DRAWN, name_of, word_card
from unspoken.games.pareidolia.roles import artists, main_artist
from unspoken.games.pareidolia.rules import names_card
from unspoken.games.pareidolia.types import CloudShape, Materials, Options, Phase, State, Vote
from unspoken.kernel.chance import Chance
from unspoken.kernel.pace import Pace
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.types import Viewer

_WORD_HIDDEN = (Phase.KNOWING, Phase.TOSSING, Phase.FLYING, Phase.PLAYING, Phase.BELL)


_ALIVE, _STILL = {"en": "It is alive", "pl": "Żyje"}, {"en": "It stands still", "pl": "Stoi w miejscu"}
_WORDS = (
    WordCard({"en": "rabbit", "pl": "królik"}, _ALIVE),
    WordCard({"en": "whale", "pl": "wieloryb"}, _ALIVE),
    WordCard({"en": "boat", "pl": "łódka"}, _STILL, {"en": ("ship",), "pl": ("statek",)}),
    WordCard({"en": "dragon", "pl": "smok"}, _ALIVE),
    WordCard({"en": "elephant", "pl": "słoń"}, _ALIVE),
    WordCard({"en": "duck", "pl": "kaczka"}, _ALIVE),
    WordCard({"en": "hat", "pl": "kapelusz"}, _STILL),
    WordCard({"en": "tree", "pl": "drzewo"}, _STILL),
    WordCard({"en": "swan", "pl": "łabędź"}, _ALIVE),
    WordCard({"en": "bat", "pl": "nietoperz"}, _ALIVE),
    WordCard({"en": "lamp", "pl": "lampa"}, _STILL),
    WordCard({"en": "mountain", "pl": "góra"}, _STILL),
    WordCard({"en": "bridge", "pl": "most"}, _STILL),
    WordCard({"en": "castle", "pl": "zamek"}, _STILL),
)
_CLOUDS = (
    CloudShape("heap", 3, ((-120, 0, 150), (120, 40, 150))),
    CloudShape("ribbon", 2, ((-200, 0, 90), (0, 20, 100), (200, 0, 80))),
    CloudShape("puff", 2, ((0, 0, 170),)),
)


def resample(state: State, viewer: Viewer, chance: Chance) -> State:
    """Redraw the deck and the votes; for viewers who cannot see them also the drawn cards and the word."""
    if state.phase is Phase.KEEPING and viewer != main_artist(state):
        cards = chance.shuffled(state.deck + state.drawn)
        return replace(state, drawn=cards[: len(state.drawn)], deck=cards[len(state.drawn) :])
    if state.phase is Phase.VOTING:
        return _other_votes(_other_deck(state, viewer, chance), viewer, chance)
    if state.phase in _WORD_HIDDEN and state.found is None and viewer not in artists(state):
        return _other_word(state, chance)
    return _other_deck(state, viewer, chance)


def _other_deck(state: State, viewer: Viewer, chance: Chance) -> State:
    """Shuffle the deck, except the two cards that the main artist has just put under it (PAR-05)."""
    known = DRAWN - 1 if state.phase is Phase.KNOWING and viewer == main_artist(state) else 0
    unknown = len(state.deck) - known
    return replace(state, deck=chance.shuffled(state.deck[:unknown]) + state.deck[unknown:])


def _other_word(state: State, chance: Chance) -> State:
    """Choose another word that is consistent with the category, if known, and with the guesses."""
    assert state.card is not None
    pool = {*state.deck, state.card}
    card = chance.pick(sorted(card for card in map(name_of, _possible_words(state)) if card in pool))
    return replace(state, card=card, deck=chance.shuffled(pool - {card}))


def _possible_words(state: State) -> Iterator[WordCard]:
    """Yield the words that neither the category nor a guess rules out."""
    assert state.card is not None
    words, category = state.materials.words, word_card(state.materials, state.card).category
    for word in words:
        possible = state.phase is Phase.KNOWING or word.category == category
        if possible and not any(names_card(state, said.text, name_of(word)) for said in state.guesses):
            yield word


def _other_votes(state: State, viewer: Viewer, chance: Chance) -> State:
    """Redraw the votes of all voters but the viewer."""
    choices = (*(Vote(seat) for seat in state.tied), Vote(None))
    votes = list(state.votes)
    for seat in voters(state):
        if seat != viewer and votes[seat] is not None:
            votes[seat] = chance.pick(choices)
    return replace(state, votes=tuple(votes))


def trials() -> list[tuple[int, Options, Materials]]:
    """Return short games, in which everyone is main artist once."""
    usual = [(seats, Options(times=1), Materials(_WORDS, _CLOUDS)) for seats in range(4, 11)]
    slow = (4, Options(minutes=5, times=1, pace=Pace.OFF), Materials(_WORDS, _CLOUDS))
    second = (
        5,
        Options(minutes=3, times=1, pace=Pace.BRISK),
        Materials(_WORDS, _CLOUDS, ("whale", "elephant")),
    )
    return [*usual, slow, second]
