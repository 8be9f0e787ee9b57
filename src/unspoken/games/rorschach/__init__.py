"""Rorschach: two teams, a silent subject, and words matched to inkblots."""

from typing import get_args

from unspoken.games.rorschach.agreement import votes_needed
from unspoken.games.rorschach.apply import apply
from unspoken.games.rorschach.asks import asks
from unspoken.games.rorschach.bot import BOTS
from unspoken.games.rorschach.daily import DAILY
from unspoken.games.rorschach.events import Event
from unspoken.games.rorschach.nature import settle
from unspoken.games.rorschach.parts.agents import explain
from unspoken.games.rorschach.parts.album import album
from unspoken.games.rorschach.parts.facts import facts
from unspoken.games.rorschach.parts.feats import TITLES, feats
from unspoken.games.rorschach.parts.newcomer import renew
from unspoken.games.rorschach.parts.remarks import REMARKS, remark
from unspoken.games.rorschach.parts.replay import replay_viewer
from unspoken.games.rorschach.parts.research import coding
from unspoken.games.rorschach.parts.sightings import atlas_fact, sightings
from unspoken.games.rorschach.rules import REFUSALS, SEATS, channels, decide, due, hidden_due, outcome, sample
from unspoken.games.rorschach.scoring import LEAD_TO_WIN, POINTS_TO_WIN
from unspoken.games.rorschach.setup import gather, setup, shown_ids
from unspoken.games.rorschach.teams import teams_before_start
from unspoken.games.rorschach.types import Command, Decision, Materials, Options, Private, Public, State
from unspoken.games.rorschach.upgrades import UPGRADES
from unspoken.games.rorschach.view import private, public
from unspoken.games.rorschach.worlds import resample, trials
from unspoken.kernel.game import Game
from unspoken.kernel.game_types import GameTypes, SavedForm
from unspoken.kernel.parts.agents import AgentPart
from unspoken.kernel.parts.album import AlbumPart
from unspoken.kernel.parts.atlas import AtlasPart
from unspoken.kernel.parts.bots import BotPart
from unspoken.kernel.parts.night import NightPart
from unspoken.kernel.parts.proofs import ProofPart
from unspoken.kernel.parts.replay import ReplayPart
from unspoken.kernel.parts.research import ResearchPart
from unspoken.kernel.parts.seating import SeatingPart
from unspoken.kernel.parts.talk import TalkPart

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="rorschach",
    types=GameTypes(
        options=Options,
        materials=Materials,
        commands=Command,
        events=Event,
        refusals=REFUSALS,
        constants={
            "DECISIONS": get_args(Decision),
            "DEFAULT_OPTIONS": Options(),
            "MAJORITY": tuple(votes_needed(voices) for voices in range((SEATS[-1] + 1) // 2 + 1)),
            "POINTS_TO_WIN": POINTS_TO_WIN,
            "LEAD_TO_WIN": LEAD_TO_WIN,
        },
    ),
    saved=SavedForm(version=1, upgrades=UPGRADES),
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
    hidden_due=hidden_due,
    proofs=ProofPart(resample=resample, trials=trials),
    bots=BotPart(
        shared_commands=frozenset({"choose", "remove", "guess", "counter", "decline"}), players=BOTS
    ),
    seating=SeatingPart(solo={"first": "first"}, teams=teams_before_start, renew=renew, by_days=True),
    talk=TalkPart(remark=remark, remarks=REMARKS, facts=facts),
    night=NightPart(shown_ids=shown_ids, titles=TITLES, feats=feats),
    album=AlbumPart(make=album),
    atlas=AtlasPart(sightings=sightings, fact=atlas_fact),
    replay=ReplayPart(viewer=replay_viewer),
    daily=DAILY,
    research=ResearchPart(coding=coding),
    agents=AgentPart(explain=explain),
)
