"""The coding of Pareidolia for research."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.pareidolia.situations import MATERIALS, Situation
from unspoken.games.pareidolia.cards import name_of
from unspoken.games.pareidolia.parts.research import PareidoliaCoding
from unspoken.games.pareidolia.types import Guess
from unspoken.games.pareidolia.view import private, public
from unspoken.kernel.shelf import WordCard
from unspoken.kernel.types import Seat

WATCHER = Seat(1)


def test_a_word_without_text_in_the_language_of_the_table_is_guessed_in_english() -> None:
    """PAR-16: the judge accepts its names in any language."""
    words = tuple(WordCard({"en": name_of(word)}) for word in MATERIALS.words)
    coding = PareidoliaCoding(replace(MATERIALS, words=words), 4)
    situation = Situation(materials=replace(MATERIALS, words=words)).start("rabbit")
    polish = replace(public(situation.state), language="pl")
    ask = next(ask for ask in situation.session.asks if ask.seat == WATCHER)
    commands = coding.free_commands(polish, private(situation.state, WATCHER), ask)
    assert {command.text for command in commands if isinstance(command, Guess)} == set(map(name_of, words))
    shown = replace(polish, word={"en": "rabbit"})
    assert coding.observe(shown, private(situation.state, WATCHER), WATCHER)[6] == 1 + sorted(
        map(name_of, words)
    ).index("rabbit")
