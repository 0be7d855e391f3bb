"""Trains a finder or a reader and measures it; see ../README.md.

python3 train.py task=finder data=FOLDER base=FOLDER layers=12 apart=10 steps=3000 out=FOLDER [found=FILE]
python3 train.py task=pairs data=FOLDER base=FOLDER layers=12 steps=800 out=FOLDER
python3 train.py task=verdict data=FOLDER from=FOLDER finder=FOLDER steps=6000 out=FOLDER [teacher=FOLDER,FOLDER borrow=0.5 teach=0.7]
python3 train.py task=measure data=FOLDER finder=FOLDER readers=FOLDER,FOLDER out=FOLDER

All but the last end after steps=, seconds= or at until= (a time, or a file that holds it), with compile=SECONDS if compiling
may take that long. With after= and teacher_after= they wait for files before they load the finder and the teacher.
"""
import copy
import functools
import json
import os
import pickle
import random
import signal
import sys
import time
import numpy as np
import torch
import torch.nn.functional as F
from examples import Calls, Stream, find_alike, finder_example, load, pair_example, select, verdict_example
from model import load_base, load_saved, save, try_attention
from read import answered_share, ask_without, device, find, judge, keys_of, measure, measure_finder

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


def lose(reader, batch, teachers=()):
    """What is wrong with the verdicts, with the choices, and with what is said to matter; with teachers, a share of the
    verdicts and choices (`teach`) is held against what these say on average."""
    verdict, relevance, choice = reader(batch)
    verdicts, right, soft = batch['verdicts'], batch['right'], number('smooth', 0.0)
    known, asked = (verdicts >= 0).float(), right.any(-1).float()
    there = (batch['choices'] >= 0).float()
    chances = choice.log_softmax(-1)
    loss = F.cross_entropy(verdict, verdicts.clamp(min=0), reduction='none', label_smoothing=soft)
    chosen = -chances.masked_fill(~right, -1e4).logsumexp(-1)
    if soft:
        chosen = (1 - soft) * chosen - soft * (chances * there).sum(-1) / there.sum(-1).clamp(min=1)
    if teachers:
        with torch.no_grad():
            taught = [teacher(batch) for teacher in teachers]
        # The mean of the logarithms: together they judge better so than by the mean of their chances.
        between = lambda place: (sum(one[place].log_softmax(-1) for one in taught) / len(taught)).softmax(-1)
        told = -(between(0) * verdict.log_softmax(-1)).sum(-1)
        told_choice = -(between(2) * chances).sum(-1)
        # Where only the teachers know, they count for all; whether a choice has a right answer they were not taught.
        own = 1 - number('teach', 0.7)
        loss = torch.where(batch['asked'], own * loss * known + (1 - own * known) * told, loss * known)
        chosen = own * chosen * asked + (1 - own * asked) * told_choice
    else:
        loss, chosen = loss * known, chosen * asked
    matter = F.binary_cross_entropy_with_logits(relevance, batch['targets'], reduction='none')
    matter = (matter * (1 + 3 * batch['targets']) * batch['weights']).sum()
    return (loss.sum() + chosen.sum() + number('matter', 1.0) * matter) / len(verdicts)


def begin():
    """What was trained before, or a base that has judged nothing yet."""
    reader = load_saved(given['from']) if 'from' in given else load_base(given['base'], number('layers', 12), number('apart', 0))
    return reader.to(device)


def hasten(readers, attempt):
    """Their layers compiled for the one size that batches have; where that fails or takes too long, left as they are."""
    def give_up(*_):
        raise TimeoutError('compiling took too long')
    before = time.time()
    try:
        torch._dynamo.config.recompile_limit = 32
        signal.signal(signal.SIGALRM, give_up)
        signal.alarm(number('compile', 0))
        for reader in readers:
            reader.hastened = [torch.compile(layer, dynamic=False) for layer in reader.layers]
            reader.hastened_size = number('tokens', 40000)
        attempt()
        log(f'compiled in {time.time() - before:.0f} s')
    except Exception as problem:
        for reader in readers:
            reader.hastened, reader.hastened_size = [], 0
        log('not compiled:', repr(problem)[:300])
    finally:
        signal.alarm(0)


def train(reader, makers, teachers=(), watch=None):
    """Ends after `steps`, after `seconds`, or at the time `until`, whichever is first, with its rate near nothing. Gives
    back the weights it ends with and their mean over the last of the way."""
    rate, steps, tokens = number('rate', 2e-4), number('steps', 1000000), number('tokens', 40000)
    reader.train()
    average = copy.deepcopy(reader).eval()
    plain = [p for p in reader.parameters() if p.ndim < 2]
    matrices = [p for p in reader.parameters() if p.ndim >= 2]
    optimiser = torch.optim.AdamW([dict(params=matrices, weight_decay=0.01), dict(params=plain, weight_decay=0)],
                                  lr=rate, betas=(0.9, 0.98), fused=device == 'cuda')
    workers = number('workers', 6)
    loader = iter(torch.utils.data.DataLoader(Stream(makers, tokens, seed), batch_size=None, num_workers=workers,
                                              pin_memory=device == 'cuda', prefetch_factor=4 if workers else None))
    take = lambda: {name: tensor.to(device, non_blocking=True) for name, tensor in next(loader).items()}
    if number('compile', 0):
        hasten([reader, *teachers], lambda: lose(reader, take(), teachers).backward())
    begun, seen, shown, waited, watched = time.time(), time.time(), [], 0.0, 0
    end = given.get('until', '1e12')
    seconds = min(number('seconds', 1e9), float(open(end).read() if os.path.exists(end) else end) - begun)
    for step in range(steps):
        done = max(step / steps, (time.time() - begun) / seconds)
        if done >= 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = rate * min(1, (step + 1) / 200) * max(0.01, 1 - done)
        waiting = time.time()
        batch = take()
        waited += time.time() - waiting
        loss = lose(reader, batch, teachers)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
        optimiser.step()
        if step % 4 == 3:
            keep = min(0.996, step / (step + 40))
            with torch.no_grad():
                torch._foreach_lerp_(list(average.parameters()), list(reader.parameters()), 1 - keep)
        if step % 25 == 0:
            shown.append(loss.item())
        if step % number('show', 500) == 0:
            log(f'step {step}, {100 * done:.0f} %, loss {np.mean(shown[-20:]):.3f}, {1000 * (time.time() - seen) / number("show", 500):.0f} ms a step,',
                f'{100 * waited / (time.time() - seen):.0f} % of it waiting')
            seen, waited = time.time(), 0.0
        if watch and done > (watched + 1) * number('watch', 0.2) and done < 0.97:
            watched += 1
            watch(average, f'{100 * done:.0f} %')
            reader.train()
    log(f'trained in {step} steps of {tokens} tokens, {time.time() - begun:.0f} s')
    reader.hastened, reader.hastened_size = [], 0
    return reader, average


def main():
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision('high')
    log(try_attention() if device == 'cuda' else 'no GPU')
    task, workers = given['task'], number('workers', 6)
    if task == 'pairs':
        reader, _ = train(begin(), [(pair_example, load(given['data'] + '/pairs.json.xz'), 1)])
        return keep(reader)
    read = lambda name, wanted=lambda name: True: Calls(load(f"{given['data']}/{name}.json.xz"), wanted)
    trades, straight = load(given['data'] + '/trades.json.xz'), load(given['data'] + '/straight-training.json.xz')
    everything = bool(given.get('all'))
    sources = [Calls(trades, lambda name: everything or name not in DEV_TRADES),
               Calls(straight, lambda name: everything or not name.startswith(DEV_WRITERS)), read('dialogues')]
    log('read', [len(source.sets) for source in sources])
    tests = {'dev trades': (Calls(trades, lambda name: name in DEV_TRADES), 12),
             'dev straight': (Calls(straight, lambda name: name.startswith(DEV_WRITERS)), 1)}
    if given.get('tests'):
        tests |= {'set-aside': (read('set-aside'), 12), 'straight': (read('straight'), 1)}
    tests = {name: (calls, keys_of(calls, some)[::number('every', 1)]) for name, (calls, some) in tests.items()}
    share = number('straight', 0.4)
    if task == 'finder':
        _, finder = train(begin(), [(finder_example, sources[0], 1 - share), (finder_example, sources[1], share)])
        keep(finder)
    else:
        wait_for('after')
        finder = load_saved(given['finder']).to(device)
    matters = {}
    for name, (calls, keys) in tests.items():
        matters[name] = find(finder, calls, keys, 10, workers)
        measure_finder(calls, keys, matters[name], log, name + ':')
    if task == 'finder':
        if given.get('found'):
            ask_finder(finder, sources)
        return

    def check(readers, when):
        """Figures of all calls to choose by; their sum is what is chosen by."""
        total, kept = 0, {}
        for name, (calls, keys) in tests.items():
            verdicts, shown, fits = judge(readers, calls, keys, matters[name])
            rows = measure(calls, keys, verdicts, shown, fits, matters[name], log, f'{when}, {name}:')
            kept[name] = rows + ask_without(readers, calls, keys, fits, matters[name], log, f'{when}, {name}:'), verdicts
            total += np.mean([row[2] for row in rows]) + answered_share(rows) if name.startswith('dev') else 0
        return total, kept

    if task == 'measure':
        readers = [load_saved(one).to(device) for one in given['readers'].split(',')]
        return write_down(check(readers, 'measured')[1], tests, matters)
    ask_finder(finder, sources)
    borrow = number('borrow', 0.0)
    if borrow:
        find_alike(sources, device)
        log('alike', [f'{len(source.alike)} with {np.mean([len(one) for one in source.alike.values()]):.1f}' for source in sources])
    makers = [(functools.partial(verdict_example, borrow=borrow), source, part)
              for source, part in zip(sources, (1 - share, share, number('dialogues', 0.1)))]
    if number('pairs', 0.0):
        makers.append((pair_example, load(given['data'] + '/pairs.json.xz'), number('pairs', 0.0)))
    wait_for('teacher_after')
    teachers = [load_saved(one).to(device).eval() for one in given.get('teacher', '').split(',') if os.path.exists(one + '/reader-0.npz')]
    log('teachers:', len(teachers))
    ways = train(begin(), makers, teachers, lambda reader, when: check([reader], when))
    # The service has them rounded: so they are measured and chosen.
    made = []
    for name, reader in zip(('end', 'mean'), ways):
        keep(reader, name)
        made.append((*check([load_saved(f"{given['out']}/{name}").to(device)], name), reader))
    _, kept, reader = max(made, key=lambda one: one[0])
    log('kept', 'mean' if reader is ways[1] else 'end')
    keep(reader)
    write_down(kept, tests, matters)


def wait_for(name):
    """All that can be done before is done while the parts before it still run."""
    for path in given.get(name, '').split(','):
        while path and not os.path.exists(path):
            time.sleep(0.2)


def keep(reader, name=''):
    folder = f"{given['out']}/{name}"
    os.makedirs(folder, exist_ok=True)
    save(reader, folder)


def write_down(kept, tests, matters):
    """Rows for calibrate.py, and what was told of each question."""
    os.makedirs(given['out'], exist_ok=True)
    for name, (rows, verdicts) in kept.items():
        calls, keys = tests[name]
        json.dump(rows, open(f"{given['out']}/rows-{name.replace(' ', '-')}.json", 'w'))
        # Only of what there is to learn from: nobody looks at the others' errors.
        if name.startswith('dev'):
            told = [[calls.sets[key[0]]['name'], *key[1:], calls.question(key)[1][0], select(matters[name][key], calls.turns(key)),
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
    for source, some in zip(sources, (number('ask_trades', 25000), number('ask_straight', 100000), number('ask_dialogues', 6000))):
        keys = sorted({source.draw(rng) for _ in range(some)})
        source.matters = find(finder, source, keys, 10, number('workers', 6))
        source.read = keys
        log('the finder was asked', len(keys))
    if kept:
        pickle.dump([source.matters for source in sources], open(kept + '.part', 'wb'))
        os.rename(kept + '.part', kept)


main()
