"""A made-up language in a folder of its own: English with every word reversed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from unspoken.content.manifest import Manifest, ManifestWord
from unspoken.content.packs import Packs
from unspoken.content.portraits import portraits_file
from unspoken.languages.known import SHIPPED

TAG = "xq"
ENGLISH = SHIPPED / "en"
_WORD = re.compile(r"[a-zA-Z]+")
_LINE = re.compile(r"^([a-z][\w-]* = )([^{}\n]+)$", re.MULTILINE)


def reversed_words(text: str) -> str:
    """Reverse each word: "a heap" becomes "a paeh"."""
    return _WORD.sub(lambda word: word[0][::-1], text)


def write_language(folder: Path, packs: Packs) -> Path:
    """Write the complete language, made from English and from the packs."""
    home = folder / TAG
    (home / "games").mkdir(parents=True)
    (home / "packs").mkdir()
    (home / "pages").mkdir()
    (home / "portraits").mkdir()
    (home / "language.json").write_text(
        json.dumps({"name": reversed_words("English"), "locale": "en-GB", "complete": True})
    )
    for file in (ENGLISH / "page.ftl", *ENGLISH.glob("pages/*.ftl"), *ENGLISH.glob("games/*.ftl")):
        text = _LINE.sub(lambda line: line[1] + reversed_words(line[2]), file.read_text(encoding="utf-8"))
        (home / file.relative_to(ENGLISH)).write_text(text, encoding="utf-8")
    (home / "judge.toml").write_text('articles = ["eht"]\n[[endings]]\ntaken = ["ak"]\n')
    (home / "bots.toml").write_text('empty = ["eht"]\n')
    for manifest in packs.manifests():
        (home / "packs" / f"{manifest.pack}.json").write_text(json.dumps(translation(manifest)))
    for pack in ("dream", "ink"):
        portraits = json.loads(portraits_file(packs.folder(pack), "en").read_bytes())
        (home / "portraits" / f"{pack}.json").write_text(json.dumps(_reversed_within(portraits)))
    return home


def write_unfinished_language(folder: Path) -> Path:
    """Write a language that only has a name and one sentence."""
    home = folder / TAG
    home.mkdir()
    (home / "language.json").write_text(json.dumps({"name": reversed_words("English"), "locale": "en-GB"}))
    (home / "page.ftl").write_text(f"album-and = {reversed_words('and')}\n")
    return home


def translation(manifest: Manifest) -> dict[str, Any]:  # plain JSON
    """Return the language's texts for a pack, in the form of its file."""
    return {
        "title": reversed_words(manifest.title["en"]),
        "categories": {key: reversed_words(text["en"]) for key, text in manifest.categories.items()},
        "themes": {key: reversed_words(text["en"]) for key, text in manifest.themes.items()},
        "words": {word.text["en"]: _word(word) for word in manifest.words},
        "cards": {
            card.id: {
                "alt": reversed_words(card.alt["en"]),
                "objects": [reversed_words(thing) for thing in card.objects.get("en", ())],
                "mood": reversed_words(card.mood.get("en", "")),
            }
            for card in manifest.cards
        },
        "items": [_texts(item) for item in manifest.items],
    }


def _word(word: ManifestWord) -> dict[str, Any]:
    other = [reversed_words(name) for name in word.accepted.get("en", ())]
    return {"text": reversed_words(word.text["en"]), "accepted": other}


def _texts(item: dict[str, Any]) -> dict[str, str]:
    fields = {name: field for name, field in item.items() if isinstance(field, dict)}
    return {
        name: reversed_words(field["en"])
        for name, field in fields.items()
        if isinstance(field.get("en"), str)
    }


def _reversed_within(value: Any) -> Any:  # noqa: ANN401  (plain JSON)
    """Reverse the words of every text in portraits, but not ids, kinds and places."""
    match value:
        case dict():
            texts = ("text", "sees")
            return {
                key: reversed_words(inner) if key in texts else _reversed_within(inner)
                for key, inner in value.items()
            }
        case list():
            return [_reversed_within(inner) for inner in value]
        case _:
            return value
