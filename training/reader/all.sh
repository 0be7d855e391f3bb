#!/usr/bin/env bash
# A finder that goes on from what is shipped, a large reader that the shipped small one teaches, and a small one that goes on
# from that and learns from both:
# training/reader/all.sh DATA START OUT, on a machine with a GPU. START holds finder/ and reader/ (read_shipped.py) and
# nomic/ (read_base.py), or in its place large/ to go on from the second reader; what is not there yet is waited for. Half an hour on one H200; the seconds of each part are below.
# With SMALL_END=0 the small reader stays as it is, and the large one has all the time.
set -uo pipefail
here=$(dirname "$0")
data=$1 start=$2 out=$3
began=$(date +%s)
export PYTHONUNBUFFERED=1
# Batches come through many open files.
ulimit -n "$(ulimit -Hn)"
mkdir -p "$out"
# When the two readers end; the files can be changed until they begin.
echo $((began + ${LARGE_END:-770})) > "$out/until-large"
echo $((began + ${SMALL_END:-1440})) > "$out/until-small"
wait_for() { until [ -e "$1" ]; do sleep 0.5; done; }
train() {
  local name=$1
  shift
  # shellcheck disable=SC2086
  python3 "$here/train.py" data="$data" compile=120 out="$out/$name" "$@" ${MORE:-} > "$out/$name.log" 2>&1
  echo $? > "$out/$name.done"
}
read_with() {
  train "$@" task=verdict finder="$out/finder" found="$out/found" straight=0.65 pairs=0.08 dialogues=0.2 workers="${WORKERS:-14}"
}
measure() { train "$1" task=measure finder="$2" readers="$3" workers="${WORKERS:-4}"; }
wait_for "$start/finder/here"
# If all else fails, the finder is the one that is there.
mkdir -p "$out/finder" && cp "$start"/finder/*.npz "$out/finder/"
train finder task=finder from="$start/finder" rate=1e-4 tokens=49152 straight=0.6 seconds="${FINDER_SECONDS:-110}" \
  workers="${WORKERS:-7}" found="$out/found" &
until [ -e "$start/nomic/here" ] || [ -e "$start/large/here" ]; do sleep 0.5; done
if [ -e "$start/large/here" ]; then
  cp -r "$start/large" "$out/pairs"
  touch "$out/pairs.done"
else
  train pairs task=pairs base="$start/nomic" rate=7e-5 tokens=32768 seconds="${PAIR_SECONDS:-60}" workers="${WORKERS:-6}" &
fi
read_with large after="$out/finder.done,$out/pairs.done" from="$out/pairs" teacher="$start/reader" teacher_after="$start/reader/here" \
  teach="${LARGE_TAUGHT:-0.5}" borrow="${LARGE_BORROWS:-0.2}" rate=8e-5 tokens=32768 until="$out/until-large" &
wait_for "$start/reader/here"
wait_for "$out/finder.done"
measure before "$start/finder" "$start/reader" &
if [ "${SMALL_END:-}" = 0 ]; then
  cp -r "$start/reader" "$out/small"
else
  read_with small from="$start/reader" teacher="$out/large,$start/reader" teacher_after="$out/large.done" borrow=0.55 rate=1.5e-4 \
    tokens=49152 until="$out/until-small" &
fi
wait
measure alone "$out/finder" "$out/large"
measure both "$out/finder" "$out/large,$out/small"
touch "$out/all.done"
