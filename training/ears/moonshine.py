"""Moonshine in plain PyTorch, with the weights named as weights.py names them. Padding changes nothing: a batch gives what
each of its items gives by itself."""
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

TURNED = 32  # dimensions of each head that the position turns
HEADS = 8
START, END, WORDS = 1, 2, 32000


def angles(positions, device, first=0):
    rate = 10000.0 ** (-torch.arange(0, TURNED, 2, device=device).float() / TURNED)
    turn = torch.arange(first, first + positions, device=device).float()[:, None] * rate
    return turn.cos(), turn.sin()


def turn(x, cos, sin):
    even, odd = x[..., 0:TURNED:2], x[..., 1:TURNED:2]
    turned = torch.stack((even * cos - odd * sin, odd * cos + even * sin), -1).flatten(-2)
    return torch.cat((turned.to(x.dtype), x[..., TURNED:]), -1)


class Moonshine(nn.Module):
    def __init__(self, state):
        super().__init__()
        self.names = {name: name.replace(".", "_") for name in state}
        self.width = state["encoder.layer_norm.weight"].shape[0]
        self.layers = 1 + max(int(name.split(".")[2]) for name in state if name.startswith("encoder.layers."))
        for name, key in self.names.items():
            # The table and the filters stay as they come: they are stored with one scale, onto which small changes fall back.
            frozen = name == "decoder.embedding" or ".conv" in name
            value = torch.tensor(np.asarray(state[name], np.float32))
            self.register_parameter(key, nn.Parameter(value, requires_grad=not frozen))

    def weight(self, name):
        return getattr(self, self.names[name])

    def state(self):
        return {name: self.weight(name).detach().float().cpu().numpy() for name in self.names}

    def norm(self, x, name):
        return F.layer_norm(x, (self.width,), self.weight(f"{name}.weight"))

    def project(self, x, name):
        y = x @ self.weight(name)
        bias = f"{name}.bias"
        return y + self.weight(bias) if bias in self.names else y

    def heads(self, x):
        return x.unflatten(-1, (HEADS, self.width // HEADS)).transpose(1, 2)

    def attend(self, q, k, v, name, mask=None, causal=False):
        size = q.shape[-1]
        fill = -size % 8  # the fast kernels want multiples of eight
        q, k, v = (F.pad(x, (0, fill)) for x in (q, k, v))
        if fill:
            q = q * (size + fill) ** 0.5 / size**0.5
        mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=causal)[..., :size]
        return self.project(mixed.transpose(1, 2).flatten(2), f"{name}.dense")

    def encode(self, sound, samples):
        """sound (items, samples) at 16 kHz; samples: how many of each item count."""
        frames = (samples - 127) // 64 + 1
        h = torch.tanh(F.conv1d(sound[:, None], self.weight("encoder.conv1.weight"), stride=64)).float()
        counts = (torch.arange(h.shape[-1], device=h.device) < frames[:, None])[:, None].float()
        total = (frames * h.shape[1]).float()[:, None, None]
        mean = (h * counts).sum((1, 2), keepdim=True) / total
        spread = (((h - mean) * counts) ** 2).sum((1, 2), keepdim=True) / total
        h = (h - mean) * torch.rsqrt(spread + 1e-5)
        h = h * self.weight("encoder.groupnorm.weight")[:, None] + self.weight("encoder.groupnorm.bias")[:, None]
        h = F.gelu(F.conv1d(h, self.weight("encoder.conv2.weight"), self.weight("encoder.conv2.bias"), stride=3))
        h = F.gelu(F.conv1d(h, self.weight("encoder.conv3.weight"), self.weight("encoder.conv3.bias"), stride=2)).transpose(1, 2)
        frames = ((frames - 7) // 3 + 1 - 3) // 2 + 1
        mask = (torch.arange(h.shape[1], device=h.device) < frames[:, None])[:, None, None, :]
        at = angles(h.shape[1], h.device)
        for layer in range(self.layers):
            name = f"encoder.layers.{layer}"
            y = self.norm(h, f"{name}.input_layernorm")
            q, k, v = (self.heads(self.project(y, f"{name}.self_attn.{x}_proj")) for x in "qkv")
            h = h + self.attend(turn(q, *at), turn(k, *at), v, f"{name}.self_attn", mask)
            y = self.norm(h, f"{name}.post_attention_layernorm")
            h = h + self.project(F.gelu(self.project(y, f"{name}.mlp.fc1")), f"{name}.mlp.fc2")
        return self.norm(h, "encoder.layer_norm"), mask

    def heard(self, hidden):
        """What every layer of the decoder attends to in the sound."""
        names = [f"decoder.layers.{layer}.encoder_attn" for layer in range(self.layers)]
        return [tuple(self.heads(self.project(hidden, f"{name}.{x}_proj")) for x in "kv") for name in names]

    def decode(self, tokens, heard, mask, memory=None, position=0):
        h = F.embedding(tokens, self.weight("decoder.embedding"))
        at = angles(tokens.shape[1], h.device, position)
        for layer in range(self.layers):
            name = f"decoder.layers.{layer}"
            y = self.norm(h, f"{name}.input_layernorm")
            q, k, v = (self.heads(self.project(y, f"{name}.self_attn.{x}_proj")) for x in "qkv")
            q, k = turn(q, *at), turn(k, *at)
            if memory is None:
                h = h + self.attend(q, k, v, f"{name}.self_attn", causal=True)
            else:
                keys, values = memory[layer]
                keys[:, :, position : position + 1], values[:, :, position : position + 1] = k, v
                h = h + self.attend(q, keys[:, :, : position + 1], values[:, :, : position + 1], f"{name}.self_attn")
            y = self.norm(h, f"{name}.post_attention_layernorm")
            q = self.heads(self.project(y, f"{name}.encoder_attn.q_proj"))
            h = h + self.attend(q, *heard[layer], f"{name}.encoder_attn", mask)
            y = self.norm(h, f"{name}.final_layernorm")
            up, gate = self.project(y, f"{name}.mlp.up_proj").chunk(2, -1)
            h = h + self.project(F.silu(gate) * up, f"{name}.mlp.down_proj")
        return self.norm(h, "decoder.norm") @ self.weight("decoder.embedding").T

    def forward(self, sound, samples, tokens):
        hidden, mask = self.encode(sound, samples)
        return self.decode(tokens, self.heard(hidden), mask)

    @torch.no_grad()
    def write(self, sound, samples, most, may_be_empty=False):
        """The likeliest tokens of each item, how sure they are, and how likely an end was at once."""
        items, longest, device = sound.shape[0], int(most.max()), sound.device
        hidden, mask = self.encode(sound, samples)
        heard = self.heard(hidden)
        shape = (items, HEADS, longest, self.width // HEADS)
        memory = [tuple(torch.zeros(shape, device=device, dtype=heard[0][0].dtype) for _ in "kv") for _ in range(self.layers)]
        last = torch.full((items, 1), START, device=device)
        alive = torch.ones(items, dtype=torch.bool, device=device)
        sure, count = torch.zeros(items, device=device), torch.zeros(items, device=device, dtype=torch.long)
        out = torch.zeros(items, longest, dtype=torch.long, device=device)
        at_once = None
        for step in range(longest):
            chances = self.decode(last, heard, mask, memory, step)[:, -1, :WORDS].float()
            if at_once is None:
                at_once = chances.softmax(-1)[:, END]
            least = END if step or may_be_empty else END + 1
            chances = chances[:, least:].log_softmax(-1)
            best, token = chances.max(-1)
            token = token + least
            sure += torch.where(alive, best, 0.0)
            goes_on = alive & (token != END)
            out[:, step] = torch.where(goes_on, token, 0)
            count += goes_on.long()
            alive = goes_on & (count < most)
            last = token[:, None]
            if step % 8 == 7 and not bool(alive.any()):
                break
        confidence = (sure / (count + 1)).exp()
        return [row[:n].tolist() for row, n in zip(out.cpu(), count.tolist())], confidence.tolist(), at_once.tolist()
