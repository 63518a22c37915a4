# Everything a fresh machine needs is installed here: Python 3.11 or newer, make, git and the package registries suffice.
PYTHON ?= python3
UV = .tools/bin/uv
RUN = .venv/bin

.PHONY: play test soak lint types compiled bench lock clean
.DELETE_ON_ERROR:

play: .venv/.play
	$(RUN)/envol play blackmore

test: lint types .compiled/.done .venv/.dev
	$(RUN)/pytest

soak: .compiled/.done .venv/.dev
	ENVOL_TIER=soak $(RUN)/pytest

lint: .venv/.dev
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .

types: .venv/.dev
	$(RUN)/mypy

# The compiled wheel lives in an environment of its own, so that the editable install stays plain Python.
compiled: .compiled/.done

bench: .compiled/.bench .venv/.dev
	.compiled/bin/python -m bench.engine --interpreted $(RUN)/python

lock: .tools/.done
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header pyproject.toml -o requirements/play.txt
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header pyproject.toml --group dev -c requirements/play.txt -o requirements/dev.txt
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header pyproject.toml --group bench -c requirements/play.txt -o requirements/bench.txt

clean:
	rm -rf .venv .compiled .tools build dist

.tools/.done:
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install -q uv==0.13.7
	touch $@

.venv/.play: requirements/play.txt pyproject.toml | .tools/.done
	$(UV) venv -q --allow-existing --python '>=3.11' .venv
	$(UV) pip install -q --python .venv -r requirements/play.txt
	$(UV) pip install -q --python .venv --no-deps -e .
	touch $@

.venv/.dev: requirements/dev.txt .venv/.play
	$(UV) pip install -q --python .venv -r requirements/dev.txt
	touch $@

COMPILED_SOURCES = $(wildcard src/envol/*.py src/envol/bots/*.py src/envol/games/*/*.py src/envol/games/*/data/* src/envol/texts/* src/envol/games/*/texts/*)

.compiled/.done: $(COMPILED_SOURCES) requirements/play.txt pyproject.toml | .tools/.done
	$(UV) venv -q --allow-existing --python '>=3.11' .compiled
	rm -rf dist
	# By way of the sdist: a build in place would leave compiled modules in src/, which the editable install would load.
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(UV) build -q --python .compiled/bin/python --out-dir dist
	$(UV) pip install -q --python .compiled -r requirements/play.txt
	$(UV) pip install -q --python .compiled --no-deps --reinstall dist/*.whl
	touch $@

.compiled/.bench: requirements/bench.txt .compiled/.done
	$(UV) pip install -q --python .compiled -r requirements/bench.txt
	touch $@
