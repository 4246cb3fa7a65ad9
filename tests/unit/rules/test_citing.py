"""What a table cites is printed where the table stands."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.citing import citing_only, printed_in


def test_only_what_is_printed_there_is_left() -> None:
    """A clause is of the document whose letters begin it."""
    assert printed_in(("md-11.B", "sd-15.14.7", "ia-dealing.5"), ("ia", "ca")) == ("ia-dealing.5",)


@pytest.mark.parametrize("jurisdiction", catalogue.JURISDICTIONS)
def test_a_game_is_narrowed_to_the_bottom(jurisdiction: str) -> None:
    """Wagers, streets, deals and what lies in them cite one jurisdiction's documents; nothing else of them changes."""
    documents = catalogue.jurisdiction(jurisdiction).documents
    game = catalogue.game("mississippi-stud")
    narrowed = citing_only(game, documents)

    cited = {clause for wager in narrowed.wager for clause in wager.clauses}
    cited |= {clause for street in narrowed.street for clause in (*street.clauses, *street.fold.clauses)}
    cited |= {clause for deal in narrowed.deal for clause in deal.clauses}
    assert cited
    assert cited == set(printed_in(tuple(cited), documents))
    assert [wager.settles for wager in narrowed.wager] == [wager.settles for wager in game.wager]
    assert narrowed.deal[0].steps is game.deal[0].steps


def test_what_cites_nothing_else_is_left_as_it_is() -> None:
    """A datum of one document alone is the same datum, and a table of data keeps its names."""
    game = catalogue.game("blackjack")

    assert citing_only(game, ("sd", "ca")) is game
    assert citing_only({"blackjack": (game,)}, ("sd",)) == {"blackjack": (game,)}
