"""What the net sees, in things that people have a word for."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import numpy as np
import pytest
from PIL import Image

from unspoken.content.packs import Packs, load_packs
from unspoken.pictures.things.installed import weights_file
from unspoken.pictures.things.looking import LEAST, table, things_on
from unspoken.pictures.things.net import CLASSES, SIDE, Net
from unspoken.pictures.things.weights import Array, RottenWeights, read_weights


@pytest.fixture(scope="module")
def weights() -> dict[str, Array]:
    """Those that the extra `bots` brings."""
    path = weights_file()
    assert path is not None, "the extra `bots` is not installed"
    return dict(read_weights(path))


@pytest.fixture(scope="module")
def net(weights: dict[str, Array]) -> Net:
    return Net(weights)


@pytest.fixture(scope="module")
def packs() -> Packs:
    return load_packs()


def test_no_class_is_two_things() -> None:
    """And each is one of the thousand."""
    told = Counter(chain.from_iterable(table().things.values()))
    assert max(told.values()) == 1 and min(told) >= 0 and max(told) < CLASSES


def test_what_belongs_to_a_family_is_one_of_the_thousand() -> None:
    """And is named once in it."""
    assert all(len(of) == len(set(of)) and max(of) < CLASSES for of in table().families.values())


def test_where_a_thing_is_not_plain_its_family_is_told(net: Net, packs: Packs) -> None:
    """A swan with a castle on its back is some animal."""
    folder, pack = packs.folder("dream"), packs.manifest("dream")
    (card,) = (card for card in pack.cards if "A white swan swims" in card.alt["en"])
    (seen,) = things_on(Image.open(folder / f"{card.id}.webp"), net)
    assert seen.thing == "animal"


@pytest.mark.parametrize(
    ("told", "thing"), [("a bookshelf", "books"), ("stone throne", "chair"), ("drawn as a maze", "maze")]
)
def test_what_is_plain_is_seen(net: Net, packs: Packs, told: str, thing: str) -> None:
    """On cards of the second deck, which nobody drew for it."""
    folder, pack = packs.folder("small-hours"), packs.manifest("small-hours")
    (card,) = (card for card in pack.cards if told in card.alt["en"])
    seen = things_on(Image.open(folder / f"{card.id}.webp"), net)
    assert seen[0].thing == thing and seen[0].share >= LEAST


@pytest.mark.parametrize(
    ("colour", "size"), [("black", (400, 600)), ("white", (1080, 200)), ("teal", (224, 224))]
)
def test_where_nothing_is_nothing_is_seen(net: Net, colour: str, size: tuple[int, int]) -> None:
    """A sheet of one colour, of any shape."""
    assert things_on(Image.new("RGB", size, colour), net) == ()


def test_all_that_may_be_seen_is_one(net: Net) -> None:
    """Shares of a whole, none of them below nothing."""
    shares = net.shares(Image.linear_gradient("L").resize((SIDE, SIDE)))
    assert shares.shape == (CLASSES,) and shares.min() >= 0 and abs(float(shares.sum()) - 1) < 1e-4


@pytest.mark.parametrize("lost", ["_conv_stem.weight", "_blocks.3._bn1.bias", "_fc.bias"])
def test_weights_of_another_net_are_refused(weights: dict[str, Array], lost: str) -> None:
    """Whatever is missing in them."""
    with pytest.raises(RottenWeights, match="another net"):
        Net({name: array for name, array in weights.items() if name != lost})


def test_weights_that_are_no_numbers_lead_nowhere(weights: dict[str, Array]) -> None:
    """They were read, but nothing can be counted with them."""
    nowhere = Net({**weights, "_fc.bias": np.full(CLASSES, np.nan, np.float32)})
    with pytest.raises(RottenWeights, match="nowhere"):
        nowhere.shares(Image.new("RGB", (300, 300)))
