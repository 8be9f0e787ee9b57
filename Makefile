# Unspoken. `make` alone lists what there is.

PYTHON ?= python3
GAMES  ?= 10000
ROUNDS ?= 100
MESSAGES ?= 1000000
SEEDS  ?= 40
FROM   ?= 1
RUNS   ?= 10
ARGS   ?=

PY      := .venv/bin/python
INSTALL := $(PYTHON) -m tools.install
STAGES  := $(PY) -m tools.stages
TEST    := $(PY) -m pytest -n 2 --dist worksteal

# Tests start dozens of servers: without bytecode files, each of them would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-busy quick check unit page-tests browser prove format schema screens art wheel release pins clean python \
	for-play for-work for-test for-art for-wheel bench bench-minds bench-cluster bench-secrecy bench-fuzz bench-simulate

help: ## this list
	@echo "Unspoken: an online table for four games of association and silence."
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'
	@echo
	@echo "make play and make test install missing packages first."

# -- play ------------------------------------------------------------------------------------------------------------

play: for-play ## serve a table here and open it (ARGS="--port 8000" passes options on)
	@UNSPOKEN_BOTS_LOCK=.tools/bots.lock .venv/bin/unspoken play $(ARGS)

# -- prove -----------------------------------------------------------------------------------------------------------

test: for-test ## everything: checks, tests, real browsers
	@$(STAGES) test $(ARGS)

quick: for-work ## checks, and the quick tests without a browser
	@$(STAGES) quick $(ARGS)

check: for-work ## lint, format, types, the dependency rule, for Python and for the page
	@$(STAGES) check

unit: for-work ## tests without a browser
	@$(TEST) --ignore tests/browser $(ARGS)

page-tests: for-work ## the page's own tests
	@$(PY) tools/front.py npm test

browser: for-test ## tests in real browsers
	@$(STAGES) browser $(ARGS)

test-busy: for-test ## make test RUNS=10 times while four processes spin and one writes and syncs files
	@$(PY) -m tools.busy --runs $(RUNS)

prove: for-test ## every test with the randomized proofs at full length, then the long benches of them (hours)
	@$(TEST) --ignore tests/browser --long $(ARGS)
	@$(TEST) tests/browser --long $(ARGS)
	@$(MAKE) --no-print-directory bench-secrecy bench-simulate bench-fuzz
	@$(PY) -m bench.disturb --rounds $(ROUNDS)

# -- make ------------------------------------------------------------------------------------------------------------

format: for-work ## put every file into shape
	@.venv/bin/ruff check --fix src tests bench tools hatch_build.py
	@.venv/bin/ruff format src tests bench tools hatch_build.py
	@$(PY) tools/front.py npm run format

schema: for-work ## write the page's types anew from the server's structs
	@.venv/bin/unspoken schema --write

screens: for-test ## take the pictures of docs/screens
	@CHROMIUM=$$($(PY) tools/chromium.py) && export CHROMIUM && $(PY) tools/screens.py $(ARGS)

art: for-art ## draw every pack, seal and card back anew, and cut the typefaces
	@for deck in dream small-hours; do pack=src/unspoken/content/packs/$$deck; \
	    test ! -d $$pack || $(PY) -m unspoken.art $$deck --out $$pack --sheet docs/art/$$deck.png || exit 1; done
	@$(PY) -m unspoken.art ink --out src/unspoken/content/packs/ink --sheet docs/art/ink.png
	@$(PY) -m unspoken.art clouds --out src/unspoken/content/packs/clouds
	@$(PY) -m unspoken.art tiles --out src/unspoken/content/packs/tiles
	@$(PY) -m unspoken.art avatars --out front/src/ui --sheet docs/art/avatars.png
	@$(PY) -m unspoken.art backs --out front/src/games --sheet docs/art/backs.png
	@$(PY) -m unspoken.art house --out front/src
	@$(PY) tools/fonts.py
	@$(PY) -m unspoken.art culled --out docs/art/culled.png
	@$(PY) -m unspoken.bots.vectors
	@$(PY) -m unspoken.art.associations

wheel: for-wheel ## dist/unspoken-….whl, with the page inside
	@$(PY) -m hatchling build -t wheel

release: for-work ## set the version, close the changelog's chapter, build and try the wheel (VERSION=0.2.0)
	@$(PY) tools/release.py $(VERSION)

# -- measure ---------------------------------------------------------------------------------------------------------

bench: for-test ## the price of a move beside other servers', latency, memory, how soon the page stands
	@$(PY) -m bench $(ARGS)

bench-minds: for-work ## how strong the bots are, with their own kind and with strangers, and what they cost
	@$(PY) -m bench.minds $(ARGS)
	@$(PY) -m bench.telepathic
	@$(PY) -m bench.by_eye
	@$(PY) -m bench.rorschach
	@$(PY) -m bench.bots_cost

bench-cluster: for-work ## three nodes, killed, paused, cut off and drained ROUNDS=100 times; what several nodes cost
	@$(PY) -m bench.disturb --rounds $(ROUNDS)
	@$(PY) -m bench.cluster

bench-secrecy: for-work ## the paired-worlds proof over GAMES=10000 games a game FROM=1
	@$(PY) -m bench.secrecy --games $(GAMES) --from $(FROM)

bench-fuzz: for-work ## MESSAGES=1000000 that nobody promised to be any, and raw frames, FROM=1: nothing may break
	@$(PY) -m bench.fuzz --messages $(MESSAGES) --from $(FROM) $(ARGS)

bench-simulate: for-work ## SEEDS=40 evenings FROM=1 on virtual time in which everything goes wrong
	@$(PY) -m bench.simulate --seeds $(SEEDS) --from $(FROM) $(ARGS)

# -- install ---------------------------------------------------------------------------------------------------------

for-play for-work for-test for-art for-wheel: python
	@$(INSTALL) $(@:for-%=%)

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Unspoken needs Python 3.11 or newer; $(PYTHON) is not. Name another one: make PYTHON=python3.13 …" >&2; exit 1; }

# -- keep house ------------------------------------------------------------------------------------------------------

pins: for-play ## choose the newest versions of all dependencies
	@$(INSTALL) pins

clean: ## remove everything that make has made
	rm -rf .venv .tools dist front/node_modules bench/peers/*/node_modules bench/peers/*/venv src/unspoken/web/page
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
