"""The packed streams on the device, and what a telephone does to them."""
import math
import os

import numpy as np
import torch
import torch.nn.functional as F

import mu_law

RATE = 16000


class Sounds:
    def __init__(self, folder, device):
        self.folder, self.device, self.streams = folder, device, {}
        self.table = torch.tensor(mu_law.table(), device=device)
        taps = 64
        t = torch.arange(-taps + 1, taps, device=device).float()
        sinc = torch.where(t == 0, torch.tensor(0.485 * 2, device=device), torch.sin(math.pi * 0.97 * t / 2) / (math.pi * t / 2 + 1e-20))
        self.half_band = (sinc * torch.kaiser_window(2 * taps - 1, periodic=False, beta=9.0, device=device))[None, None]
        self.half_band = self.half_band / self.half_band.sum() * 2
        wave = torch.fft.rfft(torch.randn(48, 2**19, device=device))
        tilt = torch.rand(48, 1, device=device) * 1.3
        hertz = torch.linspace(0, RATE / 2, wave.shape[1], device=device).clamp(min=40)
        self.noises = torch.fft.irfft(wave * (hertz / 1000) ** -tilt)
        self.noises /= self.noises.std(1, keepdim=True)

    def stream(self, name):
        if name not in self.streams:
            codes = np.fromfile(os.path.join(self.folder, f"{name}.ulaw"), np.uint8)
            self.streams[name] = torch.from_numpy(codes).to(self.device)
        return self.streams[name]

    def take(self, name, rate, starts, ends, longest=None):
        """Pieces of one stream as a batch at 16 kHz, with silence behind the shorter ones, and their lengths."""
        starts, ends = (torch.tensor(x, device=self.device) for x in (starts, ends))
        count = ends - starts
        width = longest or int(count.max())
        at = torch.arange(width, device=self.device)[None]
        inside = at < count[:, None]
        codes = self.stream(name)[(starts[:, None] + at).clamp(max=len(self.stream(name)) - 1)]
        sound = self.table[codes.long()] * inside
        if rate == RATE:
            return sound, count
        spread = torch.zeros(sound.shape[0], 2 * width, device=self.device)
        spread[:, ::2] = sound
        return F.conv1d(spread[:, None], self.half_band, padding=63)[:, 0] * inside.repeat_interleave(2, 1), 2 * count


def mask_of(sound, samples):
    return (torch.arange(sound.shape[1], device=sound.device)[None] < samples[:, None]).float()


def through_line(sounds, sound, samples, rng, babble, music):
    """What lines, rooms and telephones do, at random: speed, level, noise, voices and music beneath, bands, clipping, gaps."""
    device, items = sound.device, sound.shape[0]

    def some(*shape):
        return torch.rand(*shape, device=device)

    def often(share):
        return (some(items, 1) < share).float()

    if rng.random() < 0.5:
        speed = rng.choice([0.88, 0.92, 0.96, 1.04, 1.08, 1.14])
        sound = F.interpolate(sound[:, None], size=int(sound.shape[1] / speed), mode="linear", align_corners=False)[:, 0]
        samples = (samples / speed).long()
    width = sound.shape[1]
    inside = mask_of(sound, samples)
    level = ((sound**2 * inside).sum(1, keepdim=True) / samples[:, None].clamp(min=1)).sqrt() + 1e-5
    if rng.random() < 0.6:
        row = torch.randint(0, sounds.noises.shape[0], (items, 1), device=device)
        at = torch.randint(0, sounds.noises.shape[1] - width, (items, 1), device=device) + torch.arange(width, device=device)
        sound = sound + often(0.5) * sounds.noises[row, at] * level * 10 ** (-(6 + 30 * some(items, 1)) / 20)
    for other, share, least in ((babble, 0.12, 12), (music, 0.06, 8)):
        if other is not None:
            other = F.pad(other, (0, max(0, width - other.shape[1])))[:, :width]
            loud = (other**2).mean(1, keepdim=True).sqrt() + 1e-4
            sound = sound + often(share) * other / loud * level * 10 ** (-(least + 20 * some(items, 1)) / 20)
    if rng.random() < 0.6:
        spectrum = torch.fft.rfft(sound)
        hertz = torch.linspace(0, RATE / 2, spectrum.shape[1], device=device)[None]
        low, high = 20 + 330 * some(items, 1) ** 2, 3950 - 1300 * some(items, 1) ** 2
        gain = torch.sigmoid((hertz - low) / 20) * torch.sigmoid((high - hertz) / 40)
        gain = gain * 10 ** ((some(items, 1) * 12 - 6) * ((hertz / 1000).clamp(0.2, 4).log2()) / 40)
        sound = torch.fft.irfft(spectrum * torch.where(often(0.55) > 0, gain, torch.ones_like(gain)), n=width)
    if rng.random() < 0.4:
        # Coarse steps, as a poor codec makes them.
        peak = sound.abs().amax(1, keepdim=True) + 1e-6
        steps = 2 ** (5 + 3 * some(items, 1)).floor()
        small = torch.sign(sound) * torch.log1p(255 * (sound / peak).abs()) / math.log(256)
        coarse = (small * steps).round() / steps
        coarse = torch.sign(coarse) * (256 ** coarse.abs() - 1) / 255 * peak
        sound = torch.where(often(0.35) > 0, coarse, sound)
    gain = torch.where(often(0.5) > 0, 10 ** ((some(items, 1) * 24 - 16) / 20), torch.ones(items, 1, device=device))
    sound = (sound * gain).clamp(-1, 1)
    if rng.random() < 0.3:
        # Packets that got lost.
        at = torch.arange(width, device=device)[None]
        for _ in range(3):
            start, length = some(items, 1) * samples[:, None], 320 + some(items, 1) * 960
            sound = torch.where((at >= start) & (at < start + length) & (often(0.3) > 0), torch.zeros_like(sound), sound)
    return sound * mask_of(sound, samples), samples


def tones(items, width, device, rng):
    """Ringing, engaged tones, dialled digits, hum and silence: nothing that anybody said."""
    t = torch.arange(width, device=device).float()[None] / RATE
    out = torch.zeros(items, width, device=device)
    for item in range(items):
        kind = rng.randrange(5)
        if kind == 0:
            pair, on, off = rng.choice([((440, 480), 2.0, 4.0), ((480, 620), 0.5, 0.5), ((400, 450), 0.4, 0.2), ((425, 425), 1.0, 4.0), ((350, 440), 9, 1)])
        elif kind == 1:
            pair, on, off = (rng.choice([697, 770, 852, 941]), rng.choice([1209, 1336, 1477])), 0.12, 0.1
        elif kind == 2:
            pair, on, off = (rng.choice([50, 60, 100, 120]), rng.choice([150, 180])), 9, 0
        elif kind == 3:
            pair, on, off = (1000, 1000), rng.uniform(0.1, 0.5), rng.uniform(0.5, 3)
        else:
            continue
        beat = ((t[0] + rng.uniform(0, 3)) % (on + off) < on).float()
        out[item] = (torch.sin(2 * math.pi * pair[0] * t[0]) + torch.sin(2 * math.pi * pair[1] * t[0])) * beat * rng.uniform(0.01, 0.3)
    return out
