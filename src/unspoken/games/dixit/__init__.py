"""Dixit: one tells a picture without telling it, and the others must find it among their own."""

from typing import get_args

from unspoken.games.dixit.album import album
from unspoken.games.dixit.apply import apply
from unspoken.games.dixit.asks import asks
from unspoken.games.dixit.bot import BOTS
from unspoken.games.dixit.clues import LONGEST_CLUE, LONGEST_RECORDING
from unspoken.games.dixit.events import Event
from unspoken.games.dixit.facts import facts
from unspoken.games.dixit.feats import TITLES, feats
from unspoken.games.dixit.nature import settle
from unspoken.games.dixit.remarks import REMARKS, remark
from unspoken.games.dixit.rules import channels, decide, due, outcome, sample, sounds
from unspoken.games.dixit.scoring import POINTS, POINTS_PER_VOTE
from unspoken.games.dixit.setup import gather, seen, setup
from unspoken.games.dixit.sightings import recalled, sightings
from unspoken.games.dixit.sizes import SEAT_COUNTS
from unspoken.games.dixit.types import (
    SUGGESTED_TARGETS,
    Command,
    Decision,
    Materials,
    Options,
    Private,
    Public,
    State,
)
from unspoken.games.dixit.upgrades import UPGRADES
from unspoken.games.dixit.view import private, public
from unspoken.games.dixit.worlds import resample, trials
from unspoken.kernel.game import Game

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="dixit",
    version=1,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=frozenset(
        {
            "card-not-held",
            "clue-empty",
            "clue-too-long",
            "clue-unprintable",
            "deck-too-small",
            "lay-so-many",
            "no-such-number",
            "no-such-recording",
            "own-card",
            "somebody-begins",
        }
    ),
    seats=lambda _options: SEAT_COUNTS,
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
    remark=remark,
    remarks=REMARKS,
    sounds=sounds,
    seen=seen,
    upgrades=UPGRADES,
    facts=facts,
    titles=TITLES,
    feats=feats,
    album=album,
    sightings=sightings,
    recalled=recalled,
    constants={
        "DECISIONS": get_args(Decision),
        "DEFAULT_OPTIONS": Options(),
        "LONGEST_CLUE": LONGEST_CLUE,
        "LONGEST_RECORDING": LONGEST_RECORDING,
        "POINTS": POINTS,
        "POINTS_PER_VOTE": POINTS_PER_VOTE,
        "SUGGESTED_TARGETS": SUGGESTED_TARGETS,
    },
)
