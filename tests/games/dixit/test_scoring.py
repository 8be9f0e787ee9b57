"""Points."""

from __future__ import annotations

from collections.abc import Mapping

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.dixit.situations import Situation


def gains(seats: int, owners: Mapping[int, int]) -> tuple[int, ...]:
    """Everybody's points of a round that seat 0 tells: each voter for somebody's card."""
    table = Situation(seats)
    table.round(0, owners)
    return table.state.gains


def test_when_all_find_the_card_the_teller_gets_nothing_and_the_others_two() -> None:
    """DIX-07: all found the storyteller's card."""
    assert gains(4, {1: 0, 2: 0, 3: 0}) == (0, 2, 2, 2)


def test_when_none_finds_the_card_the_teller_gets_nothing_and_the_others_two_and_their_votes() -> None:
    """DIX-07, DIX-09: none did; each vote counts for the card's owner as well."""
    assert gains(4, {1: 2, 2: 3, 3: 2}) == (0, 2, 4, 3)


def test_when_some_find_the_card_they_and_the_teller_get_three() -> None:
    """DIX-08: otherwise the storyteller gets 3, and each player who found the card gets 3."""
    assert gains(5, {1: 0, 2: 0, 3: 4, 4: 0}) == (3, 3, 3, 0, 4)


def test_one_alone_who_finds_the_card_is_enough() -> None:
    """DIX-08: not all, not none."""
    assert gains(4, {1: 0, 2: 3, 3: 2}) == (3, 3, 1, 1)


def test_each_vote_on_a_decoy_is_a_point_for_its_owner() -> None:
    """DIX-09: 1 for every vote on a card of theirs."""
    assert gains(5, {1: 0, 2: 1, 3: 1, 4: 1}) == (3, 6, 0, 0, 0)


def test_votes_on_the_tellers_card_are_no_points_of_this_kind() -> None:
    """DIX-09: each player but the storyteller."""
    assert gains(4, {1: 0, 2: 0, 3: 1})[0] == 3


def test_with_three_players_a_vote_on_either_card_counts() -> None:
    """DIX-09: with three players, on either of the two."""
    table = Situation(3)
    table.tell(0)
    table.all_lay()
    second = table.state.board.index(table.state.laid[1][1]) + 1
    table.vote(1, 0)
    table.vote_number(2, second)
    assert table.state.gains == (3, 4, 0)


def test_with_three_players_who_both_find_the_card() -> None:
    """DIX-07: two voters are all."""
    assert gains(3, {1: 0, 2: 0}) == (0, 2, 2)


def test_the_example_of_the_rule_book() -> None:
    """DIX-14: Pink 3, Blue 5, Green 3, Purple 1, Yellow 0, Red 0."""
    pink, blue, green, red, purple, yellow = range(6)
    assert gains(6, {blue: pink, green: pink, red: purple, purple: blue, yellow: blue}) == (3, 5, 3, 0, 1, 0)


def test_points_add_up_over_the_rounds() -> None:
    """DIX-13: the score is what all rounds gave."""
    table = Situation()
    table.round(0, {1: 0, 2: 0, 3: 1})
    table.all_go_on()
    table.round(1, {0: 1, 2: 0, 3: 0})
    assert table.state.scores == (3 + 5, 4 + 3, 3 + 0, 0 + 0)


@st.composite
def rounds(draw: st.DrawFn) -> tuple[Situation, int, dict[int, int]]:
    """A round that was voted: the table, who told, and for whose card each voter voted."""
    seats = draw(st.integers(3, 8))
    teller = draw(st.integers(0, seats - 1))
    table = Situation(seats)
    table.tell(teller)
    table.all_lay()
    owners: dict[int, int] = {}
    for seat in table.others:
        owners[seat] = draw(st.sampled_from([owner for owner in range(seats) if owner != seat]))
        card = draw(st.sampled_from(table.state.laid[owners[seat]]))
        table.vote_number(seat, table.state.board.index(card) + 1)
    return table, teller, owners


def points_by_the_book(seat: int, teller: int, owners: dict[int, int]) -> int:
    """DIX-07, DIX-08 and DIX-09 once more, sentence by sentence."""
    found = [voter for voter, owner in owners.items() if owner == teller]
    all_or_none = not found or len(found) == len(owners)
    if seat == teller:
        return 0 if all_or_none else 3
    for_finding = 2 if all_or_none else 3 if seat in found else 0
    for_fooling = sum(1 for owner in owners.values() if owner == seat)
    return for_finding + for_fooling


@settings(max_examples=200, deadline=None)
@given(rounds())
def test_every_round_is_scored_by_the_book(played: tuple[Situation, int, dict[int, int]]) -> None:
    """DIX-07, DIX-08, DIX-09: whoever tells and however they vote, with one card each or two."""
    table, teller, owners = played
    assert list(table.state.gains) == [
        points_by_the_book(seat, teller, owners) for seat in range(table.state.seats)
    ]


@settings(max_examples=100, deadline=None)
@given(rounds())
def test_what_a_round_is_worth_hangs_on_how_many_found_the_card(
    played: tuple[Situation, int, dict[int, int]],
) -> None:
    """DIX-07, DIX-08, DIX-09: all find: 2 each. None: 3 each. Some: 3 and 3 a finder, 1 a vote astray."""
    table, teller, owners = played
    voters, found = len(owners), list(owners.values()).count(teller)
    some = 3 + 3 * found + (voters - found)
    assert sum(table.state.gains) == {0: 3 * voters, voters: 2 * voters}.get(found, some)
