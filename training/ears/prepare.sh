#!/usr/bin/env bash
# From clones of the public data sets (DATA.md) to what the GPU needs: prepare.sh CLONES DATA. About half an hour on two cores.
# Needs the project's npm install, and Debian's ffmpeg, python3-numpy, python3-scipy, python3-onnx.
set -euo pipefail
clones=$1 data=$2 here=$(dirname "$0")
hvb=$clones/gridspace-stanford-harper-valley
mkdir -p "$data/extra"
python3 "$here/collect.py" "$clones" "$data/extra"
for part in 0 1; do node "$here/cut-calls.ts" "$hvb" "$data/cuts-$part.jsonl" "$part/2" & done
wait
python3 "$here/pack.py" "$hvb" "$data/extra" "$data" "$data"/cuts-*.jsonl
node "$here/export-tokens.ts" "$data/tokens.json"
