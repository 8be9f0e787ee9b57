"""Players of Telepathic, the best first."""

from unspoken.games.telepathic.bot.telepath import BOTS as BOTS
