"""`unspoken deck make`: makes a pack from a folder of pictures or from a list of words."""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from pathlib import Path

import msgspec

from unspoken.cli.deck_sources import BadSource, read_list, read_pictures
from unspoken.cli.drawing import folder_obstacle
from unspoken.content.acceptance.check import check
from unspoken.content.making import (
    PackTexts,
    picture_files,
    picture_manifest,
    word_manifest,
    write_pack,
)
from unspoken.content.manifest import Manifest
from unspoken.content.own.typed import LONGEST_TITLE, clean_title
from unspoken.content.packs import SHIPPED, picture_file
from unspoken.kernel.languages import FALLBACK
from unspoken.kernel.types import Refused
from unspoken.languages.known import tags

WORD_KINDS = ("words", "cloud-words")
_LICENCE = re.compile(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `deck make`."""
    parser.add_argument(
        "source",
        type=Path,
        metavar="FOLDER",
        help="a folder of JPEG, PNG or WebP pictures, or a list of words",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder for the new pack")
    parser.add_argument("--title", type=_title, required=True, help="the title that players see")
    parser.add_argument(
        "--licence",
        type=_licence,
        required=True,
        help="an SPDX identifier such as CC-BY-4.0, or LicenseRef-private for your house alone",
    )
    parser.add_argument(
        "--author", action="append", required=True, metavar="NAME", help="who made it; may be repeated"
    )
    parser.add_argument(
        "--language", default=FALLBACK, metavar="TAG", help="the language of title, descriptions and words"
    )
    parser.add_argument(
        "--descriptions",
        type=Path,
        metavar="CSV",
        help="what each picture shows, in the columns file and description (default: the names of the files)",
    )
    parser.add_argument(
        "--for",
        choices=WORD_KINDS,
        default=WORD_KINDS[0],
        dest="words_for",
        help="the game for a list of words: words for Rorschach (default), cloud-words for Pareidolia",
    )


def run(args: argparse.Namespace) -> int:
    """Make the pack and return the exit code; nothing is written if something is wrong."""
    folder = args.out.resolve()
    try:
        if args.language not in tags():
            raise BadSource(f"There is no language {args.language}: choose one of {', '.join(tags())}.")
        before = _before(folder)
        with tempfile.TemporaryDirectory(prefix="unspoken-deck-") as home:
            made = Path(home, folder.name)
            made.mkdir()
            manifest = _make(args, made, before, folder)
            if faults := check(made):
                raise BadSource(*(f"{fault.card or 'the pack'}: {fault.sentence}" for fault in faults))
            if folder.is_dir():
                shutil.rmtree(folder)
            shutil.copytree(made, folder)
    except BadSource as wrong:
        for sentence in wrong.sentences:
            print(sentence, file=sys.stderr)
        return 1
    what = "pictures" if manifest.cards else "words"
    print(
        f"Made {folder} from {manifest.size} {what}. To play with it: unspoken play --packs {folder.parent}"
    )
    return 0


def _make(args: argparse.Namespace, made: Path, before: Manifest | None, folder: Path) -> Manifest:
    """Write the pack into a temporary folder."""
    source, words = args.source, _word_list(args.source)
    version = 1 if before is None else before.version + 1
    kind = args.words_for if words else "dream"
    authors = tuple(args.author)
    texts = PackTexts(made.name, kind, args.title, args.language, args.licence, authors, version)
    if words:
        manifest = word_manifest(texts, read_list(words))
        write_pack(made, manifest, {})
        return manifest
    cards = read_pictures(source, args.descriptions, args.language)
    manifest = picture_manifest(texts, cards, before)
    old = {
        picture_file(made, card.id, small=True): picture_file(folder, card.id, small=True).read_bytes()
        for card in manifest.retired
    }
    write_pack(made, manifest, {**old, **picture_files(made, cards)})
    return manifest


def _word_list(source: Path) -> Path | None:
    """Return the list of words, which may be the only text file of a folder; None if there are pictures."""
    if source.is_file():
        return source
    if not source.is_dir():
        raise BadSource(f"{source} does not exist: name a folder of pictures, or a text file with words.")
    files = [path for path in source.iterdir() if path.is_file() and not path.name.startswith(".")]
    return files[0] if len(files) == 1 and files[0].suffix == ".txt" else None


def _before(folder: Path) -> Manifest | None:
    """Return the earlier version of the pack, if the folder has one. Raises BadSource for other folders."""
    if reason := folder_obstacle(folder):
        raise BadSource(reason)
    if (SHIPPED / folder.name).is_dir():
        raise BadSource(f"Unspoken already has a pack called {folder.name}: choose another name for --out.")
    path = folder / "manifest.json"
    if not path.is_file():
        return None
    try:
        before = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except msgspec.DecodeError as wrong:
        raise BadSource(f"{path} is invalid ({wrong}): choose another folder, or delete this one.") from wrong
    if not before.by_host:
        raise BadSource(f"{folder} has a pack that `deck make` did not make: choose another folder.")
    return before


def _title(text: str) -> str:
    try:
        return clean_title(text)
    except Refused as wrong:
        raise argparse.ArgumentTypeError(f"a title has 1 to {LONGEST_TITLE} printable characters") from wrong


def _licence(text: str) -> str:
    if not _LICENCE.fullmatch(text):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an SPDX identifier such as CC-BY-4.0, or LicenseRef-private for your own house"
        )
    return text
