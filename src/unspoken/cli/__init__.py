"""The command line: `unspoken COMMAND`; `main.COMMANDS` lists the commands."""

from unspoken.cli.main import main as main
