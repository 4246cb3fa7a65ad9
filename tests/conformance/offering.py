"""What may be done: everything offered is carried out, and whatever is carried out was offered."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Final, cast

from fifthstreet.cards import DECK
from fifthstreet.money import Cents, MicroCents
from fifthstreet.round import AnyCommand, Choice, Offered, Refusal, Round, Shuffling, decide, evolved
from fifthstreet.round import commands as asked
from fifthstreet.round.dealing import deck_to_shuffle
from fifthstreet.round.deciding import timely as is_timely
from fifthstreet.rules.jurisdictions import IrregularityKind
from tests.conformance.playing import KINDS, Played, command_of, offers_of

Offers = Callable[[Round], tuple[Offered, ...]]

STATES: Final = 10
"""At how many states of one round everything is tried."""
TRIED: Final = 60
"""How many commands are tried around one state."""
FAR: Final = Cents(10**12)


def offers_are_what_is_accepted(played: Played, *, offers: Offers = offers_of, states: int = STATES) -> Iterator[str]:
    """At any state, what is offered is carried out whole, and a command around it is accepted only if offered."""
    rng = random.Random(f"offers {len(played.commands)} {played.last.lines!r}")
    for number in sorted(rng.sample(range(len(played.states)), min(states, len(played.states)))):
        state = played.states[number]
        offered = offers(state)
        yield from (f"state {number}: {one}" for one in _refused_offers(state, offered, rng))
        yield from (f"state {number}: {one}" for one in _unoffered(state, offered, rng))


def _refused_offers(state: Round, offers: tuple[Offered, ...], rng: random.Random) -> Iterator[str]:
    for offered in offers:
        for command in extremes(state, offered, rng):
            answer = decide(state, command)
            if isinstance(answer, Refusal):
                yield f"{command} is offered and refused: {answer}"
            else:
                evolved(state, answer)


def extremes(state: Round, offered: Offered, rng: random.Random) -> Iterator[AnyCommand]:
    """Commands that an offer covers: any one, and those at both ends of what it leaves open."""
    command = command_of(state, offered, rng)
    yield command
    if offered.amounts is not None:
        low, high, step = offered.amounts.low, offered.amounts.high, offered.amounts.step
        for amount in (low, high, Cents(min(low + step, high - (high - low) % step))):
            yield _changed(command, amount=amount)
    if offered.cards is not None:
        yield from (_changed(command, cards=cards) for cards in offered.cards)


def _changed(command: AnyCommand, **changes: object) -> AnyCommand:
    given = {name: getattr(command, name) for name in command.__struct_fields__}
    return type(command)(**{**given, **changes})


def _unoffered(state: Round, offers: tuple[Offered, ...], rng: random.Random) -> Iterator[str]:
    for command in commands_around(state, offers, rng):
        answer = decide(state, command)
        accepted = not isinstance(answer, Refusal)
        if accepted != any(covers(state, offered, command) for offered in offers):
            yield f"{command} is {'carried out' if accepted else 'offered'} and not {'offered' if accepted else answer}"


def commands_around(state: Round, offers: tuple[Offered, ...], rng: random.Random) -> Iterator[AnyCommand]:
    """Commands that are right or nearly so: each kind, other positions, wagers and choices, amounts one cent off."""
    timely = [kind for kind in KINDS.values() if is_timely(state, cast("Any", kind))]
    late = [kind for kind in KINDS.values() if kind not in timely]
    for kind in late:
        yield _random(state, offers, kind, rng)
    for _ in range(TRIED if timely else 0):
        yield _random(state, offers, rng.choice(timely), rng)


def wrong_command(state: Round, rng: random.Random) -> AnyCommand:
    """Any command, right or wrong, of a kind that can come now more often than not."""
    timely = [kind for kind in KINDS.values() if is_timely(state, cast("Any", kind))]
    kinds = timely if timely and rng.random() < 0.8 else list(KINDS.values())
    return _random(state, offers_of(state), rng.choice(kinds), rng)


def _random(state: Round, offers: tuple[Offered, ...], kind: type[Any], rng: random.Random) -> AnyCommand:
    """A command of a kind with every field drawn from what is near the truth."""
    tag = str(kind.__struct_config__.tag)
    near = [offered for offered in offers if offered.command == tag]
    if near and rng.random() < 0.7:
        # One thing is changed of a command that is offered.
        command = command_of(state, rng.choice(near), rng)
        if not kind.__struct_fields__:
            return command
        name = rng.choice(kind.__struct_fields__)
        return _changed(command, **{name: _field(state, near, kind, name, rng)})
    return cast("AnyCommand", kind(**{name: _field(state, near, kind, name, rng) for name in kind.__struct_fields__}))


def _field(state: Round, near: list[Offered], kind: type[Any], name: str, rng: random.Random) -> object:  # noqa: C901, PLR0911, PLR0912 - one arm for each field
    terms = state.terms
    match name:
        case "position":
            positions = [*range(terms.table.seats + 2), state.turn, state.turn, -1]
            return rng.choice([*positions, None] if kind is asked.Report else positions)
        case "hand":
            return rng.choice((1, 1, 1, state.hand, 2, 0))
        case "player" | "supervisor" | "reason" | "floorperson":
            return rng.choice(("Ann", "Bob", "Zoe", "", "  "))
        case "wager":
            return rng.choice([*(wager.id for wager in terms.game.wager), "faro"])
        case "amount":
            return rng.choice([*_amounts(state, near), *([None] if kind is asked.Choose else [])])
        case "choice":
            return rng.choice(tuple(Choice))
        case "claimed" | "upheld":
            return rng.random() < 0.5
        case "kind":
            return rng.choice(tuple(IrregularityKind))
        case "by":
            return rng.choice(tuple(Shuffling))
        case "lamps":
            lit = tuple(position for position, seat in state.seats.items() if terms.progressive in seat.wagers)
            return rng.choice((None, lit, tuple(reversed(lit)), lit[1:], (*lit, 1), (*lit, 9)))
        case "meters":
            tiers = [tier.tier for tier in terms.link.tiers] if terms.link is not None else []
            return {tier: MicroCents(10**12) for tier in [*tiers, "faro"] if rng.random() < 0.6}
        case "reserve":
            return MicroCents(0)
        case "deck":
            deck = list(deck_to_shuffle(state))
            rng.shuffle(deck)
            return rng.choice((tuple(deck), tuple(deck[1:]), (*deck[1:], deck[1]), (*deck, deck[0]), ()))
        case _:
            assert name == "cards", f"nobody tries another {name}"
            return _cards(state, kind, rng)


def _amounts(state: Round, near: list[Offered]) -> list[Cents]:
    found = [Cents(0), Cents(-500), Cents(1), Cents(500), Cents(100), FAR]
    for amounts in (offered.amounts for offered in near if offered.amounts is not None):
        for end in (amounts.low, amounts.high):
            found += [end, *(Cents(end + off) for off in (-1, 1, amounts.step, -amounts.step, amounts.step // 2))]
    return found + [amount for seat in state.seats.values() for amount in seat.wagers.values()]


def _cards(state: Round, kind: type[Any], rng: random.Random) -> object:
    if kind is asked.Choose:
        held = state.places.get(str(state.turn), DECK[:4])
        some = rng.sample(held, min(rng.randint(0, 4), len(held)))
        return rng.choice((tuple(some), tuple(held[:3]), (*held[:2], held[0]), (*held[:2], rng.choice(DECK)), ()))
    numbers = [-1, 0, 1, 9, 10, 11, len(state.deck) - 10, len(state.deck) - 9, len(state.deck), 52, 53, 417]
    return rng.choice([*numbers, None] if kind is asked.Deal else numbers)


def covers(state: Round, offered: Offered, command: AnyCommand) -> bool:
    """Whether an offer says that a command would be carried out, read off the offer alone."""
    if offered.command != command.__struct_config__.tag:
        return False
    same = ("position", "hand", "wager", "choice", "claimed")
    given = {name: getattr(command, name) for name in command.__struct_fields__}
    if any(given[name] != getattr(offered, name) for name in same if name in given):
        return False
    if any(not str(given[name]).strip() or given[name] in offered.not_for for name in offered.names):
        return False
    return all(chain(_covers_amount(offered, given), _covers_rest(state, offered, given)))


def _covers_amount(offered: Offered, given: dict[str, Any]) -> Iterator[bool]:
    if "amount" in given:
        amounts = offered.amounts
        yield given["amount"] is None if amounts is None else given["amount"] in amounts


def _covers_rest(state: Round, offered: Offered, given: dict[str, Any]) -> Iterator[bool]:
    match offered.command:
        case "choose":
            cards = given["cards"]
            held = state.places[str(given["position"])]
            yield len(cards) == offered.keeps == len(set(cards)) and set(cards) <= set(held)
        case "report":
            yield given["kind"] is offered.report
        case "no more bets":
            yield given["lamps"] is None or set(given["lamps"]) == set(offered.lamps or ())
        case "shuffle":
            yield len(given["deck"]) == offered.deck
            yield Counter(given["deck"]) == Counter(deck_to_shuffle(state))
        case "pay":
            yield set(offered.meters) <= set(given["meters"])
        case _ if "cards" in given:
            assert offered.cards is not None, "a number of cards has a least and a most"
            yield given["cards"] is None or offered.cards[0] <= given["cards"] <= offered.cards[1]
        case _:
            pass
