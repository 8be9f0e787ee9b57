"""Writes the software bill of materials of a release: `python -m tools.sbom dist/unspoken-0.1.0.cdx.json`.

CycloneDX 1.6 as JSON. It lists the packages that the wheel requires, with all extras for hosts, in the
versions that are installed here, and the npm packages whose code is in the page.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

from unspoken import __version__

PAGE_LICENCES = Path(__file__).resolve().parent.parent / "src" / "unspoken" / "web" / "page" / "licences.txt"
EXTRAS = ("agents", "bots", "cluster")
"""The extras for hosts; the others are for research and for work on the project."""
_NPM = re.compile(r"^(?P<name>@?[\w./-]+) (?P<version>\d\S*) \((?P<licence>[^)]+)\)$", re.MULTILINE)


def main(words: list[str]) -> int:
    """Write the file and return the exit status."""
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    if not PAGE_LICENCES.is_file():
        print("The page is not built: run `make wheel` first.", file=sys.stderr)
        return 1
    listed = bill(PAGE_LICENCES.read_text(encoding="utf-8"))
    Path(words[0]).write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    return 0


def bill(page_licences: str) -> dict[str, object]:
    """Return the bill of materials, given the licence notices of the page."""
    python = sorted(_required(), key=lambda package: package.name.lower())
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "unspoken",
                "name": "unspoken",
                "version": __version__,
            }
        },
        "components": [*map(_python_component, python), *_npm_components(page_licences)],
    }


def _required() -> Iterator[Distribution]:
    """Yield the installed distributions that the wheel requires, directly or indirectly, each once."""
    seen: set[tuple[str, str]] = set()
    yielded: set[str] = set()
    waiting = [("unspoken", extra) for extra in ("", *EXTRAS)]
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue  # for another platform or version of Python
        if name not in {"unspoken", *yielded}:
            yielded.add(name)
            yield found
        for text in found.requires or ():
            needed = Requirement(text)
            if needed.marker is None or needed.marker.evaluate({"extra": extra}):
                waiting += [(_normal(needed.name), also) for also in ("", *needed.extras)]


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _python_component(package: Distribution) -> dict[str, object]:
    licences = package.metadata.get_all("License-Expression") or [None]
    return _component("pypi", _normal(package.name), package.version, licences[0])


def _npm_components(page_licences: str) -> Iterator[dict[str, object]]:
    for match in _NPM.finditer(page_licences):
        yield _component("npm", match["name"], match["version"], match["licence"])


def _component(kind: str, name: str, version: str, licence: str | None) -> dict[str, object]:
    url = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    licences = [{"expression": licence}] if licence else []
    listed = {"type": "library", "bom-ref": url, "name": name, "version": version, "purl": url}
    return {**listed, "licenses": licences} if licences else dict(listed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
