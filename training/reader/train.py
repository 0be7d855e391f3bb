"""Trains a finder or a reader and measures it; see ../README.md.

python3 train.py task=finder data=FOLDER base=FOLDER layers=12 apart=10 steps=3000 out=FOLDER
python3 train.py task=pairs data=FOLDER base=FOLDER layers=12 steps=800 out=FOLDER
python3 train.py task=verdict data=FOLDER from=FOLDER finder=FOLDER steps=6000 out=FOLDER [teacher=FOLDER]
python3 train.py task=measure data=FOLDER finder=FOLDER readers=FOLDER,FOLDER
"""
import json
import os
import pickle
import random
import sys
import time
import numpy as np
import torch
import torch.nn.functional as F
from examples import Calls, Stream, finder_example, load, pair_example, select, verdict_example
from model import load_base, load_saved, save
from read import device, find, judge, keys_of, measure, measure_finder

given = dict(argument.split('=') for argument in sys.argv[1:])
started = time.time()
seed = int(given.get('seed', 1))
# Kept out of training, to choose by: some trades, and all that two of the writers wrote.
DEV_TRADES = {'vet-practice', 'credit-card-disputes', 'parcel-courier', 'gym-membership', 'car-rental', 'locksmith'}
DEV_WRITERS = ('v-', 'z-')


def log(*words):
    print(f'[{time.time() - started:6.1f}]', *words, flush=True)


def number(name, other):
    return type(other)(given.get(name, other))


def lose(reader, tensors, teacher=None):
    """What is wrong with the verdicts, with the choices, and with what is said to matter; with a teacher, most of the
    verdicts and choices are held against its own."""
    ids, places, sides, real, verdicts, choices, right, rows, columns, targets, weights = tensors
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
        verdict, relevance, choice = reader(ids, places, sides, real)
    known = (verdicts >= 0).float()
    among = lambda choice: choice.gather(1, choices.clamp(min=0)).masked_fill(choices < 0, -1e4).log_softmax(-1)
    loss = (F.cross_entropy(verdict, verdicts.clamp(min=0), reduction='none') * known).sum()
    chances = among(choice)
    asked = right.any(-1)
    loss = loss - (chances.masked_fill(~right, -1e4).logsumexp(-1) * asked).sum()
    if teacher:
        with torch.no_grad(), torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
            taught, _, taught_choice = teacher(ids, places, sides, real)
        told = -((taught.softmax(-1) * verdict.log_softmax(-1)).sum(-1) * known).sum()
        told = told - ((among(taught_choice).exp() * chances).sum(-1) * asked).sum()
        loss = 0.3 * loss + 0.7 * told
    matter = F.binary_cross_entropy_with_logits(relevance[rows, columns], targets, reduction='none')
    return (loss + number('matter', 1.0) * (matter * (1 + 3 * targets) * weights).sum()) / len(ids)


def begin():
    """What was trained before, or a base that has judged nothing yet."""
    reader = load_saved(given['from']) if 'from' in given else load_base(given['base'], number('layers', 12), number('apart', 0))
    return reader.to(device)


def hasten(reader):
    """Each layer compiled once for all lengths; where that fails, as it is."""
    if given.get('compile'):
        torch._dynamo.config.suppress_errors = True
        for layer in reader.layers:
            layer.compile(dynamic=True)


def train(reader, makers, teacher=None):
    """Ends after `steps`, or with its rate near nothing after `seconds`, whichever is first."""
    rate, steps, seconds = number('rate', 2e-4), number('steps', 4000), number('seconds', 1e9)
    reader.train()
    hasten(reader)
    plain = [p for p in reader.parameters() if p.ndim < 2]
    matrices = [p for p in reader.parameters() if p.ndim >= 2]
    optimiser = torch.optim.AdamW([dict(params=matrices, weight_decay=0.01), dict(params=plain, weight_decay=0)],
                                  lr=rate, betas=(0.9, 0.98), fused=device == 'cuda')
    loader = iter(torch.utils.data.DataLoader(Stream(makers, number('tokens', 40000), seed), batch_size=None,
                                              num_workers=number('workers', 6), pin_memory=device == 'cuda',
                                              prefetch_factor=16 if number('workers', 6) else None))
    begun, shown = time.time(), []
    for step in range(steps):
        done = max(step / steps, (time.time() - begun) / seconds)
        if done >= 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = rate * min(1, (step + 1) / 200) * max(0.02, 1 - done)
        loss = lose(reader, [tensor.to(device, non_blocking=True) for tensor in next(loader)], teacher)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
        optimiser.step()
        if step % 25 == 0:
            shown.append(loss.item())
        if step % 500 == 0:
            log(f'{step}/{steps} loss {np.mean(shown[-20:]):.3f}')
    log(f'trained in {step + 1} steps')
    return reader


def main():
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision('high')
    task = given['task']
    read = lambda name, keep=lambda name: True: Calls(load(f"{given['data']}/{name}.json.xz"), keep)
    trades, straight = load(given['data'] + '/trades.json.xz'), load(given['data'] + '/straight-training.json.xz')
    everything = bool(given.get('all'))
    sources = [Calls(trades, lambda name: everything or name not in DEV_TRADES),
               Calls(straight, lambda name: everything or not name.startswith(DEV_WRITERS))]
    if task == 'verdict' and number('dialogues', 0.1):
        sources.append(read('dialogues'))
    log('read', [len(source.sets) for source in sources])
    tests = {'dev trades': (Calls(trades, lambda name: name in DEV_TRADES), 12),
             'dev straight': (Calls(straight, lambda name: name.startswith(DEV_WRITERS)), 1)}
    if task == 'measure' or given.get('tests'):
        tests |= {'set-aside': (read('set-aside'), 12), 'straight': (read('straight'), 1)}
    share = number('straight', 0.4)
    finder = load_saved(given['finder']).to(device) if 'finder' in given else None
    if task == 'finder':
        reader = begin()
        finder = train(reader, [(finder_example, sources[0], 1 - share), (finder_example, sources[1], share)])
    elif task == 'pairs':
        pairs = load(given['data'] + '/pairs.json.xz')
        reader = train(begin(), [(pair_example, pairs, 1)])
        tests = {}
    elif task == 'verdict':
        reader = begin()
        teacher = load_saved(given['teacher']).to(device).eval() if 'teacher' in given else None
        ask_finder(finder, sources)
        makers = [(verdict_example, source, part) for source, part in zip(sources, (1 - share, share, number('dialogues', 0.1)))]
        if given.get('pairs'):
            makers.append((pair_example, load(given['data'] + '/pairs.json.xz'), float(given['pairs'])))
        reader = train(reader, makers, teacher)
    if given.get('out'):
        os.makedirs(given['out'], exist_ok=True)
        if task != 'measure':
            save(reader, given['out'])
    readers = [reader] if task == 'verdict' else [load_saved(one).to(device) for one in given.get('readers', '').split(',') if one]
    for name, (calls, some) in tests.items():
        keys = keys_of(calls, some)
        keys = keys[::number('every', 1)]
        for step in (6, 10, 12) if task == 'finder' else (number('step', 10),):
            matters = find(finder, calls, keys, step)
            measure_finder(calls, keys, matters, log, f'{name}, step {step}:')
        if readers:
            verdicts, shown = judge(readers, calls, keys, matters)
            rows = measure(calls, keys, verdicts, shown, matters, log, name + ':')
            if given.get('out'):
                json.dump(rows, open(f"{given['out']}/rows-{name.replace(' ', '-')}.json", 'w'))
            # Only of what there is to learn from: nobody looks at the others' errors.
            if given.get('out') and name.startswith('dev'):
                told = [[calls.sets[key[0]]['name'], *key[1:], calls.question(key)[1][0], select(matters[key], calls.turns(key)),
                         [round(float(chance), 4) for chance in verdicts[key]]] for key in keys]
                json.dump(told, open(f"{given['out']}/told-{name.replace(' ', '-')}.json", 'w'))


def ask_finder(finder, sources):
    """What the finder makes of calls in training, so that the reader learns from what it will be shown. With `found=FILE`
    it is written down, for the next reader."""
    kept = given.get('found', '')
    if os.path.exists(kept):
        for source, matters in zip(sources, pickle.load(open(kept, 'rb'))):
            source.matters, source.read = matters, sorted(matters)
        return
    rng = random.Random(seed)
    for source, some in zip(sources, (number('ask_trades', 40000), number('ask_straight', 40000), number('ask_dialogues', 6000))):
        keys = sorted({source.draw(rng) for _ in range(some)})
        source.matters = find(finder, source, keys)
        source.read = keys
        log('the finder was asked', len(keys))
    if kept:
        pickle.dump([source.matters for source in sources], open(kept, 'wb'))


main()
