"""Takes what is shipped back into what train.py loads, to go on from it.

python3 read_shipped.py weights/reader OUT     writes OUT/reader, OUT/large (the second reader) and OUT/finder
python3 read_shipped.py weights/reader OUT CALLS.json.xz  and compares both with onnxruntime on questions about these

The rows and scales are taken over as they are, so nothing is rounded twice.
"""
import glob
import os
import random
import sys
import numpy as np
import onnx
from onnx import numpy_helper
from model import write_parts


def read_graph(*paths):
    """The tensors by the names that model.py gives them; matrices lie the other way round in ONNX."""
    data = b''.join(open(path, 'rb').read() for path in paths)
    tensors = {one.name: numpy_helper.to_array(one) for one in onnx.load_from_string(data).graph.initializer}
    made = {}
    for name, array in tensors.items():
        at, part = name.rsplit('.', 1) if '.' in name else (name, '')
        if part == 'weight' and array.dtype == np.int8:
            made[name + '.rows'] = array if at in ('words', 'places') else array.T
            made[name + '.scale'] = tensors[at + '.scale'].reshape(-1)
        elif part == 'weight':
            made[name] = array.T if at in ('verdict', 'relevance', 'choice') else array
        elif part == 'bias':
            made[name] = array
    return made


def main(folder, out, calls=''):
    reader = {**read_graph(*sorted(glob.glob(f'{folder}/reader.onnx*'))), 'apart': np.array([0])}
    large = {**read_graph(*sorted(glob.glob(f'{folder}/second-reader.onnx*'))), 'apart': np.array([0])}
    finder = {**read_graph(f'{folder}/finder-lower.onnx'), **read_graph(f'{folder}/finder-upper.onnx')}
    first_upper = min(int(name.split('.')[1]) for name in read_graph(f'{folder}/finder-upper.onnx') if name.startswith('layers.'))
    # A finder says only what matters; the heads it has no use for are empty.
    for name in ('verdict', 'choice'):
        finder[name + '.weight'], finder[name + '.bias'] = np.zeros_like(reader[name + '.weight']), np.zeros_like(reader[name + '.bias'])
    for name, parts in (('reader', reader), ('large', large), ('finder', {**finder, 'apart': np.array([first_upper])})):
        os.makedirs(f'{out}/{name}', exist_ok=True)
        write_parts({key: np.ascontiguousarray(array) for key, array in parts.items()}, f'{out}/{name}')
    if calls:
        compare(folder, out, calls)


def compare(folder, out, path):
    import onnxruntime
    import torch
    from examples import Calls, collate, load, verdict_example
    from model import load_saved
    calls, rng = Calls(load(path)), random.Random(1)
    open_ = lambda *paths: onnxruntime.InferenceSession(b''.join(open(path, 'rb').read() for path in paths))
    reader, whole = load_saved(f'{out}/reader').eval(), open_(*sorted(glob.glob(f'{folder}/reader.onnx*')))
    finder = load_saved(f'{out}/finder').eval()
    lower, upper = open_(f'{folder}/finder-lower.onnx'), open_(f'{folder}/finder-upper.onnx')
    for _ in range(20):
        example = verdict_example(calls, rng)
        ids, places, sides = (np.array([array]) for array in (example.ids, example.places, [int(at >= example.side) for at in range(len(example.ids))]))
        marks = np.array([0, *example.marks])
        verdict, relevance, _ = whole.run(None, dict(ids=ids, places=places, sides=sides, marks=marks))
        batch = collate([example])
        with torch.no_grad():
            mine, matters, _ = reader(batch)
            found = finder(batch)[1]
        chances = [np.exp(one) / np.exp(one).sum() for one in (verdict[0, 0], mine[0].numpy())]
        sure = lambda array: 1 / (1 + np.exp(-array))
        encoded = [lower.run(None, dict(ids=ids[:, part], places=places[:, part], sides=sides[:, part]))[0]
                   for part in (slice(example.side), slice(example.side, None))]
        told = upper.run(None, dict(encoded=np.concatenate(encoded, 1), marks=np.array(example.marks)))[0]
        print('verdict', np.round(chances[0], 3), 'against', np.round(chances[1], 3),
              'matters off by at most', np.round(np.abs(sure(relevance[0, 1:, 0]) - sure(matters.numpy())).max(), 3),
              'found off by at most', np.round(np.abs(sure(told[0, :, 0]) - sure(found.numpy())).max(), 3))


if __name__ == '__main__':
    main(*sys.argv[1:])
