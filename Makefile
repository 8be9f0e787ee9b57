# Unspoken. `make` without a target lists all targets.

PYTHON ?= python3
GAMES  ?= 10000
ROUNDS ?= 100
MESSAGES ?= 1000000
SEEDS  ?= 40
TABLES ?= 1000
FROM   ?= 1
RUNS   ?= 10
ARGS   ?=

PY      := .venv/bin/python
INSTALL := $(PYTHON) -m tools.install
STAGES  := $(PY) -m tools.stages
TEST    := $(PY) -m pytest --processes auto

# Tests start dozens of servers; without bytecode files each server would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-busy quick check unit page-tests browser prove format schema screens art wheel release pins clean python \
	for-play for-work for-test for-art for-wheel bench bench-minds bench-cluster bench-secrecy bench-fuzz bench-simulate \
	bench-simulate-days

help: ## this list
	@echo "Unspoken: an online table for four games of association and silence."
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'
	@echo
	@echo "make play and make test install missing packages first."

# -- play ------------------------------------------------------------------------------------------------------------

play: for-play ## start a server on this machine and open it in a browser (ARGS="--port 8000" passes options)
	@UNSPOKEN_BOTS_LOCK=.tools/bots.lock .venv/bin/unspoken play $(ARGS)

# -- test ------------------------------------------------------------------------------------------------------------

test: for-test ## all checks and tests, including tests in real browsers
	@$(STAGES) test $(ARGS)

quick: for-work ## all checks, and the quick tests that need no browser
	@$(STAGES) quick $(ARGS)

check: for-work ## lint, formatting, types and import rules, for Python and for the page
	@$(STAGES) check

unit: for-work ## tests that need no browser
	@$(TEST) --ignore tests/browser $(ARGS)

page-tests: for-work ## unit tests of the page (TypeScript)
	@$(PY) tools/front.py npm test

browser: for-test ## tests in real browsers
	@$(STAGES) browser $(ARGS)

test-busy: for-test ## run `make test` RUNS=10 times under CPU and disk load
	@$(PY) -m tools.busy --runs $(RUNS)

prove: for-test ## all tests with the randomized proofs at full length, then the long proofs in bench/ (hours)
	@$(TEST) --ignore tests/browser --long $(ARGS)
	@$(TEST) tests/browser --long $(ARGS)
	@$(MAKE) --no-print-directory bench-secrecy bench-simulate bench-simulate-days bench-fuzz
	@$(PY) -m bench.disturb --rounds $(ROUNDS)

# -- generate --------------------------------------------------------------------------------------------------------

format: for-work ## format all source files
	@.venv/bin/ruff check --fix src tests bench minds tools packages hatch_build.py
	@.venv/bin/ruff format src tests bench minds tools packages hatch_build.py
	@$(PY) tools/front.py npm run format

schema: for-work ## regenerate the page's types and docs/protocol from the server's code
	@.venv/bin/unspoken schema --write

screens: for-test ## play scenes in a browser and write screenshots to screens/
	@CHROMIUM=$$($(PY) tools/chromium.py) && export CHROMIUM && $(PY) tools/screens.py $(ARGS)

art: for-art ## redraw all packs, avatars and card backs, and subset the fonts
	@for deck in dream small-hours meanwhile; do pack=src/unspoken/content/packs/$$deck; \
	    test ! -d $$pack || $(PY) -m unspoken_art $$deck --out $$pack --sheet docs/art/$$deck.png || exit 1; done
	@$(PY) -m unspoken_art ink --out src/unspoken/content/packs/ink --sheet docs/art/ink.png
	@$(PY) -m unspoken_art clouds --out src/unspoken/content/packs/clouds
	@$(PY) -m unspoken_art tiles --out src/unspoken/content/packs/tiles
	@$(PY) -m unspoken_art avatars --out front/src/ui --sheet docs/art/avatars.png
	@$(PY) -m unspoken_art backs --out front/src/games --sheet docs/art/backs.png
	@$(PY) -m unspoken_art house --out front/src
	@$(PY) tools/fonts.py
	@$(PY) -m unspoken_art culled --out docs/art/culled.png
	@$(PY) -m unspoken.bots.lore.vectors
	@$(PY) -m unspoken_art.bot_knowledge.associations

wheel: for-wheel ## build dist/unspoken-….whl, which contains the page, and dist/unspoken_art-….whl, which draws decks
	@$(PY) -m hatchling build -t wheel
	@cd packages/unspoken-art && ../../$(PY) -m hatchling build -t wheel -d ../../dist

release: for-work ## set the version, update the changelog, build and try the wheel (VERSION=0.2.0)
	@$(PY) tools/release.py $(VERSION)

# -- measure ---------------------------------------------------------------------------------------------------------

bench: for-test ## CPU cost of a move compared with other servers, latency, memory, page load time
	@$(PY) -m bench $(ARGS)

bench-minds: for-work ## how well the bots play with each other and with unfamiliar partners, and what they cost
	@$(PY) -m minds $(ARGS)
	@$(PY) -m minds.telepathic
	@$(PY) -m minds.by_eye
	@$(PY) -m minds.rorschach
	@$(PY) -m bench.bots_cost

bench-cluster: for-work ## ROUNDS=100 faults in a cluster of three nodes (kill, pause, partition, drain); CPU cost by cluster size
	@$(PY) -m bench.disturb --rounds $(ROUNDS)
	@$(PY) -m bench.cluster

bench-secrecy: for-work ## the proofs of secrecy and silence over GAMES=10000 matches of each game, starting at FROM=1
	@$(PY) -m bench.secrecy --games $(GAMES) --from $(FROM)
	@$(PY) -m bench.silence --games $(GAMES) --from $(FROM)
	@$(PY) -m bench.silence --plants

bench-fuzz: for-work ## send MESSAGES=1000000 malformed messages and raw frames to a server, starting at batch FROM=1
	@$(PY) -m bench.fuzz --messages $(MESSAGES) --from $(FROM) $(ARGS)

bench-simulate: for-work ## simulate SEEDS=40 evenings with faults on virtual time, starting at seed FROM=1
	@$(PY) -m bench.simulate --seeds $(SEEDS) --from $(FROM) $(ARGS)

bench-simulate-days: for-work ## simulate TABLES=1000 games by days over a month with faults, starting at seed FROM=1; then planted bugs
	@$(PY) -m bench.simulate_days --tables $(TABLES) --from $(FROM) $(ARGS)
	@$(PY) -m bench.simulate_days --planted

# -- install ---------------------------------------------------------------------------------------------------------

for-play for-work for-test for-art for-wheel: python
	@$(INSTALL) $(@:for-%=%)

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Unspoken needs Python 3.11 or newer, and $(PYTHON) is older. Choose another: make PYTHON=python3.13 …" >&2; exit 1; }

# -- maintain --------------------------------------------------------------------------------------------------------

pins: for-play ## pin the newest versions of all dependencies
	@$(INSTALL) pins

clean: ## remove everything that make has installed or built
	rm -rf .venv .tools dist screens front/node_modules bench/peers/*/node_modules bench/peers/*/venv src/unspoken/web/page
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
