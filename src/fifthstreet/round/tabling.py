"""The dealer's part: shuffle, cut, deal, stub count, reveal, settlement, payment and the end of the round."""

from __future__ import annotations

from collections import Counter

from fifthstreet.round.commands import (
    Claim,
    Close,
    CountStub,
    Cut,
    Deal,
    Pay,
    Recut,
    Reveal,
    Settle,
    Show,
    Shuffle,
    Shuffling,
    Verify,
)
from fifthstreet.round.dealing import deal_stop, deck_to_shuffle, plan_of, whole_deck
from fifthstreet.round.events import (
    AnyEvent,
    Dealt,
    DeckCut,
    HandShown,
    MeterRead,
    Paid,
    RoundClosed,
    SettlementBegun,
    Shuffled,
    StubCounted,
    WinClaimed,
    WinVerified,
)
from fifthstreet.round.lines import Line, LineKind, Outcome
from fifthstreet.round.meters import Meters, awarded
from fifthstreet.round.refusals import Refusal, RefusalKind, refusal
from fifthstreet.round.settling import settle
from fifthstreet.round.state import Round, Standing


def refuse_shuffle(state: Round, command: Shuffle) -> Refusal | None:
    """A whole deck comes to the table before the first card is dealt."""
    if state.dealt:
        return refusal(RefusalKind.NOT_NOW, "Cards have been dealt; the deck is shuffled before the deal.")
    whole = deck_to_shuffle(state)
    if len(command.deck) == len(whole) and Counter(command.deck) == Counter(whole):
        return None
    wrong = Counter(command.deck)
    wrong.subtract(whole)
    twice = [str(card) for card, times in wrong.items() if times > 0]
    missing = [str(card) for card, times in wrong.items() if times < 0]
    parts = ([f"{' '.join(twice)} too often"] if twice else []) + ([f"no {' '.join(missing)}"] if missing else [])
    sentence = f"The deck is {len(whole)} cards; this one has {len(command.deck)}: {', '.join(parts)}."
    return refusal(RefusalKind.DECK, sentence, *state.terms.rules.decks.clauses)


def act_shuffle(_state: Round, command: Shuffle) -> tuple[AnyEvent, ...]:
    """The deck lies there shuffled."""
    return (Shuffled(deck=command.deck, by=command.by),)


def refuse_cut(state: Round, command: Cut | Recut) -> Refusal | None:
    """A deck shuffled by hand is cut once, at least so many cards in (R42); only a cut is made again (md-5.F)."""
    if not state.deck or state.dealt:
        return refusal(RefusalKind.NOT_NOW, "The deck is cut after the shuffle and before the deal.")
    least, most = cut_range(state)
    clauses = state.terms.rules.decks.clauses
    if isinstance(command, Cut) and state.shuffled is Shuffling.BY_MACHINE:
        return refusal(RefusalKind.NOT_NOW, "A deck that a machine has shuffled is not cut.", *clauses)
    if isinstance(command, Cut) and state.cut:
        return refusal(RefusalKind.NOT_NOW, "The deck is cut already; a floorperson may have it cut again.", *clauses)
    if isinstance(command, Recut) and not state.cut:
        return refusal(RefusalKind.NOT_NOW, "The deck has not been cut, so no cut is made again.", *clauses)
    if not least <= command.cards <= most:
        sentence = f"The cut is made {least} to {most} cards from the top, not {command.cards}."
        return refusal(RefusalKind.CUT, sentence, *clauses)
    if isinstance(command, Recut) and not command.floorperson.strip():
        return refusal(RefusalKind.NAME, "A floorperson who has the deck cut again has a name.", *clauses)
    return None


def cut_range(state: Round) -> tuple[int, int]:
    """How many cards from the top the cut is made, at the least and at the most."""
    least = state.terms.rules.decks.cut_cards_min or 1
    return least, len(state.deck) - least


def act_cut(_state: Round, command: Cut | Recut) -> tuple[AnyEvent, ...]:
    """The deck is cut."""
    return (DeckCut(cards=command.cards, floorperson=command.floorperson if isinstance(command, Recut) else ""),)


def refuse_deal(state: Round, command: Deal) -> Refusal | None:
    """Cards are dealt from a shuffled and, by hand, a cut deck."""
    if not state.deck:
        return refusal(RefusalKind.NOT_NOW, "No shuffled deck lies at the table; the shuffle comes first.")
    if state.shuffled is Shuffling.BY_HAND and not state.cut:
        sentence = "A deck shuffled by hand is cut before the deal."
        return refusal(RefusalKind.NOT_NOW, sentence, *state.terms.rules.decks.clauses)
    least, most = deal_range(state)
    if command.cards is not None and not least <= command.cards <= most:
        return refusal(RefusalKind.DEAL_COUNT, f"{least} to {most} cards are to be dealt now, not {command.cards}.")
    return None


def deal_range(state: Round) -> tuple[int, int]:
    """How many cards may be dealt now, at the least and at the most."""
    return 1, deal_stop(state) - state.dealt


def act_deal(state: Round, command: Deal) -> tuple[AnyEvent, ...]:
    """The next cards go to the places that the procedure names."""
    stop = deal_stop(state) if command.cards is None else state.dealt + command.cards
    to = tuple(planned.place for planned in plan_of(state)[state.dealt : stop])
    assert len(to) <= len(state.deck), "a deck holds more cards than are dealt"
    return (Dealt(to=to, cards=state.deck[: len(to)]),)


def stub_count_due(state: Round) -> bool:
    """Whether the stub must be counted before anybody chooses; a device that counts the cards does it itself (R42).

    It is counted after the deal: a choice that interrupts the deal does not wait for it.
    """
    due = state.count_due and not state.stub_counted and not state.void
    return due and state.dealt == len(plan_of(state))


def refuse_count(state: Round, command: CountStub) -> Refusal | None:
    """The stub is what is left after the whole deal."""
    if state.dealt < len(plan_of(state)):
        return refusal(RefusalKind.NOT_NOW, "The stub is counted when the deal is done.")
    least, most = stub_range(state)
    if least <= command.cards <= most:
        return None
    return refusal(RefusalKind.STUB_COUNT, f"A stub has {least} to {most} cards, not {command.cards}.")


def stub_range(state: Round) -> tuple[int, int]:
    """What a count of the stub can come to, right or wrong."""
    return 0, len(whole_deck(state.terms))


def act_count(state: Round, command: CountStub) -> tuple[AnyEvent, ...]:
    """The count is written down with whether it is right; a wrong one leaves the count due."""
    return (StubCounted(cards=command.cards, right=command.cards == len(state.deck)),)


def refuse_reveal(_state: Round, _command: Reveal) -> Refusal | None:
    """What is to be turned over is turned over when everybody has chosen."""
    return None


def act_reveal(state: Round, _command: Reveal) -> tuple[AnyEvent, ...]:
    """The street's cards are turned over."""
    return state.terms.player_steps.reveals(state)


def refuse_settle(_state: Round, _command: Settle) -> Refusal | None:
    """The settlement begins when nothing is left to choose or to turn over."""
    return None


def act_settle(state: Round, _command: Settle) -> tuple[AnyEvent, ...]:
    """The hands are opened and every line is reckoned."""
    return (SettlementBegun(lines=settle(state).lines),)


def jackpots(state: Round, position: int) -> list[int]:
    """The unpaid progressive wins of a position, by the number of their line from nought."""
    return [
        number
        for number, line in enumerate(state.lines)
        if number >= state.paid and line.position == position and is_progressive_win(line)
    ]


def is_progressive_win(line: Line) -> bool:
    """Whether a line is a win of the progressive wager itself: the dealer marks it and a supervisor verifies it.

    The rules ask for that of every progressive win, paid from the meter or from the tray (md-11.I.4, sd-15.14.17.a.iv).
    """
    return line.by_meter and line.kind is LineKind.WAGER and line.outcome is Outcome.TAKES


def refuse_claim(state: Round, command: Claim) -> Refusal | None:
    """Only a hand that wins the progressive is marked; a verified one stays marked."""
    if not jackpots(state, command.position):
        sentence = f"Position {command.position} has no unpaid progressive win."
        return refusal(RefusalKind.NO_PROGRESSIVE_WIN, sentence)
    if not command.claimed and command.position in state.verified:
        sentence = f"The win of position {command.position} is verified; its mark stays."
        return refusal(RefusalKind.ALREADY_VERIFIED, sentence)
    return None


def act_claim(state: Round, command: Claim) -> tuple[AnyEvent, ...]:
    """The mark is as wanted; said twice it changes nothing."""
    if (command.position in state.claimed) == command.claimed:
        return ()
    return (WinClaimed(position=command.position, claimed=command.claimed),)


def refuse_verify(state: Round, command: Verify) -> Refusal | None:
    """A supervisor verifies what the dealer has marked."""
    if not jackpots(state, command.position):
        sentence = f"Position {command.position} has no unpaid progressive win."
        return refusal(RefusalKind.NO_PROGRESSIVE_WIN, sentence)
    if command.position not in state.claimed:
        sentence = f"The dealer has not marked the win of position {command.position}."
        return refusal(RefusalKind.NOT_CLAIMED, sentence)
    if command.position in state.verified:
        return refusal(RefusalKind.ALREADY_VERIFIED, f"The win of position {command.position} is verified already.")
    if not command.supervisor.strip():
        return refusal(RefusalKind.NAME, "A supervisor who verifies a win has a name.")
    return None


def act_verify(_state: Round, command: Verify) -> tuple[AnyEvent, ...]:
    """The win is verified."""
    return (WinVerified(position=command.position, supervisor=command.supervisor),)


def refuse_pay(state: Round, command: Pay) -> Refusal | None:
    """The next wager is paid unless it is a progressive win that nobody has verified, or a meter that is not read."""
    line = state.lines[state.paid]
    if is_progressive_win(line) and line.position not in state.verified:
        sentence = f"The progressive win of position {line.position} waits for a supervisor to verify it."
        return refusal(RefusalKind.NOT_VERIFIED, sentence, *line.clauses)
    if line.share is not None and line.share.tier not in command.meters:
        sentence = f"What the {line.share.tier} shows is wanted before position {line.position} is paid from it."
        return refusal(RefusalKind.METER_UNKNOWN, sentence, *line.clauses)
    return None


def act_pay(state: Round, command: Pay) -> tuple[AnyEvent, ...]:
    """Line after line is paid, each share of a meter as the meter then stands (md-12.C.4)."""
    events: list[AnyEvent] = []
    meters = Meters(tiers=command.meters, reserve=command.reserve)
    number = state.paid
    for number, line in enumerate(state.lines[state.paid :], start=state.paid):
        if is_progressive_win(line) and line.position not in state.verified:
            break
        if line.share is None:
            continue
        if line.share.tier not in meters.tiers:
            break
        assert state.terms.link is not None, "a share of a meter is of a link's"
        tier = line.share.tier
        shows, reserve = meters.tiers[tier], meters.reserve
        pays, meters = awarded(state.terms.link, meters, line.share)
        events.append(MeterRead(line=number, tier=tier, shows=shows, reserve=reserve, pays=pays))
    else:
        number = len(state.lines)
    assert number > state.paid, "a payment that is not refused pays something"
    return (*events, Paid(lines=number))


def refuse_show(state: Round, command: Show) -> Refusal | None:
    """A folded hand is opened to a player who asks, once all is settled (R44)."""
    position = command.position
    folded = position in state.in_round and state.seats[position].standing is not Standing.IN
    if not folded or state.seats[position].opened:
        sentence = f"Position {position} has no folded hand that nobody has asked for."
        return refusal(RefusalKind.NOTHING_TO_SHOW, sentence)
    return None


def act_show(_state: Round, command: Show) -> tuple[AnyEvent, ...]:
    """The hand is open."""
    return (HandShown(position=command.position),)


def refuse_close(_state: Round, _command: Close) -> Refusal | None:
    """The round ends when everything is paid."""
    return None


def act_close(_state: Round, _command: Close) -> tuple[AnyEvent, ...]:
    """The round is over."""
    return (RoundClosed(),)
