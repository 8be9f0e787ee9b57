"""Dixit: the teller gives a clue to a card, and the others look for that card among decoys."""

from typing import get_args

from unspoken.games.dixit.apply import apply
from unspoken.games.dixit.asks import asks
from unspoken.games.dixit.bot import BOTS
from unspoken.games.dixit.bot.player import told_text
from unspoken.games.dixit.clues import LONGEST_CLUE, LONGEST_RECORDING
from unspoken.games.dixit.events import Event
from unspoken.games.dixit.nature import settle
from unspoken.games.dixit.parts.album import album
from unspoken.games.dixit.parts.facts import facts
from unspoken.games.dixit.parts.feats import TITLES, feats
from unspoken.games.dixit.parts.newcomer import renew
from unspoken.games.dixit.parts.remarks import REMARKS, remark
from unspoken.games.dixit.parts.research import coding
from unspoken.games.dixit.parts.sightings import atlas_fact, sightings
from unspoken.games.dixit.rules import channels, decide, due, outcome, sample, sounds
from unspoken.games.dixit.scoring import POINTS, POINTS_PER_VOTE
from unspoken.games.dixit.setup import gather, setup, shown_ids
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
from unspoken.kernel.game_types import GameTypes, SavedForm
from unspoken.kernel.parts.album import AlbumPart
from unspoken.kernel.parts.atlas import AtlasPart
from unspoken.kernel.parts.bots import BotPart
from unspoken.kernel.parts.night import NightPart
from unspoken.kernel.parts.proofs import ProofPart
from unspoken.kernel.parts.research import ResearchPart
from unspoken.kernel.parts.seating import SeatingPart
from unspoken.kernel.parts.talk import TalkPart

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="dixit",
    types=GameTypes(
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
        constants={
            "DECISIONS": get_args(Decision),
            "DEFAULT_OPTIONS": Options(),
            "LONGEST_CLUE": LONGEST_CLUE,
            "LONGEST_RECORDING": LONGEST_RECORDING,
            "POINTS": POINTS,
            "POINTS_PER_VOTE": POINTS_PER_VOTE,
            "SUGGESTED_TARGETS": SUGGESTED_TARGETS,
        },
    ),
    saved=SavedForm(version=1, upgrades=UPGRADES),
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
    proofs=ProofPart(resample=resample, trials=trials),
    bots=BotPart(players=BOTS, told=told_text),
    seating=SeatingPart(renew=renew, by_days=True),
    talk=TalkPart(remark=remark, remarks=REMARKS, sounds=sounds, facts=facts),
    night=NightPart(shown_ids=shown_ids, titles=TITLES, feats=feats),
    album=AlbumPart(make=album),
    atlas=AtlasPart(sightings=sightings, fact=atlas_fact),
    research=ResearchPart(coding=coding),
)
