"""The built page over a real server: compressed, kept as long as it may be, and named in time."""

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
"""Node expands what Node has compressed: Python has no Brotli of its own."""


def asset(suffix: str) -> str:
    """The address of the largest such file of the build."""
    largest = max((PAGE / "assets").glob(f"*{suffix}"), key=lambda path: path.stat().st_size)
    return f"/assets/{largest.name}"


def on_disk(address: str) -> bytes:
    """A file as it was built."""
    return Path(PAGE, address.removeprefix("/")).read_bytes()


def sent(door: httpx.Client, address: str, encoding: str) -> httpx.Response:
    """A reply to a client that takes this encoding; "identity" for none."""
    return door.get(address, headers={"accept-encoding": encoding})


def raw(door: httpx.Client, address: str, encoding: str) -> bytes:
    """A reply's bytes as they travel."""
    with door.stream("GET", address, headers={"accept-encoding": encoding}) as reply:
        return b"".join(reply.iter_raw())


TEXTS = [asset(".js"), asset(".css"), asset(".svg")]


@pytest.mark.parametrize("address", TEXTS)
def test_a_text_comes_plain_to_whoever_takes_nothing_else(door: httpx.Client, address: str) -> None:
    """As it was built, and without a word about encodings that are not there."""
    reply = sent(door, address, "identity")
    assert (reply.content, reply.headers.get("content-encoding")) == (on_disk(address), None)


@pytest.mark.parametrize("address", TEXTS)
def test_gzip_holds_the_same_text(door: httpx.Client, address: str) -> None:
    """Every browser takes it, also over plain HTTP."""
    assert gzip.decompress(raw(door, address, "gzip")) == on_disk(address)


@pytest.mark.parametrize("address", TEXTS)
def test_brotli_holds_the_same_text(door: httpx.Client, address: str) -> None:
    """The smallest form, which browsers take over HTTPS."""
    small = raw(door, address, "gzip, deflate, br")
    whole = subprocess.run([node().program, "-e", EXPAND], input=small, capture_output=True, check=True)
    assert whole.stdout == on_disk(address)


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_a_compressed_text_says_so(door: httpx.Client, encoding: str) -> None:
    """So that nobody on the way hands it to somebody who cannot read it."""
    with door.stream("GET", asset(".js"), headers={"accept-encoding": encoding}) as reply:
        headers = {name: reply.headers[name] for name in ("content-encoding", "vary", "content-type")}
    assert headers == {
        "content-encoding": encoding,
        "vary": "Accept-Encoding",
        "content-type": "text/javascript; charset=utf-8",
    }


def test_compressed_forms_have_other_etags(door: httpx.Client) -> None:
    """They are other bytes."""
    heads = [door.head(asset(".js"), headers={"accept-encoding": one}) for one in ("identity", "gzip", "br")]
    assert len({head.headers["etag"] for head in heads}) == 3


def test_a_head_tells_the_length_of_the_compressed_form(door: httpx.Client) -> None:
    """And sends nothing."""
    head = door.head(asset(".js"), headers={"accept-encoding": "br"})
    assert int(head.headers["content-length"]) == len(on_disk(asset(".js") + ".br"))


@pytest.mark.parametrize("encoding", ["identity", "br"])
def test_files_with_a_digest_in_their_names_are_kept_for_ever(door: httpx.Client, encoding: str) -> None:
    """What is in them never changes."""
    head = door.head(asset(".js"), headers={"accept-encoding": encoding})
    assert head.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_what_is_known_is_not_sent_again(door: httpx.Client) -> None:
    """An ETag of the same form is enough."""
    known = sent(door, asset(".js"), "gzip").headers["etag"]
    again = door.get(asset(".js"), headers={"accept-encoding": "gzip", "if-none-match": known})
    assert (again.status_code, again.content, again.headers["vary"]) == (304, b"", "Accept-Encoding")


def test_a_part_of_a_plain_file_can_be_asked_for(door: httpx.Client) -> None:
    """Ranges are of the form that is sent."""
    part = door.get(asset(".js"), headers={"accept-encoding": "identity", "range": "bytes=5-14"})
    assert (part.status_code, part.content) == (206, on_disk(asset(".js"))[5:15])


def test_pictures_are_sent_as_they_are(door: httpx.Client) -> None:
    """They are compressed by their own format, and do not vary."""
    reply = sent(door, asset(".webp"), "br, gzip")
    assert (reply.content, reply.headers.get("vary")) == (on_disk(asset(".webp")), None)


@pytest.mark.parametrize("address", ["/assets/nothing.js", f"{TEXTS[0]}.br", f"{TEXTS[1]}.gz", "/assets/"])
def test_what_is_no_file_of_the_page_is_not_found(door: httpx.Client, address: str) -> None:
    """Compressed forms have no addresses of their own."""
    assert door.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/home.en.html", "/index.html", "/icon.svg.br", "/built-from.txt"])
def test_only_icons_lie_beside_the_documents(door: httpx.Client, address: str) -> None:
    """Documents are found by their ways in alone."""
    assert door.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/", "/rules", "/rules/dixit", "/t/ABCDEF", "/t/ABCDEF/tv", "/tv"])
def test_every_way_in_has_a_document_that_is_asked_for_anew(door: httpx.Client, address: str) -> None:
    """A page older than its house would name files that are gone."""
    reply = sent(door, address, "gzip")
    kind, kept = reply.headers["content-type"], reply.headers["cache-control"]
    assert (kind, kept) == ("text/html; charset=utf-8", "no-cache")


def test_a_document_that_has_not_changed_is_not_sent_again(door: httpx.Client) -> None:
    """Its ETag is made of what is in it."""
    known = sent(door, "/", "gzip").headers["etag"]
    again = door.get("/", headers={"accept-encoding": "gzip", "if-none-match": f'"other", W/{known}'})
    assert (again.status_code, again.content) == (304, b"")


def test_a_document_is_in_the_language_of_whoever_asks(door: httpx.Client) -> None:
    """It names the words of that language, and of no other."""
    page = door.get("/", headers={"accept-language": "pl-PL,pl;q=0.9,en;q=0.8"}).text
    assert re.findall(r'lang="(\w+)"|/assets/(en|pl)-[^"]+\.js', page) == [("pl", ""), ("", "pl")]


def test_documents_vary_by_encoding_and_language(door: httpx.Client) -> None:
    """Whoever keeps them must know."""
    assert sent(door, "/", "gzip").headers["vary"] == "Accept-Encoding, Accept-Language"


def test_home_names_no_board(door: httpx.Client) -> None:
    """Games are fetched when they are played, and what is only at tables when somebody goes there."""
    assert re.findall(r"/assets/(dixit|pareidolia|rorschach|telepathic|Table)", door.get("/").text) == []


def test_all_that_a_document_names_is_there(door: httpx.Client) -> None:
    """Whatever is fetched early must be what is needed later."""
    page = door.get("/").text
    addresses = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert {address: door.head(address).status_code for address in addresses} == dict.fromkeys(addresses, 200)


@pytest.mark.parametrize("typed", ["ABCDEF", "abc-def"])
def test_the_document_of_a_table_tells_where_its_invitation_is(door: httpx.Client, typed: str) -> None:
    """By the address that the page will ask, which knows one spelling alone."""
    link = door.get(f"/t/{typed}").headers["link"]
    assert link == "</api/tables/ABCDEF>; rel=preload; as=fetch; crossorigin"


def test_what_is_no_code_is_in_no_header(door: httpx.Client) -> None:
    """Whatever people type stays out of it."""
    assert "link" not in door.get("/t/%3E%0D%0Ax").headers


@pytest.mark.parametrize("address", ["/api/house", "/api/packs/clouds/items", "/api/packs/dream/alt/pl"])
def test_long_replies_of_the_api_are_compressed(door: httpx.Client, address: str) -> None:
    """The same words, and word of how they came."""
    small, plain = sent(door, address, "gzip"), sent(door, address, "identity")
    told = [(one.headers.get("content-encoding"), one.headers["vary"]) for one in (small, plain)]
    assert (small.content, told) == (plain.content, [("gzip", "Accept-Encoding"), (None, "Accept-Encoding")])


@pytest.mark.parametrize(
    "address", [f"/{'a' * 300}.svg", f"/assets/{'a' * 300}.js", f"/pictures/dream/{'a' * 300}"]
)
def test_a_name_that_no_disk_takes_is_not_found(door: httpx.Client, address: str) -> None:
    """It is no error of ours that nobody has such a file."""
    assert door.get(address).status_code == 404


def test_what_a_home_screen_asks_for_is_there(door: httpx.Client) -> None:
    """The manifest, its icons, the keeper of files, the pages for when nobody answers; and no more."""
    manifest = door.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert door.get(icon["src"]).headers["content-type"] == icon["type"]
    keeper = door.get("/sw.js")
    assert keeper.headers["content-type"].startswith("text/javascript")
    assert keeper.headers["cache-control"] == "no-cache"
    for language in ("en", "pl"):
        assert f'lang="{language}"' in door.get(f"/offline.{language}.html").text
    assert door.get("/offline.xx.html").status_code == 404
    assert door.get("/home.en.html").status_code == 404


WAYS = [
    *("/{}", "/rules/{}", "/t/{}", "/t/{}/tv", "/tv/{}", "/today/{}", "/atlas/{}/x", "/atlas/dixit/{}"),
    *("/r/{}/1", "/r/ABCDEF/{}", "/r/{}/1/album", "/r/ABCDEF/{}/album", "/r/{}/1/album/key"),
    *("/r/ABCDEF/{}/album/key", "/r/ABCDEF/1/album/{}", "/offline.{}.html", "/assets/{}.js"),
    *("/pictures/{}/x.webp", "/pictures/dream/{}.webp", "/api/tables/{}", "/api/atlas/dixit/{}"),
]


@pytest.mark.parametrize("way", WAYS)
def test_nothing_has_a_name_that_nobody_could_read(door: httpx.Client, way: str) -> None:
    """Nor one that ends a line."""
    for name in ("%00", "a%0D%0Ab", "a%E2%80%AEb"):
        assert door.get(way.format(name), headers={"accept": "text/html"}).status_code == 404


@pytest.mark.parametrize("way", WAYS)
def test_nothing_has_a_name_of_three_hundred_letters(door: httpx.Client, way: str) -> None:
    """Whoever asks for it is told so, as a person and as a program."""
    for kind, letter in (("text/html", "x"), ("*/*", "ż")):
        assert door.get(way.format(letter * 300), headers={"accept": kind}).status_code == 404
