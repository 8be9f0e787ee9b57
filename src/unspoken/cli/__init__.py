"""The command line: `unspoken serve|play|simulate|replay|deck|schema|new-game`."""

from unspoken.cli.main import main as main
