"""How help is written: names on the left, what they mean on the right, wrapped to the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fifthstreet.cli.output import say, say_columns, say_wrapped

if TYPE_CHECKING:
    from cyclopts.help import HelpPanel
    from rich.console import Console, ConsoleOptions

WIDE = 10_000
"""Wider than any sentence, so that the wrapping is done here and once."""

ANY_TEXT = "STR"
"""What the parser calls the value of an option; every one of ours is a name."""


class Columns:
    """The help of a command in two columns."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:  # noqa: ARG002 - the parser gives all three
        """Write one panel: its commands, its arguments or its options."""
        if not panel.entries:
            return
        rows = [
            (
                ", ".join(entry.display_labels_with_metavar).replace(ANY_TEXT, "NAME"),
                _plain(entry.description) + _needed(required=entry.required),
            )
            for entry in panel.entries
        ]
        say(f"{_plain(panel.title)}:")
        say_columns(rows, indent=2)
        say()

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002 - the parser gives all three
        """Write how the command is called."""
        say_wrapped(f"Usage: {_plain(usage).strip().removeprefix('Usage: ')}")
        say()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:  # noqa: ARG002 - as above
        """Write what the command does."""
        for line in _plain(description).strip().splitlines():
            say_wrapped(line, hanging=False)
        say()


def _plain(text: Any) -> str:
    """The words of whatever the parser hands over to be shown."""
    if isinstance(text, str):
        return text
    from rich.console import Console  # noqa: PLC0415 - only help needs it, and it is slow to import

    console = Console(width=WIDE, no_color=True)
    with console.capture() as captured:
        console.print(text)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def _needed(*, required: bool) -> str:
    return " Required." if required else ""
