"""Writes any round that was played as a ``.round`` file with a dealer by hand, so that it can be played again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from fifthstreet.cards import Card
from fifthstreet.money import MicroCents, micro_cents
from fifthstreet.round import commands as asked
from fifthstreet.round.carrying import Carried
from fifthstreet.round.commands import AnyCommand
from fifthstreet.round.meters import RESERVE, Meters
from fifthstreet.round.state import Phase
from fifthstreet.round.terms import Terms
from fifthstreet.round.text.comparing import after_of, expected_of
from fifthstreet.round.text.file import (
    CommandLine,
    CourseLine,
    DeckLine,
    LimitLine,
    LinkLine,
    OwnTable,
    ReadsLine,
    ReserveLine,
    RoundFile,
    Seated,
    SettingLine,
    ShuffleLine,
    TableLine,
    TierLine,
)
from fifthstreet.round.text.laying import own_table
from fifthstreet.round.text.mistakes import Mistake, RoundFileError
from fifthstreet.round.text.stacking import rotated


def round_file_of(
    terms: Terms,
    commands: Sequence[AnyCommand],
    *,
    before: Meters | None = None,
    name: str = "",
    count_due: bool = False,
) -> RoundFile:
    """A file of a round that was played to its end, by the commands that were carried out.

    Replaying it gives the same events, save for decks that a later shuffle replaced. A round that cannot be written
    raises ``RoundFileError``: one whose bets were never closed, or in which a name cannot stand on a line.
    """
    meters = before if before is not None else _seeds(terms)
    writing = _Writing(Carried(terms, meters, count_due=count_due))
    try:
        course = tuple(writing.lines(commands))
        own = tuple(_own(terms))
        _check_texts(commands, name)
    except Mistake as mistake:
        raise RoundFileError([str(mistake)]) from None
    replayed = writing.carried.replayed()
    if replayed.last.phase is not Phase.CLOSED:
        raise RoundFileError([f"only a round that is over can be written as a file; here {replayed.last.phase.value}."])
    return RoundFile(
        game=terms.game.id,
        jurisdiction=terms.jurisdiction,
        name=name,
        dealing=terms.table.dealing,
        seats=terms.table.seats,
        hands=terms.table.hands_per_player,
        tables=tuple(TableLine(slot=slot, name=chosen) for slot, chosen in terms.table.paytables.items()),
        limits=tuple(LimitLine(wager=wager, limit=limit) for wager, limit in terms.table.limits.items()),
        settings=tuple(SettingLine(setting=one, value=value) for one, value in terms.table.settings.items()),
        own=own,
        link=_link(terms, meters),
        count_due=count_due,
        by_hand=True,
        players=tuple(writing.players),
        course=course,
        expected=expected_of(replayed),
        after=after_of(replayed),
    )


def _seeds(terms: Terms) -> Meters | None:
    """What the meters of a link show when nothing has been wagered yet."""
    if terms.link is None:
        return None
    return Meters(tiers={tier.tier: micro_cents(tier.seed) for tier in terms.link.tiers})


def _link(terms: Terms, meters: Meters | None) -> LinkLine | None:
    link = terms.link
    if link is None or meters is None:
        return None
    tiers = tuple(
        TierLine(tier=one.tier, seed=one.seed, reset=one.reset, rate=one.rate, now=meters.tiers[one.tier])
        for one in link.tiers
    )
    reserve = ReserveLine(rate=link.reserve, now=meters.reserve) if link.reserve or meters.reserve else None
    return LinkLine(wager=link.wager, tiers=tiers, reserve=reserve)


def _own(terms: Terms) -> Iterator[OwnTable]:
    """The operator's own tables in use, if a file has words for all that they say."""
    for slot, tables in terms.pay.items():
        for pay in tables:
            table = pay.table
            if table.source != "operator":
                continue
            own = OwnTable(slot=slot, name=table.name, rows=table.rows, otherwise=table.otherwise)
            if own_table(terms.game, own) != table or any(row.envy or row.clauses for row in table.rows):
                message = f"the pay table '{table.name}' says more than a file can; it has rows and 'otherwise' alone."
                raise Mistake(message)
            yield own


def _check_texts(commands: Iterable[AnyCommand], name: str) -> None:
    """Whatever is written out stands on a line as it is: one space between words, no sign that opens a remark."""
    for command in commands:
        texts = [getattr(command, field, "") for field in ("player", "floorperson", "supervisor", "reason")]
        for text in (*texts, name):
            plain = " ".join(text.split()) == text and text.isprintable()
            if not plain or text.startswith("#") or " #" in text:
                message = (
                    f"'{text}' cannot be written on a line; it has a '#', a sign that cannot be printed or idle spaces."
                )
                raise Mistake(message)
        if isinstance(command, asked.VoidRound) and "because" in command.supervisor.split():
            message = f"'{command.supervisor}' cannot be written before 'because'."
            raise Mistake(message)


class _Writing:
    """Commands on their way into a file: each is carried out, so that the meters are known."""

    def __init__(self, carried: Carried) -> None:
        self.carried = carried
        self.players: list[Seated] = []
        self.deck: tuple[Card, ...] = ()
        """The deck of the last shuffle as it lies after the cuts."""

    def lines(self, commands: Sequence[AnyCommand]) -> Iterator[CourseLine]:
        """The course of the round, the deck before it."""
        course: list[CourseLine] = []
        for command in commands:
            course += self._written(command)
            pays = isinstance(command, asked.Pay)
            refusal = self.carried.do(self.carried.pay() if pays else command)
            if refusal is not None:
                raise Mistake(str(refusal))
        if self.deck:
            yield DeckLine(cards=self.deck)
        yield from course

    def _written(self, command: AnyCommand) -> Iterator[CourseLine]:
        """The lines of one command."""
        match command:
            case asked.Sit() if len(self.players) == len(self.carried.commands):
                self.players.append(Seated(position=command.position, player=command.player))
            case asked.Shuffle():
                self.deck = command.deck
                yield ShuffleLine(by=command.by)
            case asked.Cut() | asked.Recut():
                self.deck = rotated(self.deck, command.cards)
                yield CommandLine(command=command)
            case asked.Pay():
                yield from self._reads(command)
                yield CommandLine(command=asked.Pay())
            case _:
                yield CommandLine(command=command)

    def _reads(self, command: asked.Pay) -> Iterator[CourseLine]:
        """What other tables have done to the meters since the file last knew them."""
        meters = self.carried.meters
        if meters is None or not command.meters:
            return
        reading: dict[str, MicroCents] = {**command.meters, RESERVE: command.reserve}
        for tier, shows in ({**meters.tiers, RESERVE: meters.reserve}).items():
            if reading.get(tier, shows) != shows:
                self.carried.reads(tier, reading[tier])
                yield ReadsLine(tier=tier, shows=reading[tier])
