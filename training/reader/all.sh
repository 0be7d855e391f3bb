#!/usr/bin/env bash
# From bases and data to a finder and readers: training/reader/all.sh DATA BASES OUT, on a machine with a GPU.
set -euo pipefail
here=$(dirname "$0")
data=$1 bases=$2 out=$3
train() { python3 "$here/train.py" data="$data" "$@"; }
train task=pairs base="$bases/gte" layers=12 steps="${PAIR_STEPS:-800}" tokens=48000 out="$out/gte-pairs"
train task=finder base="$bases/gte" layers=12 apart=10 steps="${FINDER_STEPS:-2500}" tokens=48000 out="$out/finder"
train task=verdict from="$out/gte-pairs" finder="$out/finder" pairs=0.1 steps="${READER_STEPS:-3500}" tokens=48000 out="$out/gte"
