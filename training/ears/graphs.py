"""Moonshine as two small ONNX graphs: sound to what the words attend to in it, and the words so far to the next one.

As it comes, Moonshine is some seven hundred operations for each token, and starting them takes more time than their
work. Here a layer is a score of ONNX Runtime's own joined operations. Every matrix is in eight bits, with a scale for
each column: with one scale for a whole matrix, small changes in training fall back onto the old steps.
"""
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

import moonshine

MOST_FRAMES, MOST_TOKENS = 4096, 1024  # 98 seconds of sound, and more words than anybody says in them
MICROSOFT = "com.microsoft"


def round_columns(matrix):
    low, high = np.minimum(0, matrix.min(0)), np.maximum(0, matrix.max(0))
    scale = np.maximum((high - low) / 255, 1e-12).astype(np.float32)
    zero = np.clip(np.round(-low / scale), 0, 255)
    return np.clip(np.round(matrix / scale) + zero, 0, 255).astype(np.uint8), scale, zero.astype(np.uint8)


class Graph:
    def __init__(self, state):
        self.state, self.nodes, self.constants, self.inputs, self.outputs = state, [], {}, [], []
        self.width = len(state["encoder.layer_norm.weight"])
        self.layers = 1 + max(int(name.split(".")[2]) for name in state if name.startswith("encoder.layers."))

    def constant(self, name, array):
        self.constants[name] = numpy_helper.from_array(np.ascontiguousarray(array), name)
        return name

    def do(self, operation, inputs, outputs=1, domain="", **settings):
        names = [f"v{len(self.nodes)}_{index}" for index in range(outputs)] if isinstance(outputs, int) else outputs
        self.nodes.append(helper.make_node(operation, inputs, names, name=f"n{len(self.nodes)}", domain=domain, **settings))
        return names[0] if len(names) == 1 else names

    def integers(self, *values):
        return self.constant("to_" + "_".join(map(str, values)), np.array(values, np.int64))

    def project(self, x, names, bias=None):
        """By one matrix, or by several side by side."""
        key = names[0]
        matrix = np.concatenate([self.state[name] for name in names], 1)
        parts = [self.constant(f"{key}.{part}", array) for part, array in zip(("steps", "scale", "zero"), round_columns(matrix))]
        if bias:
            parts.append(self.constant(bias, self.state[bias].astype(np.float32)))
        return self.do("DynamicQuantizeMatMul", [x, *parts], domain=MICROSOFT)

    def norm(self, x, name):
        weight = self.constant(name, self.state[f"{name}.weight"].astype(np.float32))
        return self.do("LayerNormalization", [x, weight], axis=-1, epsilon=1e-5)

    def angles(self, positions):
        cos, sin = moonshine.angles(positions, "cpu")
        return [self.constant("cos", cos.numpy()), self.constant("sin", sin.numpy())]

    def turn(self, x, position, angles):
        return self.do("RotaryEmbedding", [x, position, *angles], domain=MICROSOFT, interleaved=1, num_heads=moonshine.HEADS,
                       rotary_embedding_dim=moonshine.TURNED)

    def attend_to_itself(self, x, name, position, angles, memory=None):
        joined = self.project(x, [f"{name}.{part}_proj" for part in "qkv"])
        q, k, v = self.do("Split", [joined, self.integers(*[self.width] * 3)], 3, axis=-1)
        q, k = self.turn(q, position, angles), self.turn(k, position, angles)
        if memory is None:
            mixed = self.do("MultiHeadAttention", [q, k, v], domain=MICROSOFT, num_heads=moonshine.HEADS)
        else:
            past, present = memory
            mixed = self.do("MultiHeadAttention", [q, k, v, "", "", "", *past], [f"{name}.mixed", *present], domain=MICROSOFT,
                            num_heads=moonshine.HEADS, unidirectional=1)[0]
        return self.project(mixed, [f"{name}.dense"])

    def put_in(self, name, kind, shape):
        self.inputs.append(helper.make_tensor_value_info(name, kind, shape))
        return name

    def put_out(self, name, shape):
        self.outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, shape))
        return name

    def save(self, path):
        graph = helper.make_graph(self.nodes, "moonshine", self.inputs, self.outputs, list(self.constants.values()))
        versions = [helper.make_opsetid("", 17), helper.make_opsetid(MICROSOFT, 1)]
        onnx.save(helper.make_model(graph, opset_imports=versions, ir_version=8), path)


def heads(graph):
    return ["items", moonshine.HEADS, "frames", graph.width // moonshine.HEADS]


def memory_names(prefix, layers, of):
    return [(f"{prefix}.{layer}.{of}.key", f"{prefix}.{layer}.{of}.value") for layer in range(layers)]


def encoder(state, filters):
    """`input_values [1, samples]` to the keys and values that every layer of the decoder attends to."""
    g = Graph(state)
    sound = g.do("Unsqueeze", [g.put_in("input_values", TensorProto.FLOAT, ["items", "samples"]), g.integers(1)])

    def filtered(x, name, stride, bias=True):
        # The steps come with an offset in the filter's own measure. All of this is worked out once, on opening.
        steps, scale, offset = filters[f"encoder.{name}.weight"]
        steps = g.do("Cast", [g.constant(f"{name}.steps", steps)], to=TensorProto.FLOAT)
        scaled = g.do("Mul", [steps, g.constant(f"{name}.scale", scale.astype(np.float32))])
        weight = g.do("Add", [scaled, g.constant(f"{name}.offset", offset.astype(np.float32))])
        more = [g.constant(f"{name}.bias", state[f"encoder.{name}.bias"].astype(np.float32))] if bias else []
        return g.do("Conv", [x, weight, *more], strides=[stride])

    h = g.do("Tanh", [filtered(sound, "conv1", 64, False)])
    flat = g.do("Reshape", [h, g.integers(0, 1, -1)])
    one, none = g.constant("one", np.ones(1, np.float32)), g.constant("none", np.zeros(1, np.float32))
    level = g.do("Reshape", [g.do("InstanceNormalization", [flat, one, none], epsilon=1e-5), g.do("Shape", [h])])
    for operation, part in (("Mul", "weight"), ("Add", "bias")):
        own = g.constant(f"groupnorm.{part}", state[f"encoder.groupnorm.{part}"].astype(np.float32)[:, None])
        level = g.do(operation, [level, own])
    h = gelu(g, filtered(level, "conv2", 3))
    h = g.do("Transpose", [gelu(g, filtered(h, "conv3", 2))], perm=[0, 2, 1])
    position, angles = g.integers(0), g.angles(MOST_FRAMES)
    for layer in range(g.layers):
        name = f"encoder.layers.{layer}"
        y = g.norm(h, f"{name}.input_layernorm")
        h = g.do("Add", [h, g.attend_to_itself(y, f"{name}.self_attn", position, angles)])
        y = g.norm(h, f"{name}.post_attention_layernorm")
        y = gelu(g, g.project(y, [f"{name}.mlp.fc1"], f"{name}.mlp.fc1.bias"))
        h = g.do("Add", [h, g.project(y, [f"{name}.mlp.fc2"], f"{name}.mlp.fc2.bias")])
    h = g.norm(h, "encoder.layer_norm")
    for layer, outputs in enumerate(memory_names("present", g.layers, "encoder")):
        both = g.project(h, [f"decoder.layers.{layer}.encoder_attn.{part}_proj" for part in "kv"])
        for part, output in zip(g.do("Split", [both, g.integers(g.width, g.width)], 2, axis=-1), outputs):
            apart = g.do("Reshape", [part, g.integers(0, 0, moonshine.HEADS, g.width // moonshine.HEADS)])
            g.do("Transpose", [apart], [g.put_out(output, heads(g))], perm=[0, 2, 1, 3])
    return g


def decoder(state, table):
    """The tokens since the last step, what was heard and what is remembered of the tokens before, to the next token."""
    g = Graph(state)
    tokens = g.put_in("input_ids", TensorProto.INT64, ["items", "tokens"])
    size = g.width // moonshine.HEADS
    remembered = memory_names("past_key_values", g.layers, "decoder")
    for pair in remembered:
        for name in pair:
            g.put_in(name, TensorProto.FLOAT, ["items", moonshine.HEADS, "before", size])
    for pair in memory_names("past_key_values", g.layers, "encoder"):
        for name in pair:
            g.put_in(name, TensorProto.FLOAT, heads(g))
    steps, scale, zero = table
    vocabulary = [g.constant("vocabulary.steps", steps.T), g.constant("vocabulary.scale", scale.astype(np.float32).reshape(())),
                  g.constant("vocabulary.zero", zero.reshape(()))]
    columns = g.do("Transpose", [g.do("Gather", [vocabulary[0], tokens], axis=1)], perm=[1, 2, 0])
    h = g.do("DequantizeLinear", [columns, *vocabulary[1:]])
    before = g.do("Gather", [g.do("Shape", [remembered[0][0]]), g.integers(2)], axis=0)
    angles = g.angles(MOST_TOKENS)
    present = memory_names("present", g.layers, "decoder")
    heard = memory_names("past_key_values", g.layers, "encoder")
    for layer in range(g.layers):
        name = f"decoder.layers.{layer}"
        for output in present[layer]:
            g.put_out(output, ["items", moonshine.HEADS, "so_far", size])
        y = g.norm(h, f"{name}.input_layernorm")
        memory = (remembered[layer], present[layer])
        h = g.do("Add", [h, g.attend_to_itself(y, f"{name}.self_attn", before, angles, memory)])
        y = g.norm(h, f"{name}.post_attention_layernorm")
        q = g.project(y, [f"{name}.encoder_attn.q_proj"])
        y = g.do("MultiHeadAttention", [q, *heard[layer]], domain=MICROSOFT, num_heads=moonshine.HEADS)
        h = g.do("Add", [h, g.project(y, [f"{name}.encoder_attn.dense"])])
        y = g.norm(h, f"{name}.final_layernorm")
        both = g.project(y, [f"{name}.mlp.up_proj"], f"{name}.mlp.up_proj.bias")
        half = state[f"{name}.mlp.down_proj"].shape[0]
        up, gate = g.do("Split", [both, g.integers(half, half)], 2, axis=-1)
        y = g.do("Mul", [g.do("Mul", [gate, g.do("Sigmoid", [gate])]), up])
        h = g.do("Add", [h, g.project(y, [f"{name}.mlp.down_proj"], f"{name}.mlp.down_proj.bias")])
    h = g.norm(h, "decoder.norm")
    g.do("DynamicQuantizeMatMul", [h, *vocabulary], [g.put_out("logits", ["items", "tokens", steps.shape[0]])], domain=MICROSOFT)
    return g


def gelu(g, x):
    return g.do("Gelu", [x], domain=MICROSOFT)
