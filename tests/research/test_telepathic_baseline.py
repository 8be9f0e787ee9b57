"""The baseline that learns Telepathic: what it ships, and how it is trained."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from unspoken.cli.main import main
from unspoken.cli.research.train import PARTS
from unspoken.games.telepathic.tiles import Condition


def module(name: str) -> ModuleType:
    """Import a module: only in a test, because some of them compile or compute tables."""
    return import_module(f"unspoken.research.baseline.{name}")


@pytest.fixture(scope="module")
def batch_class() -> type:
    """The class `TelepathicBatch`."""
    found: type = import_module("unspoken.games.telepathic.research.batch").TelepathicBatch
    return found


class NoNoise(np.random.Generator):
    """Never changes the best choice."""

    def gumbel(self, *_: object, **__: object) -> float:  # type: ignore[override]
        return 0.0


def test_the_shipped_weights_win_most_games_with_themselves(batch_class: type) -> None:
    """In the first game, each player from its own observations; an illegal action would raise."""
    evaluation, load = module("evaluation"), module("policy").load_policy
    score = evaluation.play([load(20), load(20)], batch_class(20, "first"), evaluation.TEST[:20])
    assert score.won >= 15, score
    assert Path(str(evaluation.__file__)).with_name("telepathic.npz").stat().st_size < 1_000_000


def test_the_shipped_weights_play_the_standard_game_to_its_last_card(batch_class: type) -> None:
    """Actions stay legal when few cards are left, and none."""
    evaluation, policy = module("evaluation"), module("policy")
    batch = batch_class(50, "standard", 5)
    score = evaluation.play([policy.load_policy(50), policy.load_policy(50)], batch, range(50))
    assert batch.over.all() and score.turns > 4


def test_a_player_answers_every_question_of_the_environment() -> None:
    """The engine accepts its actions, also when the table asks who begins."""
    env = import_module("unspoken.research").env("telepathic", mode="first")
    env.reset(seed=950_000)
    players = [module("player").Learnt() for _ in env.possible_agents]
    reward, over, cut = 0.0, False, False
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        if over or cut:
            break
        env.step(players[int(agent[-1])].act(**observation))
    assert (reward, over, cut) == (1.0, True, False)


def test_distances_are_the_shortest_ways_to_lines() -> None:
    """The suns lie in a row; one step of the second row east brings the circles of a column together."""
    distances = module("distances")
    tables = distances.distances("first")
    grid = np.array([[0, 1, 2, 3, 5, 6, 7, 4, 8, 9, 10, 11, 12, 13, 14, 15]])
    places, names = distances.places_of(grid)[0], list(Condition)
    sun, circle = places[names.index(Condition.SUN)], places[names.index(Condition.CIRCLE)]
    assert (tables.alone[sun], tables.alone[circle], tables.together[sun, circle]) == (0, 1, 1)
    assert (tables.alone.max(), tables.together.max()) == (3, 4)


def test_playing_makes_the_choices_that_training_finds_best(batch_class: type) -> None:
    """A player sees only its observations and runs on numpy; training traces both seats at once."""
    import autograd.numpy as traced

    policy = module("policy")
    weights = policy.load_weights(Path(str(policy.__file__)).with_name("telepathic.npz"))
    tables, lesson = module("distances").distances("first"), module("lessons").lesson_at(1.0)
    trained, played = batch_class(40, "first"), batch_class(40, "first")
    trained.reset(np.arange(40, dtype=np.uint64))
    module("self_play").SelfPlay(traced, weights, tables, trained, lesson, NoNoise(np.random.PCG64())).loss()
    players = [policy.LearntPolicy(weights, tables, 40) for _ in range(2)]
    module("evaluation").play(players, played, range(40), lesson.turns)
    assert 30 <= trained.games["won"].sum() < 40  # so the games end in more than one way
    assert (trained.games["grid"] == played.games["grid"]).all()
    assert (trained.games["named"] == played.games["named"]).all()


def test_training_learns_to_guess_cards_and_repeats_itself(tmp_path: Path) -> None:
    """From the same deals again and again, in a few updates; weights survive a file."""
    training, policy = module("training"), module("policy")
    recipe = training.Recipe(games=24)
    weights = module("network").first_weights(np.random.default_rng(recipe.seed))
    adam, surprises = training.Adam(weights), []
    _, repeated = training.shard_gradient(recipe, weights, 0, 0)
    for update in range(5):
        practice, gradient = training.shard_gradient(recipe, weights, 0, 0)
        assert update or all((gradient[name] == repeated[name]).all() for name in weights)
        weights = adam.step(weights, gradient, 0.01)
        surprises.append(practice.surprise)
    assert surprises[-1] < surprises[0] - 0.1, surprises
    policy.save_weights(tmp_path / "weights.npz", weights)
    stored = policy.load_weights(tmp_path / "weights.npz")
    assert all(np.allclose(stored[name], weights[name], rtol=1e-3, atol=1e-4) for name in weights)


def test_lessons_become_harder_and_parts_can_be_left_out() -> None:
    """Near lines and credit for parts come first. No deal of validation or test can occur in training."""
    lessons, evaluation = module("lessons"), module("evaluation")
    early, late = lessons.lesson_at(0.0), lessons.lesson_at(1.0)
    assert (early.nearest, early.credit) == (2, 1.0) and (late.nearest, late.credit) == (4, 0.0)
    changed = {part for part in PARTS if lessons.lesson_at(0.0, part) != early}
    assert changed == {*PARTS} - {"foresight"} and lessons.PARTS == PARTS
    assert not {*evaluation.VALIDATION} & {*evaluation.TEST} and max(evaluation.TEST) < 2**63


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--out", "weights.txt"], "ends in .npz"),
        (["--out", "nowhere/weights.npz"], "in a folder that exists"),
        (["--out", "weights.npz", "--updates", "0"], "use a whole number from 1 on, not 0"),
    ],
    ids=["ending", "folder", "updates"],
)
def test_wrong_arguments_get_one_sentence(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """And nothing is written."""
    monkeypatch.chdir(tmp_path)
    try:
        status: object = main(["research", "train", *words])
    except SystemExit as error:
        status = error.code
    assert (status, list(tmp_path.iterdir())) == (2, []) and sentence in capfd.readouterr().err
