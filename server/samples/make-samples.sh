#!/usr/bin/env bash
# Makes the sample calls again from the scripts beside this file: <name>.json gives <name>.ogg,
# and the times of the turns in <name>.json are set to where they really fall.
#
# Needs, from Debian 12 (main):  apt-get install flite sox ffmpeg jq
# Usage:  ./make-samples.sh [name ...]     without a name: every call
set -euo pipefail
cd "$(dirname "$0")"

readonly rate=8000
# The same noise and dither every time, so that the same scripts give the same bytes.
export SOX_OPTS=-R
# Milliseconds between one turn and the next, taken in rotation: people do not answer like clockwork.
readonly gaps=(550 700 450 850 600)

declare -A agent_voice=([billing-refund]=slt [lost-card]=rms [delivery-reschedule]=awb)
declare -A customer_voice=([billing-refund]=awb [lost-card]=slt [delivery-reschedule]=slt)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A turn as it sounds on a telephone line, without the silence the synthesiser puts around it.
speak() { # voice text level-in-decibels output
  flite -voice "$1" -t "$2" -o "$work/spoken.wav"
  sox "$work/spoken.wav" -r $rate -c 1 -b 16 "$4" gain -9 \
    silence 1 0.005 0.1% reverse silence 1 0.005 0.1% reverse \
    sinc 300-3400 norm "$3"
}

make_silence() { # samples output
  sox -r $rate -n -c 1 -b 16 "$2" trim 0 "$1s"
}

# Joins the pieces of one side and lays a quiet line noise under them.
make_side() { # noise-effect output pieces...
  local effect=$1 output=$2
  shift 2
  sox "$@" "$work/joined.wav"
  sox -r $rate -n -c 1 -b 16 "$work/noise.wav" synth "$(soxi -s "$work/joined.wav")s" pinknoise gain -50 sinc 300-3400 $effect
  sox -m -v 1 "$work/joined.wav" -v 1 "$work/noise.wav" -b 16 "$output"
}

make_call() { # name
  local name=$1 script="$1.json"
  local turn=0 clock=0 times=() agent=() customer=()
  local speaker text samples gap piece

  while IFS=$'\t' read -r speaker text; do
    gap=$((rate * gaps[turn % ${#gaps[@]}] / 1000))
    make_silence $gap "$work/gap-$turn.wav"
    piece="$work/turn-$turn.wav"
    if [[ $speaker == Agent ]]; then
      speak "${agent_voice[$name]}" "$text" -4 "$piece"
    else
      speak "${customer_voice[$name]}" "$text" -6 "$piece"
    fi
    samples=$(soxi -s "$piece")
    make_silence "$samples" "$work/pause-$turn.wav"
    agent+=("$work/gap-$turn.wav")
    customer+=("$work/gap-$turn.wav")
    if [[ $speaker == Agent ]]; then
      agent+=("$piece") customer+=("$work/pause-$turn.wav")
    else
      agent+=("$work/pause-$turn.wav") customer+=("$piece")
    fi
    times+=("[$((clock + gap)),$((clock + gap + samples))]")
    clock=$((clock + gap + samples))
    turn=$((turn + 1))
  done < <(jq -r '.turns[] | [.speaker, .text] | @tsv' "$script")

  make_silence $((rate / 2)) "$work/tail.wav"
  # The same noise backwards on the other side, so that the two lines do not share one.
  make_side '' "$work/agent.wav" "${agent[@]}" "$work/tail.wav"
  make_side reverse "$work/customer.wav" "${customer[@]}" "$work/tail.wav"

  # Below about 18.6 kbit/s Opus folds two voices into one channel.
  local bits=19k
  case $(jq -r .layout "$script") in
    'stereo agent right') sox -M "$work/customer.wav" "$work/agent.wav" "$work/call.wav" ;;
    'stereo agent left') sox -M "$work/agent.wav" "$work/customer.wav" "$work/call.wav" ;;
    mono)
      sox -m -v 1 "$work/agent.wav" -v 1 "$work/customer.wav" "$work/call.wav"
      bits=11k
      ;;
    *) echo "$script: unknown layout" >&2 && return 1 ;;
  esac
  ffmpeg -v error -y -i "$work/call.wav" -map_metadata -1 -fflags +bitexact -flags:a +bitexact \
    -c:a libopus -application voip -b:a "$bits" -ar $rate "$name.ogg"

  local joined
  joined=$(IFS=, && echo "${times[*]}")
  jq --argjson times "[$joined]" --argjson rate $rate '
    def seconds: . * 100 / $rate | round / 100;
    .turns |= [to_entries[] | .key as $turn
      | { speaker: .value.speaker, start: ($times[$turn][0] | seconds), end: ($times[$turn][1] | seconds), text: .value.text }]
  ' "$script" > "$work/script.json"
  cp "$work/script.json" "$script"
  echo "$name.ogg: $(stat -c %s "$name.ogg") bytes, $(soxi -D "$work/call.wav") s"
}

names=("$@")
((${#names[@]})) || names=("${!agent_voice[@]}")
for name in "${names[@]}"; do make_call "$name"; done
