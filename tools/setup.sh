#!/bin/sh
# Makes .venv with everything the repository needs, from the locked versions in requirements/dev.txt.
# Packages come from wherever this machine's pip is told to find them; nothing about that is written here.
set -eu
cd "$(dirname "$0")/.."
BIN=.venv/bin

say() { printf '%s\n' "$*"; }
refuse() { say "$*" >&2; exit 1; }

recent_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if recent_enough "$candidate"; then say "$candidate"; return; fi
    done
    refuse "Fifth Street needs Python 3.11 or later, and none was found: install it, or name it as PYTHON=/path/to/python3 make."
}

# Debian ships python3 without what makes a virtual environment.
add_venv() {
    if ! command -v apt-get >/dev/null; then
        refuse "$1 cannot make a virtual environment: install its venv and ensurepip modules, then run make again."
    fi
    if [ "$(id -u)" -ne 0 ]; then
        refuse "$1 cannot make a virtual environment: run 'sudo apt-get install python3-venv' once, then make again."
    fi
    say "Installing python3-venv, which Debian leaves out of python3."
    mkdir -p build
    { apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends python3-venv; } \
        >build/apt.log 2>&1 || refuse "apt-get could not install python3-venv; what it said stands in build/apt.log."
}

make_venv() {
    python=$(find_python)
    say "Making .venv with $("$python" --version)."
    "$python" -c 'import ensurepip, venv' 2>/dev/null || add_venv "$python"
    "$python" -m venv --clear .venv
}

# The block of one requirement: its line and the hashes that continue it.
locked() { awk -v name="^$1==" '$0 ~ name {on = 1} on {print} on && !/\\$/ {exit}' requirements/dev.txt; }

add_packages() {
    mkdir -p build
    locked uv >build/uv.txt
    "$BIN/python" -m pip install -qq --no-deps --require-hashes -r build/uv.txt
    settings=$("$BIN/python" -m tools.pip_settings)
    eval "$settings"
    VIRTUAL_ENV=$PWD/.venv
    export VIRTUAL_ENV
    "$BIN/uv" pip sync --quiet --require-hashes requirements/dev.txt || {
        say "uv could not fetch the packages; asking pip, which is slower."
        "$BIN/python" -m pip install -qq --require-hashes -r requirements/dev.txt
    }
    "$BIN/uv" pip install --quiet --offline --no-deps --no-build-isolation --editable .
}

recent_enough "$BIN/python" || make_venv
say "Installing the locked packages into .venv."
"$BIN/python" -m pip --version >/dev/null 2>&1 || "$BIN/python" -m ensurepip >/dev/null
add_packages
touch .venv/ready
say "Set-up is done."
