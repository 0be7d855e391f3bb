#!/usr/bin/env bash
# From what was trained to what the service loads: training/reader/weights.sh FINDER READER OUT ROWS.json…
# FINDER and READER are folders that train.py wrote; ROWS are its rows-dev-*.json of this reader.
set -euo pipefail
here=$(dirname "$0")
finder=$1 reader=$2 out=$3
shift 3
mkdir -p "$out"
python3 "$here/export.py" "$finder" "$out/finder-lower.onnx" part=lower
python3 "$here/export.py" "$finder" "$out/finder-upper.onnx" part=upper
python3 "$here/export.py" "$reader" "$out/reader.onnx"
python3 "$here/calibrate.py" "$out/calibration.json" "$@"
# Pieces that every host of repositories takes.
split --bytes=40000000 --numeric-suffixes=1 --suffix-length=1 "$out/reader.onnx" "$out/reader.onnx."
rm "$out/reader.onnx"
(cd "$out" && rm -f SHA256SUMS && sums=$(sha256sum -- *.json *.onnx*) && echo "$sums" > SHA256SUMS)
