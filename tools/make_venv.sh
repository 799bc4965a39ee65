#!/bin/sh
# Make .venv with the newest Python that will do, unless there is a sound one made in this very folder.
set -eu

if [ -x .venv/bin/python ] && [ "$(cat .venv/made-in 2>/dev/null)" = "$(pwd)" ]; then exit 0; fi

for python in ${PYTHON:-python3.14 python3.13 python3.12 python3.11 python3 python}; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        if "$python" -c 'import venv, ensurepip' 2>/dev/null; then
            echo "Making .venv with $("$python" --version) …"
            "$python" -m venv --clear .venv
            pwd > .venv/made-in
            exit 0
        fi
        bare=$python
    fi
done

if [ -n "${bare:-}" ]; then
    echo "$bare has no venv module; on Debian and Ubuntu, python3-venv brings it." >&2
else
    echo "Sneakernet needs Python 3.11 or newer, and none was found here." >&2
fi
exit 1
