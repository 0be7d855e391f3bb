"""Writes a trained finder or reader as ONNX with whole-number weights, a scale for every column.

python3 export.py FOLDER out.onnx             a reader: the verdict, how much a turn matters, how likely a choice is
python3 export.py FOLDER out.onnx part=lower  a finder's layers that encode criterion and turns apart
python3 export.py FOLDER out.onnx part=upper  the layers above, which read them together

FOLDER holds what `save` of model.py wrote. One reading at a time, so nothing is padded, and what comes out does not
depend on what else was read. Of the last layer only what is asked for is computed: the tokens `marks` names. The
operators are onnxruntime's own for encoders, so that nothing has to be recognised and fused when it is loaded.
"""
import sys
import numpy as np
from model import read_parts
from onnx import TensorProto, helper, numpy_helper, save

MICROSOFT = 'com.microsoft'


class Graph:
    def __init__(self, weights):
        self.weights, self.nodes, self.constants = weights, [], {}

    def constant(self, name, array):
        self.constants[name] = numpy_helper.from_array(np.ascontiguousarray(array), name)
        return name

    def node(self, operator, inputs, domain='', outputs=1, **attributes):
        names = [f'{operator}_{len(self.nodes)}_{number}' for number in range(outputs)]
        self.nodes.append(helper.make_node(operator, inputs, names, domain=domain, **attributes))
        return names[0] if outputs == 1 else names

    def rows(self, name):
        return self.weights[name + '.rows'], self.weights[name + '.scale']

    def linear(self, x, name):
        """Numbers are rounded on the way in, by the largest of them; products are exact."""
        rows, scale = self.rows(name + '.weight')
        bias = self.weights.get(name + '.bias')
        inputs = [x, self.constant(name + '.weight', rows.T), self.constant(name + '.scale', scale), '']
        if bias is not None:
            inputs.append(self.constant(name + '.bias', bias))
        return self.node('DynamicQuantizeMatMul', inputs if bias is not None else inputs[:3], MICROSOFT)

    def embedding(self, ids, name):
        """Kept as whole numbers, too."""
        if name + '.weight' in self.weights:
            return self.node('Gather', [self.constant(name + '.weight', self.weights[name + '.weight']), ids])
        rows, scale = self.rows(name + '.weight')
        chosen = self.node('Cast', [self.node('Gather', [self.constant(name + '.weight', rows), ids])], to=TensorProto.FLOAT)
        scales = self.node('Gather', [self.constant(name + '.scale', scale[:, None]), ids])
        return self.node('Mul', [chosen, scales])

    def norm(self, x, name, added=None):
        parts = [self.constant(f'{name}.{part}', self.weights[f'{name}.{part}']) for part in ('weight', 'bias')]
        if added is None:
            return self.node('LayerNormalization', [x, *parts], epsilon=1e-12)
        return self.node('SkipLayerNormalization', [x, added, *parts], MICROSOFT, epsilon=1e-12)


def width_of(weights):
    return weights['norm.weight'].shape[0]


def embed(graph, rotary):
    x = graph.node('Add', [graph.embedding('ids', 'words'), graph.embedding('sides', 'sides')])
    if not rotary:
        x = graph.node('Add', [x, graph.embedding('places', 'places')])
    return graph.norm(x, 'norm')


def attend(graph, x, asking, at, heads, rotary):
    """`asking`: the tokens that look around, all of them or some."""
    width = width_of(graph.weights)
    qkv = graph.linear(x, at + 'attention.query_key_value')
    q, k, v = graph.node('Split', [qkv, graph.constant('thirds', np.array([width] * 3, np.int64))], outputs=3, axis=2)
    if rotary:
        half = width // heads // 2
        angles = np.arange(1024)[:, None] * float(rotary) ** (-np.arange(half) / half)
        caches = [graph.constant('cos', np.cos(angles).astype(np.float32)), graph.constant('sin', np.sin(angles).astype(np.float32))]
        q, k = (graph.node('RotaryEmbedding', [one, 'places', *caches], MICROSOFT, num_heads=heads, rotary_embedding_dim=2 * half)
                for one in (q, k))
    if asking:
        q = graph.node('Gather', [q, asking], axis=1)
    return graph.linear(graph.node('MultiHeadAttention', [q, k, v], MICROSOFT, num_heads=heads), at + 'attention.attended')


def layer(graph, x, number, heads, rotary, asking=None):
    at = f'layers.{number}.'
    seen = attend(graph, x, asking, at, heads, rotary)
    x = graph.norm(graph.node('Gather', [x, asking], axis=1) if asking else x, at + 'attended_norm', seen)
    inner = graph.linear(x, at + 'inner')
    if rotary:
        gate = graph.linear(x, at + 'gate')
        inner = graph.node('Mul', [inner, graph.node('QuickGelu', [gate], MICROSOFT, alpha=1.0)])
    else:
        inner = graph.node('Gelu', [inner], MICROSOFT)
    return graph.norm(x, at + 'outer_norm', graph.linear(inner, at + 'outer'))


def head(graph, x, name):
    product = graph.node('MatMul', [x, graph.constant(name + '.weight', graph.weights[name + '.weight'].T)])
    return graph.node('Add', [product, graph.constant(name + '.bias', graph.weights[name + '.bias'])])


def build(weights, part='whole', heads=12):
    graph = Graph(weights)
    rotary = 0 if 'places.weight' in weights or 'places.weight.rows' in weights else 1000
    layers = 1 + max(int(name.split('.')[1]) for name in weights if name.startswith('layers.'))
    apart = int(weights['apart'][0])
    given = lambda name, kind, *shape: helper.make_tensor_value_info(name, kind, shape)
    hidden = given('encoded', TensorProto.FLOAT, 1, 'length', width_of(weights))
    inputs = [hidden] if part == 'upper' else [given(name, TensorProto.INT64, 1, 'length') for name in ('ids', 'places', 'sides')]
    x = 'encoded' if part == 'upper' else embed(graph, rotary)
    if part == 'lower':
        for number in range(apart):
            x = layer(graph, x, number, heads, rotary)
        made, outputs = [('encoded', x)], [hidden]
    else:
        inputs.append(given('marks', TensorProto.INT64, 'marks'))
        for number in range(apart if part == 'upper' else 0, layers):
            x = layer(graph, x, number, heads, rotary, 'marks' if number == layers - 1 else None)
        asked = {'relevance': 1} if part == 'upper' else {'verdict': 3, 'relevance': 1, 'choice': 1}
        made = [(name, head(graph, x, name)) for name in asked]
        outputs = [given(name, TensorProto.FLOAT, 1, 'marks', size) for name, size in asked.items()]
    graph.nodes += [helper.make_node('Identity', [inner], [name]) for name, inner in made]
    proto = helper.make_graph(graph.nodes, 'reader', inputs, outputs, list(graph.constants.values()))
    return helper.make_model(proto, ir_version=8, producer_name='callmark',
                             opset_imports=[helper.make_opsetid('', 17), helper.make_opsetid(MICROSOFT, 1)])


def main(folder, out, part='part=whole'):
    save(build(read_parts(folder), part.removeprefix('part=')), out)


if __name__ == '__main__':
    main(*sys.argv[1:])
