"""Pareidolia: two silent artists build a picture out of clouds, and the watchers guess the word."""

from typing import get_args

from unspoken.games.pareidolia.apply import apply
from unspoken.games.pareidolia.asks import ACTIONS, asks
from unspoken.games.pareidolia.bot import BOTS
from unspoken.games.pareidolia.cards import DRAWN
from unspoken.games.pareidolia.daily import DAILY
from unspoken.games.pareidolia.events import Event
from unspoken.games.pareidolia.nature import settle
from unspoken.games.pareidolia.parts.agent_pictures import pictures
from unspoken.games.pareidolia.parts.agents import TOLD, explain, guide, tell_private, tell_public
from unspoken.games.pareidolia.parts.album import album
from unspoken.games.pareidolia.parts.facts import facts
from unspoken.games.pareidolia.parts.feats import TITLES, feats
from unspoken.games.pareidolia.parts.newcomer import renew
from unspoken.games.pareidolia.parts.remarks import REMARKS, remark
from unspoken.games.pareidolia.parts.replay import replay_viewer
from unspoken.games.pareidolia.parts.research import coding
from unspoken.games.pareidolia.parts.sightings import sightings
from unspoken.games.pareidolia.rules import LONGEST_GUESS, channels, decide, due, outcome, sample
from unspoken.games.pareidolia.setup import gather, setup, shown_ids
from unspoken.games.pareidolia.sky.geometry import FINGER_RADIUS, HEIGHT, SHORTEST_NUDGE, WHOLE_TURN, WIDTH
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
from unspoken.games.pareidolia.view import private, public
from unspoken.games.pareidolia.worlds import resample, trials
from unspoken.kernel.game import Game
from unspoken.kernel.game_types import GameTypes, SavedForm
from unspoken.kernel.pace import Pace
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
    name="pareidolia",
    types=GameTypes(
        options=Options,
        materials=Materials,
        commands=Command,
        events=Event,
        refusals=frozenset(
            {
                "guess-empty",
                "guess-too-long",
                "guess-unprintable",
                "no-guesses-left",
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
    ),
    saved=SavedForm(version=2, upgrades=UPGRADES),
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
    proofs=ProofPart(resample=resample, trials=trials),
    bots=BotPart(
        invited_commands=frozenset({"guess", "yes"}),
        unhurried_commands=frozenset({"guess"}),
        quick_commands=frozenset({"guess", "yes", "place", "pick-up", "remove", "nudge"}),
        players=BOTS,
    ),
    seating=SeatingPart(solo={"times": 1, "minutes": 3}, renew=renew),
    talk=TalkPart(remark=remark, remarks=REMARKS, facts=facts),
    night=NightPart(shown_ids=shown_ids, titles=TITLES, feats=feats),
    album=AlbumPart(make=album),
    atlas=AtlasPart(sightings=sightings),
    replay=ReplayPart(viewer=replay_viewer),
    daily=DAILY,
    research=ResearchPart(coding=coding),
    agents=AgentPart(
        tell_public=tell_public,
        tell_private=tell_private,
        told=TOLD,
        explain=explain,
        guide=guide,
        draw=pictures,
    ),
)
