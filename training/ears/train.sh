#!/usr/bin/env bash
# On a machine with a CUDA GPU, PyTorch, numpy and onnx: train.sh DATA STOCK OUT [SECONDS]. STOCK has base/ and tiny/, each
# with Moonshine's two ONNX files (npm package @usefulsensors/moonshine-js@0.1.6, dist/model/SIZE/quantized).
set -euo pipefail
data=$1 stock=$2 out=$3 seconds=${4:-700} here=$(dirname "$0")
mkdir -p "$out"
for size in base tiny; do python3 "$here/weights.py" read "$stock/$size" "$out/$size.npz"; done
python3 "$here/train.py" task=style data="$data" stock="$out/base.npz"
python3 "$here/train.py" task=train data="$data" stock="$out/base.npz" out="$out/base-tuned.npz" \
  seconds="$seconds" steps=1000000 rate=5e-5 keep=0.3
python3 "$here/train.py" task=measure data="$data" stock="$out/base.npz" tuned="$out/base-tuned.npz" shares=0.6,0.8,1
python3 "$here/weights.py" write "$stock/base" "$out/base-tuned.npz" "$out/base-onnx" 0.8
