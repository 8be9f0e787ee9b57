"""Lays the skies of the daily puzzle. Run it after the drawings or the clouds have changed.

`python -m unspoken_art.bot_knowledge.skies` takes no arguments.
"""

import sys

from unspoken.content.knowledge import knowledge, write_knowledge
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot import drawings
from unspoken.games.pareidolia.bot.drawings import DrawingLibrary, Purpose
from unspoken.games.pareidolia.bot.rehearsal import sketch
from unspoken.games.pareidolia.daily.puzzle import CLOUDS, FILE, PACKAGE, WORDS, LaidSkies
from unspoken.games.pareidolia.types import CloudShape

_EASE = 80
"""The puzzle uses only drawings that watchers recognise in at least this percentage of the tests."""
_LEAST = 7
"""The puzzle uses only skies of at least this many clouds: with fewer it would end too soon."""


def main() -> None:
    """Lay the skies and write them to the file."""
    shelf = load_packs().shelf()
    clouds = shelf.items(CLOUDS, CloudShape)
    album = knowledge(drawings.__name__.rpartition(".")[0], drawings.FILE, DrawingLibrary)
    skies = {}
    for word in shelf.words(WORDS):
        own = album.drawings(word.text["en"], Purpose.DRAW)
        if own and own[0].ease >= _EASE:
            sky = sketch(own[0].bits, clouds)
            sys.stderr.write(f"{word.text['en']}: {len(sky)} clouds\n")
            if len(sky) >= _LEAST:
                skies[word.text["en"]] = sky
    size = write_knowledge(PACKAGE, FILE, LaidSkies(skies))
    sys.stderr.write(f"{len(skies)} skies, {size:,} bytes\n")


if __name__ == "__main__":
    main()
