"""The eye learns: what looks alike gets the same word."""

from __future__ import annotations

import numpy as np

from unspoken.art.eye_training import Lessons, learn


def test_it_learns_to_tell_apart_what_it_was_shown() -> None:
    """Three kinds of pictures, the third of another category, which is never confused with the others."""
    rng = np.random.default_rng(1)
    word = np.repeat(np.arange(3), 512)
    middles = 4 * np.eye(3, 12, dtype=np.float32)
    seen = (middles[word] + rng.normal(0, 0.5, (len(word), 12))).astype(np.float32)
    kin = np.array([[0, 0, -1e9], [0, 0, -1e9], [-1e9, -1e9, 0]], np.float32)
    hidden, hidden_bias, out, out_bias = learn(Lessons(seen, word, kin), 20, rng)
    told = np.maximum(middles @ hidden + hidden_bias, 0) @ out + out_bias + kin
    assert told.argmax(axis=1).tolist() == [0, 1, 2]
