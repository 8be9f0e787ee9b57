"""Rorschach: two teams, a subject who says nothing, and what a blot might be."""

from typing import get_args

from unspoken.games.rorschach.agreement import votes_needed
from unspoken.games.rorschach.album import album
from unspoken.games.rorschach.apply import apply
from unspoken.games.rorschach.asks import asks
from unspoken.games.rorschach.bot import BOTS
from unspoken.games.rorschach.events import Event
from unspoken.games.rorschach.facts import facts
from unspoken.games.rorschach.feats import TITLES, feats
from unspoken.games.rorschach.nature import settle
from unspoken.games.rorschach.remarks import REMARKS, remark
from unspoken.games.rorschach.rules import REFUSALS, SEATS, channels, decide, due, hidden_due, outcome, sample
from unspoken.games.rorschach.scoring import LEAD_TO_WIN, POINTS_TO_WIN
from unspoken.games.rorschach.setup import gather, seen, setup
from unspoken.games.rorschach.sightings import recalled, sightings
from unspoken.games.rorschach.teams import teams_before_start
from unspoken.games.rorschach.types import Command, Decision, Materials, Options, Private, Public, State
from unspoken.games.rorschach.upgrades import UPGRADES
from unspoken.games.rorschach.view import eyes, private, public
from unspoken.games.rorschach.worlds import resample, trials
from unspoken.kernel.game import Game

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="rorschach",
    version=1,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=REFUSALS,
    seats=lambda _options: SEATS,
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
    hidden_due=hidden_due,
    seen=seen,
    shared_commands=frozenset({"choose", "remove", "guess", "counter", "decline"}),
    bots=BOTS,
    remark=remark,
    remarks=REMARKS,
    upgrades=UPGRADES,
    solo={"first": "first"},
    facts=facts,
    eyes=eyes,
    titles=TITLES,
    feats=feats,
    album=album,
    sightings=sightings,
    recalled=recalled,
    teams=teams_before_start,
    constants={
        "DECISIONS": get_args(Decision),
        "DEFAULT_OPTIONS": Options(),
        "MAJORITY": tuple(votes_needed(voices) for voices in range((SEATS[-1] + 1) // 2 + 1)),
        "POINTS_TO_WIN": POINTS_TO_WIN,
        "LEAD_TO_WIN": LEAD_TO_WIN,
    },
)
