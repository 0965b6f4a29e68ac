# Chores of development; `just` alone lists them. They need the environment of `just setup`.

default:
    @just --list

# A development environment, kernels compiled in place with bounds checks
setup:
    python3 -m venv .venv
    QLESS_STUDIO_CHECKED=1 .venv/bin/pip install --editable '.[test,dev,docs]'

# Compile the kernels in place, as they are shipped
kernels:
    CYTHON_FORCE_REGEN=1 .venv/bin/python setup.py build_ext --inplace --force

# The tests named, on all cores; without a name all of them
test *arguments:
    .venv/bin/pytest -n auto {{arguments}}

# The tests that are not in every run: more games, languages and damages of each kind, starts, measuring; about a quarter of an hour
nightly *arguments:
    .venv/bin/pytest -n auto -m nightly {{arguments}}

# The property tests on examples of their own; every other run tries the same ones
explore *arguments:
    .venv/bin/pytest -n auto -m 'hypothesis and not soak' --hypothesis-profile=explore {{arguments}}

# The tests of all games with a sixth one registered, the plug-in of tests/plugin
sixth:
    rm -rf build/sixth
    cp -r tests/plugin build/sixth
    .venv/bin/pip install --quiet --no-deps --no-build-isolation --target build/sixth/installed build/sixth
    PYTHONPATH=build/sixth/installed .venv/bin/pytest -n auto -q tests/contract tests/cli/test_player.py tests/engine/books tests/engine/practice/test_rush.py tests/ui/access/test_stock_looks.py tests/ui/games/test_reading.py tests/ui/shell/help tests/ui/shell/places tests/ui/shell/frame/test_top_bar.py

# One window used for minutes; nothing is left behind
soak:
    .venv/bin/pytest -m soak

# The self-test and the tests of widgets and tabs with the lowest PySide6 that pyproject.toml admits: three minutes
oldest:
    rm -rf build/oldest
    python3 -m venv build/oldest
    build/oldest/bin/pip install --quiet '.[test]' "PySide6-Essentials==$(grep -om1 'PySide6-Essentials>=[0-9.]*' pyproject.toml | cut -d= -f2)"
    QT_QPA_PLATFORM=offscreen build/oldest/bin/qless-studio --selftest
    build/oldest/bin/python -m pytest -n auto -q -m 'not slow' tests/ui/widgets tests/ui/tab

# Small changes to the engine's code, tried on its fast tests for an hour or as long as `--minutes` says; which survive
mutate *arguments:
    .venv/bin/python -m tests.mutation {{arguments}}

# The installed program on a screen of its own: every command in every tab, or in those of the games named; five to ten minutes
tour *games:
    .venv/bin/python packaging/tour.py {{games}}

# The short tests of what was changed, as git knows it, or of the files and folders named: half a minute at most
quick *paths:
    .venv/bin/python -m tests.quick {{paths}}

# Everything that CI runs, in a fresh environment; it replaces .venv
check:
    .ci/run

# Style, types, import contracts
lint:
    .venv/bin/ruff check
    .venv/bin/ruff format --check
    .venv/bin/mypy
    .venv/bin/lint-imports

# Ours beside the published methods; all sections (docs/measuring.md) or those named
bench *games:
    .venv/bin/python -m tests.bench {{games}}

# The user guide and the reference of the engine, as HTML in build/docs
docs:
    .venv/bin/python -m sphinx --fail-on-warning --keep-going --quiet -b html docs build/docs

# Collect all strings, bring the translators' files up to date and compile them; of all languages or of those named
translations *languages:
    .venv/bin/python packaging/translations.py {{languages}}

# The program for Windows, built and tried on Linux: all trials without a record, or those named (packaging/windows)
windows *trials:
    .venv/bin/python packaging/windows {{trials}}

# The pictures of the guide, from the running program; of all or of those named
pictures *names:
    .venv/bin/python packaging/screenshots.py {{names}}
