#!/bin/sh
# Makes .venv with the Python that it is given, with or without Debian's python3-venv: python3 and pip are enough.
set -eu
python=$1

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Unspoken needs Python 3.11 or newer; $python is not. Name another one: make PYTHON=python3.13 …" >&2
    exit 1
}

if .venv/bin/python -m pip --version >/dev/null 2>&1; then
    exit 0
fi

echo "» making the Python environment .venv"
rm -rf .venv
if "$python" -c 'import ensurepip' 2>/dev/null; then
    "$python" -m venv .venv
else
    # Debian keeps ensurepip in a package of its own; pip can furnish an environment that was made without it.
    "$python" -m venv --without-pip .venv
    "$python" -m pip --quiet --python .venv/bin/python install pip
fi
