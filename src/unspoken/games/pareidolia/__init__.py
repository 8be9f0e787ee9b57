"""Pareidolia: two silent artists build a picture out of clouds, and the others say what they see."""

from typing import get_args

from unspoken.games.pareidolia.album import album
from unspoken.games.pareidolia.apply import apply
from unspoken.games.pareidolia.asks import ACTIONS, asks
from unspoken.games.pareidolia.bot import BOTS
from unspoken.games.pareidolia.cards import DRAWN
from unspoken.games.pareidolia.events import Event
from unspoken.games.pareidolia.facts import facts
from unspoken.games.pareidolia.feats import TITLES, feats
from unspoken.games.pareidolia.nature import settle
from unspoken.games.pareidolia.remarks import REMARKS, remark
from unspoken.games.pareidolia.rules import LONGEST_GUESS, channels, decide, due, outcome, sample
from unspoken.games.pareidolia.setup import gather, seen, setup
from unspoken.games.pareidolia.sightings import sightings
from unspoken.games.pareidolia.sky import FINGER_RADIUS, HEIGHT, SHORTEST_NUDGE, WHOLE_TURN, WIDTH
from unspoken.games.pareidolia.types import (
    MOST_TIMES,
    Command,
    Decision,
    Materials,
    Minutes,
    Options,
    Private,
    Public,
    State,
)
from unspoken.games.pareidolia.upgrades import UPGRADES
from unspoken.games.pareidolia.view import eyes, private, public
from unspoken.games.pareidolia.worlds import resample, trials
from unspoken.kernel.game import Game
from unspoken.kernel.pace import Pace

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="pareidolia",
    version=2,
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
    invited_commands=frozenset({"guess", "yes"}),
    quick_commands=frozenset({"guess", "yes", "place", "pick-up", "remove", "nudge"}),
    bots=BOTS,
    remark=remark,
    remarks=REMARKS,
    seen=seen,
    upgrades=UPGRADES,
    solo={"times": 1, "minutes": 3},
    facts=facts,
    eyes=eyes,
    titles=TITLES,
    feats=feats,
    album=album,
    sightings=sightings,
    constants={
        "ACTIONS": ACTIONS,
        "CARDS_DRAWN": DRAWN,
        "DECISIONS": get_args(Decision),
        "DEFAULT_OPTIONS": Options(),
        "FINGER_RADIUS": FINGER_RADIUS,
        "LONGEST_GUESS": LONGEST_GUESS,
        "MINUTES": get_args(Minutes),
        "PACES": tuple(Pace),
        "SHORTEST_NUDGE": SHORTEST_NUDGE,
        "SKY": {"width": WIDTH, "height": HEIGHT},
        "TIMES": tuple(range(MOST_TIMES + 1)),
        "WHOLE_TURN": WHOLE_TURN,
    },
)
