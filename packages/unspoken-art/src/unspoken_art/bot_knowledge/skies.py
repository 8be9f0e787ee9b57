"""Lays the skies of the daily puzzle: run it when drawings or clouds change.

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
"""How often, of a hundred times, a drawing was recognised that is worth a day."""
_LEAST = 7
"""Of fewer clouds a sky does not grow for long enough."""


def main() -> None:
    """Lay, and write."""
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
