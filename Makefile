# Everything starts with one of these. `make help` lists them; a fresh machine needs Python 3.11+ and make, no more.

GAME ?= hackers
ARGS ?=
WORKERS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 2))) # tests of servers and browsers wait more than they work

BIN := .venv/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install -qq --disable-pip-version-check
MOVED := $(shell test -x .venv/bin/python && test "$$(cat .venv/made-in)" = "$$(pwd)" || echo moved)

unexport PYTHONDONTWRITEBYTECODE # hundreds of short programs start here: each would compile every module anew

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup play engine test test-extras check lint format coverage bench lab adapters ray postgres metrics identity push ssh train docs wheel test-lowest test-newest lock clean moved

help: ## show this list
	@sed -n 's/^\([a-z -]*\):.*## \(.*\)/make \1 - \2/p' Makefile | awk -F ' - ' '{ printf "  %-16s %s\n", $$1, $$2 }'

setup: .venv/ready-to-play ## make the environment in .venv and build the engine
	@SNEAKERNET_ENGINE=interpreted $(PY) -m tools.build_engine

play: .venv/ready-to-play ## open the lobby in the browser and a game here: make play, make play GAME=wired
	@$(PY) -m tools.play $(GAME)

engine: setup ## build the engine, if this source is not built yet

test: .venv/ready-to-play ## lint, then every test but those of make check and make test-extras, with both engines
	@{ $(MAKE) --no-print-directory lint && $(PY) -m pytest -qq --collect-only >/dev/null; } & \
	  SNEAKERNET_ENGINE=interpreted $(PY) -m tools.build_engine --required; built=$$?; wait $$! && exit $$built
	@$(PY) -m pytest -q -n $(WORKERS) --dist worksteal $(ARGS)

test-extras: .venv-extras/ready ## the tests that need PettingZoo, OpenSpiel and Ray, in an environment of their own
	@SNEAKERNET_ENGINE=interpreted $(PY) -m tools.build_engine --required
	@.venv-extras/bin/python -m pytest -q tests/extras $(ARGS)

check: .venv/ready-to-test ## what takes minutes: leaks, crashes, load, abuse, …; make check ARGS="crash disk" for some of it
	@SNEAKERNET_ENGINE=interpreted $(PY) -m tools.build_engine --required
	@$(PY) -m tools.checks $(ARGS)

lint: .venv/ready-to-test ## check style (ruff, oxlint), types (mypy) and rooms (import-linter)
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/oxlint --silent sneakernet docs/site >/dev/null || $(BIN)/oxlint sneakernet docs/site
	@$(BIN)/mypy --no-error-summary
	@report=$$($(BIN)/lint-imports --no-cache 2>&1) || { echo "$$report"; exit 1; }

format: .venv/ready-to-test ## put Python and JavaScript into their usual form (ruff, oxfmt)
	@$(BIN)/ruff format --quiet .
	@$(BIN)/oxfmt $(shell git ls-files '*.js')

coverage: .venv/ready-to-test ## which lines the tests run, as a figure and as pages in build/coverage; without the compiled engine
	@SNEAKERNET_ENGINE=interpreted $(PY) -m pytest -q -n $(WORKERS) --dist worksteal --cov --cov-report=html --cov-report=term $(ARGS)

bench: setup ## measure the engine: make bench ARGS="hackers --json"
	@$(BIN)/sneakernet bench $(ARGS)

lab adapters ray postgres metrics identity push ssh train: .venv/ready-to-play ## install an extra of the package
	@$(PIP) --require-hashes -r requirements/$@.txt

wheel: .venv/ready-to-play ## build the sdist and the wheel of this Python into dist/
	@$(PY) -c "import setuptools.build_meta as b; b.build_sdist('dist'); print('dist/' + b.build_wheel('dist'))"

docs: .venv/ready-to-play ## build the documentation site in build/docs; the server shows it at /docs
	@$(PY) -m venv .venv-docs
	@.venv-docs/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/docs.txt
	@.venv-docs/bin/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@.venv-docs/bin/python -m sphinx -q -W --keep-going -c docs/site docs build/docs

test-lowest: .venv/ready-to-test ## test the installed wheel with the lowest versions that pyproject.toml allows
	@SNEAKERNET_ENGINE=interpreted $(PY) -m tools.build_engine --required
	@$(PY) -m tools.checks.wheel --bounds lowest

test-newest: .venv/ready-to-test ## test the installed wheel with the newest versions that there are
	@SNEAKERNET_ENGINE=interpreted $(PY) -m tools.build_engine --required
	@$(PY) -m tools.checks.wheel --bounds newest

lock: .venv/ready-to-play ## look for newer packages and pin them, with hashes, in requirements/*.txt
	@$(PY) -m venv build/lock
	@build/lock/bin/python -m pip install -qq --require-hashes -r requirements/lock.txt
	@cd requirements && for name in lock play server build postgres metrics identity push lab ssh train docs test adapters ray extras; do \
	  ../build/lock/bin/uv pip compile --no-config --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-emit-find-links --strip-extras --custom-compile-command "make lock" \
	    $$name.in -o $$name.txt || exit 1; done
	@cd requirements && ../build/lock/bin/uv pip compile --no-config --quiet --universal --python-version 3.11 \
	  --resolution lowest-direct --no-emit-index-url --no-emit-find-links --strip-extras --custom-compile-command "make lock" \
	  ../pyproject.toml -o lowest.txt

clean: ## remove the environment, the engine and all caches
	rm -rf .venv .venv-docs .venv-extras build dist sneakernet.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/ready-to-play: requirements/play.txt pyproject.toml tools/make_venv.sh $(MOVED)
	@sh tools/make_venv.sh
	@echo "Installing what the games need …"
	@$(PIP) --require-hashes -r requirements/play.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/ready-to-test: requirements/test.txt .venv/ready-to-play
	@echo "Installing what the tests need …"
	@$(PIP) --require-hashes -r requirements/test.txt
	@touch $@

.venv-extras/ready: requirements/extras.txt pyproject.toml .venv/ready-to-play
	@echo "Installing PettingZoo, OpenSpiel and Ray beside the tests, in .venv-extras (about 1 GB) …"
	@$(PY) -m venv --clear .venv-extras
	@.venv-extras/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/extras.txt
	@.venv-extras/bin/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
