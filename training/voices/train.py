"""A small voice network that learns to give the prints of a larger one.

    python3 training/voices/train.py FOLDER [SECONDS]

FOLDER holds what measure.ts and teacher.ts wrote; it gets student.npz. The last twentieth of the sound is not trained on:
how alike the prints of both networks are there is printed as it goes.
"""
import json
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

folder, seconds = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 110.0
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(5)
torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True

ORDERS, WIDTH, HEARD, PRINT = 23, 384, 768, 128
REACHES = [(5, 1, 1), (3, 2, 3), (3, 1, 1), (1, 1, 1), (1, 1, 1)]  # taps, spacing, stride: as the service's
FRAMES, ANSWERS = 158, 48  # a print of 1.44 seconds, with seven frames on either side
BATCH = 1024 if device == "cuda" else 64

about = json.load(open(f"{folder}/cepstra.json"))
sound = np.fromfile(f"{folder}/cepstra.i8", np.int8).reshape(about["blocks"], about["frames"], ORDERS)
sound = torch.tensor(sound).to(device)
scales = torch.tensor(about["scales"], device=device)
kept = max(1, len(sound) // 20)
parts = {"train": sound[:-kept], "test": sound[-kept:]}


class Network(nn.Module):
    def __init__(self, layers, last):
        super().__init__()
        self.layers, self.last = nn.ModuleList(layers), last

    def forward(self, x, heard):
        """x (items, orders, frames), heard (items, answers): which answers count."""
        for layer in self.layers:
            x = F.relu(layer(x))
        counts = heard[:, None].float()
        total = counts.sum(-1)
        mean = (x * counts).sum(-1) / total
        spread = ((x - mean[..., None]) ** 2 * counts).sum(-1) / total
        return F.normalize(self.last(torch.cat([mean, spread.clamp_min(1e-10).sqrt()], -1)), dim=-1)


def read_teacher():
    sizes, numbers = json.load(open(f"{folder}/teacher.json")), np.fromfile(f"{folder}/teacher.f32", np.float32)
    made, at = [], 0
    for place, size in enumerate(sizes):
        outputs, inputs = size["outputs"], size["inputs"]
        weight = torch.tensor(numbers[at : at + outputs * inputs]).reshape(outputs, inputs)
        bias = torch.tensor(numbers[at + outputs * inputs : at + outputs * inputs + outputs])
        at += outputs * inputs + outputs
        if place < len(REACHES):
            taps, spacing, stride = REACHES[place]
            layer = nn.Conv1d(inputs // taps, outputs, taps, dilation=spacing, stride=stride)
            weight = weight.reshape(outputs, taps, inputs // taps).transpose(1, 2)
        else:
            layer = nn.Linear(inputs, outputs)
        layer.weight.data, layer.bias.data = weight.contiguous(), bias
        made.append(layer)
    return Network(made[:-1], made[-1]).to(device).eval().requires_grad_(False)


def make_student():
    widths = [ORDERS, WIDTH, WIDTH, WIDTH, WIDTH, HEARD]
    layers = [nn.Conv1d(a, b, taps, dilation=spacing, stride=stride)
              for a, b, (taps, spacing, stride) in zip(widths, widths[1:], REACHES)]
    for layer in layers:
        nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
        nn.init.zeros_(layer.bias)
    layers[0].weight.data *= 0.1  # cepstra are about ten wide
    return Network(layers, nn.Linear(2 * HEARD, PRINT)).to(device)


def draw(part, count):
    blocks = torch.randint(len(part), (count,), device=device)
    starts = torch.randint(part.shape[1] - FRAMES, (count,), device=device)
    x = part[blocks[:, None], starts[:, None] + torch.arange(FRAMES, device=device)].float() * scales
    if part is parts["train"]:
        # The larger network has an answer to everything: voices mixed and bent out of shape teach as well as real ones.
        other = x[torch.randperm(count, device=device)]
        share = torch.rand(count, 1, 1, device=device) * 0.5 * (torch.rand(count, 1, 1, device=device) < 0.7)
        x = (1 - share) * x + share * other
        bent = 0.08 * torch.randn(count, ORDERS, ORDERS, device=device) * (torch.rand(count, 1, 1, device=device) < 0.7)
        x = torch.cat([x[..., :1], torch.bmm(x, torch.eye(ORDERS, device=device) + bent)[..., 1:]], -1)
    # Quiet answers do not count, nor does a share at either end, as at the edges of speech.
    level = x[:, 7 : 7 + 3 * ANSWERS : 3, 0]
    heard = level > torch.empty(count, 1, device=device).uniform_(-4, 0)
    edge = torch.randint(0, 17, (count, 1), device=device) * (torch.rand(count, 1, device=device) < 0.4)
    place = torch.arange(ANSWERS, device=device)
    cut = torch.where(torch.rand(count, 1, device=device) < 0.5, place < ANSWERS - edge, place >= edge)
    heard = heard & cut
    enough = heard.sum(-1) >= 16
    return x[enough].transpose(1, 2), heard[enough]


def compare(mine, others):
    near = (mine * others).sum(-1)
    web = ((mine @ mine.T) - (others @ others.T)).square().mean()
    return near, web


teacher, student = read_teacher(), make_student()
optimiser = torch.optim.AdamW(student.parameters(), lr=1e-3, weight_decay=0.01)
start, step = time.time(), 0
while (gone := (time.time() - start) / seconds) < 1:
    for group in optimiser.param_groups:
        group["lr"] = 1e-3 * min(1, (step + 1) / 300) * (0.5 + 0.5 * np.cos(np.pi * gone)) + 1e-6
    x, heard = draw(parts["train"], BATCH)
    with torch.no_grad():
        wanted = teacher(x, heard)
    near, web = compare(student(x, heard), wanted)
    loss = (1 - near).mean() + 4 * web
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(student.parameters(), 1.0)
    optimiser.step()
    if step % 500 == 0:
        with torch.no_grad():
            x, heard = draw(parts["test"], 2048)
            near_test, web_test = compare(student(x, heard), teacher(x, heard))
        print(f"{time.time() - start:6.0f} s  step {step:6}  loss {loss.item():.4f}  apart: alike {near_test.mean():.4f}"
              f" (a tenth below {near_test.quantile(0.1):.4f})  web {web_test.sqrt():.4f}", flush=True)
    step += 1
np.savez(f"{folder}/student.npz", **{name: value.detach().cpu().numpy().astype(np.float16)
                                     for name, value in student.state_dict().items()})
