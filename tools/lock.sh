#!/bin/sh
# Writes requirements/base.txt and requirements/dev.txt: versions and hashes, and no address to fetch them from.
set -eu
cd "$(dirname "$0")/.."
BIN=.venv/bin

"$BIN/python" -m pip --version >/dev/null 2>&1 || "$BIN/python" -m ensurepip >/dev/null
settings=$("$BIN/python" -m tools.pip_settings)
eval "$settings"

lock() {
    output=$1
    shift
    "$BIN/uv" pip compile --quiet pyproject.toml --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --no-header --output-file "$output" "$@" >/dev/null
    printf 'Wrote %s.\n' "$output"
}

lock requirements/base.txt "$@"
lock requirements/dev.txt --group dev "$@"
