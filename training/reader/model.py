"""A BERT encoder that reads a criterion and some turns of a call, and says whether it is met and which turns matter."""
import glob
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

# Criteria stand at the first positions and turns behind them, so that either can be encoded without the other.
CRITERION_ROOM = 96


class Layer(nn.Module):
    def __init__(self, width, heads, inner):
        super().__init__()
        self.heads = heads
        self.query_key_value = nn.Linear(width, 3 * width)
        self.attended = nn.Linear(width, width)
        self.attended_norm = nn.LayerNorm(width, eps=1e-12)
        self.inner = nn.Linear(width, inner)
        self.outer = nn.Linear(inner, width)
        self.outer_norm = nn.LayerNorm(width, eps=1e-12)

    def forward(self, x, mask, dropout):
        batch, length, width = x.shape
        q, k, v = self.query_key_value(x).view(batch, length, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        seen = self.attended(seen.transpose(1, 2).reshape(batch, length, width))
        x = self.attended_norm(x + F.dropout(seen, dropout, self.training))
        thought = self.outer(F.gelu(self.inner(x)))
        return self.outer_norm(x + F.dropout(thought, dropout, self.training))


class Reader(nn.Module):
    """In the first `apart` layers criterion and turns do not see each other: a window is encoded once for all criteria."""

    def __init__(self, layers, apart=0, width=384, heads=12, inner=1536, vocabulary=30522, positions=512):
        super().__init__()
        self.words = nn.Embedding(vocabulary, width)
        self.places = nn.Embedding(positions, width)
        self.sides = nn.Embedding(2, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList([Layer(width, heads, inner) for _ in range(layers)])
        self.verdict = nn.Linear(width, 3)
        self.relevance = nn.Linear(width, 1)
        self.apart = apart
        self.dropout = 0.1
        nn.init.normal_(self.verdict.weight, std=0.02)
        nn.init.zeros_(self.verdict.bias)
        nn.init.normal_(self.relevance.weight, std=0.02)
        nn.init.constant_(self.relevance.bias, -2.0)

    def forward(self, ids, places, sides, real):
        x = self.norm(self.words(ids) + self.places(places) + self.sides(sides))
        x = F.dropout(x, self.dropout, self.training)
        together = real[:, None, None, :].expand(-1, 1, ids.shape[1], -1)
        own = together & (sides[:, None, :, None] == sides[:, None, None, :])
        for number, layer in enumerate(self.layers):
            x = layer(x, own if number < self.apart else together, self.dropout)
        return self.verdict(x[:, 0]).float(), self.relevance(x).squeeze(-1).float()


def load_base(folder, layers, apart):
    weights = {}
    for path in sorted(glob.glob(f'{folder}/base-*.npz')):
        weights.update(np.load(path))
    named = {key.removeprefix('embeddings.') if key.startswith('embeddings.') else key[key.index('encoder.'):]: value
             for key, value in weights.items()}
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
            state[f'layers.{number}.query_key_value.{part}'] = np.concatenate(
                [named[f'{at}attention.self.{name}.{part}'] for name in ('query', 'key', 'value')], 0)
            for mine, theirs in (('attended', 'attention.output.dense'), ('attended_norm', 'attention.output.LayerNorm'),
                                 ('inner', 'intermediate.dense'), ('outer', 'output.dense'), ('outer_norm', 'output.LayerNorm')):
                state[f'layers.{number}.{mine}.{part}'] = named[f'{at}{theirs}.{part}']
    reader = Reader(layers, apart)
    left = reader.load_state_dict({key: torch.tensor(value.astype(np.float32)) for key, value in state.items()}, strict=False)
    assert not left.unexpected_keys and all(key.startswith(('verdict', 'relevance')) for key in left.missing_keys), left
    return reader


def save_quantised(reader, folder):
    """Whole numbers by row, in parts that can travel."""
    parts = [{}, {}, {}]
    for key, value in reader.state_dict().items():
        array = value.detach().float().cpu().numpy()
        part = parts[0 if key.startswith('words') else 1 if key.startswith('layers.') and int(key.split('.')[1]) < len(reader.layers) / 2 else 2]
        if array.ndim == 2 and array.size > 2000:
            scale = np.abs(array).max(1) / 127 + 1e-12
            part[key + '.rows'] = np.round(array / scale[:, None]).astype(np.int8)
            part[key + '.scale'] = scale.astype(np.float32)
        else:
            part[key] = array
    for number, part in enumerate(parts):
        np.savez_compressed(f'{folder}/reader-{number}.npz', **part)
