# Fifth Street. Every target sets up what it needs first, from nothing but Python, git and make.
#
#   make run          print the games and how to sit down; from part 3 on, open the house
#   make test         pass every check: lint, types, layers, tests, documentation
#   make lint         only formatting, lint, types and layers
#   make docs         only the documentation, its examples and its links
#   make exhaustive   the tests that are too long for `make test`
#   make fuzz         a million hostile commands and garbled rounds
#   make mutants      alter the code that settles rounds, line by line; fails unless nine in ten are noticed
#   make bench        print start-up times and rounds a second; fails below a ratio to a reference
#   make shows N=1    run every line that part N promises to show, and say which are met
#   make fresh        repeat `make test` and `make run` in a bare Debian (needs root)
#   make proofs       write the list of the tests that prove each clause
#   make capture      draw the terminal's screens in the documentation again
#   make lock         write the locked requirements again (UPGRADE=1 for newer versions)
#   make clean        remove everything that was made here
#
# WORKERS=4 runs the tests in four processes instead of two.

BIN := .venv/bin
READY := .venv/ready
PYTHON_BIN := $(BIN)/python
WORKERS ?= 2
N ?= 1

.PHONY: help run test lint tests docs exhaustive fuzz mutants bench shows fresh proofs capture lock clean
.NOTPARALLEL:

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile

$(READY): requirements/dev.txt pyproject.toml tools/setup.sh tools/pip_settings.py
	@tools/setup.sh

run: $(READY)
	@$(BIN)/fifthstreet games
	@echo "Sit down at one: $(BIN)/fifthstreet play mississippi-stud. The house with its live tables comes with part 3."

test: lint tests docs
	@echo "Every check passed."

lint: $(READY)
	@echo "Formatting and lint (ruff)."
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@echo "Types (mypy, strict)."
	@$(BIN)/mypy --no-error-summary
	@cd verify && ../$(BIN)/mypy --strict --no-error-summary *.py
	@echo "Layers (import-linter)."
	@$(BIN)/lint-imports --no-logo

tests: $(READY)
	@echo "Tests, with the branch coverage of cards, money, hands and rules."
	@mkdir -p build
	@$(PYTHON_BIN) -m pytest -q -n $(WORKERS) --durations=30 --cov --cov-report=term

docs: $(READY)
	@echo "Documentation: its pages, its examples and its links."
	@$(BIN)/sphinx-build -n -W -q -b html docs build/docs
	@$(BIN)/sphinx-build -n -W -q -b doctest docs build/doctest
	@$(PYTHON_BIN) -m tools.check_links build/docs

exhaustive: $(READY)
	@echo "Exhaustive tests, and every property on many more examples."
	@$(PYTHON_BIN) -m pytest -q -n $(WORKERS) --durations=10 -m "exhaustive or hypothesis" --hypothesis-profile=exhaustive

fuzz: $(READY)
	@$(PYTHON_BIN) -m tests.fuzz.harm --tries 1000000 --jobs $(WORKERS)

mutants: $(READY)
	@$(PYTHON_BIN) -m tools.mutants --jobs $(WORKERS)

bench: $(READY)
	@$(PYTHON_BIN) bench/startup.py
	@$(PYTHON_BIN) bench/rounds.py

shows: $(READY)
	@$(PYTHON_BIN) -m tools.shows $(N)

fresh:
	@tools/fresh.sh

proofs: $(READY)
	@$(PYTHON_BIN) -m tools.proofs

capture: $(READY)
	@$(PYTHON_BIN) -m tools.capture

lock: $(READY)
	@tools/lock.sh $(if $(UPGRADE),--upgrade)

clean:
	@rm -rf .venv build dist .hypothesis .*_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "Removed everything that was made here."
