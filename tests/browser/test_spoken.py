"""Transcripts of a screen reader for a round of each game, compared with golden files."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Browsers
from tests.browser.ear import SPOKEN, Ear
from tests.browser.friend import friends
from tests.browser.page_pool import PagePool
from tests.browser.saved_tables import UNHURRIED, come_to, deal, open_table_draft, save
from tests.goldens.pages import agrees_with_golden
from tests.serving import Server
from unspoken.tables.turn.draft import Draft

DIXIT, RORSCHACH, PAREIDOLIA, TELEPATHIC = "EARDXT", "EARRSC", "EARPAR", "EARTEP"


def dealt(game: str, *people: str, **rules: str) -> Draft:
    """Return a game with a fixed seed."""
    draft = open_table_draft(game, people, options={**UNHURRIED, **rules})
    deal(draft, b"what is heard each time")
    return draft


@pytest.fixture(scope="module")
def known(pages: PagePool, server: Server) -> Iterator[Browsers]:
    """Makes players at a server with a table of each game, dealt from a fixed seed."""
    tables = {
        DIXIT: dealt("dixit", "Zofia", "Ola", "Jan"),
        RORSCHACH: dealt("rorschach", "Zofia", "Ola", "Jan", "Wen", first="first"),
        PAREIDOLIA: dealt("pareidolia", "Zofia", "Ola", "Jan", "Wen"),
        TELEPATHIC: dealt("telepathic", "Zofia", "Ola"),
    }
    save(server.data, {code: draft.events for code, draft in tables.items()})
    with Browsers(pages, server) as opened:
        yield opened


def listening(known: Browsers, code: str, question: str) -> Ear:
    """Open Zofia's table and wait for this question."""
    ear = Ear(known.player("Zofia", scripts=(SPOKEN,)))
    come_to(ear.player, code)
    ear.stands_at(question)
    return ear


def test_a_round_of_dixit(known: Browsers) -> None:
    """Ola tells; Zofia lays two cards, votes, and hears the result."""
    with friends(known.server.address, DIXIT, "Ola", "Jan") as (ola, jan):
        ear = listening(known, DIXIT, "Who tells the first story?")
        zofia = ear.player
        ear.turns_the_page("Somebody begins")
        ola.answer("tell", card=ola.private["hand"][0], clue={"type": "written", "text": "a quiet thing"})
        ear.hears("a quiet thing")
        ear.stands_at("Which two of yours fit?")
        zofia.tab_to(re.compile(r"^Card 1"))
        ear.presses("1", "2", "Enter")
        zofia.heard_after("laying")
        ear.turns_the_page("Two cards are laid")
        jan.answer("lay", cards=jan.private["hand"][:2])
        ear.stands_at("Which one is Ola’s?")
        zofia.tab_to(re.compile(r"^Number \d"))
        ear.presses("ArrowRight", "ArrowRight", "Enter")
        zofia.heard_after("voting")
        ear.turns_the_page("A vote")
        jan.sees("voting")
        jan.answer("vote", number=next(n for n in range(1, 6) if n not in jan.private["own"]))
        ear.stands_at("a quiet thing")
        zofia.tab_to(re.compile("^Next story"))
        ear.turns_the_page("What came of it")
    assert agrees_with_golden("spoken/dixit.txt", ear.transcript("A round of Dixit, as Zofia hears it"))


def test_a_round_of_rorschach(known: Browsers) -> None:
    """Zofia is the subject; she lays three stones and hears the guesses."""
    with friends(known.server.address, RORSCHACH, "Ola", "Jan", "Wen") as (ola, jan, wen):
        ear = listening(known, RORSCHACH, "")
        zofia = ear.player
        ear.turns_the_page("A round begins")
        zofia.tab_to(re.compile("subject least often"))
        ear.presses("Enter")
        ear.hears("Proposed by you")
        ola.answer("choose", seat=0)
        ear.stands_at("You are the subject")
        ear.turns_the_page("Whose mind is read")
        for other in (jan, wen):
            other.answer("remove", image=other.public["images"][0])
        ear.stands_at("What do you see?")
        for letter, place in zip("abc", "234", strict=True):
            ear.presses(letter, place)
        ear.presses("Enter")
        ear.hears("They are reading your mind")
        ear.turns_the_page("Three stones are laid")
        ola.answer("guess", image=ola.public["images"][1], symbol="triangle")
        ear.hears("Now Night")
        ear.turns_the_page("A team-mate guesses")
        for other in (jan, wen):
            other.answer("counter", symbol="circle")
        zofia.sees_phase("revealed")
        ear.stands_at("")
        zofia.tab_to(re.compile("^(Guess again|On to the|See the whole|Go on)"))
        ear.turns_the_page("What lay there")
    assert agrees_with_golden(
        "spoken/rorschach.txt", ear.transcript("A round of Rorschach, as Zofia hears it")
    )


def test_a_round_of_pareidolia(known: Browsers) -> None:
    """Zofia chooses a word, tosses a cloud and lays one; Ola guesses the word."""
    with friends(known.server.address, PAREIDOLIA, "Ola", "Jan", "Wen") as (ola, jan, _):
        ear = listening(known, PAREIDOLIA, "")
        zofia = ear.player
        ear.presses("Tab", "2", "Enter")
        ear.stands_at("Jan is reading the word")
        ear.turns_the_page("A word is kept")
        jan.answer("know")
        ear.hears("Toss the first cloud")
        zofia.tab_to(re.compile("left$"))
        ear.presses("3", "Enter")
        jan.sees("playing")
        ear.hears("Jan’s turn")
        ear.turns_the_page("A cloud is tossed")
        jan.answer("place", shape=jan.public["shapes"][0], x=0, y=0, turn=0, flip=False)
        ear.hears("Your turn")
        ear.turns_the_page("Another is laid beside it")
        ear.presses("2", "ArrowLeft", "e", "f", "Enter")
        ear.hears("Zofia lays a cloud")
        ear.stands_at("boot")
        ola.answer("guess", text="a hippopotamus on holiday")
        ear.hears("hippopotamus")
        ola.answer("guess", text=jan.private["word"]["word"]["en"])
        ear.stands_at("Ola saw it")
        ear.turns_the_page("Somebody sees it")
    assert agrees_with_golden(
        "spoken/pareidolia.txt", ear.transcript("A round of Pareidolia, as its artist hears it")
    )


def test_a_turn_each_of_telepathic(known: Browsers) -> None:
    """Zofia hands a card, Ola performs it, and the other way round."""
    with friends(known.server.address, TELEPATHIC, "Ola") as (ola,):
        ear = listening(known, TELEPATHIC, "Hand Ola a card")
        zofia = ear.player
        ear.reads("The grid")
        ear.presses("Tab", "2", "Enter")
        ear.stands_at("Ola has your card")
        ear.turns_the_page("A card is handed")
        ola.answer("perform", on=1)
        ear.hears("Ola is looking for a card for you")
        ear.turns_the_page("The partner performs it")
        ola.sees("handing")
        ola.answer("hand", card=ola.public["row"][0])
        ear.stands_at("Which")
        ear.presses("Tab", "ArrowRight", "Enter")
        zofia.sees_phase("handing")
        ear.stands_at("Hand Ola a card")
        ear.turns_the_page("A card comes back and is performed")
    assert agrees_with_golden(
        "spoken/telepathic.txt", ear.transcript("A turn each of Telepathic, as Zofia hears it")
    )
