#!/usr/bin/env bash
# From what was trained to what the service loads: training/reader/weights.sh FINDER READER SECOND OUT ROWS.json… -- ROWS.json…
# FINDER, READER (the small one) and SECOND (the large one) are folders that train.py wrote; ROWS are its rows-dev-*.json of
# the small reader alone and of both.
set -euo pipefail
here=$(dirname "$0")
finder=$1 reader=$2 second=$3 out=$4
shift 4
mkdir -p "$out"
python3 "$here/export.py" "$finder" "$out/finder-lower.onnx" part=lower
python3 "$here/export.py" "$finder" "$out/finder-upper.onnx" part=upper
python3 "$here/export.py" "$reader" "$out/reader.onnx"
python3 "$here/export.py" "$second" "$out/second-reader.onnx"
python3 "$here/calibrate.py" "$out/calibration.json" "$@"
# Pieces that every host of repositories takes.
for name in reader second-reader; do
  split --bytes=40000000 --numeric-suffixes=1 --suffix-length=1 "$out/$name.onnx" "$out/$name.onnx."
  rm "$out/$name.onnx"
done
(cd "$out" && rm -f SHA256SUMS && sums=$(sha256sum -- *.json *.onnx*) && echo "$sums" > SHA256SUMS)
