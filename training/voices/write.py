"""The voice network as two ONNX files: frames to what is heard in them, and what was heard over some time to a print.

    python3 training/voices/write.py STUDENT.npz OUT

Numbers are stored in sixteen bits and worked with in thirty-two.
"""
import os
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

REACHES = [(1, 1), (2, 3), (1, 1), (1, 1), (1, 1)]  # spacing and stride of each layer, as in train.py


def save(path, name, source, target, nodes, constants):
    """source and target: (name, shape)."""
    stored = [numpy_helper.from_array(np.ascontiguousarray(array.astype(np.float16)), f"{key}.half") for key, array in constants.items()]
    widen = [helper.make_node("Cast", [f"{key}.half"], [key], to=TensorProto.FLOAT) for key in constants]
    port = lambda pair: helper.make_tensor_value_info(pair[0], TensorProto.FLOAT, pair[1])
    graph = helper.make_graph(widen + nodes, name, [port(source)], [port(target)], stored)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8), path)


def write(weights, out):
    os.makedirs(out, exist_ok=True)
    nodes, constants, last = [], {}, "cepstra"
    for layer, (spacing, stride) in enumerate(REACHES):
        for part in ("weight", "bias"):
            constants[f"layers.{layer}.{part}"] = weights[f"layers.{layer}.{part}"]
        after = "heard" if layer == len(REACHES) - 1 else f"after{layer}"
        nodes.append(helper.make_node("Conv", [last, f"layers.{layer}.weight", f"layers.{layer}.bias"], [f"sum{layer}"],
                                      dilations=[spacing], strides=[stride]))
        nodes.append(helper.make_node("Relu", [f"sum{layer}"], [after]))
        last = after
    orders, heard = weights["layers.0.weight"].shape[1], weights["layers.4.weight"].shape[0]
    save(os.path.join(out, "hear.onnx"), "hear", ("cepstra", [1, orders, "frames"]), ("heard", [1, heard, "answers"]), nodes, constants)
    constants = {"weight": weights["last.weight"].T, "bias": weights["last.bias"]}
    nodes = [helper.make_node("MatMul", ["pooled", "weight"], ["product"]), helper.make_node("Add", ["product", "bias"], ["prints"])]
    values, size = constants["weight"].shape
    save(os.path.join(out, "print.onnx"), "print", ("pooled", ["prints", values]), ("prints", ["prints", size]), nodes, constants)


if __name__ == "__main__":
    write(np.load(sys.argv[1]), sys.argv[2])
