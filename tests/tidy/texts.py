"""The house rules about every text of the repository: its words, its addresses and its reasons.

A pattern has one letter in brackets where it would otherwise find itself here.
"""

from __future__ import annotations

import io
import re
import tokenize
from typing import Final

README_LINES: Final = 150

ADDRESS: Final = re.compile(r"//|\bfile:|\bgit\+| @ ")
FUNDING: Final = re.compile(r'^\s*"url": ')
"""Where npm's lock says who asks for donations; no package comes from there."""

REGISTRY: Final = re.compile(
    r"pyp[i]\.org|pythonhoste[d]\.org|npmj[s]\.(?:org|com)|yarnpk[g]\.com|artifactor[y]|pk[g]\.dev|//\w[^\s\"']*/simpl[e]\b"
)
PRIVATE: Final = re.compile(
    r"\b(?:share[d]|seed[s])/"
    r"|\b(?:DESIG[N]|RULING[S]|STYL[E]|DEPENDENCIE[S]|PERFORMANC[E]|RELIABILIT[Y]|DEVELOPER[S]|USER[S])\.md"
    r"|(?<![\w.])/(?:wor[k]|roo[t]|hom[e])/"
)
UNFINISHED: Final = re.compile(r"\b(?:TOD[O]|FIXM[E]|XX[X])\b")
DIRECTIVE: Final = re.compile(
    r"#\s*(?:noqa(?::\s*[A-Z]+\d+(?:,\s*[A-Z]+\d+)*)?|type:\s*ignore(?:\[[\w, -]+\])?|pragma:\s*no (?:cover|branch))"
)
IGNORED_RULE: Final = re.compile(r'^\s+"[A-Z]+\d*",?\s*(?P<reason>#.*)?$')


def lock_addresses(path: str, text: str) -> list[str]:
    """Refuse a lock that says where a package is fetched."""
    return [
        f"{path}:{number}: holds an address; a lock names versions and hashes only."
        for number, line in enumerate(text.splitlines(), start=1)
        if ADDRESS.search(line) and not FUNDING.match(line)
    ]


def registries(path: str, text: str) -> list[str]:
    """Refuse the address of a package registry, anywhere."""
    return _found(REGISTRY, path, text, "names a package registry; the machine says where packages come from")


def private_words(path: str, text: str) -> list[str]:
    """Refuse the mention of papers and places that a reader of the repository does not have."""
    return _found(PRIVATE, path, text, "names a paper or a place that a reader does not have")


def unfinished_work(path: str, text: str) -> list[str]:
    """Refuse a note about work not done."""
    return _found(UNFINISHED, path, text, "leaves work undone; finish it, or open an issue")


def unexplained_exceptions(path: str, text: str) -> list[str]:
    """Refuse a comment that silences a checker without saying why, on the same line."""
    defects = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        directive = DIRECTIVE.search(token.string) if token.type == tokenize.COMMENT else None
        if directive and len(token.string[directive.end() :].strip(" #-:").split()) < 2:
            defects.append(f"{path}:{token.start[0]}: silences a checker without a reason on the same line.")
    return defects


def unexplained_ignores(path: str, text: str) -> list[str]:
    """Refuse a rule of ruff that is ignored without a reason on the same line."""
    return [
        f"{path}:{number}: {line.strip()} ignores a rule without a reason on the same line."
        for number, line in enumerate(text.splitlines(), start=1)
        if (ignored := IGNORED_RULE.match(line)) and not ignored["reason"]
    ]


def missing_final_newline(path: str, text: str) -> list[str]:
    """Refuse a text that does not end with a newline."""
    return [f"{path}: does not end with a newline."] if text and not text.endswith("\n") else []


def long_readme(path: str, text: str) -> list[str]:
    """Refuse a README that nobody reads to its end."""
    lines = len(text.splitlines())
    return [f"{path}: {lines} lines; the README has at most {README_LINES}."] if lines > README_LINES else []


def _found(pattern: re.Pattern[str], path: str, text: str, sentence: str) -> list[str]:
    return [
        f"{path}:{number}: “{match[0]}” {sentence}."
        for number, line in enumerate(text.splitlines(), start=1)
        if (match := pattern.search(line))
    ]
