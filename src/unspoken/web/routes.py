"""The route table of the HTTP API: routing, OpenAPI and the page's types are made from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias

from msgspec import Struct
from starlette.routing import Route

from unspoken.daily.told import CloudAnswer, CloudTold, PanelAnswer, PanelTold, PartnerAnswer, PartnerTold
from unspoken.daily.view import TodayPuzzle
from unspoken.web.album_handlers import AlbumHandlers
from unspoken.web.api import (
    Admitted,
    DeckChange,
    Decks,
    HouseInfo,
    Invitation,
    JoinTable,
    OpenTable,
    OwnDeck,
    Recording,
)
from unspoken.web.atlas_api import Atlas, AtlasPage
from unspoken.web.atlas_handlers import AtlasHandlers
from unspoken.web.deck_handlers import DeckHandlers
from unspoken.web.endpoint import Endpoint
from unspoken.web.handlers import HttpHandlers
from unspoken.web.recording_handlers import RecordingHandlers
from unspoken.web.replay_api import AlbumInfo, ReplayInfo, ReplaySteps, ShareReplay
from unspoken.web.replay_handlers import ReplayHandlers
from unspoken.web.today_handlers import TodayHandlers
from unspoken.web.tonight_api import TonightDeck, WishDeck
from unspoken.web.tonight_handlers import TonightHandlers
from unspoken.web.tv_api import PutUpTv, Tvs, TvToken
from unspoken.web.tv_handlers import TvHandlers
from unspoken.web.words_api import OwnWords, WriteWords
from unspoken.web.words_handlers import WordsHandlers

AnyEndpoint: TypeAlias = (
    Endpoint[HttpHandlers]
    | Endpoint[RecordingHandlers]
    | Endpoint[DeckHandlers]
    | Endpoint[ReplayHandlers]
    | Endpoint[AlbumHandlers]
    | Endpoint[TodayHandlers]
    | Endpoint[TvHandlers]
    | Endpoint[WordsHandlers]
    | Endpoint[AtlasHandlers]
    | Endpoint[TonightHandlers]
)

TABLE_ENDPOINTS: tuple[Endpoint[HttpHandlers], ...] = (
    Endpoint("GET", "/api/house", HttpHandlers.house_info, "What can be played here", reply=HouseInfo),
    Endpoint(
        "POST",
        "/api/tables",
        HttpHandlers.open_table,
        "Open a table, and sit down at it",
        OpenTable,
        Admitted,
        201,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}",
        HttpHandlers.invitation,
        "What somebody with the code may know",
        reply=Invitation,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/people",
        HttpHandlers.join,
        "Ask for a place",
        JoinTable,
        Admitted,
        201,
    ),
    Endpoint("GET", "/api/tables/{code}/qr.svg", HttpHandlers.qr, "The way to the table as a QR code"),
    Endpoint("GET", "/api/packs/{pack}/items", HttpHandlers.items, "What else a pack holds"),
)

RECORDING_ENDPOINTS: tuple[Endpoint[RecordingHandlers], ...] = (
    Endpoint(
        "POST",
        "/api/tables/{code}/recordings",
        RecordingHandlers.keep_recording,
        "Bring a clue as a sound",
        reply=Recording,
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/recordings/{sound}",
        RecordingHandlers.recording,
        "A recording of this table",
    ),
)

DECK_ENDPOINTS: tuple[Endpoint[DeckHandlers], ...] = (
    Endpoint(
        "GET",
        "/api/tables/{code}/decks",
        DeckHandlers.list_decks,
        "The decks that this table can choose",
        reply=Decks,
    ),
    Endpoint(
        "GET",
        "/api/tables/{code}/deck",
        DeckHandlers.own_deck,
        "The table's own deck, to its host",
        reply=OwnDeck,
    ),
    Endpoint(
        "PATCH",
        "/api/tables/{code}/deck",
        DeckHandlers.change_deck,
        "Name the deck, lend it, describe it",
        DeckChange,
        OwnDeck,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/deck/pictures",
        DeckHandlers.add_picture,
        "Bring a picture",
        reply=OwnDeck,
        status=201,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{code}/deck/pictures/{picture}",
        DeckHandlers.remove_picture,
        "Take a picture out",
        reply=OwnDeck,
    ),
    Endpoint("GET", "/api/packs/{pack}/alt/{language}", DeckHandlers.alts, "What is on a pack's pictures"),
    Endpoint("GET", "/pictures/{pack}/{name}", DeckHandlers.picture, "A picture"),
)

_GAME = "/api/tables/{code}/games/{number}"
REPLAY_ENDPOINTS: tuple[Endpoint[ReplayHandlers], ...] = (
    Endpoint("GET", _GAME, ReplayHandlers.replay, "A game that is over, to look at again", reply=ReplayInfo),
    Endpoint(
        "GET", f"{_GAME}/steps", ReplayHandlers.steps, "Its steps, as anybody saw them", reply=ReplaySteps
    ),
    Endpoint("GET", f"{_GAME}/hindsight", ReplayHandlers.hindsight, "What can be worked out of it now"),
    Endpoint("POST", f"{_GAME}/link", ReplayHandlers.share, "Share it by a link", ShareReplay, ReplayInfo),
    Endpoint("DELETE", f"{_GAME}/link", ReplayHandlers.take_back, "Take the link back", reply=ReplayInfo),
)

ALBUM_ENDPOINTS: tuple[Endpoint[AlbumHandlers], ...] = (
    Endpoint("GET", f"{_GAME}/album", AlbumHandlers.album, "What is kept of it, in words", reply=AlbumInfo),
    Endpoint("GET", f"{_GAME}/album.png", AlbumHandlers.picture, "What is kept of it, as a picture"),
    Endpoint("GET", f"{_GAME}/album.jpg", AlbumHandlers.preview, "What is shown beside a link to it"),
)

TODAY_ENDPOINTS: tuple[Endpoint[TodayHandlers], ...] = (
    Endpoint("GET", "/api/today", TodayHandlers.puzzle, "The puzzle of the day", reply=TodayPuzzle),
    Endpoint(
        "POST",
        "/api/today/telepathic",
        TodayHandlers.read_partner,
        "Read the partner, and hand a card",
        PartnerAnswer,
        PartnerTold,
    ),
    Endpoint(
        "POST", "/api/today/rorschach", TodayHandlers.lay_words, "Lay the words", PanelAnswer, PanelTold
    ),
    Endpoint(
        "POST", "/api/today/pareidolia", TodayHandlers.guess_sky, "Guess the sky", CloudAnswer, CloudTold
    ),
)

TV_ENDPOINTS: tuple[Endpoint[TvHandlers], ...] = (
    Endpoint(
        "POST", "/api/tables/{code}/tvs", TvHandlers.put_up, "Show the table on a TV", PutUpTv, Tvs, 201
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/tvs/here",
        TvHandlers.put_up_here,
        "Show the table on a TV: this very browser",
        reply=Admitted,
        status=201,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{code}/tvs/{tv}",
        TvHandlers.put_away,
        "Put a TV of the table's away",
        reply=Tvs,
    ),
    Endpoint(
        "POST",
        "/api/tables/{code}/tv",
        TvHandlers.admit,
        "Be known as a TV of the table's",
        TvToken,
        Admitted,
        201,
    ),
    Endpoint(
        "DELETE", "/api/tables/{code}/tv", TvHandlers.go_dark, "As a TV, show the table no longer", reply=Tvs
    ),
)

_WORDS = "/api/tables/{code}/words/{game}"
WORDS_ENDPOINTS: tuple[Endpoint[WordsHandlers], ...] = (
    Endpoint("GET", _WORDS, WordsHandlers.own_words, "The table's own words, to its host", reply=OwnWords),
    Endpoint(
        "POST", _WORDS, WordsHandlers.write_words, "Write them, to see or to keep", WriteWords, OwnWords
    ),
)

ATLAS_ENDPOINTS: tuple[Endpoint[AtlasHandlers], ...] = (
    Endpoint("GET", "/api/atlas", AtlasHandlers.atlas, "What this house has seen", reply=Atlas),
    Endpoint(
        "GET",
        "/api/atlas/{game}/{subject}",
        AtlasHandlers.page,
        "What was made of one picture or word",
        reply=AtlasPage,
    ),
)

_TONIGHT = "/api/tables/{code}/tonight"
TONIGHT_ENDPOINTS: tuple[Endpoint[TonightHandlers], ...] = (
    Endpoint("GET", _TONIGHT, TonightHandlers.look, "How far tonight's deck is", reply=TonightDeck),
    Endpoint("POST", _TONIGHT, TonightHandlers.wish, "Draw it from a word", WishDeck, TonightDeck, 201),
)

ENDPOINTS: tuple[AnyEndpoint, ...] = (
    *TABLE_ENDPOINTS,
    *RECORDING_ENDPOINTS,
    *DECK_ENDPOINTS,
    *REPLAY_ENDPOINTS,
    *ALBUM_ENDPOINTS,
    *TODAY_ENDPOINTS,
    *TV_ENDPOINTS,
    *WORDS_ENDPOINTS,
    *ATLAS_ENDPOINTS,
    *TONIGHT_ENDPOINTS,
)


def api_routes(
    tables: HttpHandlers,
    recordings: RecordingHandlers,
    decks: DeckHandlers,
    replays: ReplayHandlers,
    albums: AlbumHandlers,
    today: TodayHandlers,
    tvs: TvHandlers,
    words: WordsHandlers,
    atlas: AtlasHandlers,
    tonight: TonightHandlers,
) -> list[Route]:
    """The table, wired: each endpoint's handler on what it shares with the others."""
    shared: tuple[tuple[Sequence[AnyEndpoint], Any], ...] = (
        (TABLE_ENDPOINTS, tables),
        (RECORDING_ENDPOINTS, recordings),
        (DECK_ENDPOINTS, decks),
        (REPLAY_ENDPOINTS, replays),
        (ALBUM_ENDPOINTS, albums),
        (TODAY_ENDPOINTS, today),
        (TV_ENDPOINTS, tvs),
        (WORDS_ENDPOINTS, words),
        (ATLAS_ENDPOINTS, atlas),
        (TONIGHT_ENDPOINTS, tonight),
    )
    return [
        Route(one.path, tables.guarded(partial(one.handler, handlers)), methods=[one.method])
        for endpoints, handlers in shared
        for one in endpoints
    ]


def api_structs() -> list[type[Struct]]:
    """Every form that is asked for or replied in, once, in the order of the table."""
    forms = (form for one in ENDPOINTS for form in (one.request, one.reply))
    return list(dict.fromkeys(form for form in forms if form is not None))
