"""An encoder that reads a criterion and some turns of a call, and says whether it is met, which turns matter, and which
of its options, or of the values that were said, is the answer."""
import glob
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
try:
    from torch.nn.attention.varlen import varlen_attn
except ImportError:
    varlen_attn = None

# Nothing that is read is longer.
LONGEST = 512
# Criteria stand at the first positions and turns behind them, so that either can be encoded without the other.
CRITERION_ROOM = 128


class Attention(nn.Module):
    def __init__(self, width, heads, bias):
        super().__init__()
        self.heads = heads
        self.query_key_value = nn.Linear(width, 3 * width, bias=bias)
        self.attended = nn.Linear(width, width, bias=bias)

    def forward(self, x, bounds, turned):
        length, width = x.shape
        q, k, v = linear(x, self.query_key_value).view(length, 3, self.heads, width // self.heads).unbind(1)
        if turned is not None:
            q, k = turn(q, turned), turn(k, turned)
        return linear(attend(q, k, v, bounds).reshape(length, width), self.attended)


def linear(x, layer):
    """In the precision of what comes in; the weights themselves stay whole."""
    return F.linear(x, layer.weight.to(x.dtype), None if layer.bias is None else layer.bias.to(x.dtype))


def attend(q, k, v, bounds):
    """Every token looks around between the bounds it stands in."""
    if q.is_cuda:
        return attend_flat(q, k, v, bounds)
    part = torch.searchsorted(bounds, torch.arange(len(q), dtype=bounds.dtype), right=True)
    q, k, v = (one.transpose(0, 1)[None] for one in (q, k, v))
    return F.scaled_dot_product_attention(q, k, v, attn_mask=part[:, None] == part[None, :])[0].transpose(0, 1)


def attend_flat(q, k, v, bounds):
    return varlen_attn(q.contiguous(), k.contiguous(), v.contiguous(), bounds, bounds, LONGEST, LONGEST)


def attend_padded(q, k, v, bounds):
    """The same with padding, where the machine lacks the former."""
    sizes = bounds.diff()
    starts, sizes = bounds[:-1][sizes > 0].long(), sizes[sizes > 0]
    steps = torch.arange(LONGEST, device=q.device)
    real = steps < sizes[:, None]
    at = (starts[:, None] + steps).clamp(max=len(q) - 1)
    q, k, v = (one[at].transpose(1, 2) for one in (q, k, v))
    return F.scaled_dot_product_attention(q, k, v, attn_mask=real[:, None, None, :]).transpose(1, 2)[real]


def try_attention():
    """Whether attention without padding works here and gives the same; if not, it is padded from here on."""
    global attend_flat
    try:
        bounds = torch.tensor([0, 70, 71, 300, 300, 300], dtype=torch.int32, device='cuda')
        q, k, v = (torch.randn(300, 12, 32, device='cuda', dtype=torch.bfloat16, requires_grad=True) for _ in range(3))
        made = []
        for way in (attend_flat, attend_padded):
            seen = way(q, k, v, bounds)
            made.append((seen, *torch.autograd.grad(seen.float().pow(2).sum(), (q, k, v))))
        off = max(float((one - other).abs().max()) for one, other in zip(*made))
        assert off < 0.1, off
        return f'attention without padding, off by {off:.3f}'
    except Exception as problem:
        attend_flat = attend_padded
        return f'attention with padding: {problem!r}'


def turn(x, turned):
    """Positions as rotations, halves against each other."""
    cos, sin = turned
    first, second = x.chunk(2, -1)
    return torch.cat((first * cos - second * sin, second * cos + first * sin), -1).to(x.dtype)


class Layer(nn.Module):
    def __init__(self, width, heads, inner, gated):
        super().__init__()
        self.gated = gated
        self.attention = Attention(width, heads, bias=not gated)
        self.attended_norm = nn.LayerNorm(width, eps=1e-12)
        self.inner = nn.Linear(width, inner, bias=not gated)
        if gated:
            self.gate = nn.Linear(width, inner, bias=False)
        self.outer = nn.Linear(inner, width, bias=not gated)
        self.outer_norm = nn.LayerNorm(width, eps=1e-12)

    def forward(self, x, bounds, turned, dropout):
        x = norm(x + F.dropout(self.attention(x, bounds, turned), dropout, self.training), self.attended_norm)
        inner = linear(x, self.inner)
        thought = inner * F.silu(linear(x, self.gate)) if self.gated else F.gelu(inner)
        return norm(x + F.dropout(linear(thought, self.outer), dropout, self.training), self.outer_norm)


def norm(x, layer):
    return F.layer_norm(x.float(), layer.normalized_shape, layer.weight, layer.bias, layer.eps).to(x.dtype)


class Reader(nn.Module):
    """Reads many examples at once, laid end to end, so that nothing is padded: a batch of examples.py."""

    def __init__(self, layers, apart=0, width=384, heads=12, inner=1536, vocabulary=30522, positions=512, rotary=0):
        super().__init__()
        self.words = nn.Embedding(vocabulary, width)
        if not rotary:
            self.places = nn.Embedding(positions, width)
        self.sides = nn.Embedding(2, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList([Layer(width, heads, inner, gated=bool(rotary)) for _ in range(layers)])
        self.verdict = nn.Linear(width, 3)
        self.relevance = nn.Linear(width, 1)
        self.choice = nn.Linear(width, 1)
        self.apart, self.rotary, self.heads = apart, rotary, heads
        self.dropout = 0.1
        # Compiled layers, for batches of one size.
        self.hastened, self.hastened_size = [], 0
        nn.init.normal_(self.verdict.weight, std=0.02)
        nn.init.zeros_(self.verdict.bias)
        nn.init.normal_(self.relevance.weight, std=0.02)
        nn.init.constant_(self.relevance.bias, -2.0)
        nn.init.normal_(self.choice.weight, std=0.02)
        nn.init.zeros_(self.choice.bias)

    def encode(self, batch):
        side, other = self.sides.weight
        x = F.embedding(batch['ids'], self.words.weight) + side + batch['sides'][:, None] * (other - side)
        turned = None
        if self.rotary:
            half = x.shape[-1] // self.heads // 2
            speeds = self.rotary ** (-torch.arange(half, device=x.device, dtype=torch.float32) / half)
            angles = batch['places'][:, None, None].float() * speeds
            turned = angles.cos(), angles.sin()
        else:
            x = x + F.embedding(batch['places'], self.places.weight)
        x = F.dropout(norm(x, self.norm), self.dropout, self.training).to(torch.bfloat16 if x.is_cuda else x.dtype)
        for number, layer in enumerate(self.hastened if len(x) == self.hastened_size else self.layers):
            x = layer(x, batch['own_bounds'] if number < self.apart else batch['bounds'], turned, self.dropout if self.training else 0.0)
        return x

    def forward(self, batch):
        """The verdict on each example, how much each of the marked turns matters, and how likely each of the choices is,
        by example that has any."""
        x = self.encode(batch)
        head = lambda layer, at: F.linear(x[at].float(), layer.weight, layer.bias)
        choices = head(self.choice, batch['choices'].clamp(min=0)).squeeze(-1).masked_fill(batch['choices'] < 0, -1e4)
        return head(self.verdict, batch['firsts']), head(self.relevance, batch['marks']).squeeze(-1), choices


def load_base(folder, layers, apart=0):
    """A reader that has read much and judged nothing yet; with fewer layers than the base has, the first of them."""
    found = {}
    for path in sorted(glob.glob(f'{folder}/base-*.npz')):
        found.update(np.load(path))
    split = sorted({name.split('#')[0] for name in found if '#' in name})
    for name in split:
        found[name] = np.concatenate([found.pop(f'{name}#{number}') for number in range(99) if f'{name}#{number}' in found])
    for name in [name.removesuffix('.rows') for name in found if name.endswith('.rows')]:
        found[name] = found[name + '.rows'] * found[name + '.scale'][:, None]
    nomic = 'emb_ln.weight' in found
    state = nomic_state(found, layers) if nomic else bert_state(found, layers)
    reader = Reader(layers, apart, width=768, inner=3072, vocabulary=30528, rotary=1000) if nomic else Reader(layers, apart)
    left = reader.load_state_dict({key: torch.tensor(value.astype(np.float32)) for key, value in state.items()}, strict=False)
    assert not left.unexpected_keys and all(key.startswith(('verdict', 'relevance', 'choice')) for key in left.missing_keys), left
    return reader


def bert_state(found, layers):
    named = {key.removeprefix('embeddings.') if key.startswith('embeddings.') else key[key.index('encoder.'):]: value
             for key, value in found.items()}
    state = {
        'words.weight': named['word_embeddings.weight'],
        'places.weight': named['position_embeddings.weight'],
        'sides.weight': named['token_type_embeddings.weight'],
        'norm.weight': named['LayerNorm.weight'],
        'norm.bias': named['LayerNorm.bias'],
    }
    for number in range(layers):
        at = f'encoder.layer.{number}.'
        for part in ('weight', 'bias'):
            state[f'layers.{number}.attention.query_key_value.{part}'] = np.concatenate(
                [named[f'{at}attention.self.{name}.{part}'] for name in ('query', 'key', 'value')], 0)
            for mine, theirs in (('attention.attended', 'attention.output.dense'), ('attended_norm', 'attention.output.LayerNorm'),
                                 ('inner', 'intermediate.dense'), ('outer', 'output.dense'), ('outer_norm', 'output.LayerNorm')):
                state[f'layers.{number}.{mine}.{part}'] = named[f'{at}{theirs}.{part}']
    return state


def nomic_state(found, layers):
    state = {
        'words.weight': found['embeddings.word_embeddings.weight'],
        'sides.weight': found['embeddings.token_type_embeddings.weight'],
        'norm.weight': found['emb_ln.weight'],
        'norm.bias': found['emb_ln.bias'],
    }
    for number in range(layers):
        at = f'encoder.layers.{number}.'
        for mine, theirs in (('attention.query_key_value', 'attn.Wqkv'), ('attention.attended', 'attn.out_proj'),
                             ('inner', 'mlp.fc11'), ('gate', 'mlp.fc12'), ('outer', 'mlp.fc2')):
            state[f'layers.{number}.{mine}.weight'] = four_bits(found[f'{at}{theirs}.four_bits'], found[f'{at}{theirs}.scales'])
        for mine, theirs in (('attended_norm', 'norm1'), ('outer_norm', 'norm2')):
            for part in ('weight', 'bias'):
                state[f'layers.{number}.{mine}.{part}'] = found[f'{at}{theirs}.{part}']
    return state


def four_bits(packed, scales):
    """Two numbers a byte, the lower half first, around 8; a scale for every 32."""
    numbers = np.stack((packed & 15, packed >> 4), -1).reshape(packed.shape[0], -1, 32).astype(np.float32) - 8
    return (numbers * scales.astype(np.float32)[:, :, None]).reshape(packed.shape[0], -1)


def save(reader, folder):
    """Whole numbers by row."""
    state = {key: value.detach().float().cpu().numpy() for key, value in reader.state_dict().items()}
    made = {'apart': np.array([reader.apart])}
    for key, array in state.items():
        if array.ndim == 2 and array.size > 5000:
            scale = np.abs(array).max(1) / 127 + 1e-12
            made |= {key + '.rows': np.round(array / scale[:, None]).astype(np.int8), key + '.scale': scale.astype(np.float32)}
        else:
            made[key] = array
    write_parts(made, folder)


def write_parts(tensors, folder):
    """In parts that can travel."""
    parts, size = [{}], 0
    for name, tensor in tensors.items():
        for number, piece in enumerate(np.array_split(tensor, -(-tensor.nbytes // int(12e6)))):
            if size + piece.nbytes > 14e6:
                parts.append({})
                size = 0
            parts[-1][f'{name}#{number}'] = piece
            size += piece.nbytes
    for number, part in enumerate(parts):
        np.savez(f'{folder}/reader-{number}.npz', **part)


def read_parts(folder):
    pieces = {}
    for path in glob.glob(f'{folder}/reader-*.npz'):
        for name, array in np.load(path).items():
            name, number = name.split('#')
            pieces.setdefault(name, {})[int(number)] = array
    return {name: np.concatenate([some[number] for number in sorted(some)]) for name, some in pieces.items()}


def load_saved(folder):
    """As it was saved: rounded, as the service will have it."""
    found = read_parts(folder)
    state = {name: found[name + '.rows'] * found[name + '.scale'][:, None] if name + '.rows' in found else found[name]
             for name in {name.removesuffix('.rows').removesuffix('.scale') for name in found}}
    apart = int(state.pop('apart')[0])
    layers = 1 + max(int(name.split('.')[1]) for name in state if name.startswith('layers.'))
    vocabulary, width = state['words.weight'].shape
    reader = Reader(layers, apart, width=width, inner=state['layers.0.inner.weight'].shape[0], vocabulary=vocabulary,
                    rotary=0 if 'places.weight' in state else 1000)
    reader.load_state_dict({key: torch.tensor(value.astype(np.float32)) for key, value in state.items()})
    return reader
