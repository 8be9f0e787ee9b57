"""Telepathic: two minds, a grid of sixteen tiles, and not a word."""

from __future__ import annotations

from unspoken.games.telepathic.album import album
from unspoken.games.telepathic.apply import apply
from unspoken.games.telepathic.asks import asks
from unspoken.games.telepathic.bot import BOTS
from unspoken.games.telepathic.constants import CONSTANTS
from unspoken.games.telepathic.events import Event
from unspoken.games.telepathic.facts import facts
from unspoken.games.telepathic.feats import TITLES, feats, ranking
from unspoken.games.telepathic.modes import MODES
from unspoken.games.telepathic.nature import settle
from unspoken.games.telepathic.remarks import REMARKS, remark
from unspoken.games.telepathic.rules import REFUSALS, channels, decide, due, outcome, sample
from unspoken.games.telepathic.setup import gather, setup
from unspoken.games.telepathic.teams import teams_before_start
from unspoken.games.telepathic.types import Command, Materials, Mode, Options, Private, Public, State
from unspoken.games.telepathic.upgrades import UPGRADES
from unspoken.games.telepathic.view import hindsight, private, public
from unspoken.games.telepathic.worlds import resample, trials
from unspoken.kernel.game import Game

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="telepathic",
    version=1,
    options=Options,
    materials=Materials,
    commands=Command,
    events=Event,
    refusals=REFUSALS,
    seats=lambda options: MODES[options.mode].seats,
    widest_seats=range(2, 9),
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
    shared_commands=frozenset({"hand", "announce-both"}),
    bots=BOTS,
    remark=remark,
    remarks=REMARKS,
    upgrades=UPGRADES,
    teams=teams_before_start,
    solo={"mode": Mode.FIRST.value},
    facts=facts,
    ranking=ranking,
    titles=TITLES,
    feats=feats,
    album=album,
    hindsight=hindsight,
    constants=CONSTANTS,
)
