"""Lore for voters with a different encoder than the bots: WordLlama's word vectors (PyPI `wordllama`, MIT).

WordLlama is not shipped and its code is not run; if it is on the path, two of its data files are read.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from shutil import copytree
from typing import TYPE_CHECKING

import numpy as np

from unspoken.bots.lore.meaning_lore import MeaningLore
from unspoken.content.packs import Pack, Packs

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Vectors

_WEIGHTS = "weights/l2_supercat_256.safetensors"
_TOKENS = "tokenizers/l2_supercat_tokenizer_config.json"
_SPACE = "▁"
_NEVER = 10**9


def is_installed() -> bool:
    """True if the package is on the path, installed or unpacked from its source."""
    return find_spec("wordllama") is not None


def second_reader(packs: Packs, pack: str, folder: Path) -> MeaningLore:
    """Return lore of a pack's portraits with the other encoder; the portraits are copied into the folder."""
    manifest = packs.manifest(pack)
    copytree(packs.folder(pack) / "portraits", folder / pack / "portraits")
    return MeaningLore(Packs({pack: Pack(folder / pack, manifest)}), encode)


def encode(texts: Sequence[str]) -> Vectors:
    """Return the normalised mean of each text's token vectors."""
    rows = np.stack([_rows()[_tokens(text)].mean(axis=0) for text in texts])
    vectors: Vectors = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    return vectors


def _tokens(text: str) -> list[int]:
    """Tokenize by byte pair encoding; unknown characters become bytes."""
    known, ranks = _vocabulary()
    parts = list(_SPACE + text.replace(" ", _SPACE))
    while len(parts) > 1:
        pairs = [ranks.get(pair, _NEVER) for pair in pairwise(parts)]
        if min(pairs) == _NEVER:
            break
        place = pairs.index(min(pairs))
        parts[place : place + 2] = [parts[place] + parts[place + 1]]
    return [
        token
        for part in parts
        for token in (
            [known[part]] if part in known else [known[f"<0x{byte:02X}>"] for byte in part.encode()]
        )
    ]


@cache
def _rows() -> Vectors:
    """Read the only tensor of the safetensors file: header length, header, then float16 numbers."""
    raw = _file(_WEIGHTS).read_bytes()
    start = 8 + int.from_bytes(raw[:8], "little")
    (tensor,) = (value for key, value in json.loads(raw[8:start]).items() if key != "__metadata__")
    return np.frombuffer(raw, np.float16, offset=start).reshape(tensor["shape"]).astype(np.float32)


@cache
def _vocabulary() -> tuple[dict[str, int], dict[tuple[str, str], int]]:
    model = json.loads(_file(_TOKENS).read_text(encoding="utf-8"))["model"]
    pairs = (merge.split(" ", 1) for merge in model["merges"])
    return model["vocab"], {(first, second): rank for rank, (first, second) in enumerate(pairs)}


def _file(name: str) -> Path:
    found = find_spec("wordllama")
    if found is None or not found.submodule_search_locations:
        raise FileNotFoundError(
            "wordllama is not installed: pip download --no-deps wordllama, unpack it, add its src to the path"
        )
    return Path(found.submodule_search_locations[0]) / name
