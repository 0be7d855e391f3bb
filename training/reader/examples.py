"""Makes examples from the corpus: a criterion, some turns of a call, the verdict, and which of the turns matter."""
import json
import lzma
import random
import numpy as np
import torch
from model import CRITERION_ROOM

CLS, SEP = 101, 102
AGENT, CUSTOMER, COLON = 4005, 8013, 1024
SILENT_MARKS = {1012, 1010, 1029, 999}
YES, NO, NOT_APPLICABLE, UNKNOWN = 0, 1, 2, -1
VERDICTS = {1: YES, 0: NO, 2: NOT_APPLICABLE}
LONGEST = 512


class Example:
    __slots__ = ('ids', 'places', 'side', 'marks', 'relevant', 'verdict', 'weigh')


def load(path):
    return json.load(lzma.open(path, 'rt'))


def turn_ids(data, turn):
    ids = [CUSTOMER if turn[0] else AGENT, COLON]
    for text in turn[1:]:
        ids += data['texts'][text]
    return ids


def pack(criterion, turns, relevant, verdict, weigh=True, noise=None):
    """`turns` are lists of ids that begin with their speaker; `relevant` says of each whether it matters, or is None."""
    example = Example()
    head = [CLS] + criterion[:CRITERION_ROOM - 2] + [SEP]
    ids, places, marks, kept = list(head), list(range(len(head))), [], []
    place = CRITERION_ROOM
    for number, turn in enumerate(turns):
        words = noise(turn) if noise else turn
        room = LONGEST - CRITERION_ROOM - 1 - (place - CRITERION_ROOM)
        if room < 4:
            break
        words = words[:room]
        marks.append(len(ids))
        kept.append(number)
        ids += words
        places += range(place, place + len(words))
        place += len(words)
    ids.append(SEP)
    places.append(place)
    example.ids, example.places, example.side = ids, places, len(head)
    example.marks = marks
    example.relevant = [1 if relevant[number] else 0 for number in kept] if relevant is not None else None
    example.verdict, example.weigh = verdict, weigh
    return example


def make_noise(rng):
    """Some calls come without punctuation, and a recogniser loses a word here and there."""
    bare = rng.random() < 0.3
    lose = rng.choice([0, 0, 0.03, 0.06])

    def noise(turn):
        words = turn[2:]
        if bare:
            words = [word for word in words if word not in SILENT_MARKS]
        if lose:
            words = [word for word in words if rng.random() > lose]
        return turn[:2] + words

    return noise


def condense(rng, count, related, most=14):
    """The turns that matter with what stands before some of them, and others between, in order."""
    chosen = set(related if len(related) <= 10 else rng.sample(related, 10))
    for turn in list(chosen):
        if turn > 0 and rng.random() < 0.6:
            chosen.add(turn - 1)
        if turn + 1 < count and rng.random() < 0.25:
            chosen.add(turn + 1)
    wanted = rng.randint(3, most)
    others = [turn for turn in range(count) if turn not in chosen]
    rng.shuffle(others)
    chosen.update(others[:max(0, wanted - len(chosen))])
    return sorted(chosen)


def examples_of(data, calls_per_set, per_call, seed):
    rng = random.Random(seed)
    for one in data['sets']:
        criteria = one['criteria']
        own = [number for number, criterion in enumerate(criteria) if criterion['own']]
        shared = [number for number, criterion in enumerate(criteria) if not criterion['own']]
        for call in rng.sample(one['calls'], min(calls_per_set, len(one['calls']))):
            turns = [turn_ids(data, turn) for turn in call['turns']]
            noise = make_noise(rng)
            asked = rng.sample(own, min(len(own), per_call)) + rng.sample(shared, min(len(shared), per_call // 2))
            for number in asked:
                yield from ask(rng, data, criteria[number], call['answers'][number], turns, noise)


def ask(rng, data, criterion, answer, turns, noise):
    code, evidence, related = answer
    text = list(data['texts'][rng.choice(criterion['wordings'])])
    verdict = UNKNOWN
    if criterion['kind'] == 'met':
        verdict = VERDICTS[code]
    elif criterion['kind'] != 'value':
        option = code if rng.random() < 0.5 or len(criterion['options']) < 2 else rng.choice(
            [number for number in range(len(criterion['options'])) if number != code])
        text += [COLON] + data['texts'][criterion['options'][option]]
        verdict = YES if option == code else NO
    matters = set(related)
    draw = rng.random()
    if draw < 0.6 or (draw >= 0.9 and 'empty' not in criterion):
        chosen = condense(rng, len(turns), related)
    elif draw < 0.9:
        start = rng.choice(related) - rng.randint(0, 11) if related and rng.random() < 0.7 else rng.randrange(len(turns))
        start = max(0, min(start, len(turns) - 12))
        chosen = list(range(start, min(len(turns), start + 12)))
    else:
        # Nothing that matters: what the criterion is worth on a call that does not speak of it.
        others = [turn for turn in range(len(turns)) if turn not in matters]
        chosen = sorted(rng.sample(others, min(len(others), rng.randint(3, 14))))
        if criterion['kind'] == 'met':
            verdict = VERDICTS[criterion['empty']]
        elif verdict != UNKNOWN and related:
            verdict = UNKNOWN
    whole = matters <= set(chosen) or (draw >= 0.9 and 'empty' in criterion)
    yield pack(text, [turns[turn] for turn in chosen], [turn in matters for turn in chosen],
               verdict if whole else UNKNOWN, noise=noise)


def collate(batch):
    """A batch as tensors; `send` brings them to a device."""
    length = (max(len(example.ids) for example in batch) + 31) // 32 * 32
    count = len(batch)
    ids, places, sides = (np.zeros((count, length), np.int64) for _ in range(3))
    real = np.zeros((count, length), bool)
    rows, columns, targets, weights = [], [], [], []
    for row, example in enumerate(batch):
        size = len(example.ids)
        ids[row, :size], places[row, :size], real[row, :size] = example.ids, example.places, True
        sides[row, example.side:] = 1
        if example.relevant is not None:
            for mark, target in zip(example.marks, example.relevant):
                rows.append(row), columns.append(mark), targets.append(target), weights.append(1 / len(example.marks))
    verdicts = np.array([example.verdict for example in batch])
    return [torch.from_numpy(array) for array in (ids, places, sides, real, verdicts)] + [
        torch.tensor(rows), torch.tensor(columns), torch.tensor(targets, dtype=torch.float32), torch.tensor(weights)]


def send(tensors, device):
    return [tensor.to(device, non_blocking=True) for tensor in tensors]


class Batches(torch.utils.data.Dataset):
    """Put together by workers, while the device is busy with those before."""

    def __init__(self, examples, batches):
        self.examples, self.batches = examples, batches

    def __len__(self):
        return len(self.batches)

    def __getitem__(self, number):
        return collate([self.examples[one] for one in self.batches[number]])


def batches_of(examples, rng, tokens):
    order = list(range(len(examples)))
    rng.shuffle(order)
    made = []
    for start in range(0, len(order), 8000):
        chunk = sorted(order[start:start + 8000], key=lambda number: len(examples[number].ids))
        batch, longest = [], 0
        for number in chunk:
            longest = max(longest, len(examples[number].ids))
            if batch and longest * (len(batch) + 1) > tokens:
                made.append(batch)
                batch, longest = [], len(examples[number].ids)
            batch.append(number)
        made.append(batch)
    rng.shuffle(made)
    return made
