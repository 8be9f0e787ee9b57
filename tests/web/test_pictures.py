"""Tests for pictures, recordings and the page's documents."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from tests.content.small_packs import manifest_of
from tests.plain_http import plain_async_client
from tests.sounds.recordings import OLD, PACKET, SOUND, recording, sample
from tests.tables.harness import Harness
from tests.web.in_process import serving_here, settings_of
from tests.web.replay_door import serving

CARD = manifest_of().cards[0].id


@pytest.mark.parametrize("name", [f"{CARD}.webp", f"{CARD}.s.webp"])
def test_a_picture_is_cached_forever(client: httpx.Client, name: str) -> None:
    """Its name is a digest of its content."""
    reply = client.get(f"/pictures/little/{name}")
    assert reply.content == CARD.encode() and "immutable" in reply.headers["cache-control"]


def test_a_picture_is_served_under_the_name_of_a_combined_deck(client: httpx.Client) -> None:
    """The page knows the combined deck only; the picture must be in one of its packs."""
    served = [
        client.get(f"/pictures/{deck}/{CARD}.webp").status_code for deck in ("dream+little", "dream+ink")
    ]
    assert served == [200, 404]


def test_a_retired_card_is_still_served(client: httpx.Client) -> None:
    """Games of an older version show it: its small picture, for either size."""
    served = [client.get(f"/pictures/dream/d8b5440f513368d2{end}") for end in (".webp", ".s.webp")]
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
def test_only_the_pictures_of_packs_are_served(client: httpx.Client, path: str) -> None:
    """No path leads out of a pack or to its manifest."""
    assert client.get(f"/pictures/{path}").status_code == 404


def test_descriptions_of_a_packs_pictures_are_served(client: httpx.Client) -> None:
    """For screen readers."""
    assert client.get("/api/packs/little/alt/pl").json()[CARD].startswith("Oto ")


def test_the_cloud_shapes_are_served(client: httpx.Client) -> None:
    """PAR-03: five shapes, fourteen pieces, each with an outline to draw."""
    shapes = client.get("/api/packs/clouds/items").json()
    assert (len(shapes), sum(shape["count"] for shape in shapes)) == (5, 14)


def upload(client: httpx.Client, code: str, data: bytes) -> httpx.Response:
    """Upload a recording to a table."""
    return client.post(f"/api/tables/{code}/recordings", content=data)


def test_a_recording_is_served_to_its_table(client: httpx.Client, code: str) -> None:
    """DIX-03: with a media type of its own."""
    sound = upload(client, code, SOUND).json()["sound"]
    reply = client.get(f"/api/tables/{code}/recordings/{sound}")
    assert (reply.content, reply.headers["content-type"]) == (SOUND, "audio/x-unspoken-opus")


@pytest.mark.anyio
async def test_recordings_of_earlier_versions_are_served() -> None:
    """DIX-03: with the media type of their content, although they could not be uploaded any more."""
    harness = Harness()
    ada = await harness.opens("Ada")
    for number, name in enumerate(OLD):
        await ada.table.recordings.keep(f"{number:032x}", sample(name))
    async with serving(harness, ada) as client:
        path = f"/api/tables/{ada.table.code}/recordings"
        replies = [await client.get(f"{path}/{number:032x}") for number in range(len(OLD))]
    assert [reply.headers["content-type"] for reply in replies] == [*OLD.values()]


def test_a_recording_is_not_served_to_others(
    client: httpx.Client, other_client: httpx.Client, code: str
) -> None:
    """DIX-03: not even to a client with the table's code."""
    sound = upload(client, code, SOUND).json()["sound"]
    assert other_client.get(f"/api/tables/{code}/recordings/{sound}").json()["code"] == "bad-token"


def test_a_recording_is_not_found_from_another_table(client: httpx.Client, code: str) -> None:
    """DIX-03: its name is valid at its own table only."""
    sound = upload(client, code, SOUND).json()["sound"]
    other = client.post("/api/tables", json={"name": "Ada"}).json()["code"]
    assert client.get(f"/api/tables/{other}/recordings/{sound}").status_code == 404


def test_a_stranger_cannot_upload_a_recording(other_client: httpx.Client, code: str) -> None:
    """Only people of the table can."""
    assert upload(other_client, code, SOUND).json()["code"] == "bad-token"


@pytest.mark.parametrize(
    ("data", "refusal"),
    [
        (b"", "recording-not-sound"),
        (b"<html><script>alert(1)</script>", "recording-not-sound"),
        (sample("chrome.webm"), "recording-not-sound"),
        (recording(*[PACKET] * 251), "recording-too-long"),
        (SOUND + bytes(100_000), "recording-too-large"),
    ],
)
def test_an_invalid_recording_is_refused(client: httpx.Client, code: str, data: bytes, refusal: str) -> None:
    """DIX-03: by its content, not by a declared type."""
    assert upload(client, code, data).json()["code"] == refusal


@pytest.mark.parametrize("route", ["/", "/t/ABCDEF", "/rules", "/rules/dixit"])
def test_every_route_has_a_document(client: httpx.Client, route: str) -> None:
    """Browsers revalidate it each time."""
    reply = client.get(route)
    assert "<!doctype html" in reply.text.lower() and reply.headers["cache-control"] == "no-cache"


def test_the_pages_files_are_cached_forever(client: httpx.Client) -> None:
    """Their names contain a digest."""
    page = client.get("/").text
    script = next(part.split('"')[0] for part in page.split('src="')[1:] if part.startswith("/assets/"))
    assert "immutable" in client.get(script).headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/assets/..%2findex.html", "/..%2f..%2fpages.py", "/built-from.digest", "/nothing"]
)
def test_only_files_of_the_page_are_served(client: httpx.Client, path: str) -> None:
    """No path leads out of the page's folder."""
    assert client.get(path).status_code == 404


@pytest.mark.anyio
async def test_a_missing_build_gets_a_helpful_message(tmp_path: Path) -> None:
    """It says how to build the page."""
    async with (
        serving_here(replace(settings_of(), page=tmp_path)) as address,
        plain_async_client(base_url=address) as client,
    ):
        reply = await client.get("/")
    assert reply.status_code == 503 and "make play" in reply.text
