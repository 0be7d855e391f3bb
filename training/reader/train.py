"""Trains the reader and measures it: python3 train.py data=FOLDER base=FOLDER layers=12 apart=0 out=FOLDER [examples=300000] [seconds=420]."""
import json
import os
import random
import sys
import time
import numpy as np
import torch
import torch.nn.functional as F
from examples import COLON, NO, NOT_APPLICABLE, VERDICTS, YES, Batches, batches_of, collate, examples_of, load, pack, send, turn_ids
from model import load_base, save_quantised

given = dict(argument.split('=') for argument in sys.argv[1:])
device = 'cuda' if torch.cuda.is_available() else 'cpu'
started = time.time()
seed = int(given.get('seed', 1))
DEV_TRADES = {'vet-practice', 'credit-card-disputes', 'parcel-courier', 'gym-membership', 'car-rental', 'locksmith'}


def log(*words):
    print(f'[{time.time() - started:6.1f}]', *words, flush=True)


def train(reader, examples, rate, tokens, seconds):
    reader.train()
    plain = [p for p in reader.parameters() if p.ndim < 2]
    matrices = [p for p in reader.parameters() if p.ndim >= 2]
    optimiser = torch.optim.AdamW([dict(params=matrices, weight_decay=0.01), dict(params=plain, weight_decay=0)],
                                  lr=rate, betas=(0.9, 0.98), fused=device == 'cuda')
    rng = random.Random(seed)
    batches = [batch for _ in range(int(given.get('passes', 1))) for batch in batches_of(examples, rng, tokens)]
    loader = torch.utils.data.DataLoader(Batches(examples, batches), batch_size=None, num_workers=12, pin_memory=True, prefetch_factor=8)
    begun, mean = time.time(), []
    for step, tensors in enumerate(loader):
        # Ends with its rate near nothing, whether by the last batch or by the clock.
        done = max(step / len(batches), (time.time() - begun) / seconds)
        if done >= 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = rate * min(1, (step + 1) / 150) * max(0.02, 1 - done)
        ids, places, sides, real, verdicts, rows, columns, targets, weights = send(tensors, device)
        with torch.autocast(device, dtype=torch.bfloat16):
            verdict, relevance = reader(ids, places, sides, real)
        known = verdicts >= 0
        loss = F.cross_entropy(verdict[known], verdicts[known]) if known.any() else 0
        matter = F.binary_cross_entropy_with_logits(relevance[rows, columns], targets, reduction='none')
        loss = loss + 1.5 * (matter * (1 + 3 * targets) * weights).sum() / len(ids)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
        optimiser.step()
        mean.append(loss.item() if step % 20 == 0 else None)
        if step % 400 == 0:
            shown = [one for one in mean[-400:] if one is not None]
            log(f'{step}/{len(batches)} loss {np.mean(shown):.3f} {time.time() - begun:.0f} s')
    return reader


@torch.no_grad()
def predict(reader, examples, tokens=60000):
    reader.eval()
    found = [None] * len(examples)
    for batch in batches_of(examples, random.Random(0), tokens):
        chosen = [examples[number] for number in batch]
        ids, places, sides, real, *_ = send(collate(chosen), device)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
            verdict, relevance = reader(ids, places, sides, real)
        verdict = torch.softmax(verdict, -1).cpu().numpy()
        relevance = torch.sigmoid(relevance).cpu().numpy()
        for row, number in enumerate(batch):
            found[number] = (verdict[row], relevance[row, chosen[row].marks])
    return found


def read_call(reader, data, criteria, calls, most=10, window=12, step=6):
    """As the service does: windows for what matters, then one look at all that does. For each call and question: chance
    of yes, no and not applicable (or of each option), and how much each turn matters."""
    texts = lambda criterion, option=None: data['texts'][criterion['wordings'][0]] + (
        [COLON] + data['texts'][criterion['options'][option]] if option is not None else [])
    turns = [[turn_ids(data, turn) for turn in call['turns']] for call in calls]
    windows, places = [], []
    for number, said in enumerate(turns):
        for asked, criterion in enumerate(criteria[number]):
            for start in range(0, max(1, len(said) - window + step), step):
                part = said[start:start + window]
                windows.append(pack(texts(criterion), part, [0] * len(part), -1))
                places.append((number, asked, start))
    matters = {}
    for (number, asked, start), (_, relevance) in zip(places, predict(reader, windows)):
        mine = matters.setdefault((number, asked), np.zeros(len(turns[number])))
        for offset, value in enumerate(relevance):
            mine[start + offset] = max(mine[start + offset], value)
    looks, owners = [], []
    for (number, asked), mine in matters.items():
        criterion = criteria[number][asked]
        best = [turn for turn in np.argsort(-mine)[:most] if mine[turn] > 0.05]
        if not best:
            best = list(np.argsort(-mine)[:3])
        chosen = sorted(set(best) | {turn - 1 for turn in best[:5] if turn > 0})
        part = [turns[number][turn] for turn in chosen]
        for option in range(len(criterion['options'])) if criterion['kind'] in ('pick', 'grade') else [None]:
            looks.append(pack(texts(criterion, option), part, [0] * len(part), -1))
            owners.append((number, asked, option))
    verdicts = {}
    for (number, asked, option), (verdict, _) in zip(owners, predict(reader, looks)):
        if option is None:
            verdicts[number, asked] = verdict
        else:
            verdicts.setdefault((number, asked), []).append(verdict[YES])
    return verdicts, matters


def area(scores, truths):
    scores, truths = np.array(scores), np.array(truths)
    if truths.all() or not truths.any():
        return None
    order = scores.argsort(kind='stable')
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    positive = truths.sum()
    return (ranks[truths == 1].sum() - positive * (positive + 1) / 2) / (positive * (len(truths) - positive))


def measure(reader, data, name, calls_per_set, only=None, own=True):
    criteria, calls = [], []
    for one in data['sets']:
        if only and one['name'] not in only:
            continue
        kept = [number for number, criterion in enumerate(one['criteria']) if criterion['own'] == own or not own]
        for call in one['calls'][:calls_per_set]:
            calls.append(dict(turns=call['turns'], answers=[call['answers'][number] for number in kept]))
            criteria.append([one['criteria'][number] for number in kept])
    verdicts, matters = read_call(reader, data, criteria, calls)
    right, sure, rows = {}, [], []
    within, pooled, shown1, shown3 = [], [], [], []
    for number, call in enumerate(calls):
        scores, truths = [], []
        for asked, (code, evidence, related) in enumerate(call['answers']):
            criterion, verdict = criteria[number][asked], verdicts[number, asked]
            kind = criterion['kind']
            if evidence:
                best = np.argsort(-matters[number, asked])
                shown1.append(best[0] in evidence), shown3.append(any(turn in evidence for turn in best[:3]))
            if kind == 'value':
                continue
            if kind == 'met':
                truth, said = VERDICTS[code], int(np.argmax(verdict))
                group = ('negative' if criterion['negative'] else 'positive') if code < 2 else 'not applicable'
                confidence = float(np.max(verdict))
                if code < 2:
                    chance = verdict[YES] / (verdict[YES] + verdict[NO])
                    scores.append(chance), truths.append(code), pooled.append((chance, code))
            else:
                truth, said = code, int(np.argmax(verdict))
                total = sum(verdict) + 1e-9
                group, confidence = kind, float(max(verdict) / total * max(verdict) ** 0.25)
            right.setdefault(group, []).append(said == truth)
            sure.append((confidence, said == truth))
            rows.append((group, confidence, bool(said == truth)))
        one = area(scores, truths)
        if one is not None:
            within.append(one)
    sure.sort(reverse=True)
    precise = np.cumsum([ok for _, ok in sure]) / np.arange(1, len(sure) + 1)
    answered = max([index + 1 for index in range(len(sure)) if precise[index] >= 0.9], default=0)
    log(name, f'calls {len(calls)} answers {len(sure)} right {np.mean([ok for _, ok in sure]):.3f}',
        f'within {np.mean(within):.3f} pooled {area(*zip(*pooled)):.3f} warns {area(*zip(*sure)):.3f}',
        f'evidence {np.mean(shown1):.3f} {np.mean(shown3):.3f}',
        f'answered at 90 % {answered / len(sure):.3f}',
        ' '.join(f'{group} {np.mean(oks):.3f} ({len(oks)})' for group, oks in sorted(right.items())))
    return rows


def main():
    torch.manual_seed(seed)
    data = load(given['data'] + '/trades.json.xz')
    train_data = dict(data, sets=[one for one in data['sets'] if given.get('all') or one['name'] not in DEV_TRADES])
    examples = []
    wanted = int(given.get('examples', 300000))
    for example in examples_of(train_data, 10 ** 6, int(given.get('per_call', 20)), seed):
        examples.append(example)
        if len(examples) >= 2 * wanted:
            break
    random.Random(seed).shuffle(examples)
    examples = examples[:wanted]
    if given.get('straight'):
        straight = load(given['data'] + '/straight-training.json.xz')
        for turn in range(int(given['straight'])):
            examples += examples_of(straight, 10 ** 6, 100, 1000 + turn)
    log('examples', len(examples), 'tokens', np.mean([len(example.ids) for example in examples]))
    reader = load_base(given['base'], int(given['layers']), int(given.get('apart', 0))).to(device)
    train(reader, examples, float(given.get('rate', 1e-4)), int(given.get('tokens', 40000)), float(given.get('seconds', 400)))
    if not given.get('all'):
        measure(reader, data, 'dev trades', 12, DEV_TRADES)
    measure(reader, load(given['data'] + '/set-aside.json.xz'), 'set-aside', 12)
    rows = measure(reader, load(given['data'] + '/straight.json.xz'), 'straight', 1)
    if given.get('out'):
        os.makedirs(given['out'], exist_ok=True)
        json.dump(rows, open(given['out'] + '/straight-rows.json', 'w'))
        if given.get('save'):
            save_quantised(reader, given['out'])


main()
