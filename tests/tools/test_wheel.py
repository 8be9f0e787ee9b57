"""The wheel contains the built page."""

from __future__ import annotations

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from unspoken.web.app import PAGE

ROOT = Path(__file__).parents[2]


def test_wheel_contains_the_page_and_its_compressed_files() -> None:
    """Installing the wheel needs no Node, and the server need not compress at run time."""
    packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    built = [path for path in PAGE.rglob("*") if path.suffix in {".js", ".css", ".html", ".br", ".gz"}]
    wanted = {f"unspoken/web/page/{path.relative_to(PAGE).as_posix()}" for path in built}
    assert wanted - packed == set()


def test_every_long_text_file_is_compressed_with_brotli_and_gzip() -> None:
    """A text file without a compressed form would be sent uncompressed."""
    texts = [path for path in PAGE.rglob("*") if path.suffix in {".js", ".css", ".html"}]
    long = [path for path in texts if path.stat().st_size > 500]
    forms = [path.with_name(path.name + suffix) for path in long for suffix in (".br", ".gz")]
    assert [form.name for form in forms if not form.is_file()] == []
