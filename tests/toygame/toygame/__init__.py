"""Echo: everybody picks a number in silence, and the highest without an echo counts. A game from outside."""

from unspoken.kernel.game import Game

from .apply import apply
from .asks import asks
from .bot import BOTS
from .events import Event
from .feats import TITLES, feats
from .nature import settle
from .rules import channels, decide, due, outcome, sample
from .setup import gather, setup
from .types import Command, Materials, Options, Private, Public, State
from .upgrades import UPGRADES
from .view import private, public
from .worlds import resample, trials

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="echo",
    version=2,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=frozenset({"no-such-number"}),
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
    resample=resample,
    trials=trials,
    bots=BOTS,
    upgrades=UPGRADES,
    titles=TITLES,
    feats=feats,
)
