"""`python -m unspoken.art.skies` lays the skies of the daily puzzle anew, when drawings or clouds change."""

import sys

from unspoken import daily
from unspoken.content.knowledge import knowledge, write_knowledge
from unspoken.content.packs import load_packs
from unspoken.daily.cloud import FILE, LaidSkies
from unspoken.games.pareidolia.bot import drawings
from unspoken.games.pareidolia.bot.drawings import Album, Purpose
from unspoken.games.pareidolia.bot.rehearsal import sketch
from unspoken.games.pareidolia.types import CloudShape

_EASE = 80
"""How often, of a hundred times, a drawing was recognised that is worth a day."""
_LEAST = 7
"""Of fewer clouds a sky does not grow for long enough."""


def main() -> None:
    """Lay, and write."""
    shelf = load_packs().shelf()
    clouds = shelf.items("clouds", CloudShape)
    album = knowledge(drawings.__name__.rpartition(".")[0], drawings.FILE, Album)
    skies = {}
    for word in shelf.words("cloud-words"):
        own = album.drawings(word.text["en"], Purpose.DRAW)
        if own and own[0].ease >= _EASE:
            sky = sketch(own[0].bits, clouds)
            sys.stderr.write(f"{word.text['en']}: {len(sky)} clouds\n")
            if len(sky) >= _LEAST:
                skies[word.text["en"]] = sky
    size = write_knowledge(daily.__name__, FILE, LaidSkies(skies))
    sys.stderr.write(f"{len(skies)} skies, {size:,} bytes\n")


if __name__ == "__main__":
    main()
