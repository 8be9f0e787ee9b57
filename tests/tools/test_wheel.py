"""What whoever installs the wheel gets of the page."""

from __future__ import annotations

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from unspoken.web.app import PAGE

ROOT = Path(__file__).parents[2]


def test_a_wheel_holds_the_page_in_all_its_forms() -> None:
    """Nobody who installs it needs Node, nor waits for what the build has compressed."""
    packed = {one.distribution_path for one in WheelBuilder(str(ROOT)).recurse_included_files()}
    built = [path for path in PAGE.rglob("*") if path.suffix in {".js", ".css", ".html", ".br", ".gz"}]
    wanted = {f"unspoken/web/page/{path.relative_to(PAGE).as_posix()}" for path in built}
    assert wanted - packed == set()


def test_every_text_of_any_length_has_both_compressed_forms() -> None:
    """Where one is missing it would travel whole."""
    texts = [path for path in PAGE.rglob("*") if path.suffix in {".js", ".css", ".html"}]
    long = [path for path in texts if path.stat().st_size > 500]
    forms = [path.with_name(path.name + suffix) for path in long for suffix in (".br", ".gz")]
    assert [form.name for form in forms if not form.is_file()] == []
