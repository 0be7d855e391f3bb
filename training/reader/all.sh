#!/usr/bin/env bash
# From bases and data to a finder, a large reader and a small one that has learnt from it:
# training/reader/all.sh DATA BASES OUT, on a machine with a GPU. Less than an hour on one H200.
set -euo pipefail
here=$(dirname "$0")
data=$1 bases=$2 out=$3
train() { python3 "$here/train.py" data="$data" "$@"; }
train task=pairs base="$bases/nomic" steps="${PAIR_STEPS:-900}" rate=7e-5 tokens=32000 out="$out/nomic-pairs"
train task=pairs base="$bases/gte" steps="${PAIR_STEPS:-900}" tokens=48000 out="$out/gte-pairs"
train task=finder base="$bases/gte" apart=10 steps="${FINDER_STEPS:-4000}" tokens=48000 out="$out/finder"
read_with() { train task=verdict finder="$out/finder" found="$out/found" pairs=0.08 straight=0.65 ask_trades=25000 ask_straight=100000 "$@"; }
read_with from="$out/nomic-pairs" rate=7e-5 tokens=32000 steps="${LARGE_STEPS:-9000}" out="$out/large"
read_with from="$out/gte-pairs" teacher="$out/large" tokens=48000 rate=1.5e-4 steps="${SMALL_STEPS:-9000}" out="$out/small"
