"""The house rules about modules of code: their size, their purity and what they may call."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

MODULE_LINES: Final = 500
TEST_MODULE_LINES: Final = 600
FUNCTION_LINES: Final = 70

IMPURE_MODULES: Final = frozenset(
    {
        "asyncio",
        "datetime",
        "glob",
        "importlib",
        "io",
        "locale",
        "logging",
        "multiprocessing",
        "os",
        "pathlib",
        "pickle",
        "platform",
        "random",
        "secrets",
        "select",
        "shelve",
        "shutil",
        "signal",
        "socket",
        "sqlite3",
        "ssl",
        "subprocess",
        "sys",
        "tempfile",
        "threading",
        "time",
        "urllib",
        "uuid",
        "webbrowser",
    }
)
"""Where randomness, clocks, files, processes and networks come in."""

IMPURE_CALLS: Final = frozenset({"open", "input", "exec", "eval", "breakpoint"})
FILE_METHODS: Final = frozenset({"read_text", "read_bytes", "write_text", "write_bytes", "iterdir"})
PACKAGE_DATA_READERS: Final = frozenset(
    {"src/fifthstreet/games/catalogue.py", "src/fifthstreet/analysis/tables.py"},
)
"""The only pure modules that read files, and only those that the package carries."""


def long_modules(path: str, text: str) -> list[str]:
    """Refuse a module that is too long to be read in one sitting."""
    limit = TEST_MODULE_LINES if _is_test(path) else MODULE_LINES
    lines = len(text.splitlines())
    return [f"{path}: {lines} lines; a module has at most {limit}."] if lines > limit else []


def long_functions(path: str, text: str) -> list[str]:
    """Refuse a function that does not fit on a page."""
    return [
        f"{path}:{node.lineno}: {node.name} has {lines} lines; a function has at most {FUNCTION_LINES}."
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or node.lineno) - node.lineno + 1) > FUNCTION_LINES
    ]


def impure_imports(path: str, text: str) -> list[str]:
    """Refuse an import that brings chance, time or the outside world into a pure layer."""
    allowed = {"importlib"} if path in PACKAGE_DATA_READERS else set()
    return [
        f"{path}:{line}: imports {module}; this layer has no chance, clock, file or network."
        for line, module in _imports(text)
        if module.split(".")[0] in IMPURE_MODULES - allowed
    ]


def impure_calls(path: str, text: str) -> list[str]:
    """Refuse a call that reads or writes outside, in a pure layer."""
    defects = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            defects.append(f"{path}:{node.lineno}: calls {node.func.id}(); this layer touches nothing outside.")
        elif (
            isinstance(node.func, ast.Attribute) and node.func.attr in FILE_METHODS and path not in PACKAGE_DATA_READERS
        ):
            defects.append(f"{path}:{node.lineno}: calls .{node.func.attr}(); this layer reads and writes no file.")
    return defects


def floats(path: str, text: str) -> list[str]:
    """Refuse a floating-point number in a layer that money passes through; where paths are read, a slash joins them."""
    defects = []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Constant(value=float() | complex() as value):
                defects.append(f"{path}:{node.lineno}: {value!r} is no integer; money is counted, never approximated.")
            case ast.Name(id="float") | ast.Attribute(attr="inf" | "nan"):
                name = node.id if isinstance(node, ast.Name) else node.attr
                defects.append(f"{path}:{node.lineno}: {name} is no integer; money is counted, never approximated.")
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()) if path not in PACKAGE_DATA_READERS:
                defects.append(f"{path}:{node.lineno}: true division; name the rounding, or make a Fraction.")
            case _:
                pass
    return defects


def imported_test_libraries(path: str, text: str) -> list[str]:
    """Refuse product code that imports a test library."""
    return [
        f"{path}:{line}: imports {module}; the product does not know that it is tested."
        for line, module in _imports(text)
        if module.split(".")[0] in {"unittest", "mock", "pytest", "hypothesis"}
    ]


def prints(path: str, text: str) -> list[str]:
    """Refuse printing anywhere but on the command line."""
    return [
        f"{path}:{node.lineno}: prints; only the command line speaks to the reader."
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]


def _imports(text: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module


def _is_test(path: str) -> bool:
    return path.startswith("tests/") and path.rsplit("/", 1)[-1].startswith("test_")
