"""G.711 mu-law: eight bits a sample, as telephones send it, and as HarperValleyBank was recorded."""
import numpy as np


def table():
    """What each of the 256 codes stands for, from -1 to 1."""
    code = ~np.arange(256) & 255
    size = (((code & 15) << 3) + 132 << (code >> 4 & 7)) - 132
    return np.where(code & 128, -size, size).astype(np.float32) / 32768


def encode(samples):
    """Samples of 16 bits, as codes."""
    value = np.clip(np.round(samples), -32635, 32635).astype(np.int32)
    size = np.abs(value) + 132
    exponent = np.clip(np.floor(np.log2(size)).astype(np.int32) - 7, 0, 7)
    code = (value < 0).astype(np.int32) << 7 | exponent << 4 | size >> exponent + 3 & 15
    return (~code & 255).astype(np.uint8)
