"""The words on a row of a pay table mean the hands a reader takes them to mean."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.cards import RANK_NAMES, RANK_PLURALS
from fifthstreet.hands import RANKINGS, Ranking, UnknownHandError, hands_named
from tests.proofs import ruling

MEANINGS = """
five_cards | royal flush | royal flush
five_cards | straight flush | royal flush, straight flush
five_cards | flush | flush
five_cards | two pair | two pair
five_cards | pair of jacks or better | pair of aces, pair of kings, pair of queens, pair of jacks
five_cards | pair of tens or better | pair of aces, pair of kings, pair of queens, pair of jacks, pair of tens
five_cards | pair of queens or better | pair of aces, pair of kings, pair of queens
five_cards | pair of sixes to tens | pair of tens, pair of nines, pair of eights, pair of sevens, pair of sixes
five_cards | pair of tens to sixes | pair of tens, pair of nines, pair of eights, pair of sevens, pair of sixes
five_cards | pair of tens to jacks | pair of jacks, pair of tens
five_cards | pair of tens or jacks | pair of jacks, pair of tens
five_cards | pair of twos, fours or pair of sixes | pair of sixes, pair of fours, pair of twos
five_cards | pair of threes or less | pair of threes, pair of twos
five_cards | less than pair of threes | pair of twos
five_cards | less than pair | high card
five_cards | three of a kind or two pair | three of a kind, two pair
five_cards | straight flush or better | royal flush, straight flush
five_cards | full house or better | royal flush, straight flush, four of a kind, full house
three_cards | mini-royal of spades | mini-royal of spades
three_cards | mini-royal of clubs or hearts | mini-royal of hearts, mini-royal of clubs
three_cards | pair or less | pair, high card
three_cards | straight | straight
four_cards | four aces | four aces
four_cards | less than ten high | nine high, eight high, seven high, six high
four_cards | ten high or better | ace high, king high, queen high, jack high, ten high
four_cards | eight to ten high | ten high, nine high, eight high
four_cards | pair of aces | pair of aces
four_cards | four kings or better | four aces, four kings
six_cards | super royal of diamonds | super royal of diamonds
six_cards | super royal of clubs, hearts or spades | super royal of spades, super royal of hearts, super royal of clubs
dealt_five_cards | four of a kind dealt | four of a kind dealt
dealt_five_cards | four of a kind | four of a kind
dealt_five_cards | two pair dealt | two pair dealt
dealt_five_cards | two pair | two pair
holdem_royals | royal flush in five cards | royal flush in five cards
holdem_royals | royal flush in six cards | royal flush in five cards, royal flush in six cards
holdem_royals | community royal flush | community royal flush
two_cards | ace king suited | ace king suited
two_cards | ace king | ace king suited, ace king
two_cards | ace queen or jack | ace queen suited, ace queen, ace jack suited, ace jack
two_cards | pair of jacks to kings | pair of kings, pair of queens, pair of jacks
two_cards | pair of kings or better | pair of aces against a dealer's pair of aces, pair of aces, pair of kings
two_cards | other cards | other cards
dealer_busts | 3 cards | 3 cards
dealer_busts | 8 or more cards | 8 or more cards
dealer_busts | 6 or more cards | 8 or more cards, 7 cards, 6 cards
"""

UNKNOWN = [
    ("five_cards", "five of a kind"),
    ("five_cards", ""),
    ("five_cards", "pair of"),
    ("five_cards", "pair of ones or better"),
    ("five_cards", "pair of six to ten"),
    ("five_cards", "pair of sixes to ones"),
    ("five_cards", "less than pair of twos"),
    ("five_cards", "less than high card"),
    ("five_cards", "less than mini-royal"),
    ("five_cards", "nonsense or less"),
    ("five_cards", "nonsense or better"),
    ("five_cards", "flush or nonsense"),
    ("five_cards", "flush to straight"),
    ("five_cards", "super royal"),
    ("four_cards", "five high"),
    ("four_cards", "full house"),
    ("dealer_busts", "2 cards"),
    ("two_cards", "ace ten"),
]


@pytest.mark.parametrize("line", MEANINGS.strip().splitlines())
def test_a_row_means_the_hands_its_words_say(line: str) -> None:
    """Each name is read in its ranking and gives its hands, highest first."""
    ranking, name, hands = (part.strip() for part in line.split("|"))

    assert hands_named(RANKINGS[ranking], name) == tuple(hands.split(", "))


@pytest.mark.parametrize(
    ("ranking", "name", "number"),
    [
        ("five_cards", "pair", 13),
        ("five_cards", "pair or less", 14),
        ("five_cards", "high card or better", 22),
        ("three_cards", "mini-royal", 4),
        ("three_cards", "mini-royal of clubs, diamonds or hearts", 3),
        ("four_cards", "four of a kind", 13),
        ("four_cards", "high card", 9),
        ("four_cards", "straight flush or better", 14),
        ("six_cards", "super royal", 4),
        ("two_cards", "pair", 14),
        ("dealer_busts", "3 or more cards", 6),
    ],
)
def test_a_kind_is_all_its_hands(ranking: str, name: str, number: int) -> None:
    """A kind that is told apart by rank or suit is named whole by its own name."""
    assert len(hands_named(RANKINGS[ranking], name)) == number


@ruling("R6")
@pytest.mark.parametrize(
    ("ranking", "name", "stronger"),
    [
        ("five_cards", "straight flush", "royal flush"),
        ("three_cards", "straight flush", "mini-royal of spades"),
        ("six_cards", "royal flush", "super royal of diamonds"),
        ("six_cards", "straight flush", "super royal of diamonds"),
        ("holdem_royals", "straight flush", "royal flush in five cards"),
        ("holdem_royals", "royal flush", "royal flush in seven cards"),
        ("holdem_royals", "royal flush in seven cards", "royal flush in six cards"),
    ],
)
def test_a_table_without_the_stronger_row_pays_the_weaker(ranking: str, name: str, stronger: str) -> None:
    """An ace, king and queen of one suit are a straight flush where no mini-royal is printed."""
    assert stronger in hands_named(RANKINGS[ranking], name)


@ruling("R6", "R9")
def test_a_community_royal_is_no_other_royal() -> None:
    """A royal wholly on the board is paid as such or not at all."""
    for name in ("royal flush", "royal flush in seven cards", "straight flush"):
        assert "community royal flush" not in hands_named(RANKINGS["holdem_royals"], name)


@pytest.mark.parametrize(("ranking", "name"), UNKNOWN)
def test_unknown_words_are_answered_with_what_is_allowed(ranking: str, name: str) -> None:
    """The answer is one sentence that quotes the words and lists the hands."""
    with pytest.raises(UnknownHandError, match=f"^{re.escape(repr(name))} is none of the .*; a row names .*\\.$"):
        hands_named(RANKINGS[ranking], name)


def test_the_sentence_lists_each_kind_once() -> None:
    """Hands told apart by rank are listed by their ends."""
    with pytest.raises(UnknownHandError) as error:
        hands_named(RANKINGS["five_cards"], "five of a kind")

    assert str(error.value) == (
        "'five of a kind' is none of the five-card hands; a row names royal flush, straight flush, four of a kind, "
        "full house, flush, straight, three of a kind, two pair, pair of aces down to pair of twos, high card, pair, "
        "or several of them as 'A or better', 'A or less', 'less than A', 'A to B' or 'A or B'."
    )


@given(st.data())
def test_any_name_of_a_ranking_names_itself(data: st.DataObject) -> None:
    """Every hand is named by its own name, in any case and spacing, and by no name below it."""
    ranking = data.draw(st.sampled_from(list(RANKINGS.values())))
    hand = data.draw(st.sampled_from(ranking.hands))
    written = "  ".join(data.draw(st.sampled_from([hand, hand.upper(), hand.title()])).split(" "))

    named = hands_named(ranking, written)

    assert named[-1] == hand


@given(st.data())
def test_better_and_less_share_the_hands_of_a_kind(data: st.DataObject) -> None:
    """Every pair is either of a rank or better, or less than it."""
    ranking = RANKINGS["five_cards"]
    plural = data.draw(st.sampled_from(list(RANK_PLURALS.values())[1:]))

    better = hands_named(ranking, f"pair of {plural} or better")
    less = hands_named(ranking, f"less than pair of {plural}")

    assert better + less == hands_named(ranking, "pair")


@pytest.mark.parametrize("ranking", RANKINGS.values(), ids=RANKINGS.keys())
def test_a_ranking_names_each_hand_once(ranking: Ranking) -> None:
    """Names are lower-case words and stand once; groups name known hands."""
    assert len(set(ranking.hands)) == len(ranking.hands)
    assert all(hand == " ".join(hand.lower().split()) for hand in ranking.hands)
    assert all(set(hands) <= set(ranking.hands) for hands in ranking.groups.values())


def test_rankings_are_known_by_their_ids() -> None:
    """The ids are those that a game's data name."""
    assert list(RANKINGS) == [
        "five_cards",
        "three_cards",
        "four_cards",
        "six_cards",
        "dealt_five_cards",
        "holdem_royals",
        "two_cards",
        "dealer_busts",
    ]
    assert all(ranking.id == key for key, ranking in RANKINGS.items())


def test_ranks_are_named_in_the_plural() -> None:
    """Sixes are the only plural that takes an e."""
    assert RANK_PLURALS[6] == "sixes"
    assert all(plural == RANK_NAMES[rank] + "s" for rank, plural in RANK_PLURALS.items() if rank != 6)
