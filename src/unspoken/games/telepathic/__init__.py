"""Telepathic: partners move sixteen tiles together without a word."""

from __future__ import annotations

from unspoken.games.telepathic.apply import apply
from unspoken.games.telepathic.asks import asks
from unspoken.games.telepathic.bot import BOTS
from unspoken.games.telepathic.constants import CONSTANTS
from unspoken.games.telepathic.daily import DAILY
from unspoken.games.telepathic.events import Event
from unspoken.games.telepathic.modes import MODES
from unspoken.games.telepathic.nature import settle
from unspoken.games.telepathic.parts.agent_pictures import pictures
from unspoken.games.telepathic.parts.agents import TOLD, explain, tell_private, tell_public
from unspoken.games.telepathic.parts.album import album
from unspoken.games.telepathic.parts.facts import facts
from unspoken.games.telepathic.parts.feats import TITLES, feats, ranking
from unspoken.games.telepathic.parts.remarks import REMARKS, remark
from unspoken.games.telepathic.parts.replay import hindsight
from unspoken.games.telepathic.parts.research import coding
from unspoken.games.telepathic.rules import REFUSALS, channels, decide, due, outcome, sample
from unspoken.games.telepathic.setup import gather, setup
from unspoken.games.telepathic.teams import teams_before_start
from unspoken.games.telepathic.types import Command, Materials, Mode, Options, Private, Public, State
from unspoken.games.telepathic.upgrades import UPGRADES
from unspoken.games.telepathic.view import private, public
from unspoken.games.telepathic.worlds import resample, trials
from unspoken.kernel.game import Game
from unspoken.kernel.game_types import GameTypes, SavedForm
from unspoken.kernel.parts.agents import AgentPart
from unspoken.kernel.parts.album import AlbumPart
from unspoken.kernel.parts.bots import BotPart
from unspoken.kernel.parts.night import NightPart
from unspoken.kernel.parts.proofs import ProofPart
from unspoken.kernel.parts.replay import ReplayPart
from unspoken.kernel.parts.research import ResearchPart
from unspoken.kernel.parts.seating import SeatingPart
from unspoken.kernel.parts.talk import TalkPart

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="telepathic",
    types=GameTypes(
        options=Options,
        materials=Materials,
        commands=Command,
        events=Event,
        refusals=REFUSALS,
        constants=CONSTANTS,
    ),
    saved=SavedForm(version=1, upgrades=UPGRADES),
    seats=lambda options: MODES[options.mode].seats,
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
    bots=BotPart(shared_commands=frozenset({"hand", "announce-both"}), players=BOTS),
    seating=SeatingPart(
        widest=range(2, 9), teams=teams_before_start, solo={"mode": Mode.FIRST.value}, by_days=True
    ),
    talk=TalkPart(remark=remark, remarks=REMARKS, facts=facts),
    night=NightPart(ranking=ranking, titles=TITLES, feats=feats),
    album=AlbumPart(make=album),
    replay=ReplayPart(hindsight=hindsight),
    daily=DAILY,
    research=ResearchPart(coding=coding),
    agents=AgentPart(
        tell_public=tell_public, tell_private=tell_private, told=TOLD, explain=explain, draw=pictures
    ),
)
