"""Pictures, recordings and the page itself."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.content.small_packs import manifest_of
from tests.plain_http import plain_async_client
from tests.web.in_process import serving_here, settings_of

CARD = manifest_of().cards[0].id
SAMPLES = Path(__file__).parent.parent / "sounds" / "samples"


@pytest.mark.parametrize("name", [f"{CARD}.webp", f"{CARD}.s.webp"])
def test_a_picture_may_be_kept_for_ever(door: httpx.Client, name: str) -> None:
    """Its name is a digest: what lies under it never changes."""
    reply = door.get(f"/pictures/little/{name}")
    assert reply.content == CARD.encode() and "immutable" in reply.headers["cache-control"]


def test_a_picture_is_served_under_the_name_of_packs_that_are_shuffled_together(door: httpx.Client) -> None:
    """The page knows one deck, whatever it is shuffled of; half of it alone is nothing."""
    served = [door.get(f"/pictures/{deck}/{CARD}.webp").status_code for deck in ("dream+little", "dream+ink")]
    assert served == [200, 404]


def test_a_card_that_is_dealt_no_more_is_still_served(door: httpx.Client) -> None:
    """A candle on a rock, in games of an older version: its small picture, whatever size they ask for."""
    served = [door.get(f"/pictures/dream/d8b5440f513368d2{end}") for end in (".webp", ".s.webp")]
    assert ([reply.status_code for reply in served], len({reply.content for reply in served})) == (
        [200, 200],
        1,
    )


@pytest.mark.parametrize(
    "path",
    [
        "little/manifest.json",
        "little/..%2Fmanifest.json",
        "little/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "..%2Fpacks/manifest.json",
        "little/0000000000000000.webp",
        "nowhere/x.webp",
    ],
)
def test_nothing_but_a_packs_pictures_is_served(door: httpx.Client, path: str) -> None:
    """No path leads out of a pack, nor to what a pack says of itself."""
    assert door.get(f"/pictures/{path}").status_code == 404


def test_what_is_on_a_packs_pictures_is_told_in_words(door: httpx.Client) -> None:
    """For those who do not see them."""
    assert door.get("/api/packs/little/alt/pl").json()[CARD].startswith("Oto ")


def test_the_shapes_of_the_clouds_are_told(door: httpx.Client) -> None:
    """PAR-03: five shapes, fourteen pieces, each with an outline to draw."""
    shapes = door.get("/api/packs/clouds/items").json()
    assert (len(shapes), sum(shape["count"] for shape in shapes)) == (5, 14)


def upload(door: httpx.Client, code: str, data: bytes) -> httpx.Response:
    """Bring a recording to a table."""
    return door.post(f"/api/tables/{code}/recordings", content=data)


@pytest.mark.parametrize(
    ("sample", "mime"),
    [("chrome.webm", "audio/webm"), ("firefox.ogg", "audio/ogg"), ("aac.mp4", "audio/mp4")],
)
def test_a_recording_is_served_to_its_table(door: httpx.Client, code: str, sample: str, mime: str) -> None:
    """DIX-03: with the type that its content has."""
    data = (SAMPLES / sample).read_bytes()
    sound = upload(door, code, data).json()["sound"]
    reply = door.get(f"/api/tables/{code}/recordings/{sound}")
    assert (reply.content, reply.headers["content-type"]) == (data, mime)


def test_a_recording_is_not_served_to_others(door: httpx.Client, other_door: httpx.Client, code: str) -> None:
    """DIX-03: to this table alone, not even to somebody with its code."""
    sound = upload(door, code, (SAMPLES / "chrome.webm").read_bytes()).json()["sound"]
    assert other_door.get(f"/api/tables/{code}/recordings/{sound}").json()["code"] == "bad-token"


def test_a_recording_is_not_found_from_another_table(door: httpx.Client, code: str) -> None:
    """DIX-03: its name is good at its own table alone."""
    sound = upload(door, code, (SAMPLES / "chrome.webm").read_bytes()).json()["sound"]
    other = door.post("/api/tables", json={"name": "Ada"}).json()["code"]
    assert door.get(f"/api/tables/{other}/recordings/{sound}").status_code == 404


def test_nobody_from_outside_brings_a_recording(other_door: httpx.Client, code: str) -> None:
    """Who is not of the table leaves nothing there."""
    data = (SAMPLES / "chrome.webm").read_bytes()
    assert upload(other_door, code, data).json()["code"] == "bad-token"


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "recording-not-sound"),
        (b"<html><script>alert(1)</script>", "recording-not-sound"),
        ((SAMPLES / "film.webm").read_bytes(), "recording-not-sound"),
        ((SAMPLES / "long.ogg").read_bytes(), "recording-too-long"),
        (b"\x1a\x45\xdf\xa3" + bytes(300_000), "recording-too-large"),
    ],
)
def test_what_is_no_short_recording_is_refused(door: httpx.Client, code: str, data: bytes, word: str) -> None:
    """DIX-03: by its content, whatever it is called."""
    assert upload(door, code, data).json()["code"] == word


@pytest.mark.parametrize("way", ["/", "/t/ABCDEF", "/rules", "/rules/dixit"])
def test_one_page_is_behind_every_way_in(door: httpx.Client, way: str) -> None:
    """And asked for anew each time."""
    reply = door.get(way)
    assert "<!doctype html" in reply.text.lower() and reply.headers["cache-control"] == "no-cache"


def test_the_pages_files_may_be_kept_for_ever(door: httpx.Client) -> None:
    """Their names carry a digest."""
    page = door.get("/").text
    script = next(part.split('"')[0] for part in page.split('src="')[1:] if part.startswith("/assets/"))
    assert "immutable" in door.get(script).headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/assets/..%2findex.html", "/..%2f..%2fpages.py", "/built-from.txt", "/nothing"]
)
def test_nothing_beside_the_page_is_served(door: httpx.Client, path: str) -> None:
    """No path leads out of its folder."""
    assert door.get(path).status_code == 404


@pytest.mark.anyio
async def test_a_page_that_was_not_built_is_a_sentence(tmp_path: Path) -> None:
    """What to do about it."""
    async with (
        serving_here(settings_of("--page", str(tmp_path))) as address,
        plain_async_client(base_url=address) as door,
    ):
        reply = await door.get("/")
    assert reply.status_code == 503 and "make play" in reply.text
