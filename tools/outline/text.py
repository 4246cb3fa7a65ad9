"""Plain-text helpers: cleaning, normalising and hashing what a unit says."""

import hashlib
import re

_TAG = re.compile(r"</?[A-Za-z][^<>]*>")
_SPACE = re.compile(r"\s+")
_DROPPED = re.compile(r"[^a-z0-9]")


def untag(text: str) -> str:
    """Return the text without tags such as ``<u>``."""
    return _TAG.sub("", text)


def readable(text: str) -> str:
    """Return the text on one line, without tags and backslash escapes."""
    return _SPACE.sub(" ", untag(text).replace("\\", "")).strip()


def normalise(text: str) -> str:
    """Return the lower-case letters a-z and digits of the text, nothing else."""
    return _DROPPED.sub("", untag(text).replace("~~", "").lower())


def all_letters(text: str) -> str:
    """Return every letter and digit of the text, in any script."""
    return "".join(char for char in untag(text) if char.isalnum())


def unit_hash(unit_id: str, text: str) -> str:
    """Return the outline hash of a unit: 16 hex digits of a SHA-256."""
    message = f"fifth-street|{unit_id}|{normalise(text)}"
    return hashlib.sha256(message.encode("utf-8")).hexdigest()[:16]
