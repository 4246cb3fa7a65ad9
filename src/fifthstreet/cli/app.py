"""The commands by name; each is imported when it is asked for, and what cannot be parsed is said in one sentence."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final

from cyclopts import (
    App,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from fifthstreet import __version__
from fifthstreet.cli.help import Columns
from fifthstreet.cli.output import RefusedError

COMMANDS: Final = {
    "games": "List the games of the rulebook.",
    "rules": "Say how a game is played, with the clauses.",
    "paytables": "Print the pay tables of a game, or of all.",
    "play": "Sit down at a table with an automatic dealer and companions, for play money.",
    "clauses": "Say how every clause of the documents is honoured, and what proves it.",
    "compare": "Say what differs between two jurisdictions for one game.",
}
"""The commands of one word; the module and the function of each have its name."""

SUBMISSION: Final = {
    "check": "Check a casino's rules submission: every defect at once, each with its clause.",
    "sign": "Print what each table's layout or sign must show.",
}
"""What is done with a rules submission."""

ROUND: Final = {
    "run": "Deal whole rounds again from .round files, and say how every wager ends.",
    "explain": "Say in sentences why every wager of a round ends as it does.",
}
"""What is done with a round that is written in a file."""

ROUND_MODULES: Final = {"run": "round", "explain": "explain"}

GROUPS: Final = {"submission": SUBMISSION, "round": ROUND}
"""The commands of two words, by their first."""

HELP: Final = """The casino table-game rulebook, executable. Play money only.

What a command takes: fifthstreet COMMAND --help"""

app = App(
    name="fifthstreet",
    help=HELP,
    help_format="plaintext",
    help_formatter=Columns(),
    version=f"fifthstreet {__version__}",
    version_flags=("--version",),
    default_parameter=Parameter(negative=(), show_default=False),
    result_action="return_value",
)
for name, summary in COMMANDS.items():
    app.command(f"fifthstreet.cli.{name}:{name}", name=name, help=summary)

submission = App(name="submission", help="Check a casino's rules submission, or print its tables' signs.")
for name, summary in SUBMISSION.items():
    submission.command(f"fifthstreet.cli.submission:{name}", name=name, help=summary)
app.command(submission)

rounds = App(name="round", help="Deal a round that is written in a file.")
for name, summary in ROUND.items():
    rounds.command(f"fifthstreet.cli.{ROUND_MODULES[name]}:{name}", name=name, help=summary)
app.command(rounds)


def run(tokens: list[str]) -> None:
    """Parse and run one command line; what cannot be parsed is refused in one sentence."""
    try:
        app(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise RefusedError(_sentence(error)) from error


def _sentence(error: CycloptsError) -> str:
    """What is wrong with a command line, and where to read what is right."""
    command = " ".join(["fifthstreet", *(error.command_chain or ())])
    more = f"see {command} --help."
    match error:
        case UnknownCommandError(unused_tokens=[word, *_]):
            words = list(GROUPS[error.command_chain[0]]) if error.command_chain else [*COMMANDS, *GROUPS]
            return f"'{word}' is no command of {command}; {_hint(word, words)}"
        case UnknownOptionError(token=token):
            word = token.keyword or token.value
            options = [option for argument in error.argument_collection for option in argument.names]
            near = difflib.get_close_matches(word, [*options, "--help"], n=1)
            return f"'{word}' is no option of {command}; " + (f"did you mean '{near[0]}'?" if near else more)
        case MissingArgumentError(argument=argument) if argument is not None:
            return f"{command} needs {_needed(argument.names)}; {more}"
        case RepeatArgumentError(token=token):
            return f"{token.keyword} is given twice; {more}"
        case UnusedCliTokensError(unused_tokens=[word, *_]):
            return f"{command} takes no '{word}'; {more}"
        case _:
            message = " ".join(str(error).split())
            return message if message.endswith((".", "?")) else f"{message}."


def _hint(word: str, words: Sequence[str]) -> str:
    near = difflib.get_close_matches(word, words, n=1)
    return f"did you mean '{near[0]}'?" if near else f"there is {', '.join(words)}."


def _needed(names: Sequence[str]) -> str:
    return f"a value after {names[0]}" if names[0].startswith("-") else names[0]
