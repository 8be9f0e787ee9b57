"""The atlas: shown at the reveal, browsed, and deleted by the host."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import HURRIED, Browsers
from tests.browser.page_pool import PagePool
from tests.browser.saved_tables import come_to, deal, open_table_draft, save
from tests.browser.waiting import wait_until
from tests.serving import serving
from unspoken.atlas.entry import SightingEntry, encode
from unspoken.atlas.port import NewEntry
from unspoken.content.packs import load_packs
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.tables.state.atlas import AtlasSet

CODE = "ATSEA2"
CLUE = "the last train home"


def seen_before(db: Path, times: int) -> None:
    """Write atlas entries: every dream was told this many times."""
    entries = [
        SightingEntry("dixit", card, "dream", said={"en": "almost"}, asked=2, found=1) for card in _dreams()
    ]
    rows = [
        NewEntry(n, "dixit", entry.subject, False, encode(entry))
        for n, entry in enumerate(entries * times, 1)
    ]

    async def write() -> None:
        store = SQLiteStore(db)
        await store.atlas.keep("OTHER2", "another mark", rows, 20_000)
        await store.close()

    with ThreadPoolExecutor(1) as other_thread:  # Playwright's event loop may be running in this thread
        other_thread.submit(lambda: asyncio.run(write())).result()


def _dreams() -> tuple[str, ...]:
    return load_packs().shelf().pictures("dream")


def test_the_atlas_shows_a_told_card_and_the_host_deletes_it(pages: PagePool, tmp_path: Path) -> None:
    """The reveal says how often a dream was told, the atlas shows it, and the host can delete the entry."""
    db = tmp_path / "tables.db"
    table = open_table_draft("dixit", ["Ada"], bots=3)
    table.record(AtlasSet(True, "a mark"))
    deal(table, b"the atlas")
    save(db, {CODE: table.events})
    seen_before(db, 4)
    with serving(db, HURRIED) as server, Browsers(pages, server) as browsers:
        ada = browsers.player("Ada", width=360, height=740)
        page = ada.page
        come_to(ada, CODE)
        ada.tell(CLUE)
        ada.sees_phase("revealed")
        expect(page.get_by_text("This card was told 5 times in this house")).to_be_visible()

        page.goto(f"{server.address}/atlas")
        page.get_by_role("link", name=re.compile("seen 5 times")).click()
        expect(page.get_by_text(CLUE)).to_be_visible()
        check(ada)
        ada.button("Back to the atlas").click()
        expect(page.get_by_role("heading", name="Dreams")).to_be_visible()
        check(ada)

        page.goto(f"{server.address}/t/{CODE}")
        ada.button("Menu").click()
        ada.button("Forget this table (1)").click()
        ada.button("Tap again").click()
        expect(page.get_by_role("switch", name=re.compile("Remember this table"))).to_have_count(0)

        def is_forgotten() -> bool:
            """Entries are deleted after the reply: a slow disk may show them once more."""
            page.goto(f"{server.address}/atlas")
            expect(page.get_by_role("link", name=re.compile("seen 4 times")).first).to_be_visible()
            return page.get_by_role("link", name=re.compile("seen 5 times")).count() == 0

        wait_until(page, is_forgotten, "the entry is deleted")
