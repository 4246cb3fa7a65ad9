"""The ``.round`` file: one whole round as text, parsed, printed, carried out and compared with what it expects."""

from fifthstreet.round.carrying import Replayed
from fifthstreet.round.text.comparing import after_of, differences, expected_of
from fifthstreet.round.text.file import (
    AfterLine,
    CardsLine,
    CommandLine,
    CourseLine,
    DeckLine,
    ExpectedLine,
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
from fifthstreet.round.text.laying import lay
from fifthstreet.round.text.mistakes import RoundFileError
from fifthstreet.round.text.parsing import parse_round, read_round
from fifthstreet.round.text.printing import format_expected_line, format_round
from fifthstreet.round.text.replaying import replay
from fifthstreet.round.text.words import format_meter
from fifthstreet.round.text.writing import round_file_of

__all__ = [
    "AfterLine",
    "CardsLine",
    "CommandLine",
    "CourseLine",
    "DeckLine",
    "ExpectedLine",
    "LimitLine",
    "LinkLine",
    "OwnTable",
    "ReadsLine",
    "Replayed",
    "ReserveLine",
    "RoundFile",
    "RoundFileError",
    "Seated",
    "SettingLine",
    "ShuffleLine",
    "TableLine",
    "TierLine",
    "after_of",
    "differences",
    "expected_of",
    "format_expected_line",
    "format_meter",
    "format_round",
    "lay",
    "parse_round",
    "read_round",
    "replay",
    "round_file_of",
]
