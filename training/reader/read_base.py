"""Takes the weights out of an ONNX export of a BERT encoder: python3 read_base.py model.onnx out-folder.

Reads the protobuf by itself, so that it needs nothing but numpy. Writes float16 parts of at most 24 MB.
"""
import sys
import numpy as np


def fields(data):
    """Number and value of every field of a message: bytes for what is nested, int for the rest."""
    at, end = 0, len(data)
    while at < end:
        key, at = varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = varint(data, at)
        elif kind == 2:
            size, at = varint(data, at)
            value, at = data[at:at + size], at + size
        else:
            size = 8 if kind == 1 else 4
            value, at = data[at:at + size], at + size
        yield key >> 3, value


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def read_tensor(data):
    dims, name, raw, kind = [], '', b'', 1
    for number, value in fields(data):
        if number == 1:
            if isinstance(value, int):
                dims.append(value)
            else:
                at = 0
                while at < len(value):
                    one, at = varint(value, at)
                    dims.append(one)
        elif number == 2:
            kind = value
        elif number == 8:
            name = bytes(value).decode()
        elif number == 9:
            raw = value
    if kind != 1:
        return name, None
    return name, np.frombuffer(raw, np.float32).reshape(dims)


def read_weights(path):
    """Every matrix by the name of its layer. Exporters name biases, but not always the matrices beside them."""
    graph = next(value for number, value in fields(memoryview(open(path, 'rb').read())) if number == 7)
    tensors, nodes = {}, []
    for number, value in fields(graph):
        if number == 5:
            name, tensor = read_tensor(value)
            if tensor is not None:
                tensors[name] = tensor
        elif number == 1:
            node = {1: [], 2: [], 4: ''}
            for part, given in fields(value):
                if part in (1, 2):
                    node[part].append(bytes(given).decode())
                elif part == 4:
                    node[4] = bytes(given).decode()
            nodes.append(node)
    made = {out: node for node in nodes for out in node[2]}
    weights = {}
    for node in nodes:
        if node[4] != 'Add':
            continue
        for bias, other in (node[1], node[1][::-1]):
            product = made.get(other)
            if bias in tensors and bias.endswith('.bias') and product and product[4] == 'MatMul':
                matrix = next((name for name in product[1] if name in tensors), None)
                if matrix:
                    weights[bias[:-5] + '.weight'] = tensors[matrix].T
    for name, tensor in tensors.items():
        if name.endswith(('.weight', '.bias')):
            weights.setdefault(name, tensor)
    return weights


def main(path, folder):
    parts, size = [{}], 0
    for name, tensor in sorted(read_weights(path).items()):
        if 'pooler' in name:
            continue
        half = np.ascontiguousarray(tensor).astype(np.float16)
        if size + half.nbytes > 24e6:
            parts.append({})
            size = 0
        parts[-1][name] = half
        size += half.nbytes
    for number, part in enumerate(parts):
        np.savez(f'{folder}/base-{number}.npz', **part)
        print(number, len(part), sum(array.nbytes for array in part.values()))


main(*sys.argv[1:])
