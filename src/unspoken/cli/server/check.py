"""`serve --check`: tests whether a server could start, and prints what it would run."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from contextlib import ExitStack

from unspoken import __version__
from unspoken.bots.lore import encoder
from unspoken.cli.options.option import OptionGroup, all_options
from unspoken.cli.server import cluster, public, stores, uploads
from unspoken.cli.server.addresses import local_url
from unspoken.cli.server.opening import Content, Listen, check_names, load_content, open_sockets
from unspoken.content.word_pack import made_of_words

_OWN_DECKS = {"house": "for every table", "table": "for their own table", "nobody": "no uploads"}


def check(args: argparse.Namespace, groups: Iterable[OptionGroup], listen: Listen) -> None:
    """Check everything that can stop a server, and print what would run. Raises FAULTS of `opening`."""
    check_names(args)
    with ExitStack() as held:
        listening, _metrics = open_sockets(args, listen, held)
        address = local_url(listening) if args.port else f"any free port of {args.host}"
    content = load_content(args)
    is_new = not stores.probe(stores.chosen(args))
    cluster.probe(args)
    print(f"unspoken {__version__} can start with these settings.")
    for label, text in _lines(args, content, address, is_new).items():
        print(f"  {label:<16}{text}")
    print("Set by you:" if args.sources else "Every setting has its default.")
    for name, option in all_options(groups).items():
        if name in args.sources:
            value = "(not shown)" if option.is_secret else getattr(args, option.attribute)
            print(f"  {name:<16}{value}  from {args.sources[name]}")


def _lines(args: argparse.Namespace, content: Content, address: str, is_new: bool) -> Mapping[str, str]:
    """Describe what would run, by label."""
    store = stores.place(args)
    megabytes = f"{args.deck_megabytes} MB each, {args.decks_megabytes} MB in all"
    limits = f"{args.deck_pictures} pictures and {megabytes}"
    return {
        "address": address,
        "public address": args.public_url or "none: for this machine and its network",
        "store": f"{store}, which does not exist yet" if is_new else store,
        "kept": f"{args.keep_days} days after the last visit" if args.keep_days else "without a limit",
        "bus": cluster.described(args),
        "games": ", ".join(content.games),
        "packs": ", ".join(manifest.pack for manifest in content.packs.manifests()),
        "words": ", ".join(pack.pack for pack in made_of_words(content.packs)) or "none of your own",
        "admin page": "open" if args.admin_token else "closed",
        "bots": _bots(args),
        "own decks": f"{_OWN_DECKS[public.own_decks(args)]}; limits: {limits}",
        "tonight's decks": f"{args.tonight_cards} cards" if uploads.painter(args) else "off",
        "limits": "none: only for benchmarks" if args.no_limits else "on",
        "voice": "off" if args.no_voice else "on",
        "atlas": "on" if public.has_atlas(args) else "off",
        "today's counts": "on" if public.counts_answers(args) else "off",
        "metrics": _metrics(args),
    }


def _bots(args: argparse.Namespace) -> str:
    processes = "1 process" if args.bot_workers == 1 else f"{args.bot_workers} processes"
    where = processes if args.bot_workers else "a thread of the server"
    models = "with models" if encoder.is_here() else "without models"
    return f"{where}, {models}"


def _metrics(args: argparse.Namespace) -> str:
    ways = ["with a token"] if args.metrics_token else []
    ways += [] if args.metrics_port is None else [f"at 127.0.0.1:{args.metrics_port}"]
    return " and ".join(ways) or "closed"
