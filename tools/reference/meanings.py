"""What the keys of a submission mean whose names alone say it to those who wrote them."""

from __future__ import annotations

from typing import Final

MEANINGS: Final = {
    "RulesSubmission.casino": "The casino's name.",
    "RulesSubmission.jurisdiction": "The [jurisdiction](../jurisdictions/index.md) it stands in, by its id.",
    "RulesSubmission.house": "What the documents leave to the house; the usual, if it is left out.",
    "RulesSubmission.table": "Each table, under `[[table]]`.",
    "RulesSubmission.link": "Each progressive, under `[[link]]`.",
    "House.simultaneous_winners": (
        "How two winners of one meter at once are settled: `counter-clockwise from the dealer's right`, "
        "`in the order of the dealer's keys` or `shared equally`."
    ),
    "House.link_open_while_verifying": "Whether the other tables of a link play on while a win is verified.",
    "House.amount_frozen_while_verifying": "Whether a win is paid as the meter stood when it was claimed.",
    "House.choice_seconds": "How long a player may think.",
    "House.variance_alarm": "How far a sign may be from its meter before an alarm is raised.",
    "TableRules.id": "The table's own name; no two tables share one.",
    "TableRules.game": "The [game](../games/index.md) it deals, by its id.",
    "TableRules.seats": "How many may sit.",
    "TableRules.hands_per_player": "How many hands one player may hold.",
    "TableRules.dealing": "The way of dealing, as the game's page lists it.",
    "TableRules.equipment": "The machines at the table.",
    "TableRules.settings": "What this table decides of the game's [settings](../settings.md).",
    "Link.id": "The link's own name; no two links share one.",
    "Link.name": "What its sign calls it.",
    "Link.wager": "The amount of the progressive wager.",
    "Link.tiers": "Its meters: one for each tier that a joined table's pay table pays from.",
    "LinkTier.tier": "The tier, as pay tables call it: `meter`, `major`, `minor`, `mega`.",
    "LinkTier.seed": "What the meter starts at.",
    "LinkTier.reset": "What the meter starts at again after it has been won.",
    "Equipment.shuffler": "Whether a machine shuffles.",
    "Equipment.shuffler_counts_cards": "Whether the shuffler counts the cards of the deck.",
    "Equipment.progressive_sensors": "Whether sensors before the seats take progressive wagers.",
    "PostedLimit.min": "The least that may be wagered.",
    "PostedLimit.max": "The most that may be wagered.",
    "Paytable.game": "The game it belongs to, by its id.",
    "Paytable.slot": "The place it fills, as the game's page lists it.",
    "Paytable.name": "What tables call it; the only one of a slot is `base`.",
    "Paytable.rows": "Its rows; the first that names a hand pays it.",
    "Paytable.otherwise": "What every other hand gets: `loses` or `push`.",
    "Paytable.clauses": "The clauses that print it.",
    "Paytable.rulings": "The rulings by which it is read.",
    "PaytableRow.hand": "The hands it pays, in the words of its [ranking](../hands.md).",
    "PaytableRow.pays": "What it pays.",
    "PaytableRow.envy": "What others are paid for the hand.",
    "PaytableRow.clauses": "The clauses that print the row.",
    "PaytableRow.rulings": "The rulings by which the row is read.",
    "EnvyBonus.pays": "What each other holder of the wager is paid.",
    "EnvyBonus.clauses": "The clauses that print the award.",
}
"""By class and key. A key that a docstring describes is not here, and a key of a submission is in one of the two."""
