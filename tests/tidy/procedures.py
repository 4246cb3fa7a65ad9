"""The house rules about procedures: a duty names what there is, and a recorded clause has a duty that holds it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from fifthstreet.round import AnyCommand
from fifthstreet.rules.clauses import Clause, Recorded
from fifthstreet.rules.submissions import Equipment
from fifthstreet.shift import AnyAct, Device

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fifthstreet.rules.games import Game
    from fifthstreet.rules.procedures import Duty

COMMANDS: Final = frozenset(str(kind.__struct_config__.tag) for kind in (*AnyCommand.__args__, *AnyAct.__args__))
"""What a duty may come before, or be done by."""

FILLED_IN: Final = frozenset(
    {"deck", "device", "position", "street", "lost", "wager", "amount", "hand"}
    | {"wagers", "least", "way", "whole", "dealt", "what", "order"}
)
"""The names in braces that a sentence may have."""


def strange_duties(duties: Iterable[Duty], games: Iterable[Game]) -> list[str]:
    """Refuse a duty that names a command, another duty, a wager, a street, a setting or a thing that is not there."""
    there = tuple(duties)
    ids = [duty.id for duty in there]
    known = tuple(games)
    names = {
        "command": COMMANDS,
        "duty": frozenset(ids),
        "wager": frozenset(wager.id for game in known for wager in game.wager),
        "street": frozenset(street.id for game in known for street in game.street),
        "setting": frozenset(setting.id for game in known for setting in game.setting),
        "way of dealing": frozenset(deal.procedure for game in known for deal in game.deal),
        "equipment": frozenset(Equipment.__struct_fields__),
        "device": frozenset(device.value for device in Device),
        "word": FILLED_IN,
    }
    twice = [f"{one}: is the id of several duties." for one in dict.fromkeys(ids) if ids.count(one) > 1]
    return twice + [
        f"{duty.id}: names the {kind} {name}, which does not exist."
        for duty in there
        for kind, name in _named(duty)
        if name not in names[kind]
    ]


def _named(duty: Duty) -> Iterator[tuple[str, str]]:
    yield from (("command", one) for one in duty.before)
    yield from (("duty", one) for one in duty.after)
    yield from (("way of dealing", one) for one in duty.dealing)
    yield from (("setting", one) for one in duty.settings)
    yield from (("word", one) for one in re.findall(r"\{(\w+)\}", duty.says))
    single = {
        "command": (duty.ends_with,),
        "duty": (duty.instead_of, duty.not_by),
        "wager": (duty.offered, duty.made),
        "street": (duty.on,),
        "equipment": (duty.equipment,),
        "device": (duty.device,),
    }
    yield from ((kind, one) for kind, ones in single.items() for one in ones if one is not None)


def mistold_duties(duties: Iterable[Duty]) -> list[str]:
    """Refuse a sentence that is none, and a duty that comes before commands though a command does it or nobody must."""
    there = tuple(duties)
    sentences = [f"{duty.id}: what it says is no sentence." for duty in there if not re.match(r"[A-Z].*\.$", duty.says)]
    return sentences + [
        f"{duty.id}: may be left undone and holds a command up." for duty in there if duty.optional and duty.before
    ]


def unheld(entries: Iterable[Clause], duties: Iterable[Duty], parts: Iterable[int]) -> list[str]:
    """Refuse a recorded clause of these parts that no duty of the same person and moment holds."""
    held = {(clause, duty.who, duty.when) for duty in duties for clause in duty.clauses}
    wanted = frozenset(parts)
    return [
        f"{entry.id}: is the {entry.honoured.who.value}'s when {entry.honoured.when.value}, and no duty holds it."
        for entry in entries
        if isinstance(entry.honoured, Recorded)
        and entry.part in wanted
        and (entry.id, entry.honoured.who, entry.honoured.when) not in held
    ]
