"""What a house has seen: told at the reveal, to be wandered through, and forgotten when somebody asks."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.axe import check
from tests.browser.conftest import HURRIED, Browsers
from tests.browser.saved_tables import come_to, deal, laid, save
from tests.serving import serving
from unspoken.atlas.entry import Entry, encode
from unspoken.atlas.port import NewEntry
from unspoken.content.packs import load_packs
from unspoken.storage.sqlite import SQLiteStore
from unspoken.tables.atlas import AtlasSet

CODE = "ATSEA2"
CLUE = "the last train home"


def seen_before(db: Path, times: int) -> None:
    """Every dream was told so often in this house."""
    told = [Entry("dixit", card, "dream", said={"en": "almost"}, asked=2, found=1) for card in _dreams()]
    rows = [NewEntry(n, "dixit", one.subject, False, encode(one)) for n, one in enumerate(told * times, 1)]

    async def write() -> None:
        store = SQLiteStore(db)
        await store.atlas.keep("OTHER2", "another mark", rows, 20_000)
        await store.close()

    with ThreadPoolExecutor(1) as elsewhere:  # a browser's loop may be running here
        elsewhere.submit(lambda: asyncio.run(write())).result()


def _dreams() -> tuple[str, ...]:
    return load_packs().shelf().pictures("dream")


def test_a_house_tells_what_it_has_seen_and_forgets_what_a_table_put_in(
    browser: Browser, tmp_path: Path
) -> None:
    """One story: the line at the reveal, the leaf of its dream, and the host's second thoughts."""
    db = tmp_path / "tables.db"
    table = laid("dixit", ["Ada"], bots=3)
    table.record(AtlasSet(True, "a mark"))
    deal(table, b"the atlas")
    save(db, {CODE: table.events})
    seen_before(db, 4)
    with serving(db, HURRIED) as server, Browsers(browser, server) as browsers:
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
        page.goto(f"{server.address}/atlas")
        expect(page.get_by_role("link", name=re.compile("seen 4 times")).first).to_be_visible()
        expect(page.get_by_role("link", name=re.compile("seen 5 times"))).to_have_count(0)
