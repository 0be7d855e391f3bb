#!/usr/bin/env bash
# From bases and data to a finder and a reader: training/reader/all.sh DATA BASES OUT, on a machine with a GPU.
set -euo pipefail
here=$(dirname "$0")
data=$1 bases=$2 out=$3
python3 "$here/train.py" task=finder data="$data" base="$bases/gte" layers=12 apart=10 steps="${FINDER_STEPS:-2500}" tokens=48000 out="$out/finder"
python3 "$here/train.py" task=verdict data="$data" base="$bases/gte" layers=12 finder="$out/finder" pairs=0.2 steps="${READER_STEPS:-3500}" tokens=48000 out="$out/reader"
python3 "$here/train.py" task=measure data="$data" finder="$out/finder" readers="$out/reader" out="$out/figures"
