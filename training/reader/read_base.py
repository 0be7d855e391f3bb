"""Takes the weights out of an ONNX export of an encoder: python3 read_base.py model.onnx out-folder.

Reads float32 exports of BERT (gte-small, all-MiniLM-L6-v2) and the four-bit export of nomic-embed-text-v1.5, whose
weights stay in four bits until they are loaded, and its words in eight. Writes parts of at most 24 MB, for they have to
travel.
"""
import sys
import numpy as np
import onnx
from onnx import numpy_helper


def read_weights(path):
    """Every tensor by the name of its layer. Exporters name biases and norms, but not the matrices beside them."""
    graph = onnx.load(path).graph
    tensors = {tensor.name: tensor for tensor in graph.initializer}
    read = lambda name: numpy_helper.to_array(tensors[name])
    made = {out: node for node in graph.node for out in node.output}
    weights = {}
    for node in graph.node:
        if node.op_type == 'MatMulNBits':
            layer = node.name.removesuffix('/MatMul_Q4').strip('/').replace('/', '.')
            size = {attribute.name: attribute.i for attribute in node.attribute}
            assert size['bits'] == 4 and size['block_size'] == 32 and len(node.input) == 3
            weights[layer + '.four_bits'] = read(node.input[1]).reshape(size['N'], size['K'] // 2)
            weights[layer + '.scales'] = read(node.input[2]).reshape(size['N'], size['K'] // 32).astype(np.float16)
        if node.op_type == 'Add':
            for bias, other in (node.input, list(node.input)[::-1]):
                product = made.get(other)
                if bias in tensors and bias.endswith('.bias') and product and product.op_type == 'MatMul':
                    matrix = next((name for name in product.input if name in tensors), None)
                    if matrix:
                        weights[bias[:-5] + '.weight'] = read(matrix).T.astype(np.float16)
    for name in tensors:
        if name.endswith(('.weight', '.bias')):
            weights.setdefault(name, read(name).astype(np.float16))
    words = 'embeddings.word_embeddings.weight'
    if any(name.endswith('.four_bits') for name in weights):
        array = weights.pop(words).astype(np.float32)
        scale = np.abs(array).max(1) / 127 + 1e-12
        weights[words + '.rows'], weights[words + '.scale'] = np.round(array / scale[:, None]).astype(np.int8), scale
    return weights


def main(path, folder):
    parts, size = [{}], 0
    for name, tensor in sorted(read_weights(path).items()):
        if 'pooler' in name:
            continue
        rows = 1 if tensor.nbytes < 24e6 else -(-tensor.nbytes // int(24e6))
        for number, part in enumerate(np.array_split(tensor, rows)):
            if size + part.nbytes > 24e6:
                parts.append({})
                size = 0
            parts[-1][name if rows == 1 else f'{name}#{number}'] = np.ascontiguousarray(part)
            size += part.nbytes
    for number, part in enumerate(parts):
        np.savez(f'{folder}/base-{number}.npz', **part)
        print(number, len(part), sum(array.nbytes for array in part.values()))


main(*sys.argv[1:])
