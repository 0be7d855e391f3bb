#!/usr/bin/python3
"""Packs public speech sets into a few streams of mu-law samples, with a list of what lies where.

    collect.py CLONES OUT [CORPUS]

CLONES holds one folder per repository or Debian package (DATA.md names them); a missing one is
reported and passed over. OUT gets extra-{train,test}-{8000,16000}.ulaw, music-8000.ulaw and
extra.json. CORPUS is the project's shared corpus, whose read speech joins the test part.
"""
import csv
import json
import random
import re
import subprocess
import sys
import warnings
import xml.etree.ElementTree as xml
from collections import Counter
from math import gcd
from pathlib import Path

import numpy as np
from scipy.io import wavfile
from scipy.signal import resample_poly

import mu_law

SEED = 7
WIDEBAND_SHARE = 0.35  # of the training items; the rest is telephone band, which is what we are asked for
SHORTEST, LONGEST = {"train": 0.4, "test": 0.1}, {"train": 20.0, "test": 30.0}  # seconds
SILENCE = 0.001  # the loudest twentieth of a second must be above this (full scale is 1)
warnings.simplefilter("ignore", wavfile.WavFileWarning)  # some files end a few bytes early, all the same readable
DIGITS = "zero one two three four five six seven eight nine".split()


# ---- sound ----------------------------------------------------------------------------------------

def read_sound(path):
    """(samples in -1..1, rate), one channel."""
    if path.suffix == ".ulaw":
        return mu_law.table()[np.frombuffer(path.read_bytes(), np.uint8)], 8000
    if path.suffix == ".raw":  # AN4, the high byte first
        return np.frombuffer(path.read_bytes(), ">i2") / 32768, 16000
    if path.suffix.lower() == ".wav":
        rate, samples = wavfile.read(path)
        if samples.dtype == np.int16:
            samples = samples / 32768
            return (samples.mean(axis=1) if samples.ndim > 1 else samples), rate
    command = ["ffmpeg", "-v", "error", "-i", str(path), "-ac", "1", "-ar", "48000", "-f", "s16le", "-"]
    data = subprocess.run(command, capture_output=True, check=True).stdout
    return np.frombuffer(data, "<i2") / 32768, 48000


def resample(samples, rate, wanted):
    common = gcd(rate, wanted)
    return samples if rate == wanted else resample_poly(samples, wanted // common, rate // common)


def loudness(samples, rate):
    """Root mean square of each twentieth of a second."""
    frame = rate // 20
    return np.sqrt((samples[: len(samples) // frame * frame].reshape(-1, frame) ** 2).mean(axis=1))


def is_silent(samples, rate):
    return loudness(samples, rate).max(initial=0) < SILENCE


def has_room_for_a_word(samples, rate):
    return (loudness(samples, rate) > 0.01).sum() > 6


# ---- the pack -------------------------------------------------------------------------------------

class Pack:
    def __init__(self, out):
        self.out, self.files, self.ends, self.entries, self.skipped = out, {}, Counter(), [], Counter()
        for stream in ["extra-train-8000", "extra-train-16000", "extra-test-8000", "extra-test-16000", "music-8000"]:
            self.files[stream] = open(out / f"{stream}.ulaw", "wb")

    def add(self, name, part, rate, sound, text, speaker, stream=None, longest=None):
        """Adds one item and says whether it was taken. sound: a path, or (samples, rate)."""
        try:
            samples, own_rate = read_sound(sound) if isinstance(sound, Path) else sound
        except (OSError, ValueError, subprocess.CalledProcessError):
            return self.skip(name, "unreadable")
        seconds = len(samples) / own_rate
        if not SHORTEST[part] <= seconds <= (longest or LONGEST[part]):
            return self.skip(name, "too short or too long")
        if text and is_silent(samples, own_rate):  # where no text is expected, silence is a fair item
            return self.skip(name, "silent")
        stream = stream or f"extra-{part}-{rate}"
        coded = mu_law.encode(resample(samples, own_rate, rate) * 32768)
        start = self.ends[stream]
        self.files[stream].write(coded.tobytes())
        self.ends[stream] += len(coded)
        self.entries.append({"set": name, "part": part, "stream": stream, "rate": rate, "start": start,
                             "end": self.ends[stream], "text": text, "speaker": speaker})
        return True

    def skip(self, name, why):
        self.skipped[name, why] += 1
        return False

    def add_training(self, name, items):
        dice = random.Random(SEED)
        for sound, text, speaker in items:
            self.add(name, "train", 16000 if dice.random() < WIDEBAND_SHARE else 8000, sound, text, speaker)

    def add_test(self, name, items, rate=8000, most=None, longest=None):
        """Tests with `most` items take them in random order until that many were fit."""
        items = list(items)
        if most:
            random.Random(SEED).shuffle(items)
        taken = 0
        for sound, text, speaker in items:
            if most and taken == most:
                break
            taken += self.add(name, "test", rate, sound, text, speaker, longest=longest)

    def close(self):
        for file in self.files.values():
            file.close()
        (self.out / "extra.json").write_text(json.dumps(self.entries, ensure_ascii=False, indent=0))

    def report(self):
        groups = {}
        for entry in self.entries:
            group = groups.setdefault((entry["set"], entry["part"]), [0, 0.0, 0])
            group[0] += 1
            group[1] += (entry["end"] - entry["start"]) / entry["rate"] / 3600
            group[2] += len(entry["text"].split())
        print(f"{'set':22}{'part':7}{'items':>6}{'hours':>8}{'words':>8}")
        for (name, part), (items, hours, words) in sorted(groups.items(), key=lambda g: (g[0][1], g[0][0])):
            print(f"{name:22}{part:7}{items:6}{hours:8.3f}{words:8}")
        for (name, why), count in sorted(self.skipped.items()):
            print(f"skipped {count} of {name}: {why}")


# ---- the sets -------------------------------------------------------------------------------------

def table(path):
    return [line.split(None, 1) for line in path.read_text().splitlines() if line.strip()]


def speechocean(pack, clones):
    folder = clones / "speechocean762"
    for part in ["train", "test"]:
        text, speaker = dict(table(folder / part / "text")), dict(table(folder / part / "utt2spk"))
        items = [(folder / wav, text[key], speaker[key]) for key, wav in sorted(table(folder / part / "wav.scp"))]
        if part == "train":
            pack.add_training("speechocean762", items)
        else:
            pack.add_test("speechocean762", items, most=350)


def an4(pack, clones):
    folder = clones / "SIDCo/data/an4"
    for part, add in [("train", pack.add_training), ("test", pack.add_test)]:
        items = []
        for line in (folder / f"etc/an4_{part}.transcription").read_text().splitlines():
            text, key = re.fullmatch(r"(.*)\((.+)\)\s*", line).groups()
            text = re.sub(r"</?s>", "", text).strip()
            speaker = key.split("-")[1]
            where = folder / "wav" / ("an4_clstk" if part == "train" else "an4test_clstk") / speaker / f"{key}.raw"
            items.append((where, text, speaker))
        add("an4", sorted(items))


def freeswitch_prompts(pack, clones):
    """The list of phrases is in the repository of the program, the sounds are in another."""
    phrases = xml.parse(clones / "freeswitch/docs/phrase/phrase_en.xml").getroot().find("en")
    items = []
    for voice in ["allison", "callie"]:  # not june: her licence contradicts itself (DATA.md)
        seen = set()
        for section in phrases:
            for prompt in section.iter("prompt"):
                text = prompt.get("phrase").strip()
                path = clones / "freeswitch-sounds/en/us" / voice / section.tag / "48000" / prompt.get("filename")
                # dots and brackets stand for what the list leaves out or does not say in words; one phrase is misspelt
                unclear = prompt.get("type") or re.search(r"\.\.|[()\[\]<>{}*]|Beacuase|\bY U\b", text)
                if len(text.split()) < 3 or unclear or text.lower() in seen or not path.exists():
                    continue
                seen.add(text.lower())
                samples, rate = read_sound(path)
                pace = len(text) / max(len(samples) / rate, 0.1)
                if not 5 < pace < 25:  # letters a second: the voice cannot be saying just this text
                    pack.skip("freeswitch_prompts", "text and length do not match")
                    continue
                items.append((path, text, voice))
    items.sort()
    random.Random(SEED).shuffle(items)
    pack.add_training("freeswitch_prompts", items[:1200])


def joined_digits(pack, clones):
    dice = random.Random(SEED)
    items = []
    for _ in range(400):
        speaker = f"{dice.randint(1, 50):02}"  # 51 to 60 stay unheard
        digits = [dice.randrange(10) for _ in range(dice.randint(1, 5))]
        pieces = []
        for digit in digits:
            samples, rate = read_sound(clones / "AudioMNIST/data" / speaker / f"{digit}_{speaker}_{dice.randrange(50)}.wav")
            pieces += [samples, quiet(samples, rate, dice.uniform(0.06, 0.3))]
        joined = np.concatenate(pieces)
        joined *= 0.3 / np.abs(joined).max()  # the set is so quiet that mu-law would be coarse
        items.append(((joined, rate), " ".join(DIGITS[d] for d in digits), speaker))
    pack.add_training("audiomnist", items)


def quiet(samples, rate, seconds):
    """A pause made of the recording's own quietest moment, run to and fro, so that the room goes on."""
    frame = rate // 25
    starts = range(0, max(len(samples) - frame, 1), frame // 4)
    best = min(starts, key=lambda at: np.square(samples[at:at + frame]).sum())
    moment = samples[best:best + frame]
    there_and_back = np.concatenate([moment, moment[::-1]])
    return np.resize(there_and_back, int(seconds * rate))


def wake_up_words(pack, clones):
    folder = clones / "wuw-corpus-ii"
    spoken, empty, tails = [], [], []
    for entry in sorted(json.loads((folder / "data.json").read_text())["entries"], key=lambda e: e["filePath"]):
        source, path, speaker = entry["transcription"], folder / entry["filePath"], entry["sessionNumber"]
        noise = r"\[[^\[\]{}]*\]|\{[^\[\]{}]*\}"
        noises, text = " ".join(re.findall(noise, source)), " ".join(re.sub(noise, " ", source).split())
        text = re.sub(r"(?<!\S)[\^+_~*]+(?=\w)", "", text)  # marks of names, slang and sounds-like before a word
        # (( )) is unintelligible, a dash a word cut off, a voice someone else: no clear reference
        if re.search(r"[^\w\s',.?!]|_", text) or re.search(r"voice|talk|speech|word", noises):
            pack.skip("wuw", "no clear transcript")
        elif re.search(r"\w", text):
            spoken.append((path, text, speaker))
        elif not re.search(r"[A-Z]|-\]", noises):  # capitals or a dash: speech put in brackets
            # with no more than a click noted, speech may just have been left untranscribed
            if noises not in ("", "[click]") or not has_room_for_a_word(*read_sound(path)):
                empty.append((path, "", speaker))
            else:
                pack.skip("wuw_empty", "sounds like speech")
        if source.strip() in ("Operator", "Wildfire", "Onword", "Voyager", "ThinkEngine") and entry["endTime"] > 0:
            tails.append((path, entry["endTime"] + 0.4, speaker))
    pack.add_test("wuw", spoken, most=350)
    # Few recordings hold no speech; the rest of the 60 are the ends of calls after the only word was said.
    random.Random(SEED).shuffle(tails)
    pack.add_test("wuw_empty", empty)
    wanted = 60 - sum(e["set"] == "wuw_empty" for e in pack.entries)
    for path, after, speaker in tails:
        samples, rate = read_sound(path)
        rest = samples[int(after * rate):]
        if wanted > 0 and len(rest) >= rate and not has_room_for_a_word(rest, rate):
            wanted -= pack.add("wuw_empty", "test", 8000, (rest, rate), "", speaker)


def alphanumeric(pack, clones):
    folder = clones / "alphanumeric-audio-dataset"
    with open(folder / "metadata.csv", newline="", encoding="utf-8-sig") as file:
        rows = sorted(csv.DictReader(file), key=lambda row: row["file_name"])
    kinds = {"Numbers": "Number", "Names": "Name", "Addresses": "Address"}
    for row in rows:
        kind = row["file_name"].split("/")[1]
        text = row[kinds[kind]].strip()
        if kind == "Numbers":
            text = " ".join(re.sub(r"\D", "", text))
            if len(text.split()) != 10:  # a spreadsheet ate the leading noughts, or worse
                pack.skip("alphanumeric_numbers", "not ten digits")
                continue
        if text:
            pack.add_test("alphanumeric_numbers" if kind == "Numbers" else "alphanumeric_text",
                          [(folder / row["file_name"], text, row["Response_ID"])])


def common_voice(pack, clones):
    folder = clones / "common-voice-asr/Common-voice-asr/data"
    with open(folder / "manifest.csv", newline="") as file:
        items = sorted((folder / "raw/mini_cv" / row["filename"], row["transcript"], "") for row in csv.DictReader(file))
    pack.add_test("commonvoice_8k", items)
    pack.add_test("commonvoice_16k", items, rate=16000)


def robocalls(pack, clones):
    folder = clones / "robocall-audio-dataset"
    with open(folder / "metadata.csv", newline="") as file:
        rows = sorted(csv.DictReader(file), key=lambda row: row["file_name"])
    items = {}  # one call of each wording
    for row in rows:
        wording = re.sub(r"\W+", " ", row["transcript"].lower()).strip()
        path = folder / row["file_name"]
        if row["language"] != "en" or not wording or wording in items or not path.exists():
            continue
        samples, rate = read_sound(path)
        if 4 <= len(samples) / rate <= 26:
            items[wording] = (path, row["transcript"].strip(), "")
    pack.add_test("robocalls", items.values(), most=130)


def spoken_digits(pack, clones):
    paths = sorted((clones / "free-spoken-digit-dataset/recordings").glob("*.wav"))
    pack.add_test("fsdd", [(p, DIGITS[int(p.stem.split("_")[0])], p.stem.split("_")[1]) for p in paths], most=200)


def corpus_speech(pack, corpus):
    for folder, listing in [("librivox", "transcription"), ("cards", "cards.transcription")]:
        items = []
        for line in (corpus / "speech" / folder / listing).read_text().splitlines():
            text, key = re.fullmatch(r"<s>(.*)</s>\s*\((.+)\)\s*", line).groups()
            items.append((corpus / "speech" / folder / f"{key}.wav", text.strip(), folder))
        pack.add_test("corpus_speech", sorted(items), rate=16000)


def music(pack, clones):
    """FreeSWITCH's hold music: 3 minutes of each of its four pieces, the last third for the test.
    Where a clone lacks those big files: CC0 loops to train on and Asterisk's hold music to test with."""
    def add(part, samples, rate, source):
        pack.add("music", part, 8000, (samples, rate), "", source, stream="music-8000", longest=200)

    pieces = sorted((clones / "freeswitch-sounds/music/48000").glob("*.wav"))
    for path in pieces:
        samples, rate = read_sound(path)
        samples = samples[: 180 * rate]
        cut = len(samples) * 2 // 3
        add("train", samples[:cut], rate, path.stem)
        add("test", samples[cut:], rate, path.stem)
    if pieces:
        return
    loops = sorted((clones / "sonic-pi-samples/usr/share/sonic-pi/samples").glob("*.flac"))
    for path in loops:
        if re.match(r"(loop|guit|ambi)_", path.stem):
            samples, rate = read_sound(path)
            if len(samples) >= rate:  # a drum beat alone is no music
                add("train", np.resize(samples, 12 * rate), rate, path.stem)
    for path in sorted((clones / "asterisk-moh-opsound-wav/usr/share/asterisk/moh").glob("*.wav")):
        samples, rate = read_sound(path)
        add("test", samples[10 * rate: 60 * rate], rate, path.stem)


def main(clones, out, corpus=None):
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    pack = Pack(out)
    for collect in [speechocean, an4, freeswitch_prompts, joined_digits, wake_up_words, alphanumeric,
                    common_voice, robocalls, spoken_digits, music]:
        try:
            collect(pack, Path(clones))
        except FileNotFoundError as error:
            print(f"{collect.__name__}: left out, {error.filename} is not there", file=sys.stderr)
    if corpus:
        corpus_speech(pack, Path(corpus))
    pack.close()
    pack.report()


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
