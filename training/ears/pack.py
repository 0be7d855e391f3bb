"""Puts what is to be learnt and measured together for the machine with the GPU:

    python3 training/ears/pack.py HVB_CLONE EXTRA OUT CUTS.jsonl...

The pieces are the service's own cuts. A piece gets the human words whose utterances lie in it; an utterance that lies
across several pieces joins them. Of the sides trained on, three in ten go through a codec first. Needs ffmpeg.
"""
import collections
import glob
import json
import os
import random
import re
import shutil
import subprocess
import sys
import wave

import numpy as np

import mu_law

RATE = 8000
UNCLEAR = re.compile(r"<unk>|\[unintelligible\]|\S~|\[(kids|baby|music)\]")
LONGEST = 19 * RATE
ROOM = int(0.3 * RATE)

# What calls go through before they are recorded: each line is an encoder, its settings and the file it makes.
CODECS = [
    (["-c:a", "libgsm"], "gsm"),
    (["-c:a", "libopus", "-b:a", "8k", "-application", "voip"], "ogg"),
    (["-c:a", "libopus", "-b:a", "12k", "-application", "voip", "-packet_loss", "10"], "ogg"),
    (["-c:a", "libopus", "-b:a", "16k", "-frame_duration", "60"], "ogg"),
    (["-c:a", "libmp3lame", "-b:a", "8k"], "mp3"),
    (["-c:a", "libmp3lame", "-b:a", "16k"], "mp3"),
    (["-c:a", "adpcm_ima_wav"], "wav"),
    (["-c:a", "libspeex", "-b:a", "8k"], "ogg"),
    (["-c:a", "pcm_alaw", "-af", "highpass=f=300,lowpass=f=3200"], "wav"),
    (["-c:a", "g726", "-b:a", "16k"], "wav"),
]


def read_side(clone, call, role):
    with wave.open(os.path.join(clone, "data/audio", role, f"{call}.wav")) as file:
        return np.frombuffer(file.readframes(file.getnframes()), np.int16)


def through(codec, samples):
    """The same sound after a codec; as it was, if this ffmpeg does not have it."""
    settings, ending = codec
    raw = ["-f", "s16le", "-ar", str(RATE), "-ac", "1"]
    path = f"/tmp/callmark-ears-{os.getpid()}.{ending}"
    try:
        subprocess.run(["ffmpeg", "-v", "quiet", "-y", *raw, "-i", "-", *settings, path], input=samples.tobytes(), check=True)
        out = subprocess.run(["ffmpeg", "-v", "quiet", "-i", path, *raw, "-"], capture_output=True, check=True).stdout
    except subprocess.CalledProcessError:
        return None
    finally:
        if os.path.exists(path):
            os.remove(path)
    coded = np.frombuffer(out[: len(out) // 2 * 2], np.int16)
    coded = np.pad(coded, (0, max(0, len(samples) - len(coded))))[: len(samples)]
    return coded


def plain(text):
    return " ".join(re.sub(r"\[[^\]]*\]", " ", text.lower()).split())


def read_utterances(clone, call, role):
    turns = json.load(open(os.path.join(clone, "data/transcript", f"{call}.json")))
    found = []
    for turn in turns:
        if turn["speaker_role"] == role:
            start = turn["start_ms"] * RATE // 1000
            found.append((start, start + turn["duration_ms"] * RATE // 1000, turn["human_transcript"].strip()))
    return sorted(found)


def join_pieces(pieces, utterances):
    """Groups of neighbouring pieces with what was said in them; None for what cannot be told."""
    edge = int(0.12 * RATE)
    groups = [[k] for k in range(len(pieces))]
    home = {}
    for u, (start, end, _) in enumerate(utterances):
        # Times are rough: a piece is touched by an utterance that has more than its edge in it.
        touched = [k for k, p in enumerate(pieces) if min(end, p["end"]) - max(start, p["start"]) > min(edge, (end - start) // 2)]
        if touched:
            home[u] = touched
            for k in range(touched[0] + 1, touched[-1] + 1):
                if groups[k] is not groups[touched[0]]:
                    groups[touched[0]].extend(groups[k])
                    for other in groups[k]:
                        groups[other] = groups[touched[0]]
    said = collections.defaultdict(list)
    for u, touched in sorted(home.items()):
        said[id(groups[touched[0]])].append(u)
    near = [(s - RATE // 4, e + RATE // 4) for s, e, _ in utterances]
    out, seen = [], set()
    for group in groups:
        if id(group) in seen:
            continue
        seen.add(id(group))
        texts = [utterances[u][2] for u in said[id(group)]]
        first, last = pieces[group[0]], pieces[group[-1]]
        if any(UNCLEAR.search(text) for text in texts) or last["end"] - first["start"] > LONGEST:
            continue
        words = " ".join(filter(None, map(plain, texts)))
        if not words and any(min(e, last["end"]) > max(s, first["start"]) for s, e in near):
            if not texts:
                continue  # somebody's word is cut off here
        out.append((first, last, words))
    return out


def main(clone, extra, out, *cuts):
    os.makedirs(out, exist_ok=True)
    rng = random.Random(11)
    streams, sizes, index = collections.defaultdict(list), collections.Counter(), []
    seen = collections.Counter()

    def add(stream, codes):
        start = sizes[stream]
        streams[stream].append(codes)
        sizes[stream] += len(codes)
        return start

    def note(use, kind, stream, start, end, room, said, speaker):
        index.append([use, kind, stream, RATE, start, end, *room, said, speaker])
        seen[f"{use} {kind}"] += 1

    sides = [json.loads(line) for path in cuts for line in open(path)]
    sides.sort(key=lambda side: (side["call"], side["role"]))
    for side in sides:
        use = side["use"]
        sound = read_side(clone, side["call"], side["role"])
        sound = np.clip(sound * side["gain"], -32768, 32767).astype(np.int16)
        if use == "train" and rng.random() < 0.3:
            k = rng.randrange(len(CODECS))
            coded = through(CODECS[k], sound)
            seen[f"codec {k} {'applied' if coded is not None else 'missing'}"] += 1
            sound = sound if coded is None else coded
        names = ("start", "end", "earliest", "latest")
        pieces = [{**p, **{name: p[name] // 2 for name in names}} for p in side["pieces"]]
        pieces.sort(key=lambda p: p["start"])
        utterances = read_utterances(clone, side["call"], side["role"])
        stream = f"calls-{'train' if use == 'train' else 'test'}-8000"
        for first, last, said in join_pieces(pieces, utterances):
            start, end = first["start"], min(last["end"], len(sound))
            if end - start < 0.3 * RATE or len(said.split()) > 6 * (end - start) / RATE:
                seen["too short for its words"] += 1
                continue
            low, high = max(first["earliest"], start - ROOM), min(last["latest"], end + ROOM, len(sound))
            at, room = add(stream, mu_law.encode(sound[low:high])), (start - low, high - end)
            note(use, "said" if said else "noise", stream, at + room[0], at + room[0] + end - start, room, said, side["speaker"])
        # Pauses in which the detector heard nothing either.
        voice = [(p["start"], p["end"]) for p in pieces] + [(s, e) for s, e, _ in utterances]
        pauses, last_end = [], 0
        for start, end in sorted(voice) + [(len(sound), len(sound))]:
            if start - last_end > 2.2 * RATE:
                pauses.append((last_end + RATE // 2, start - RATE // 2))
            last_end = max(last_end, end)
        rng.shuffle(pauses)
        for start, end in pauses[: 1 if use != "train" or rng.random() < 0.5 else 0]:
            end = min(end, start + int(RATE * rng.uniform(0.6, 4)))
            at = add(stream, mu_law.encode(sound[start:end]))
            note(use, "pause", stream, at, at + end - start, (0, 0), "", side["speaker"])

    for item in json.load(open(os.path.join(extra, "extra.json"))):
        said = " ".join(re.sub(r"[^a-z0-9$%:.' ]", " ", item["text"].lower().replace("-", " ")).split())
        index.append([item["part"], item["set"], item["stream"], item["rate"], item["start"], item["end"], 0, 0, said, str(item["speaker"])])
    for path in glob.glob(os.path.join(extra, "*.ulaw")):
        shutil.copy(path, out)
    for stream, parts in streams.items():
        np.concatenate(parts).tofile(os.path.join(out, f"{stream}.ulaw"))
    json.dump(index, open(os.path.join(out, "index.json"), "w"))
    hours = sum((i[5] - i[4]) / i[3] for i in index if i[0] == "train" and i[1] == "said") / 3600
    print(f"{hours:.2f} hours to learn from;", dict(sorted(seen.items())))


if __name__ == "__main__":
    main(*sys.argv[1:])
