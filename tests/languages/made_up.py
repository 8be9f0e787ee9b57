"""A made-up language: English with every word turned round, told in one folder and nowhere else."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

from unspoken.content.manifest import Manifest, Word
from unspoken.content.packs import Packs
from unspoken.content.portraits import portraits_file
from unspoken.languages.known import SHIPPED

TAG = "xq"
ENGLISH = SHIPPED / "en"
_WORD = re.compile(r"[a-zA-Z]+")
_LINE = re.compile(r"^([a-z][\w-]* = )([^{}\n]+)$", re.MULTILINE)


def turned(text: str) -> str:
    """Each word from its end to its beginning: "a heap" is "a paeh"."""
    return _WORD.sub(lambda word: word[0][::-1], text)


def write_language(folder: Path, packs: Packs) -> Path:
    """All of it, made from English and from what the packs say."""
    home = folder / TAG
    (home / "games").mkdir(parents=True)
    (home / "packs").mkdir()
    (home / "portraits").mkdir()
    (home / "language.json").write_text(json.dumps({"name": turned("English"), "locale": "en-GB"}))
    for file in (ENGLISH / "page.ftl", *ENGLISH.glob("games/*.ftl")):
        text = _LINE.sub(lambda line: line[1] + turned(line[2]), file.read_text(encoding="utf-8"))
        (home / file.relative_to(ENGLISH)).write_text(text, encoding="utf-8")
    (home / "judge.toml").write_text('articles = ["eht"]\n[[endings]]\ntaken = ["ak"]\n')
    (home / "bots.toml").write_text('[phrases]\ndixit-openings = ["Raed yraid"]\n')
    for manifest in packs.manifests():
        (home / "packs" / f"{manifest.pack}.json").write_text(json.dumps(telling(manifest)))
    for pack in ("dream", "ink"):
        told = json.loads(portraits_file(packs.folder(pack), "en").read_bytes())
        (home / "portraits" / f"{pack}.json").write_text(json.dumps(_turned_within(told)))
    return home


def unfinished(folder: Path) -> Path:
    """The same language on its first day: a name, and nothing that it could say."""
    home = folder / TAG
    home.mkdir()
    shutil.copy(ENGLISH / "language.json", home)
    return home


def telling(manifest: Manifest) -> dict[str, Any]:
    """What the language says of a pack, in the shape of its file; Any: plain JSON."""
    return {
        "title": turned(manifest.title["en"]),
        "categories": {key: turned(told["en"]) for key, told in manifest.categories.items()},
        "themes": {key: turned(told["en"]) for key, told in manifest.themes.items()},
        "words": {word.text["en"]: _word(word) for word in manifest.words},
        "cards": {
            card.id: {
                "alt": turned(card.alt["en"]),
                "objects": [turned(thing) for thing in card.objects.get("en", ())],
                "mood": turned(card.mood.get("en", "")),
            }
            for card in manifest.cards
        },
        "items": [_texts(item) for item in manifest.items],
    }


def _word(word: Word) -> dict[str, Any]:
    other = [turned(name) for name in word.accepted.get("en", ())]
    return {"text": turned(word.text["en"]), "accepted": other}


def _texts(item: dict[str, Any]) -> dict[str, str]:
    fields = {name: field for name, field in item.items() if isinstance(field, dict)}
    return {name: turned(field["en"]) for name, field in fields.items() if isinstance(field.get("en"), str)}


def _turned_within(told: Any) -> Any:  # noqa: ANN401  (plain JSON)
    """Portraits with every text in them turned round; ids, kinds and places stay."""
    match told:
        case dict():
            said = ("text", "sees")
            return {key: turned(one) if key in said else _turned_within(one) for key, one in told.items()}
        case list():
            return [_turned_within(one) for one in told]
        case _:
            return told
