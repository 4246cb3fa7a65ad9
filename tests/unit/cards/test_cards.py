"""The fifty-two cards read and print in one notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.cards import (
    ACE,
    DECK,
    RANK_LETTERS,
    RANK_NAMES,
    RANK_PLURALS,
    TWO,
    AnyCard,
    Card,
    CardNotationError,
    Suit,
    Unknown,
    format_cards,
    parse_card,
    parse_cards,
    parse_seen_cards,
)

SEEN: tuple[AnyCard, ...] = (*DECK, Unknown.CARD)
SIGNS = {Suit.CLUBS: "♣♧", Suit.DIAMONDS: "♦♢", Suit.HEARTS: "♥♡", Suit.SPADES: "♠♤"}


def _spellings(card: Card) -> list[str]:
    """Every accepted way to write a card."""
    letter = RANK_LETTERS[card.rank - TWO]
    ranks = [letter, letter.lower(), *(["10"] if letter == "T" else [])]
    signs = SIGNS[card.suit]
    suits = [card.suit.value, card.suit.value.upper(), *signs, *(f"{sign}\ufe0f" for sign in signs)]
    return [rank + suit for rank in ranks for suit in suits]


def test_a_deck_is_fifty_two_cards_in_order() -> None:
    """Four suits from the two to the ace, each card once, with a name that says what it is."""
    assert len(set(DECK)) == 52
    assert [(card.suit, card.rank) for card in DECK] == [(suit, rank) for suit in Suit for rank in range(TWO, ACE + 1)]
    assert all(card.name == f"{RANK_NAMES[card.rank].upper()}_OF_{card.suit.name}" for card in DECK)


def test_ranks_have_names() -> None:
    """Thirteen ranks, singular and plural."""
    assert list(RANK_NAMES) == list(RANK_PLURALS) == list(range(TWO, ACE + 1))
    assert (RANK_NAMES[ACE], RANK_PLURALS[ACE], RANK_PLURALS[6]) == ("ace", "aces", "sixes")


@pytest.mark.parametrize("card", DECK, ids=str)
def test_every_spelling_of_a_card_reads_as_that_card(card: Card) -> None:
    """Lower case, 10 for T and suit signs are read, with or without the mark that colours a sign."""
    assert {parse_card(spelling) for spelling in _spellings(card)} == {card}
    assert str(card) == card.value == _spellings(card)[0]


@given(st.lists(st.sampled_from(DECK), unique=True))
def test_cards_print_and_read_back(cards: list[Card]) -> None:
    """What is printed reads as what was printed."""
    assert parse_cards(format_cards(tuple(cards))) == tuple(cards)


@given(st.lists(st.sampled_from(SEEN)))
def test_unknown_cards_print_and_read_back(cards: list[AnyCard]) -> None:
    """So do cards of which some may not be read, and cards of several decks."""
    assert parse_seen_cards(format_cards(tuple(cards))) == tuple(cards)


@given(st.data())
def test_any_spelling_prints_canonically(data: st.DataObject) -> None:
    """Spaces and commas may stand anywhere between cards, or nowhere."""
    cards = data.draw(st.lists(st.sampled_from(DECK)))
    text = ""
    for card in cards:
        text += data.draw(st.sampled_from(_spellings(card))) + data.draw(st.sampled_from(["", " ", ", ", "  "]))

    assert format_cards(parse_cards(text, repeats=True)) == " ".join(card.value for card in cards)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1h", "'1h' is not a card at '1h'; "),
        ("As Kx", "'As Kx' is not a card at 'Kx'; "),
        ("As K", "'As K' is not a card at 'K'; "),
        ("As?", "'As?' is not a card at '?'; "),
        ("\N{KELVIN SIGN}h", "'\N{KELVIN SIGN}h' is not a card at '\N{KELVIN SIGN}h'; "),
        ("A\N{LATIN SMALL LETTER LONG S}", "'A\N{LATIN SMALL LETTER LONG S}' is not a card at 'A"),
        ("As ??", "'As ??' holds an unknown card (??) where every card must be named; "),
        ("As Kd as", "'As Kd as' names As twice; a deck holds each card once."),
    ],
)
def test_what_is_no_card_is_said_with_its_place(text: str, sentence: str) -> None:
    """The sentence quotes the text, says where it goes wrong and what is allowed."""
    with pytest.raises(CardNotationError) as error:
        parse_cards(text)

    assert str(error.value).startswith(sentence)
    assert str(error.value).endswith(("as in As Kd Th.", "each card once."))


@pytest.mark.parametrize(("text", "number"), [("", 0), ("As Kd", 2)])
def test_one_card_is_not_none_and_not_two(text: str, number: int) -> None:
    """Where one card is asked for, its number is said."""
    with pytest.raises(CardNotationError, match=f"is {number} cards where one was asked for"):
        parse_card(text)


def test_a_card_repeats_only_where_several_decks_are_meant() -> None:
    """A shoe holds a card more than once."""
    assert parse_cards("AsAs", repeats=True) == (Card.ACE_OF_SPADES, Card.ACE_OF_SPADES)


@given(st.text(alphabet="AKQJT9210cdhs?♥♠\ufe0f ,x", max_size=12))
def test_any_text_is_cards_or_one_sentence(text: str) -> None:
    """Nothing but the notation error comes of wrong text, and what is read prints and reads back."""
    printed = _printed(text)

    assert printed.startswith(f"'{text}' is not a card at '") or _printed(printed) == printed


def _printed(text: str) -> str:
    try:
        return format_cards(parse_seen_cards(text))
    except CardNotationError as error:
        return str(error)
