"""Teaches Moonshine the telephone. On a machine with a GPU, PyTorch and numpy:

    python3 training/ears/train.py task=style   data=DATA stock=base.npz
    python3 training/ears/train.py task=train   data=DATA stock=base.npz out=base-tuned.npz seconds=600 [teacher=tuned.npz]
    python3 training/ears/train.py task=measure data=DATA stock=base.npz tuned=base-tuned.npz shares=0.5,0.7,0.85,1

DATA is what pack.py made. `style` lets the stock hear the extra sets, so that their texts get its case and punctuation.
`train` keeps close to the stock wherever that is right (keep=), or to a larger tuned model (teacher=). `measure` compares
mixes of stock and tuned weights on everything that is not trained on.
"""
import json
import math
import os
import random
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

from moonshine import END, START, Moonshine
from sounds import RATE, Sounds, mask_of, through_line, tones
from tokeniser import Tokeniser
from words import count_errors, normalise
from written_style import write

OPTIONS = dict(
    task="train", data="", stock="", tuned="", out="", teacher="", shares="1", seed=1, seconds=600.0, steps=4000, rate=6e-5,
    batch=600.0, keep=0.3, empty=0.08, extra=1.0, smooth=0.0, average=0.999, most=400, warm=150,
)  # fmt: skip
options = dict(OPTIONS)
for argument in sys.argv[1:]:
    key, value = argument.split("=", 1)
    options[key] = type(OPTIONS[key])(value)
o = type("Options", (), options)

device = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
torch.manual_seed(o.seed)
rng = random.Random(o.seed)
sounds = Sounds(o.data, device)
tokeniser = Tokeniser(os.path.join(o.data, "tokens.json"))
STYLED = os.path.join(o.data, "styled.json")
half = torch.autocast(device, torch.bfloat16, enabled=device == "cuda")


class Item:
    def __init__(self, use, kind, stream, rate, start, end, before, after, said, speaker, tokens=()):
        self.use, self.kind, self.stream, self.rate, self.start, self.end = use, kind, stream, rate, start, end
        self.before, self.after, self.said, self.tokens, self.speaker = before, after, said, tokens, speaker
        self.seconds = (end - start) / rate


def read_items():
    return [Item(*row) for row in json.load(open(os.path.join(o.data, "index.json")))]


def load(path):
    return {name: value.astype(np.float32) for name, value in np.load(path).items()}


def say():
    print(json.dumps(options), device, torch.__version__, flush=True)


def take(batch):
    """A batch may come from several streams."""
    longest = max(2 * RATE, max(int(i.seconds * RATE) for i in batch))
    longest = math.ceil(longest / 4000) * 4000  # few different lengths, so that memory and kernels are used again
    sound, samples = torch.zeros(len(batch), longest, device=device), torch.zeros(len(batch), dtype=torch.long, device=device)
    for stream in sorted({i.stream for i in batch}):
        rows = [k for k, i in enumerate(batch) if i.stream == stream]
        part, count = sounds.take(stream, batch[rows[0]].rate, [batch[k].start for k in rows], [batch[k].end for k in rows])
        sound[rows, : min(longest, part.shape[1])] = part[:, :longest]
        samples[rows] = count.clamp(max=longest)
    return sound, samples.clamp(min=RATE // 2)


@torch.no_grad()
def hear(model, items, may_be_empty=False):
    """Text, confidence and the chance of an end at once, for each item."""
    order = sorted(range(len(items)), key=lambda k: items[k].seconds)
    out, at = [None] * len(items), 0
    while at < len(order):
        to = at + 1
        while to < len(order) and to - at < 384 and (to - at + 1) * items[order[to]].seconds < 2500:
            to += 1
        rows = order[at:to]
        sound, samples = take([items[k] for k in rows])
        most = torch.tensor([math.ceil(6.5 * max(0.5, items[k].seconds)) for k in rows], device=device)
        with half:
            texts, sure, at_once = model.write(sound, samples, most, may_be_empty)
        for row, *found in zip(rows, texts, sure, at_once):
            out[row] = (tokeniser.decode(found[0]), found[1], found[2])
        at = to
    return out


def style():
    """The stock hears all that is to be learnt: its case and punctuation go onto the human words, and what it is sure of
    against them is left out, for sides or times are mixed up there, or somebody speaks whom nobody wrote down."""
    model = Moonshine(load(o.stock)).to(device).eval()
    items = [i for i in read_items() if i.use == "train" and i.kind not in ("music", "pause")]
    styled, left = {}, {}
    for item, (text, confidence, _) in zip(items, hear(model, items)):
        errors, words, _ = count_errors(item.said, text)
        ours = item.stream.startswith("calls")
        written = write(as_said(item.said), text) if item.said else ""
        tokens = tokeniser.encode(written)
        if not item.said:
            reason = "unwritten speech" if confidence > 0.75 and len(text.split()) > 1 else ""
        elif ours:
            reason = "mixed up" if words >= 3 and errors > 0.8 * words and confidence > 0.72 else ""
        else:
            reason = "not its text" if item.kind not in ("speechocean762", "an4", "audiomnist") and errors > 0.5 * words else ""
        if len(tokens) > 6.5 * max(0.5, item.seconds):
            reason = "more than the service allows"
        if reason:
            left[reason] = left.get(reason, 0) + 1
        else:
            styled[f"{item.stream}:{item.start}"] = tokens
    json.dump(styled, open(STYLED, "w"))
    print("styled", len(styled), "of", len(items), left, flush=True)
    for key in rng.sample(sorted(styled), min(40, len(styled))):
        print("   ", tokeniser.decode(styled[key]))


def as_said(text):
    """Texts of other sources may have figures."""
    return " ".join(normalise(text)) if any(c.isdigit() for c in text) else " ".join(text.replace(".", " ").replace(":", " ").split())


def read_training():
    styled = json.load(open(STYLED))
    said, empty, extra, music = [], [], [], []
    for item in read_items():
        if item.use != "train":
            continue
        if item.kind == "music":
            music.append(item)
            continue
        item.tokens = [] if item.kind == "pause" else styled.get(f"{item.stream}:{item.start}")
        if item.tokens is not None:
            (extra if item.stream.startswith("extra") else said if item.kind == "said" else empty).append(item)
    return said, empty, extra, music


def jitter(item):
    """Other cuts of the same words: a little more or less around them."""
    moved = Item(*(getattr(item, n) for n in ("use", "kind", "stream", "rate", "start", "end", "before", "after", "said", "speaker", "tokens")))
    if item.kind == "said":
        moved.start -= int(rng.uniform(-0.12 * item.rate, item.before))
        moved.end += int(rng.uniform(-0.12 * item.rate, item.after))
        moved.seconds = (moved.end - moved.start) / moved.rate
    return moved


def epoch(said, empty, extra, music):
    # Neighbours of one side, joined now and then: the packed pieces of a side lie behind one another.
    chosen, k = [], 0
    while k < len(said):
        item = said[k]
        following = said[k + 1] if k + 1 < len(said) else None
        near = following and following.speaker == item.speaker and following.stream == item.stream and 0 <= following.start - item.end < 1.5 * item.rate
        if near and item.seconds + following.seconds < 15 and rng.random() < 0.25:
            joined = jitter(item)
            joined.end, joined.tokens = following.end, item.tokens + following.tokens
            joined.seconds = (joined.end - joined.start) / joined.rate
            chosen.append(joined)
            k += 2
        else:
            chosen.append(jitter(item))
            k += 1
    chosen += rng.sample(extra, int(o.extra * len(extra)))
    count = int(o.empty * len(chosen))
    chosen += [rng.choice(empty) for _ in range(count // 2)]
    for _ in range(count // 4 if music else 0):
        whole = rng.choice(music)
        part = jitter(whole)
        length = int(rng.uniform(0.6, 8) * whole.rate)
        part.start = rng.randrange(whole.start, max(whole.start + 1, whole.end - length))
        part.end, part.tokens = part.start + length, []
        part.seconds = length / whole.rate
        chosen.append(part)
    for _ in range(count - count // 2 - count // 4):
        part = jitter(rng.choice(empty))
        part.kind, part.tokens = "tone", []
        chosen.append(part)
    chosen.sort(key=lambda i: i.seconds * rng.uniform(0.85, 1.15))
    batches, batch, longest = [], [], 0
    for item in chosen:
        longest = max(longest, item.seconds)
        if batch and (longest * (len(batch) + 1) > o.batch or len(batch) >= o.most):
            batches.append(batch)
            batch, longest = [], item.seconds
        batch.append(item)
    batches.append(batch)
    rng.shuffle(batches)
    return batches


def train():
    say()
    model = Moonshine(load(o.stock)).to(device)
    teacher = Moonshine(load(o.teacher or o.stock)).to(device).to(torch.bfloat16 if device == "cuda" else torch.float32).eval()
    said, empty, extra, music = read_training()
    print(len(said), "said", len(empty), "empty", len(extra), "extra", len(music), "music", flush=True)
    learnt = [p for p in model.parameters() if p.requires_grad]
    optimiser = torch.optim.AdamW(learnt, lr=o.rate, betas=(0.9, 0.98), weight_decay=0.01, fused=device == "cuda")
    slow = [p.detach().clone() for p in learnt]
    began, step, epochs, queue = time.time(), 0, 0, []
    sums = dict(right=0.0, kept=0.0, steps=0)
    while step < o.steps and time.time() - began < o.seconds:
        if not queue:
            queue, epochs = epoch(said, empty, extra, music), epochs + 1
        batch = queue.pop()
        share = max(step / o.steps, (time.time() - began) / o.seconds)
        for group in optimiser.param_groups:
            group["lr"] = o.rate * min(1, (step + 1) / o.warm) * (0.03 + 0.97 * 0.5 * (1 + math.cos(math.pi * min(1, share))))
        with torch.no_grad():
            clean, samples = take(batch)
            tone = [k for k, i in enumerate(batch) if i.kind == "tone"]
            if tone:
                clean[tone] = clean[tone] * 0.3 * rng.random() + tones(len(tone), clean.shape[1], device, rng)
            others = clean[torch.randperm(len(batch), device=device)] + clean[torch.randperm(len(batch), device=device)]
            tune = None
            if music and rng.random() < 0.5:
                pick = [rng.choice(music) for _ in batch]
                length = clean.shape[1] * pick[0].rate // RATE
                starts = [rng.randrange(i.start, max(i.start + 1, i.end - length)) for i in pick]
                tune, _ = sounds.take(pick[0].stream, pick[0].rate, starts, [s + length for s in starts])
            sound, lengths = through_line(sounds, clean, samples, rng, others, tune)
            if rng.random() < 0.3:
                silence = int(sound.shape[1] * rng.uniform(0.02, 0.4))  # as when segments are brought to one length
                sound, lengths = F.pad(sound, (0, silence)), lengths + silence
            lengths = lengths.clamp(min=RATE // 2)
            longest = max(len(i.tokens) for i in batch) + 1
            given, wanted = torch.full((len(batch), longest), END), torch.full((len(batch), longest), -100)
            for row, item in enumerate(batch):
                given[row, : len(item.tokens) + 1] = torch.tensor([START, *item.tokens])
                wanted[row, : len(item.tokens) + 1] = torch.tensor([*item.tokens, END])
            given, wanted = given.to(device), wanted.to(device)
            counts = wanted != -100
        with half:
            chances = model(sound, lengths, given)[counts].float()
            with torch.no_grad():
                theirs = teacher(clean.to(next(teacher.parameters()).dtype), samples, given)[counts].float()
        wanted = wanted[counts]
        right = F.cross_entropy(chances, wanted, label_smoothing=o.smooth)
        # The other's opinion counts where it is right, and where somebody speaks.
        agrees = (theirs.argmax(-1) == wanted) & (wanted != END) if not o.teacher else theirs.argmax(-1) == wanted
        kept = F.kl_div(chances[agrees].log_softmax(-1), theirs[agrees].log_softmax(-1), log_target=True, reduction="sum") / len(wanted)
        optimiser.zero_grad(set_to_none=True)
        (right + o.keep * kept).backward()
        torch.nn.utils.clip_grad_norm_(learnt, 1.0)
        optimiser.step()
        step += 1
        hold = min(o.average, (1 + step) / (10 + step))
        torch._foreach_mul_(slow, hold)
        torch._foreach_add_(slow, [p.detach() for p in learnt], alpha=1 - hold)
        sums["right"], sums["kept"], sums["steps"] = sums["right"] + right.detach(), sums["kept"] + kept.detach(), sums["steps"] + 1
        if step % 100 == 0 or step in (5, 20):
            print(f"step {step} epoch {epochs} loss {float(sums['right']) / sums['steps']:.4f} kept {float(sums['kept']) / sums['steps']:.4f} {time.time() - began:.0f} s", flush=True)
            sums = dict(right=0.0, kept=0.0, steps=0)
    with torch.no_grad():
        for parameter, value in zip(learnt, slow):
            parameter.copy_(value)
    state = model.state()
    np.savez(o.out, **{name: state[name].astype(np.float16) for name in state if name != "decoder.embedding" and ".conv" not in name})
    print("done", step, "steps", epochs, "epochs", round(time.time() - began), "s", flush=True)


def measure():
    stock, tuned = load(o.stock), load(o.tuned) if o.tuned else {}
    items = [i for i in read_items() if i.use != "train" and os.path.exists(os.path.join(o.data, f"{i.stream}.ulaw"))]
    table = {}
    for share in [0.0] + [float(x) for x in o.shares.split(",")] if tuned else [0.0]:
        model = Moonshine({name: (1 - share) * value + share * tuned.get(name, value) for name, value in stock.items()}).to(device).eval()
        for item, (text, confidence, at_once) in zip(items, hear(model, items)):
            name = f"{item.use} {item.kind}" if item.stream.startswith("calls") else item.kind
            row = table.setdefault(name, {}).setdefault(share, [0, 0, 0, 0, 0, 0])
            errors, words, heard = count_errors(item.said, text)
            for k, value in enumerate((1, errors, words, heard, 0 if at_once > 0.5 else heard, 0 if confidence < 0.5 else heard)):
                row[k] += value
    for name, rows in sorted(table.items()):
        cells = []
        for share, (count, errors, words, heard, not_ended, sure) in sorted(rows.items()):
            cells.append(f"{share:.2f}: {100 * errors / words:6.2f} %" if words else f"{share:.2f}: {heard} ({not_ended} past the end, {sure} sure)")
        count, _, words, *_ = next(iter(rows.values()))
        print(f"{name:22} {count:5} {words:6}  " + "  ".join(cells), flush=True)


{"style": style, "train": train, "measure": measure}[o.task]()
