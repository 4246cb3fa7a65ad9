"""A small sound game and a small sound jurisdiction, which tests change in one place at a time."""

from __future__ import annotations

from typing import Final

from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import Jurisdiction
from fifthstreet.rules.paytables import Paytable, PaytableFile
from fifthstreet.rules.reading import read_toml

GAME: Final = """
id = "pocket-stud"
name = "Pocket Stud"
summary = "A game that nobody deals and that has one of everything."
sections = ["sd-15.99"]
opening = [["ante"], ["side", "bet_2"]]
dealer_hand = "dealer"
dealer_qualifies = { name = "queen high", category = "high card", ranks = [12], clauses = ["sd-15.99.9"] }
clauses = ["sd-15.99.1"]

[[hand]]
id = "own"
name = "own hand"
cards = ["own", "community"]
dealt = 7
best = 5
ranking = "five_cards"
clauses = ["sd-15.99.2"]

[[hand]]
id = "dealer"
name = "dealer's hand"
cards = ["dealer"]
dealt = 5
ranking = "five_cards"

[[wager]]
id = "ante"
name = "Ante"
about = "Enters the round."
bonus = "ante_bonus"
settles = { type = "against dealer", hand = "own", dealer_unqualified = "wins" }
clauses = ["sd-15.99.3"]

[[wager]]
id = "bet_2"
name = "Bet 2"
about = "Stands beside the ante."
amount = { type = "equal to", wager = "ante" }
needs = ["ante"]
survives_fold = true
settles = { type = "by table", slot = "bet_2" }

[[wager]]
id = "play"
name = "Play"
about = "Stays in."
placed = "stay"
amount = { type = "multiple", wager = "ante", times = [1, 2] }
needs = ["ante", "bet_2"]
settles = { type = "against dealer", hand = "own", slot = "play", tie = "loses", dealer_unqualified = "pushes" }

[[wager]]
id = "raise"
name = "Raise"
about = "Goes on."
placed = "raise"
amount = { type = "at most", wager = "bet_2" }
settles = { type = "against dealer", hand = "own", pays = "3 to 2", tie = "1 to 1" }

[[wager]]
id = "insurance"
name = "Insurance"
about = "Guards the ante."
placed = "insure"
amount = { type = "at most", wager = "ante", halves = 1 }
settles = { type = "by own steps", rule = "insurance" }

[[wager]]
id = "side"
name = "Side"
about = "Pays for the best hand dealt."
needs_approval = true
settles = { type = "best at table", slot = "side" }

[[wager]]
id = "progressive"
name = "Progressive"
about = "Pays from a meter."
collected_at_no_more_bets = true
survives_fold = true
settles = { type = "by meter", slot = "progressive" }
rulings = ["R28"]

[[slot]]
id = "ante_bonus"
name = "Ante Bonus"
wagers = ["ante"]
hand = "own"
bonus = true

[[slot]]
id = "bet_2"
name = "Second Bet"
wagers = ["bet_2"]
hand = "own"

[[slot]]
id = "play"
name = "Play"
wagers = ["play"]
hand = "own"

[[slot]]
id = "side"
name = "Side"
wagers = ["side"]
hand = "own"
clauses = ["sd-15.99.4"]

[[slot]]
id = "progressive"
name = "Progressive"
wagers = ["progressive"]
hand = "own"

[[deal]]
procedure = "rotation"
name = "From the hand"
clauses = ["sd-15.99.5"]
steps = [
  { to = ["players", "dealer"], cards = 2, manner = "one at a time in rotation", rounds = [2] },
  { to = ["dealer"], cards = 3, face_up = [1, 3] },
  { to = ["community"], cards = 2, face_up = [1, 2], discarded = [2] },
  { to = ["six_card_box"], cards = 1, only_with = "side" },
]

[[street]]
id = "stay"
name = "Stay"
choice = { type = "fold or bet", wager = "play", times = [1, 2], of = "ante" }
reveals = [{ what = "community", cards = 1, burn = 1 }]
requires = ["ante", "bet_2"]
clauses = ["sd-15.99.6"]

[[street]]
id = "raise"
name = "Raise"
asks = "not bet"
choice = { type = "check or bet", wager = "raise", times = [2], of = "bet_2" }
reveals = [{ what = "community", cards = 2, burn = 2 }, { what = "dealer", cards = 1 }, { what = "dealer", cards = 2 }]

[[street]]
id = "ride"
name = "Ride"
choice = { type = "let ride or take", wager = "bet_2" }
reveals = [{ what = "six_card_box", cards = 1 }, { what = "six_card_box" }, { what = "community" }]

[[street]]
id = "split"
name = "Split"
choice = { type = "split or lay down", into = [1, 1], lay_down = [] }

[[street]]
id = "move"
name = "Move"
choice = { type = "take or move", wager = "side", onto = "ante" }

[[street]]
id = "insure"
name = "Insure"
choice = { type = "insure or not", wager = "insurance", of = "ante" }

[[street]]
id = "draw"
name = "Draw"
choice = { type = "play blackjack", of = "ante" }
reveals = [{ what = "dealer" }]

[[setting]]
id = "order"
about = "Which comes first."
default = "ante"
allowed = ["ante", "play"]
clauses = ["sd-15.99.7"]

[[setting]]
id = "shown"
about = "Whether it is shown."
default = true
allowed = [true, false]

[[setting]]
id = "count"
about = "How many there are."
default = 2
allowed = [1, 2]

[[together]]
slots = ["side", "progressive"]

[[apart]]
wagers = ["side", "progressive"]
"""

PAYTABLES: Final = "".join(
    f"""
[[paytable]]
game = "pocket-stud"
slot = "{slot}"
name = "{name}"
source = "operator"
otherwise = "{otherwise}"
rows = [{{ hand = "straight flush", pays = "{pays}" }}]
"""
    for slot, name, otherwise, pays in (
        ("ante_bonus", "base", "push", "5 to 1"),
        ("bet_2", "base", "loses", "9 to 1"),
        ("play", "base", "loses", "2 to 1"),
        ("side", "base", "loses", "99 to 1"),
        ("progressive", "A", "loses", "100% of meter"),
        ("progressive", "B", "loses", "10% of major"),
    )
)

JURISDICTION: Final = """
id = "nowhere"
name = "Nowhere"
about = "A place without a casino."
regulator = "Nobody"
documents = ["sd"]

[[game]]
game = "pocket-stud"
wagers = ["ante", "bet_2", "play", "raise", "insurance", "side", "progressive"]
seats = { max = 6, rulings = ["R21"] }
hands = { max = 1 }
dealing = ["rotation"]
tables = [
  { slot = "ante_bonus", names = ["base"] },
  { slot = "bet_2", names = ["base"], operator_may_supply = true },
  { slot = "play", names = [], operator_may_supply = true },
  { slot = "side", names = ["base"], clauses = ["sd-15.99.8"] },
  { slot = "progressive", names = ["A", "B"] },
]
limits = [
  { wagers = { ante = 1 }, max = "$25" },
  { wagers = { ante = 3, bet_2 = 1 }, max = "$100" },
]
caps = [
  { over = "one player's hand", wagers = ["ante", "play"], max = "$50,000", or_at_minimum = 10 },
  { over = "the whole table", wagers = ["side"], max = "$25,000", counts_odds_from = 100 },
]
irregularities = [
  { kind = "a card is exposed in the deal", consequence = "the card is set aside for the round" },
  { kind = "the shuffling device jams", consequence = "the cards are shuffled again", rulings = ["R41"] },
]
tips = [
  { wager = "ante", at_most = "ante", clauses = ["sd-15.99.10"] },
  { wager = "side", clauses = ["sd-15.99.10"] },
]
decided = [{ setting = "order", value = "play" }]
clauses = ["sd-15.99"]

[game.settlement]
wagers = ["ante_bonus", "ante", "bet_2", "play", "raise", "insurance"]
after_all_hands = ["side", "progressive"]

[game.decks]
decks = [1]
alternate_two_with_shuffler = true
hours_max_by_hand = 4
hours_max_from_shoe = 8
stub_count_rounds = 5
cut_cards_min = 12

[game.progressive]
amounts = ["$1", "$5"]
envy_paid = "at the holder's turn"
seeds = [{ paytable = "A", tier = "meter", at_least = "$1,000", clauses = ["sd-15.99.11"] }]
"""


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A text in which each first text, which stands in it once, is replaced by the second."""
    for before, after in changes:
        assert text.count(before) == 1, f"'{before}' stands {text.count(before)} times"
        text = text.replace(before, after)
    return text


def small_game(*changes: tuple[str, str]) -> Game:
    """The small game, changed."""
    return read_toml(Game, changed(GAME, *changes), what="game")


def small_jurisdiction(*changes: tuple[str, str]) -> Jurisdiction:
    """The small jurisdiction, changed."""
    return read_toml(Jurisdiction, changed(JURISDICTION, *changes), what="jurisdiction")


def small_paytables() -> tuple[Paytable, ...]:
    """The pay tables of the small game."""
    return read_toml(PaytableFile, PAYTABLES, what="paytables").paytable
