"""Pattern: everybody picks a number in silence; a match with the left neighbour scores."""

from unspoken.cli.template.game.apply import apply
from unspoken.cli.template.game.asks import asks
from unspoken.cli.template.game.bot import BOTS
from unspoken.cli.template.game.events import Event
from unspoken.cli.template.game.nature import settle
from unspoken.cli.template.game.rules import channels, decide, due, outcome, sample
from unspoken.cli.template.game.setup import gather, setup
from unspoken.cli.template.game.types import Command, Materials, Options, Private, Public, State
from unspoken.cli.template.game.upgrades import UPGRADES
from unspoken.cli.template.game.view import private, public
from unspoken.cli.template.game.worlds import resample, trials
from unspoken.kernel.game import Game
from unspoken.kernel.game_types import GameTypes, SavedForm
from unspoken.kernel.parts.bots import BotPart
from unspoken.kernel.parts.proofs import ProofPart

GAME: Game[Options, Materials, State, Command, Event, Public, Private] = Game(
    name="pattern",
    types=GameTypes(
        options=Options,
        materials=Materials,
        commands=Command,
        events=Event,
        refusals=frozenset({"no-such-number"}),
    ),
    saved=SavedForm(version=1, upgrades=UPGRADES),
    seats=lambda _options: range(3, 7),
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
    bots=BotPart(players=BOTS),
)
