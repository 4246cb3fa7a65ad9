"""Rulings that no game's own tests hold: rows whose words leave a hand open."""

from __future__ import annotations

import pytest

from fifthstreet.cards import parse_cards
from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS, hands_named, name_holdem_royals
from tests.proofs import ruling


@ruling("R47")
@pytest.mark.parametrize(
    ("hole", "board", "row"),
    [
        ("As Ks", "Qs Js Ts 2d 3c", "royal flush"),
        ("As 4h", "Ks Qs Js Ts 3c", "royal flush"),
        ("As 4h", "Ks Qs 3c Js Ts", "royal flush"),
        ("2d 3c", "As Ks Qs Js Ts", "community royal flush"),
        ("9s 8s", "As Ks Qs Js Ts", "community royal flush"),
    ],
)
def test_a_bare_royal_flush_takes_a_card_of_the_players_own(hole: str, board: str, row: str) -> None:
    """UTHP-02 pays its royal row whenever the player has a part in it, and the community row when he has none."""
    (table,) = (found for found in catalogue.paytables("ultimate-texas-holdem") if found.name == "UTHP-02")
    hand = name_holdem_royals(parse_cards(hole), parse_cards(board))
    paying = [found.hand for found in table.rows if hand in hands_named(RANKINGS["holdem_royals"], found.hand)]
    assert paying[0] == row
