"""Moonshine's eight-bit ONNX files as arrays of numbers, and such numbers as ONNX files of our own make (graphs.py).

    python3 training/ears/weights.py read STOCK OUT.npz
    python3 training/ears/weights.py write STOCK TUNED.npz OUT [SHARE]

STOCK is a folder with encoder_model.onnx and decoder_model_merged.onnx. `write` puts SHARE of the tuned weights and the
rest of the stock ones together as floats, and only then rounds them to eight bits.
"""
import os
import re
import sys

import numpy as np
import onnx
from onnx import numpy_helper

import graphs

FILES = {"encoder": "encoder_model.onnx", "decoder": "decoder_model_merged.onnx"}


def all_graphs(model):
    return [model.graph] + [a.g for node in model.graph.node for a in node.attribute if a.type == onnx.AttributeProto.GRAPH]


def places(model, part):
    """Where each weight of the network stands: its name -> (initialiser, kind)."""
    constants = {c.name for c in model.graph.initializer}
    found = {}
    for graph in all_graphs(model):
        for node in graph.node:
            path = node.name.lstrip("/").replace("/", ".").replace("model.decoder.", "")
            for name in node.input:
                if name not in constants:
                    continue
                if node.op_type == "MatMulInteger" and name.endswith("_quantized"):
                    found[f"{part}.{path.removesuffix('.MatMul_quant')}"] = (name.removesuffix("_quantized"), "matrix")
                elif node.op_type == "Gather" and name.endswith("_quantized"):
                    found[f"{part}.embedding"] = (name.removesuffix("_quantized"), "table")
                elif re.fullmatch(r"conv\d\.weight_quantized", name):
                    found[f"{part}.{name.removesuffix('_quantized')}"] = (name.removesuffix("_quantized"), "filter")
                elif "groupnorm" in path and node.op_type in ("Mul", "Add") and name.startswith("onnx::"):
                    found[f"{part}.groupnorm.{'weight' if node.op_type == 'Mul' else 'bias'}"] = (name, "plain")
                elif re.search(r"(norm\.weight|\.bias)(_merged_\d+)?$", name):
                    plain = re.sub(r"_merged_\d+$", "", name).replace("model.decoder.", "")
                    found[f"{part}.{plain}"] = (name, "plain")
    return found


def read(folder):
    """All weights as floats; and those that stay as they come, the table and the filters, as steps, scale and zero."""
    state, kept = {}, {}
    for part, file in FILES.items():
        model = onnx.load(os.path.join(folder, file))
        constants = {c.name: numpy_helper.to_array(c) for c in model.graph.initializer}
        for name, (place, kind) in places(model, part).items():
            if kind == "plain":
                state[name] = constants[place].astype(np.float32).squeeze()
                continue
            own = [constants[f"{place}_{suffix}"] for suffix in ("quantized", "scale", "zero_point")]
            steps, scale, zero = own[0].astype(np.float32), own[1], own[2].astype(np.float32)
            # The filters' "zero point" is an offset in the filter's own measure, unlike everybody else's.
            state[name] = steps * scale + zero if kind == "filter" else (steps - zero) * scale
            if kind != "matrix":
                kept[name] = own
    return state, kept


def mix(stock, tuned, share):
    return {name: (1 - share) * value + share * tuned.get(name, value) for name, value in stock.items()}


if __name__ == "__main__":
    state, kept = read(sys.argv[2])
    if sys.argv[1] == "read":
        np.savez(sys.argv[3], **state)
    else:
        tuned = {name: array.astype(np.float32) for name, array in np.load(sys.argv[3]).items()}
        out, share = sys.argv[4], float(sys.argv[5]) if len(sys.argv) > 5 else 1.0
        mixed = mix(state, tuned, share)
        os.makedirs(out, exist_ok=True)
        graphs.encoder(mixed, kept).save(os.path.join(out, "encoder.onnx"))
        graphs.decoder(mixed, kept["decoder.embedding"]).save(os.path.join(out, "decoder.onnx"))
