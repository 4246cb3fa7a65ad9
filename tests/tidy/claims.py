"""The house rules about tests: each one runs, and each one can fail."""

from __future__ import annotations

import ast
from typing import Final

EXCUSES: Final = frozenset({"skip", "skipif", "skipTest", "importorskip", "xfail"})
CHECKING_CALLS: Final = frozenset({"raises", "warns", "fail"})
CHECKING_PREFIXES: Final = ("assert_", "check_")


def excused_tests(path: str, text: str) -> list[str]:
    """Refuse a test that is skipped or expected to fail."""
    return [
        f"{path}:{node.lineno}: {node.attr}; a test runs and passes, or goes."
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute) and node.attr in EXCUSES
    ]


def tests_without_assertion(path: str, text: str) -> list[str]:
    """Refuse a test that cannot fail."""
    return [
        f"{path}:{node.lineno}: {node.name} asserts nothing."
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test")
        and not any(_checks(inner) for inner in ast.walk(node))
    ]


def _checks(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert):
        return not isinstance(node.test, ast.Constant)
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute):
        return node.func.attr in CHECKING_CALLS or node.func.attr.startswith(CHECKING_PREFIXES)
    return isinstance(node.func, ast.Name) and node.func.id.startswith(CHECKING_PREFIXES)
