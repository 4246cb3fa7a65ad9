"""The commands by name; each is imported when it is asked for."""

from __future__ import annotations

from cyclopts import App, CycloptsError

from fifthstreet import __version__
from fifthstreet.cli.output import RefusedError

app = App(
    name="fifthstreet",
    help="The casino table-game rulebook, executable. Play money only.",
    version=__version__,
    result_action="return_value",
)
app.command("fifthstreet.cli.games:games", name="games")
app.command("fifthstreet.cli.rules:rules", name="rules")
app.command("fifthstreet.cli.paytables:paytables", name="paytables")
app.command("fifthstreet.cli.clauses:clauses", name="clauses")
app.command("fifthstreet.cli.compare:compare", name="compare")

submission = App(name="submission", help="Check a casino's rules submission, or print its tables' signs.")
submission.command("fifthstreet.cli.submission:check", name="check")
submission.command("fifthstreet.cli.submission:sign", name="sign")
app.command(submission)


def run(tokens: list[str]) -> None:
    """Parse and run one command line; what cannot be parsed is refused in one sentence."""
    try:
        app(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        message = " ".join(str(error).split())
        raise RefusedError(message if message.endswith(".") else f"{message}.") from error
