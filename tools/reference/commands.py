"""The page of the command line: every command with its options, as its own help has them."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import docstring_parser

from fifthstreet.cli.app import app
from tools.reference.markdown import heading, items, page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cyclopts import App

ABOUT: Final = (
    "`fifthstreet` answers people in plain lines and programs in JSON: every command takes `--json`. What cannot be "
    "answered is refused in one sentence on standard error, with exit status 2. A round that comes out otherwise than "
    "its file expects ends with status 1; anything else ends with status 0. Lines are as wide as the terminal, "
    "120 columns at most."
)


class Command(NamedTuple):
    """One command: its words and the function that answers it."""

    words: str
    function: Callable[..., None]


def commands() -> tuple[Command, ...]:
    """Every command of the command line, in the order of its help."""
    return tuple(_commands(app, ""))


def _commands(group: App, before: str) -> Iterator[Command]:
    for name in group:
        if name.startswith("-"):
            continue
        one: Any = group[name]
        if one.default_command is not None:
            yield Command(f"{before}{name}", one.default_command)
        yield from _commands(one, f"{before}{name} ")


def options_of(command: Command) -> dict[str, str]:
    """Give each argument and option of a command as it is typed, with what it means."""
    said = docstring_parser.parse(inspect.getdoc(command.function) or "")
    abouts = {one.arg_name: " ".join((one.description or "").split()) for one in said.params}
    return {_typed(one): abouts.get(one.name, "") for one in inspect.signature(command.function).parameters.values()}


def _typed(parameter: inspect.Parameter) -> str:
    if parameter.kind is inspect.Parameter.KEYWORD_ONLY:
        flag = f"--{parameter.name.replace('_', '-')}"
        return flag if parameter.annotation in (bool, "bool") else f"{flag} {parameter.name.upper()}"
    return parameter.name.upper()


def commands_page() -> str:
    """Every command on one page."""
    return page(heading("Command line", 1), ABOUT, *(block for one in commands() for block in _command(one)))


def _command(command: Command) -> Iterator[str]:
    options = options_of(command)
    said = docstring_parser.parse(inspect.getdoc(command.function) or "")
    yield heading(f"`fifthstreet {command.words}`", 2, f"command-{command.words.replace(' ', '-')}")
    yield "\n\n".join(text for text in (said.short_description, said.long_description) if text)
    yield f"```sh\nfifthstreet {' '.join([command.words, *_usage(command, options)])}\n```"
    yield items(f"`{typed}`: {about}" for typed, about in options.items())


def _usage(command: Command, options: dict[str, str]) -> list[str]:
    required = [
        one.default is inspect.Parameter.empty for one in inspect.signature(command.function).parameters.values()
    ]
    return [typed if must else f"[{typed}]" for typed, must in zip(options, required, strict=True)]
