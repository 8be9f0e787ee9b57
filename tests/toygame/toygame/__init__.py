"""Echo: everybody picks a number in silence, and the highest without an echo counts. An external game."""

from unspoken.kernel.game import Game
from unspoken.kernel.game_types import GameTypes, SavedForm
from unspoken.kernel.parts.bots import BotPart
from unspoken.kernel.parts.night import NightPart
from unspoken.kernel.parts.proofs import ProofPart
from unspoken.kernel.parts.seating import SeatingPart

from .apply import apply
from .asks import asks
from .bot import BOTS
from .events import Event
from .nature import settle
from .parts.feats import TITLES, feats
from .parts.newcomer import renew
from .rules import channels, decide, due, outcome, sample
from .setup import gather, setup
from .types import Command, Materials, Options, Private, Public, State
from .upgrades import UPGRADES
from .view import private, public
from .worlds import resample, trials

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="echo",
    types=GameTypes(
        options=Options,
        materials=Materials,
        commands=Command,
        events=Event,
        refusals=frozenset({"no-such-number"}),
    ),
    saved=SavedForm(version=2, upgrades=UPGRADES),
    seats=lambda _options: range(2, 7),
    gather=gather,
    setup=setup,
    asks=asks,
    due=due,
    channels=channels,
    decide=decide,
    settle=settle,
    apply=apply,
    public=public,
    private=private,
    outcome=outcome,
    sample=sample,
    proofs=ProofPart(resample=resample, trials=trials),
    bots=BotPart(players=BOTS),
    seating=SeatingPart(renew=renew),
    night=NightPart(titles=TITLES, feats=feats),
)
