"""The software bill of materials lists what a host installs and what the page contains."""

from __future__ import annotations

from importlib.metadata import version

import msgspec

from tools.sbom import bill

PAGE = "Packages.\n\n---\n\n@fluent/bundle 0.19.1 (Apache-2.0)\n\nsvelte 5.57.3 (MIT)\n\nCopyright"


class Component(msgspec.Struct):
    purl: str


class Bill(msgspec.Struct):
    components: list[Component]


def urls() -> list[str]:
    """Return the package URLs."""
    return [component.purl for component in msgspec.convert(bill(PAGE), Bill).components]


def test_required_packages_and_those_of_extras_are_listed_once() -> None:
    """Directly or indirectly required ones, in the installed versions, and nothing for development."""
    found = urls()
    for name in ("msgspec", "starlette", "anyio", "asyncpg", "mcp"):
        assert found.count(f"pkg:pypi/{name}@{version(name)}") == 1
    assert not any(url.startswith(("pkg:pypi/pytest@", "pkg:pypi/unspoken@")) for url in found)


def test_packages_in_the_page_are_listed() -> None:
    """As npm names them."""
    assert {"pkg:npm/%40fluent/bundle@0.19.1", "pkg:npm/svelte@5.57.3"} <= set(urls())
