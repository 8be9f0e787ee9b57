"""Pareidolia: two silent artists build a picture out of clouds, and the others say what they see."""

from unspoken.games.pareidolia.apply import apply
from unspoken.games.pareidolia.asks import asks
from unspoken.games.pareidolia.bot import BOTS
from unspoken.games.pareidolia.events import Event
from unspoken.games.pareidolia.nature import settle
from unspoken.games.pareidolia.rules import channels, decide, due, outcome, sample
from unspoken.games.pareidolia.setup import gather, seen, setup
from unspoken.games.pareidolia.types import Command, Materials, Options, Private, Public, State
from unspoken.games.pareidolia.upgrades import UPGRADES
from unspoken.games.pareidolia.view import private, public
from unspoken.games.pareidolia.worlds import resample, trials
from unspoken.kernel.game import Game

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="pareidolia",
    version=1,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=frozenset(
        {
            "guess-empty",
            "guess-too-long",
            "guess-unprintable",
            "no-such-guess",
            "no-such-shape",
            "no-such-turn",
            "none-left",
            "not-drawn",
            "not-in-the-sky",
            "not-tied",
            "nudge-meets-nothing",
            "nudge-starts-on-a-cloud",
            "nudge-too-short",
            "outside-the-sky",
            "piece-protected",
            "place-protected",
            "said-already",
            "too-few-words",
            "wrong-clouds",
        }
    ),
    seats=lambda _options: range(4, 11),
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
    invites=frozenset({"guess", "yes"}),
    quick=frozenset({"guess", "yes", "place", "pick-up", "remove", "nudge"}),
    bots=BOTS,
    seen=seen,
    upgrades=UPGRADES,
)
