"""A policy for Telepathic that has learnt by playing with itself: numpy plays it, `autograd` trains it."""

from unspoken.research.baseline.player import Learnt as Learnt
from unspoken.research.baseline.policy import LearntPolicy as LearntPolicy
from unspoken.research.baseline.policy import load_policy as load_policy
