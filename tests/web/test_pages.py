"""Tests for the built page on a real server: compression, caching and documents."""

from __future__ import annotations

import gzip
import re
import subprocess
from pathlib import Path

import httpx
import pytest

from tools.front import node
from unspoken.web.app import PAGE

EXPAND = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"
"""A Node script that decompresses Brotli, which Python's standard library cannot."""


def asset(suffix: str) -> str:
    """Return the path of the largest file with this suffix."""
    largest = max((PAGE / "assets").glob(f"*{suffix}"), key=lambda path: path.stat().st_size)
    return f"/assets/{largest.name}"


def on_disk(address: str) -> bytes:
    """Read a file of the build."""
    return Path(PAGE, address.removeprefix("/")).read_bytes()


def sent(client: httpx.Client, address: str, encoding: str) -> httpx.Response:
    """Request a file with this Accept-Encoding."""
    return client.get(address, headers={"accept-encoding": encoding})


def raw(client: httpx.Client, address: str, encoding: str) -> bytes:
    """Return the reply's bytes without decompressing them."""
    with client.stream("GET", address, headers={"accept-encoding": encoding}) as reply:
        return b"".join(reply.iter_raw())


TEXTS = [asset(".js"), asset(".css"), asset(".svg")]


@pytest.mark.parametrize("address", TEXTS)
def test_a_text_file_is_uncompressed_for_a_client_without_encodings(
    client: httpx.Client, address: str
) -> None:
    """The reply has no Content-Encoding header."""
    reply = sent(client, address, "identity")
    assert (reply.content, reply.headers.get("content-encoding")) == (on_disk(address), None)


@pytest.mark.parametrize("address", TEXTS)
def test_the_gzip_variant_has_the_same_content(client: httpx.Client, address: str) -> None:
    """Every browser accepts gzip, also over plain HTTP."""
    assert gzip.decompress(raw(client, address, "gzip")) == on_disk(address)


@pytest.mark.parametrize("address", TEXTS)
def test_the_brotli_variant_has_the_same_content(client: httpx.Client, address: str) -> None:
    """The smallest variant, which browsers accept over HTTPS."""
    small = raw(client, address, "gzip, deflate, br")
    whole = subprocess.run([node().program, "-e", EXPAND], input=small, capture_output=True, check=True)
    assert whole.stdout == on_disk(address)


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_a_compressed_file_has_encoding_and_vary_headers(client: httpx.Client, encoding: str) -> None:
    """So that a proxy does not serve it to a client that cannot decode it."""
    with client.stream("GET", asset(".js"), headers={"accept-encoding": encoding}) as reply:
        headers = {name: reply.headers[name] for name in ("content-encoding", "vary", "content-type")}
    assert headers == {
        "content-encoding": encoding,
        "vary": "Accept-Encoding",
        "content-type": "text/javascript; charset=utf-8",
    }


def test_each_encoding_has_its_own_etag(client: httpx.Client) -> None:
    """Their bytes differ."""
    encodings = ("identity", "gzip", "br")
    heads = [client.head(asset(".js"), headers={"accept-encoding": encoding}) for encoding in encodings]
    assert len({head.headers["etag"] for head in heads}) == 3


def test_a_head_request_returns_the_compressed_length(client: httpx.Client) -> None:
    """Without a body."""
    head = client.head(asset(".js"), headers={"accept-encoding": "br"})
    assert int(head.headers["content-length"]) == len(on_disk(asset(".js") + ".br"))


@pytest.mark.parametrize("encoding", ["identity", "br"])
def test_files_with_a_digest_in_their_names_are_cached_forever(client: httpx.Client, encoding: str) -> None:
    """Their content never changes."""
    head = client.head(asset(".js"), headers={"accept-encoding": encoding})
    assert head.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_a_file_with_a_known_etag_is_not_sent_again(client: httpx.Client) -> None:
    """The ETag of the same encoding."""
    etag = sent(client, asset(".js"), "gzip").headers["etag"]
    again = client.get(asset(".js"), headers={"accept-encoding": "gzip", "if-none-match": etag})
    assert (again.status_code, again.content, again.headers["vary"]) == (304, b"", "Accept-Encoding")


def test_a_range_of_an_uncompressed_file_can_be_requested(client: httpx.Client) -> None:
    """With a Range header."""
    part = client.get(asset(".js"), headers={"accept-encoding": "identity", "range": "bytes=5-14"})
    assert (part.status_code, part.content) == (206, on_disk(asset(".js"))[5:15])


def test_pictures_are_not_compressed_again(client: httpx.Client) -> None:
    """They have no Vary header."""
    reply = sent(client, asset(".webp"), "br, gzip")
    assert (reply.content, reply.headers.get("vary")) == (on_disk(asset(".webp")), None)


@pytest.mark.parametrize("address", ["/assets/nothing.js", f"{TEXTS[0]}.br", f"{TEXTS[1]}.gz", "/assets/"])
def test_unknown_files_are_not_found(client: httpx.Client, address: str) -> None:
    """The compressed variants cannot be requested by name."""
    assert client.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/home.en.html", "/index.html", "/icon.svg.br", "/built-from.digest"])
def test_documents_are_not_served_by_file_name(client: httpx.Client, address: str) -> None:
    """Only by their routes."""
    assert client.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/", "/rules", "/rules/dixit", "/t/ABCDEF", "/t/ABCDEF/tv", "/tv"])
def test_every_route_has_a_document_that_browsers_revalidate(client: httpx.Client, address: str) -> None:
    """An outdated document would refer to files that no longer exist."""
    reply = sent(client, address, "gzip")
    media_type, cache_control = reply.headers["content-type"], reply.headers["cache-control"]
    assert (media_type, cache_control) == ("text/html; charset=utf-8", "no-cache")


def test_an_unchanged_document_is_not_sent_again(client: httpx.Client) -> None:
    """Its ETag is a digest of its content."""
    etag = sent(client, "/", "gzip").headers["etag"]
    again = client.get("/", headers={"accept-encoding": "gzip", "if-none-match": f'"other", W/{etag}'})
    assert (again.status_code, again.content) == (304, b"")


def test_a_document_is_in_the_browsers_language(client: httpx.Client) -> None:
    """It loads the texts of that language only."""
    page = client.get("/", headers={"accept-language": "pl-PL,pl;q=0.9,en;q=0.8"}).text
    assert re.findall(r'lang="(\w+)"|/assets/(en|pl)-[^"]+\.js', page) == [("pl", ""), ("", "pl")]


def test_documents_vary_by_encoding_and_language(client: httpx.Client) -> None:
    """Caches need the Vary header."""
    assert sent(client, "/", "gzip").headers["vary"] == "Accept-Encoding, Accept-Language"


def test_the_home_document_loads_no_game(client: httpx.Client) -> None:
    """Code of games and tables is loaded when it is needed."""
    assert re.findall(r"/assets/(dixit|pareidolia|rorschach|telepathic|Table)", client.get("/").text) == []


def test_every_file_in_a_document_exists(client: httpx.Client) -> None:
    """Also the preloaded files."""
    page = client.get("/").text
    addresses = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert {address: client.head(address).status_code for address in addresses} == dict.fromkeys(
        addresses, 200
    )


@pytest.mark.parametrize("typed", ["ABCDEF", "abc-def"])
def test_the_document_of_a_table_preloads_its_invitation(client: httpx.Client, typed: str) -> None:
    """By the URL that the page will request, with the code in normal form."""
    link = client.get(f"/t/{typed}").headers["link"]
    assert link == "</api/tables/ABCDEF>; rel=preload; as=fetch; crossorigin"


def test_an_invalid_code_is_not_in_a_header(client: httpx.Client) -> None:
    """This prevents header injection."""
    assert "link" not in client.get("/t/%3E%0D%0Ax").headers


@pytest.mark.parametrize("address", ["/api/house", "/api/packs/clouds/items", "/api/packs/dream/alt/pl"])
def test_long_replies_of_the_api_are_compressed(client: httpx.Client, address: str) -> None:
    """With the same content, and with encoding and vary headers."""
    small, plain = sent(client, address, "gzip"), sent(client, address, "identity")
    headers = [(reply.headers.get("content-encoding"), reply.headers["vary"]) for reply in (small, plain)]
    assert small.content == plain.content
    assert headers == [("gzip", "Accept-Encoding"), (None, "Accept-Encoding")]


@pytest.mark.parametrize(
    "address", [f"/{'a' * 300}.svg", f"/assets/{'a' * 300}.js", f"/pictures/dream/{'a' * 300}"]
)
def test_a_file_name_that_is_too_long_is_not_found(client: httpx.Client, address: str) -> None:
    """It must not cause a server error."""
    assert client.get(address).status_code == 404


def test_the_files_of_an_installed_app_are_served(client: httpx.Client) -> None:
    """The manifest, its icons, the service worker and the offline pages."""
    manifest = client.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert client.get(icon["src"]).headers["content-type"] == icon["type"]
    worker = client.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    for language in ("en", "pl"):
        assert f'lang="{language}"' in client.get(f"/offline.{language}.html").text
    assert client.get("/offline.xx.html").status_code == 404
    assert client.get("/home.en.html").status_code == 404


ROUTES = [
    *("/{}", "/rules/{}", "/t/{}", "/t/{}/tv", "/tv/{}", "/today/{}", "/atlas/{}/x", "/atlas/dixit/{}"),
    *("/r/{}/1", "/r/ABCDEF/{}", "/r/{}/1/album", "/r/ABCDEF/{}/album", "/r/{}/1/album/key"),
    *("/r/ABCDEF/{}/album/key", "/r/ABCDEF/1/album/{}", "/offline.{}.html", "/assets/{}.js"),
    *("/pictures/{}/x.webp", "/pictures/dream/{}.webp", "/api/tables/{}", "/api/atlas/dixit/{}"),
]


@pytest.mark.parametrize("route", ROUTES)
def test_names_with_unprintable_characters_are_not_found(client: httpx.Client, route: str) -> None:
    """In every part of a path."""
    for name in ("%00", "a%0D%0Ab", "a%E2%80%AEb"):
        assert client.get(route.format(name), headers={"accept": "text/html"}).status_code == 404


@pytest.mark.parametrize("route", ROUTES)
def test_names_of_three_hundred_letters_are_not_found(client: httpx.Client, route: str) -> None:
    """For browsers and for programs."""
    for accept, letter in (("text/html", "x"), ("*/*", "ż")):
        assert client.get(route.format(letter * 300), headers={"accept": accept}).status_code == 404
