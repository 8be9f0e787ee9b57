"""Classification of pictures into things that people have a word for."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import numpy as np
import pytest
from PIL import Image

from unspoken.content.packs import Packs, load_packs
from unspoken.pictures.classifier.classify import LEAST, class_table, classify
from unspoken.pictures.classifier.installed import weights_file
from unspoken.pictures.classifier.net import CLASSES, SIDE, Net
from unspoken.pictures.classifier.weights import Array, BadWeights, read_weights


@pytest.fixture(scope="module")
def weights() -> dict[str, Array]:
    """Return the weights that the extra `bots` installs."""
    path = weights_file()
    assert path is not None, "the extra `bots` is not installed"
    return dict(read_weights(path))


@pytest.fixture(scope="module")
def net(weights: dict[str, Array]) -> Net:
    return Net(weights)


@pytest.fixture(scope="module")
def packs() -> Packs:
    return load_packs()


def test_no_class_belongs_to_two_things() -> None:
    """And each class is one of the thousand classes of the net."""
    counts = Counter(chain.from_iterable(class_table().things.values()))
    assert max(counts.values()) == 1 and min(counts) >= 0 and max(counts) < CLASSES


def test_the_classes_of_a_family_exist_and_are_listed_once() -> None:
    """There are a thousand classes."""
    assert all(
        len(family) == len(set(family)) and max(family) < CLASSES
        for family in class_table().families.values()
    )


def test_an_uncertain_thing_is_classified_by_its_family(net: Net, packs: Packs) -> None:
    """A swan with a castle on its back is an animal."""
    folder, pack = packs.folder("dream"), packs.manifest("dream")
    (card,) = (card for card in pack.cards if "A white swan swims" in card.alt["en"])
    (detected,) = classify(Image.open(folder / f"{card.id}.webp"), net)
    assert detected.thing == "animal"


@pytest.mark.parametrize(
    ("description", "thing"),
    [("a bookshelf", "books"), ("stone throne", "chair"), ("drawn as a maze", "maze")],
)
def test_a_clear_thing_is_detected(net: Net, packs: Packs, description: str, thing: str) -> None:
    """On cards of the second deck."""
    folder, pack = packs.folder("small-hours"), packs.manifest("small-hours")
    (card,) = (card for card in pack.cards if description in card.alt["en"])
    detected = classify(Image.open(folder / f"{card.id}.webp"), net)
    assert detected[0].thing == thing and detected[0].share >= LEAST


@pytest.mark.parametrize(
    ("colour", "size"), [("black", (400, 600)), ("white", (1080, 200)), ("teal", (224, 224))]
)
def test_nothing_is_detected_in_a_plain_picture(net: Net, colour: str, size: tuple[int, int]) -> None:
    """One colour, any shape."""
    assert classify(Image.new("RGB", size, colour), net) == ()


def test_the_shares_of_all_classes_sum_to_1(net: Net) -> None:
    """None of them is negative."""
    shares = net.shares(Image.linear_gradient("L").resize((SIDE, SIDE)))
    assert shares.shape == (CLASSES,) and shares.min() >= 0 and abs(float(shares.sum()) - 1) < 1e-4


@pytest.mark.parametrize("lost", ["_conv_stem.weight", "_blocks.3._bn1.bias", "_fc.bias"])
def test_weights_of_another_net_are_refused(weights: dict[str, Array], lost: str) -> None:
    """Any array may be missing."""
    with pytest.raises(BadWeights, match="another net"):
        Net({name: array for name, array in weights.items() if name != lost})


def test_weights_that_are_not_numbers_raise_an_error(weights: dict[str, Array]) -> None:
    """The file could be read, but the result is NaN."""
    broken = Net({**weights, "_fc.bias": np.full(CLASSES, np.nan, np.float32)})
    with pytest.raises(BadWeights, match="no valid result"):
        broken.shares(Image.new("RGB", (300, 300)))
