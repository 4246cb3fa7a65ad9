"""Procedures keep their promises: what a duty names is there, and what is recorded falls due somewhere."""

from __future__ import annotations

from msgspec.structs import replace

from fifthstreet.games import catalogue
from fifthstreet.rules.clauses import Clause, Recorded, When, Who
from fifthstreet.rules.procedures import Duty
from tests.tidy import procedures

DUTY = Duty(id="cut", says="Cut the deck.", who=Who.DEALER, when=When.CUT, clauses=("md-5.E",))


def test_every_duty_names_what_there_is() -> None:
    """Commands, duties, wagers, streets, settings, ways of dealing, equipment, devices and words are known."""
    games = catalogue.rulebook().games.values()
    assert procedures.strange_duties(catalogue.procedures().duty, games) == []


def test_a_strange_duty_is_caught() -> None:
    """Each name that is nowhere is told with its kind, and an id that is used twice."""
    games = catalogue.rulebook().games.values()
    wrong = replace(
        DUTY,
        says="Cut {there}.",
        before=("begin",),
        after=("wash",),
        made="blind bet",
        on="sixth_street",
        dealing=("foot",),
        settings={"lamps": ("lit",)},
        equipment="mixer",
        device="mixer",
        ends_with="slice",
    )
    assert procedures.strange_duties([DUTY, DUTY], games) == ["cut: is the id of several duties."]
    assert sorted(procedures.strange_duties([wrong], games)) == [
        "cut: names the command begin, which does not exist.",
        "cut: names the command slice, which does not exist.",
        "cut: names the device mixer, which does not exist.",
        "cut: names the duty wash, which does not exist.",
        "cut: names the equipment mixer, which does not exist.",
        "cut: names the setting lamps, which does not exist.",
        "cut: names the street sixth_street, which does not exist.",
        "cut: names the wager blind bet, which does not exist.",
        "cut: names the way of dealing foot, which does not exist.",
        "cut: names the word there, which does not exist.",
    ]


def test_every_duty_is_told_in_a_sentence() -> None:
    """It begins with a capital and ends with a full stop; what may be left undone holds nothing up."""
    assert procedures.mistold_duties(catalogue.procedures().duty) == []


def test_a_mistold_duty_is_caught() -> None:
    """Words without a full stop, and an optional duty before a command, are named."""
    wrong = [replace(DUTY, says="cut it"), replace(DUTY, optional=True, before=("deal",))]
    assert procedures.mistold_duties(wrong) == [
        "cut: what it says is no sentence.",
        "cut: may be left undone and holds a command up.",
    ]


def test_every_recorded_clause_has_its_duty() -> None:
    """Whose it is and when, the register and the procedures say alike."""
    assert procedures.unheld(catalogue.clauses().values(), catalogue.procedures().duty, (1, 2)) == []


def test_a_recorded_clause_without_a_duty_is_caught() -> None:
    """A clause that no duty cites, and one at another moment, are named; a later part's may wait."""
    entries = [
        Clause(id="md-5.E", summary="", honoured=Recorded(who=Who.DEALER, when=When.CUT), part=2),
        Clause(id="md-5.E", summary="", honoured=Recorded(who=Who.DEALER, when=When.DEAL), part=2),
        Clause(id="md-5.F", summary="", honoured=Recorded(who=Who.FLOORPERSON, when=When.CUT), part=3),
    ]
    assert procedures.unheld(entries, [DUTY], (2,)) == [
        "md-5.E: is the dealer's when dealing, and no duty holds it.",
    ]
