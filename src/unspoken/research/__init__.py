"""The games as PettingZoo environments, sequential and parallel, with the same rules as at a table."""

from unspoken.research.environment import UnspokenEnv as UnspokenEnv
from unspoken.research.environment import env as env
from unspoken.research.parallel import UnspokenParallelEnv as UnspokenParallelEnv
from unspoken.research.parallel import parallel_env as parallel_env
