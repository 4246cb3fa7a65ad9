"""The engine and the second payer, who was written from the documents alone, agree to the cent, row by row."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from fifthstreet.cards import DECK
from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS, five_card_hand, name_five_cards, name_four_cards, name_three_cards
from fifthstreet.hands.four import four_card_hand
from fifthstreet.money import Cents, ForOdds, Payout, ToOdds
from fifthstreet.money.payouts import odds_winnings_floor
from fifthstreet.round.terms import Row, pay_terms
from fifthstreet.round.text import format_round, round_file_of
from fifthstreet.rules.paytables import Paytable
from tests.conformance.payer import (
    ENOUGH,
    HITS_LEAST,
    aims,
    check,
    check_replay,
    main,
    part_of_second_payer,
    play_number,
    required,
    second_payer,
    tally,
)
from tests.conformance.playing import play
from tests.conformance.stacking import Wanted, hand_of, numbers_of, stacked
from tests.conformance.strata import tables_of
from tests.conformance.subjects import Subject, one_of_each, terms_at

ROUNDS = 200
CHANCES = 2
SEED = 5
STAKES = tuple(map(Cents, (50, 1_00, 2_50, 5_00, 7_77, 100_00)))


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_both_payers_agree(game: str) -> None:
    """Of stacked rounds at all kinds of tables both pay every line alike, in one order, and so stand the meters."""
    result = tally(game, range(ROUNDS), SEED)

    assert result.shown == []
    assert (result.rounds, result.wrong, result.cents) == (ROUNDS, 0, 0)
    assert result.lines > ROUNDS


@pytest.mark.parametrize("subject", one_of_each(), ids=str)
def test_both_payers_agree_on_rounds_of_chance(subject: Subject) -> None:
    """So do they on rounds that aim at nothing, in which dealer, players and supervisors do whatever they may."""
    terms = terms_at(subject)
    for seed in range(CHANCES):
        played = play(terms, seed)
        file = round_file_of(terms, played.commands, count_due=played.states[0].count_due)

        assert second_payer().settle_text(format_round(file)).differences() == [], seed


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_both_payers_agree_at_length(game: str) -> None:
    """A hundred thousand rounds of each game agree, and hit every row, limit, envy and void often enough."""
    result = tally(game, range(ENOUGH), SEED)

    assert result.shown == []
    assert (result.rounds, result.wrong, result.cents) == (ENOUGH, 0, 0)
    assert {label: result.hits.get(label, 0) for label in result.missed()} == {}


@pytest.mark.exhaustive
@pytest.mark.enumeration
def test_both_evaluators_name_every_five_cards_alike() -> None:
    """Each of the 2,598,960 hands has one name and the same ranks to break a tie in both evaluators."""
    theirs = part_of_second_payer("pay_hands")
    number = {card: theirs.card_of(str(card)) for card in DECK}
    hands = 0

    for cards in combinations(DECK, 5):
        hands += 1
        ours = five_card_hand(cards)
        other = theirs.evaluate_once(tuple(number[card] for card in cards))
        assert (name_five_cards(ours), ours.ranks) == (theirs.five_name(other), other.ranks), cards

    assert hands == 2_598_960


def cells(table: Paytable) -> Iterator[tuple[str, Row]]:
    """What a pay table pays each hand of its ranking."""
    game = catalogue.game(table.game)
    slot = next(one for one in game.slot if one.id == table.slot)
    hand = next(one for one in game.hand if one.id == (table.hand or slot.hand))
    yield from pay_terms(table, hand, bonus=slot.bonus).pays.items()


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_both_read_every_cell_of_every_pay_table_alike(game: str) -> None:
    """Neither has a table, a row, a payout, an award of envy or a cent that the other has not."""
    theirs = part_of_second_payer("pay_tables")
    printed = {key: rows for key, rows in second_payer().all_tables().items() if key[0] == game}

    for table in catalogue.paytables(game):
        rows = printed.pop((game, table.slot, table.name, table.players))
        other = theirs.table_named(game, table.slot, table.name + (f"/{table.players}" if table.players else ""))
        hands = dict(cells(table))
        assert {hand for hand, _, _ in rows} <= set(hands), table.key
        for hand, row in hands.items():
            cell = other.row(hand)
            if cell is None:
                assert row.pays == table.otherwise, (table.key, hand)
                continue
            envy = row.row.envy[0].pays.amount_cents if row.row is not None and row.row.envy else 0
            assert (str(row.pays), envy) == (cell.pay.text(), cell.envy), (table.key, hand)
            assert [paid(row.pays, stake) for stake in STAKES] == [
                cell.pay.on(stake) if cell.pay.kind in ("to", "for") else 0 for stake in STAKES
            ], (table.key, hand)

    assert printed == {}


def paid(pays: Payout, stake: Cents) -> int:
    """What odds pay on a stake; nothing for all other payouts."""
    return odds_winnings_floor(pays, stake) if isinstance(pays, ToOdds | ForOdds) else 0


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_cent_too_much_is_noticed(game: str) -> None:
    """A line that is changed, left out or moved is told, and so is a meter."""
    aim, played = next(
        found
        for found in (play_number(game, number, SEED) for number in range(ROUNDS))
        if any(" wins " in line for line in found[1].lines) and len(set(found[1].lines)) > 1
    )
    place = next(number for number, line in enumerate(played.lines) if " wins " in line)
    wrong = [line.replace("wins $", "wins $1") if number == place else line for number, line in enumerate(played.lines)]

    assert check(played)[0] == [], aim
    assert check(played._replace(lines=tuple(wrong)))[0] != []
    assert check(played._replace(lines=played.lines[1:]))[0] != []
    assert check(played._replace(lines=played.lines[::-1]))[0] != []
    assert check(played._replace(after=("after meter $1",)))[0] != []
    assert check(played._replace(text=played.text.replace("no more bets", "no more betting")))[0] != []
    assert check_replay(played) == []
    assert check_replay(played._replace(lines=tuple(wrong))) != []


@pytest.mark.parametrize("ranking", ["three_cards", "four_cards", "five_cards"])
def test_a_hand_is_made_by_its_name(ranking: str) -> None:
    """Of every name a pay table has, the cards made for it are that hand and none other."""
    size, name_of = {
        "three_cards": (3, name_three_cards),
        "four_cards": (4, lambda cards: name_four_cards(four_card_hand(cards))),
        "five_cards": (5, lambda cards: name_five_cards(five_card_hand(cards))),
    }[ranking]
    rng = random.Random(SEED)

    for name in RANKINGS[ranking].hands:
        if name.endswith("high") and name.split()[0] in ("two", "three", "four", "five"):
            continue
        for _ in range(20):
            cards = hand_of(name, size, rng)
            assert len(set(cards)) == size
            assert name_of(cards) == name


def test_a_deck_deals_what_is_wanted() -> None:
    """The cards lie where they are wanted, and every other card of the deck lies somewhere."""
    terms = tables_of("mississippi-stud")[0]
    rng = random.Random(SEED)
    cards = tuple(hand_of("royal flush", 5, rng))

    deck = stacked(terms, (1, 2), [Wanted(cards, (("2", 2), ("community", 3)))], rng)

    numbers = numbers_of(terms, (1, 2))
    assert {deck[number] for number in numbers["2"] + numbers["community"]} == set(cards)
    assert sorted(map(str, deck)) == sorted(map(str, DECK))


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_whatever_the_second_payer_pays_by_is_aimed_at(game: str) -> None:
    """Every row of every table is wanted at some table, and so is whatever else must be hit."""
    rows = {label for label in required(game) if label.startswith(("row ", "players "))}
    printed = [len(rows) for (of, *_), rows in second_payer().all_tables().items() if of == game]

    assert len(rows) == sum(printed)
    assert all(tables for _, tables in aims(game))


def test_too_few_hits_are_named() -> None:
    """Where something is not hit often enough, it is told."""
    result = tally("three-card-poker", range(1), SEED)

    assert set(result.missed()) == {label for label in required("three-card-poker") if label not in result.hits} | {
        label for label, count in result.hits.items() if count < HITS_LEAST and label in required("three-card-poker")
    }
    assert result.missed()


def test_the_command_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    """It prints the rounds, the lines and the differences of a game, and what was hit too rarely."""
    status = main(["--rounds", "40", "--game", "three-card-poker", "--jobs", "1"])

    first, *rest = capsys.readouterr().out.splitlines()
    assert status == 0
    assert first.startswith("three-card-poker: 40 rounds, ")
    assert first.endswith(" 0 rounds differ, by 0 cents")
    assert all(line.endswith("few") for line in rest)
