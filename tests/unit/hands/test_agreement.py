"""Our five-card values agree with three other evaluators on random hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from fifthstreet.cards import Card, parse_cards
from tests.exhaustive.agreement import OTHERS, VALUES_HIGHEST_FIRST, Judgement, agreements, main, random_hands
from tests.proofs import clause


@clause("md-6.D", "sd-15.14.1", "sd-15.15.1")
@pytest.mark.parametrize(("number", "size"), [(20_000, 5), (2_000, 7)])
def test_other_evaluators_agree_on_random_hands(number: int, size: int) -> None:
    """Same kind for every hand, same winner for every two neighbours, same order of all values."""
    for agreement in agreements(random_hands(number, size, seed=15)):
        assert agreement.hands == number
        assert agreement.complete, agreement


@pytest.mark.parametrize("judge", OTHERS.values(), ids=OTHERS.keys())
def test_the_others_are_asked_in_our_words(judge: Callable[[Sequence[Card]], Judgement]) -> None:
    """Each evaluator's answers are read as the ten kinds by the names we give them."""
    shown = [
        "As Ks Qs Js Ts",
        "5s 4s 3s 2s As",
        "9h 9d 9c 9s 2h",
        "9h 9d 9c 2s 2h",
        "Ks 9s 7s 4s 2s",
        "Ah Kd Qc Js Ts",
        "9h 9d 9c 3s 2h",
        "9h 9d 3c 3s 2h",
        "9h 9d 4c 3s 2h",
        "Kh 9d 4c 3s 2h",
    ]

    judged = [judge(parse_cards(cards)) for cards in shown]

    assert [kind for kind, _ in judged] == list(VALUES_HIGHEST_FIRST)
    assert sorted(judged, key=lambda judgement: judgement[1], reverse=True) == judged


def test_the_command_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each evaluator and number of cards."""
    assert main(["--five", "300", "--seven", "30"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 * len(OTHERS)
    assert lines[0].startswith("300 random hands of 5 cards, pokerkit: 300 of 300 kinds agree, 299 of 299 neighbours, ")
