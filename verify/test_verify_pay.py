"""Self-tests of the second payer: worked rounds, its evaluator, its tables, and how it fails.

The rounds in `worked/` were reckoned by hand from the documents; each says its arithmetic in comments.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from pay_hands import CLOSED_FORM, best, card_of, evaluate, five_name, four_name, holdem_name, six_name, three_name
from pay_line import same
from pay_money import CannotFollowError, cents_of, meter_dollars, micros_of, pay_of, share_out
from verify_pay import all_tables, comparable, main, settle_text

WORKED = Path(__file__).parent / "worked"
GAMES = {"mississippi": 8, "three-card": 5, "let-it-ride": 4, "caribbean": 9, "silverado": 4}
GAMES |= {"four-card": 4, "holdem-bonus": 4, "ultimate": 4, "blackjack": 11}


def cards(text: str) -> list[int]:
    """Read cards parted by spaces."""
    return [card_of(word) for word in text.split()]


def worked(name: str) -> str:
    """Read a worked round."""
    return (WORKED / f"{name}.round").read_text(encoding="utf-8")


def said_by(*arguments: str) -> tuple[int, str, str]:
    """Run the command line: exit status, what it printed, what it complained."""
    out, complaints = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(complaints):
        status = main(list(arguments))
    return status, out.getvalue(), complaints.getvalue()


class WorkedRounds(unittest.TestCase):
    """Every worked round comes to what was reckoned by hand."""

    def test_all_agree(self) -> None:
        """Each file agrees, and each game has its files."""
        for path in sorted(WORKED.glob("*.round")):
            with self.subTest(path.name):
                answer = settle_text(path.read_text(encoding="utf-8"))
                self.assertTrue(answer.has_expect)
                self.assertEqual(answer.differences(), [])
        for game, least in GAMES.items():
            self.assertGreaterEqual(len(list(WORKED.glob(f"{game}-*.round"))), least, game)

    def test_every_expected_amount_matters(self) -> None:
        """A changed amount, a missing line and a wrong meter are differences."""
        text = worked("mississippi-2-envy")
        for old, new in (
            ("takes $1,234.59", "takes $1,234.60"),
            ("3 ante $5 loses\n", ""),
            ("after meter $10,000.2589", "after meter $10,000.2588"),
            ("at $300 envy", "at 300 to 1"),
        ):
            self.assertTrue(settle_text(text.replace(old, new)).differences(), old)

    def test_labels(self) -> None:
        """What decided money is labelled."""
        hits = settle_text(worked("mississippi-2-envy")).hits
        self.assertIn("envy 3x2", hits)
        self.assertIn("row mississippi-stud progressive A straight flush", hits)
        self.assertIn("fold with progressive", hits)
        self.assertIn("cap maryland", settle_text(worked("mississippi-1-cap")).hits)
        self.assertIn("cap iowa", settle_text(worked("mississippi-3-iowa")).hits)
        self.assertIn("void a community card is exposed early", settle_text(worked("mississippi-6-void")).hits)
        self.assertIn("qualifies caribbean-stud no", settle_text(worked("caribbean-1-not-qualified")).hits)
        self.assertIn("dead hand", settle_text(worked("caribbean-4-dead-hand")).hits)
        self.assertIn("progressive only", settle_text(worked("caribbean-3-progressive-only")).hits)
        self.assertIn("forfeit", settle_text(worked("let-it-ride-4-leaves")).hits)
        self.assertIn("war moved", settle_text(worked("blackjack-1-war")).hits)
        self.assertIn("split", settle_text(worked("blackjack-3-split")).hits)

    def test_dismissed_report_changes_nothing(self) -> None:
        """A dismissed report leaves the round as it was."""
        text = worked("caribbean-2-qualified")
        report = "no more bets\nreport a player has a wrong number of cards at 1\ndismiss Mary"
        self.assertEqual(settle_text(text.replace("no more bets", report)).differences(), [])

    def test_a_report_after_the_last_choice(self) -> None:
        """The settlement waits for the end of the file: a void, a forfeit and a reading may follow the last choice."""
        text = worked("caribbean-5-after-the-last-choice")
        void = settle_text(text.replace("\nexpect", "\nvoid Mary because the deck was marked\nexpect"))
        self.assertTrue(all(line.endswith("returned") for line in void.lines))
        dismissed = settle_text(text.replace("in a round at 3\nuphold", "in a round at 3\ndismiss")).lines
        self.assertIn("3 progressive $5 takes $20,000 at 100% of meter", dismissed)
        with self.assertRaisesRegex(CannotFollowError, "ends before 'uphold' or 'dismiss'"):
            settle_text(text.replace("in a round at 3\nuphold Mary\n", "in a round at 3\n"))

    def test_only_the_progressive_is_left(self) -> None:
        """Neither the order of the two reports nor a later void leaves a wager two lines."""
        text = worked("caribbean-7-leaves-and-the-wrong-count")
        left = "report a player leaves the table in a round at 3\nuphold Mary\n"
        counted = "report the dealer has a wrong number of cards\nuphold Mary\n"
        self.assertIn(left + counted, text)
        self.assertEqual(settle_text(text.replace(left + counted, counted + left)).differences(), [])
        void = settle_text(text.replace("\nexpect", "\nvoid Mary because the deck is short\nexpect"))
        self.assertTrue(all(line.endswith("returned") for line in void.lines))
        self.assertEqual([line.split()[0] for line in void.lines], list("333322111"))
        self.assertEqual(void.after, {"meter": "$10,000"})
        dead = "report a player has a wrong number of cards at 1\nuphold Mary\n"
        lines = settle_text(text.replace(counted, counted + dead)).lines
        self.assertIn("1 progressive $5 returned", lines)
        self.assertEqual([line for line in lines if "envy" in line], [])

    def test_a_fold_goes_back_with_the_bets(self) -> None:
        """Where only the progressive is played a fold forfeits nothing; without the dealer's wrong count it does."""
        text = worked("caribbean-9-fold-and-the-wrong-count")
        house = "setting progressive_after_fold forfeited\n"
        counted = "report the dealer has a wrong number of cards\nuphold Mary\n"
        self.assertIn(house, text)
        self.assertIn(counted, text)
        for line in (house, "setting envy_needs_the_wager false\n"):
            needed = text.replace(line, line.replace("forfeited", "live").replace("false", "true"))
            self.assertNotEqual(needed, text)
            self.assertEqual(settle_text(needed).differences(), [])
        for other in ("", counted.replace("uphold", "dismiss")):
            lines = settle_text(text.replace(counted, other)).lines
            self.assertIn("3 progressive $5 loses", lines)
            self.assertIn("2 progressive $5 loses", lines)
            self.assertEqual([line for line in lines if "envy" in line], [])
        left = "report a player leaves the table in a round at 3\nuphold Mary\n"
        for reports in (left + counted, counted + left):
            lines = settle_text(text.replace(counted, reports)).lines
            self.assertIn("3 progressive $5 loses", lines)
            self.assertIn("2 progressive $5 takes $200 at 40 for 1", lines)
            self.assertEqual([line for line in lines if "envy" in line], [])

    def test_a_reserve_without_a_line(self) -> None:
        """Every link has a reserve, empty and without a rate; where there is no link there is none to read."""
        text = worked("caribbean-8-reserve-without-a-line")
        unread = text.replace("reads reserve $250\n", "")
        self.assertEqual(settle_text(unread.replace("10,250", "10,000")).differences(), [])
        self.assertEqual(list(settle_text(unread.replace("after reserve $0\n", "")).after), ["meter"])
        void = settle_text(text.replace("\nexpect", "\nvoid Mary because the deck is short\nexpect"))
        self.assertEqual(void.after, {"meter": "$10,000", "reserve": "$250"})
        unlinked = worked("caribbean-1-not-qualified").replace("\nexpect", "\nreads reserve $250\nexpect")
        with self.assertRaisesRegex(CannotFollowError, "no line 'link"):
            settle_text("\n".join(line for line in unlinked.splitlines() if not line.startswith(("link", "tier"))))

    def test_surrender_is_asked_where_the_table_has_it(self) -> None:
        """Early: before the dealer looks, and then no more; late: not once he has looked and found a natural."""
        early = worked("blackjack-7-early-ten")
        for old, new, complaint in (
            ("3 times out\n", "", "position 3 has still to check or surrender"),
            ("3 times out", "3 check\n3 surrender", "not asked any more whether it surrenders"),
            ("3 times out", "3 check\n3 stand", "the dealer has a natural"),
            ("3 times out", "3 stand", "asked before the dealer looks"),
            ("3 times out", "3 no insurance", "not asked for 'no insurance'"),
            ("3 times out", "3 check\n4 check", "not asked for 'check'"),
            ("surrender early", "surrender late", "not asked for 'check'|the dealer has a natural"),
        ):
            with self.assertRaisesRegex(CannotFollowError, complaint):
                settle_text(early.replace(old, new))
        ace = worked("blackjack-8-early-ace")
        for old, new, complaint in (
            ("4 no insurance\n", "", "position 4 has still to insure or not"),
            ("4 no insurance", "4 surrender", "not asked any more whether it surrenders"),
            ("2 insure $5", "2 check", "not asked for 'check'"),
        ):
            with self.assertRaisesRegex(CannotFollowError, complaint):
                settle_text(ace.replace(old, new))
        seen = settle_text(worked("blackjack-9-late-no-peek").replace("Th As", "Th 7s")).lines
        self.assertIn("1 blackjack $20 surrenders $10", seen)
        self.assertIn("1 tip/blackjack $1 surrenders $0.50", seen)
        with self.assertRaisesRegex(CannotFollowError, "no longer the first two cards"):
            settle_text(worked("blackjack-10-early-no-peek").replace("1 surrender", "1 hit\n1 surrender"))

    def test_hands_that_are_played_out_are_not_asked(self) -> None:
        """Twenty-one stands by itself, and so does a split ace with its one card."""
        for name, hand in (("blackjack-6-soft", "1"), ("blackjack-6-soft", "1/2"), ("blackjack-1-war", "2")):
            with self.assertRaisesRegex(CannotFollowError, "is played out"):
                settle_text(worked(name).replace("\nexpect", f"\n{hand} hit\nexpect"))

    def test_lamps(self) -> None:
        """Lamps that do not agree with the chips block the deal."""
        text = worked("three-card-5-taken-down")
        self.assertEqual(settle_text(text.replace(" lamps 2", "")).differences(), [])
        for lamps in ("none", "1", "1 2"):
            with self.assertRaisesRegex(CannotFollowError, "lamps do not agree at"):
                settle_text(text.replace("lamps 2", f"lamps {lamps}"))

        bonus = worked("let-it-ride-1-taken-back")
        self.assertIn("1 bonus $", bonus)
        with self.assertRaisesRegex(CannotFollowError, "lamps do not agree at"):
            settle_text(bonus.replace("no more bets", "no more bets lamps none"))

    def test_wagers_stay_where_they_lie(self) -> None:
        """What needs a wager that is withdrawn stays, and without it the bets are not closed."""
        text = worked("mississippi-7-six-cards")
        again = "1 withdraw three_card_bonus\n1 three_card_bonus $5\nno more bets"
        self.assertEqual(settle_text(text.replace("no more bets", again)).differences(), [])
        with self.assertRaisesRegex(CannotFollowError, "bets six_card_bonus without three_card_bonus"):
            settle_text(text.replace("no more bets", "1 withdraw three_card_bonus\nno more bets"))
        both = "1 withdraw three_card_bonus\n1 withdraw six_card_bonus\nno more bets"
        lines = settle_text(text.replace("no more bets", both)).lines
        self.assertEqual([line for line in lines if line.startswith("1 ") and "bonus" in line], [])
        for name, wager in (("ultimate-1-blind", "blind"), ("silverado-1-split", "three_card_bet")):
            with self.assertRaisesRegex(CannotFollowError, f"without {wager}"):
                settle_text(worked(name).replace("no more bets", f"1 withdraw {wager}\nno more bets"))

    def test_void_at_the_end_returns_everything(self) -> None:
        """A supervisor's void returns settled wagers too, in the order of payment, and restores the meters."""
        text = worked("mississippi-2-envy").replace("\nexpect", "\nvoid Mary because the deck was marked\nexpect")
        answer = settle_text(text)
        self.assertEqual(answer.lines[:2], ["3 ante $5 returned", "3 progressive $1 returned"])
        self.assertTrue(all(line.endswith("returned") for line in answer.lines))
        self.assertEqual(answer.after, {"meter": "$12,345.6789"})

    def test_meter_between_two_payments(self) -> None:
        """A dealer by hand pays up to an unverified win; what the meter then shows is what the next share is of."""
        text = worked("mississippi-2-envy").replace("seat 1 Ann", "dealer by hand\nseat 1 Ann", 1)
        by_hand = "settle\nclaim 2\nverify 2 Mary\npay\nreads meter $20,000\nclaim 1\nverify 1 Mary\npay\nclose\nexpect"
        lines = settle_text(text.replace("expect", by_hand)).lines
        self.assertIn("2 progressive $1 takes $1,234.59 at 10% of meter", lines)
        self.assertIn("1 progressive $1 takes $2,000 at 10% of meter", lines)


class Evaluator(unittest.TestCase):
    """The evaluator on hands that are easily got wrong."""

    def test_five_cards(self) -> None:
        """Sequences with the ace, and kinds one over another."""
        for text, name in (
            ("As Ks Qs Js Ts", "royal flush"),
            ("5s 4s 3s 2s As", "straight flush"),
            ("5s 4h 3s 2s As", "straight"),
            ("2s As Ks Qs Jh", "high card"),
            ("Ac Ad 5h 4s 3c", "pair of aces"),
            ("Ac Ad 5h 5s 5c", "full house"),
            ("Ac 3c 5c 7c 9c", "flush"),
        ):
            self.assertEqual(five_name(evaluate(cards(text))), name, text)
        self.assertGreater(evaluate(cards("6c 5h 4s 3c 2c")), evaluate(cards("5s 4h 3s 2s As")))

    def test_other_sizes(self) -> None:
        """Three, four, six and seven cards."""
        self.assertEqual(three_name(cards("Ad Kd Qd")), "mini-royal of diamonds")
        self.assertEqual(three_name(cards("Ad 2d 3d")), "straight flush")
        self.assertEqual(three_name(cards("2d Ad Kc")), "high card")
        self.assertGreater(evaluate(cards("4c 3d 2h")), evaluate(cards("Ac Jc 9c")))
        self.assertGreater(evaluate(cards("Ac Jc 9c 2c")), evaluate(cards("Ac Kd Qh Js")))
        self.assertGreater(evaluate(cards("9c 9d 9h 9s")), evaluate(cards("Ac Kc Qc Jc")))
        self.assertEqual(four_name(evaluate(cards("4c 3d 2h Ah"))), "straight")
        self.assertEqual(four_name(evaluate(cards("9c 5d 3h 2h"))), "nine high")
        self.assertEqual(six_name(cards("Ah Kh Qh Jh Th 9h")), "super royal of hearts")
        self.assertEqual(six_name(cards("Ah Kh Qh Jh Th 9d")), "royal flush")
        self.assertEqual(five_name(best(cards("2c 2d 3h 3s 4c 4d As"))), "two pair")
        self.assertEqual(best(cards("2c 2d 3h 3s 4c 4d As")).ranks, (4, 3, 14))

    def test_royals_by_their_cards(self) -> None:
        """After five, six or seven cards, or wholly on the board."""
        self.assertEqual(holdem_name(cards("As Ks"), cards("Qs Js Ts 2c 3d")), "royal flush in five cards")
        self.assertEqual(holdem_name(cards("As Ks"), cards("Qs Js 2c Ts 3d")), "royal flush in six cards")
        self.assertEqual(holdem_name(cards("As 2c"), cards("Qs Js Ks 3d Ts")), "royal flush in seven cards")
        self.assertEqual(holdem_name(cards("2c 3d"), cards("As Ks Qs Js Ts")), "community royal flush")

    def test_closed_forms_cover_the_deck(self) -> None:
        """The formulas add up to all hands of five cards; `--hands` counts them one by one."""
        self.assertEqual(sum(CLOSED_FORM.values()), 2_598_960)


class MoneyAndTables(unittest.TestCase):
    """Amounts, shares and the tables."""

    def test_money(self) -> None:
        """Amounts are read and written as the grammar says."""
        self.assertEqual(cents_of("$1,000.50"), 100_050)
        self.assertEqual(meter_dollars(micros_of("$10,000.00000001")), "$10,000.00000001")
        self.assertEqual(pay_of("3 to 2").on(5), 7)
        with self.assertRaises(CannotFollowError):
            cents_of("$0.001")
        self.assertEqual(cents_of("$1,000,000,000"), 100_000_000_000)
        for text in ("$1,000,000,000.00000001", "$2000000000"):
            with self.assertRaisesRegex(CannotFollowError, "is over"):
                micros_of(text)

    def test_shares(self) -> None:
        """Shares sum to the limit; cents left over go to the largest remainders, among equals to the first."""
        self.assertEqual(share_out(100, [100, 100, 100]), [34, 33, 33])
        self.assertEqual(share_out(100, [1, 2, 200]), [0, 1, 99])
        self.assertEqual(share_out(100, [40, 60]), [40, 60])

    def test_tables(self) -> None:
        """All printed tables are there; cells that the conversion damaged are as they were ruled."""
        tables = all_tables()
        self.assertEqual(len([key for key in tables if key[:2] == ("blackjack", "buster")]), 18)
        self.assertEqual(len([key for key in tables if key[1] == "cover_all"]), 6)
        self.assertIn(("pair", "1 to 1", ""), tables["let-it-ride", "three_card_bonus", "F", None])
        self.assertIn(("royal flush", "100% of mega", "$1,000"), tables["mississippi-stud", "progressive", "C", None])

    def test_comparable(self) -> None:
        """What follows `at` may be missing in one of two lines, and differs if it differs in both."""
        self.assertEqual(comparable("1  ante $25 wins $5,000.00 at 500 to 1"), comparable("1 ante $25 wins $5000"))
        self.assertTrue(same("1 ante $5 wins $5 at 1 to 1", "1 ante $5 wins $5"))
        self.assertFalse(same("1 ante $5 wins $5 at 1 to 1", "1 ante $5 wins $5 at 2 to 1"))
        self.assertTrue(same("1 progressive $5 takes $5 at 10%", "1 progressive $5 takes $5 at 10% of meter"))
        self.assertFalse(same("1 progressive $5 takes $5 at 10% of major", "1 progressive $5 takes $5 at 10% of minor"))
        self.assertTrue(same("1 split $10 loses", "1/2 split $10 loses"))
        self.assertTrue(same("1/3 double $10 pushes", "1 double $10 pushes"))
        self.assertFalse(same("1/3 split $10 loses", "1/2 split $10 loses"))
        self.assertFalse(same("2 split $10 loses", "1/2 split $10 loses"))


class CommandLine(unittest.TestCase):
    """What the command prints and how it ends."""

    def test_statuses(self) -> None:
        """0 agrees, 1 differs, 2 cannot follow, with the line's number."""
        status, out, _ = said_by(str(WORKED / "ultimate-1-blind.round"))
        self.assertEqual((status, out.endswith("agrees: 8 lines\n")), (0, True))
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "x.round"
            file.write_text(worked("ultimate-1-blind").replace("$7.57 at", "$7.58 at"), encoding="utf-8")
            self.assertEqual(said_by(str(file))[0], 1)
            file.write_text(worked("ultimate-1-blind").replace("2 check", "2 knock", 1), encoding="utf-8")
            status, _, complaint = said_by(str(file))
            self.assertEqual(status, 2)
            self.assertIn("line 22: 'knock' is no choice of this street", complaint)
            status, out, _ = said_by("--json", str(file))
            self.assertEqual((status, json.loads(out)["line"]), (2, 22))

    def test_without_expect(self) -> None:
        """Without an `expect` part the lines and the meters are printed."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "x.round"
            file.write_text(worked("let-it-ride-2-progressive").partition("expect")[0], encoding="utf-8")
            status, out, _ = said_by(str(file))
        self.assertEqual(status, 0)
        self.assertEqual(out.splitlines()[-1], "after meter $9,000.18")

    def test_troubles_are_sentences(self) -> None:
        """Files that cannot be followed are refused with a reason, never with a traceback."""
        whole = worked("silverado-1-split")
        for number in range(len(whole.splitlines())):
            lines = whole.partition("\nexpect")[0].splitlines()
            del lines[number : number + 1]
            with contextlib.suppress(CannotFollowError):
                settle_text("\n".join(lines))
        for text in ("", "round craps in iowa", "round blackjack in mars", "round let-it-ride in iowa\n1 fold"):
            with self.assertRaises(CannotFollowError):
                settle_text(text)


if __name__ == "__main__":
    unittest.main()
