"""Makes examples from the corpus: a criterion, some turns of a call, the verdict, and which of the turns matter."""
import json
import lzma
import random
import numpy as np
import torch
from model import CRITERION_ROOM

CLS, SEP = 101, 102
AGENT, CUSTOMER, COLON, BAR = 4005, 8013, 1024, 1064
SILENT_MARKS = {1012, 1010, 1029, 999}
YES, NO, NOT_APPLICABLE, UNKNOWN = 0, 1, 2, -1
VERDICTS = {1: YES, 0: NO, 2: NOT_APPLICABLE}
LONGEST = 512
WINDOW = 12


class Example:
    __slots__ = ('ids', 'places', 'side', 'marks', 'relevant', 'verdict', 'choices', 'right')


def load(path):
    return json.load(lzma.open(path, 'rt'))


def turn_ids(data, turn):
    ids = [CUSTOMER if turn[0] else AGENT, COLON]
    for text in turn[1:]:
        ids += data['texts'][text]
    return ids


def with_options(criterion, options):
    """A bar before each of them, where its chance is read."""
    ids, marks = list(criterion), []
    for option in options:
        marks.append(len(ids))
        ids += [BAR] + option
    return ids, marks


def pack(criterion, turns, relevant=None, verdict=UNKNOWN, noise=None, options=None, values=None, right=None):
    """`turns` are lists of ids that begin with their speaker; `relevant` says of each whether it matters. The choice is
    between `options`, or between nothing and `values`, given as turn and place in it; `right` says which are."""
    example = Example()
    criterion, bars = with_options(criterion, options or [])
    room = CRITERION_ROOM - 2
    head = [CLS] + criterion[:room] + [SEP]
    ids, places, marks, kept = list(head), list(range(len(head))), [], []
    place, found = CRITERION_ROOM, {}
    for number, turn in enumerate(turns):
        words, stayed = noise(turn) if noise else (turn, None)
        left = LONGEST - 1 - place
        if left < 4:
            break
        words = words[:left]
        marks.append(len(ids))
        kept.append(number)
        for at in range(len(words)):
            found[number, stayed[at] if stayed else at] = len(ids) + at
        ids += words
        places += range(place, place + len(words))
        place += len(words)
    ids.append(SEP)
    places.append(place)
    example.ids, example.places, example.side = ids, places, len(head)
    example.marks = marks
    example.relevant = [1 if relevant[number] else 0 for number in kept] if relevant is not None else None
    example.verdict = verdict
    example.choices, example.right = [], []
    if options:
        # Options beyond the room share its last place.
        example.choices = [1 + min(bar, room - 1) for bar in bars]
        example.right = list(right or [])
    elif values is not None:
        there = [number for number, value in enumerate(values) if tuple(value) in found]
        example.choices = [0] + [found[tuple(values[number])] for number in there]
        rights = [right[number] for number in there] if right else []
        example.right = [not any(rights), *rights]
    return example


def make_noise(rng):
    """Some calls come without punctuation, and a recogniser loses a word here and there. Gives back what stayed."""
    bare = rng.random() < 0.3
    lose = rng.choice([0, 0, 0.03, 0.06])

    def noise(turn):
        stayed = [at for at, word in enumerate(turn)
                  if at < 2 or not (bare and word in SILENT_MARKS) and not (lose and rng.random() < lose)]
        return [turn[at] for at in stayed], stayed

    return noise


class Calls:
    """Calls of one make, as a source of questions. `matters` holds what a finder made of them, where it has been asked."""

    def __init__(self, data, keep=lambda name: True):
        self.data = data
        self.sets = [one for one in data['sets'] if keep(one['name'])]
        # Which calls of a set give which answer to which of its criteria.
        self.answered = []
        for one in self.sets:
            mine = [{} for _ in one['criteria']]
            for number, call in enumerate(one['calls']):
                for asked, answer in enumerate(call['answers']):
                    mine[asked].setdefault(answer[0], []).append(number)
            self.answered.append(mine)
        self.matters = {}
        self.read = []

    def draw(self, rng, own_share=0.7):
        """A question at random: every set equally often, its own criteria more often than the shared ones, and every
        answer to it about equally often, so that its wording alone gives nothing away."""
        number = rng.randrange(len(self.sets))
        one = self.sets[number]
        own = [asked for asked, criterion in enumerate(one['criteria']) if criterion['own']]
        shared = len(one['criteria']) - len(own)
        asked = rng.choice(own) if not shared or rng.random() < own_share else len(own) + rng.randrange(shared)
        if rng.random() < 0.2:
            return number, rng.randrange(len(one['calls'])), asked
        calls = self.answered[number][asked]
        return number, rng.choice(calls[rng.choice(sorted(calls))]), asked

    def turns(self, key):
        return [turn_ids(self.data, turn) for turn in self.sets[key[0]]['calls'][key[1]]['turns']]

    def question(self, key):
        number, call, asked = key
        one = self.sets[number]
        return one['criteria'][asked], one['calls'][call]['answers'][asked]

    def wording(self, rng, criterion):
        return list(self.data['texts'][rng.choice(criterion['wordings'])])

    def options(self, criterion):
        return [self.data['texts'][number] for number in criterion['options']]


def finder_example(calls, rng):
    """A window of a call and which of its turns have to do with the criterion."""
    key = calls.draw(rng)
    criterion, (_, evidence, related, *_) = calls.question(key)
    turns = calls.turns(key)
    start = rng.choice(related) - rng.randrange(WINDOW) if related and rng.random() < 0.75 else rng.randrange(len(turns))
    start = max(0, min(start, len(turns) - WINDOW))
    part = range(start, min(len(turns), start + WINDOW))
    matters = set(related)
    return pack(calls.wording(rng, criterion), [turns[turn] for turn in part], [turn in matters for turn in part],
                noise=make_noise(rng))


def select(matters, turns, most=14, least=0.02, answered=3):
    """The turns to read for the verdict: those that matter most, and what the first of them answer to, as far as there is
    room."""
    order = [int(turn) for turn in np.argsort(-matters, kind='stable')]
    best = [turn for turn in order[:most] if matters[turn] > least] or order[:3]
    chosen, room = set(), LONGEST - 1 - CRITERION_ROOM
    for place, turn in enumerate(best):
        for one in (turn, turn - 1) if place < answered and turn > 0 else (turn,):
            if one not in chosen and len(turns[one]) <= room:
                chosen.add(one)
                room -= len(turns[one])
    return sorted(chosen)


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


def verdict_example(calls, rng):
    """What a finder would show of a call, and the right answer; or, of a call that says nothing of it, the answer to that."""
    key = calls.read[rng.randrange(len(calls.read))] if calls.read and rng.random() < 0.75 else calls.draw(rng)
    criterion, (code, evidence, related, *more) = calls.question(key)
    turns = calls.turns(key)
    text = calls.wording(rng, criterion)
    whole = calls.sets[key[0]].get('whole')
    silent = not whole and criterion['kind'] == 'met' and 'empty' in criterion and rng.random() < 0.12
    if silent:
        others = [turn for turn in range(len(turns)) if turn not in set(related)]
        chosen = sorted(rng.sample(others, min(len(others), rng.randint(3, 14))))
    elif whole and (key not in calls.matters or rng.random() < 0.5):
        chosen = list(range(len(turns)))
    elif key in calls.matters:
        chosen = set(select(calls.matters[key], turns, rng.randint(8, 16), rng.choice([0.01, 0.02, 0.05]), rng.randint(2, 5)))
        if rng.random() < 0.7:
            chosen |= set(evidence)
        chosen = sorted(chosen)
    else:
        chosen = condense(rng, len(turns), related)
    matters = set(related)
    shown, relevant, noise = [turns[turn] for turn in chosen], [turn in matters for turn in chosen], make_noise(rng)
    if criterion['kind'] == 'met':
        return pack(text, shown, relevant, VERDICTS[criterion['empty'] if silent else code], noise)
    if criterion['kind'] == 'value':
        values = [(chosen.index(turn), at, is_right) for at, is_right, turn in more[0] if turn in chosen]
        return pack(text, shown, relevant, UNKNOWN, noise, values=[value[:2] for value in values],
                    right=[bool(value[2]) for value in values])
    options = calls.options(criterion)
    order = list(range(len(options)))
    if criterion['kind'] == 'pick':
        rng.shuffle(order)
    return pack(text, shown, relevant, UNKNOWN, noise, options=[options[one] for one in order],
                right=[one == code for one in order])


def pair_example(pairs, rng):
    """A claim and a sentence it does or does not follow from, said by either party, alone or between other sentences."""
    claim, said, follows = pairs[rng.randrange(len(pairs))]
    turns = [[rng.choice((AGENT, CUSTOMER)), COLON] + said]
    place = 0
    if rng.random() < 0.5:
        others = [[rng.choice((AGENT, CUSTOMER)), COLON] + pairs[rng.randrange(len(pairs))][1] for _ in range(rng.randint(1, 5))]
        place = rng.randint(0, len(others))
        turns = others[:place] + turns + others[place:]
    return pack(claim, turns, [turn == place for turn in range(len(turns))], YES if follows else NO)


class Stream(torch.utils.data.IterableDataset):
    """Batches without end, put together by workers while the device is busy with those before. `makers`: what makes an
    example, from what, and how large its share is."""

    def __init__(self, makers, tokens, seed):
        self.makers, self.tokens, self.seed = makers, tokens, seed

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        rng = random.Random(self.seed * 1000 + (worker.id if worker else 0))
        kinds = [maker[:2] for maker in self.makers]
        shares = [share for *_, share in self.makers]
        while True:
            some = []
            while len(some) < 1500:
                make, source = rng.choices(kinds, shares)[0]
                example = make(source, rng)
                if example:
                    some.append(example)
            for batch in batches_of(some, self.tokens, rng):
                yield collate([some[number] for number in batch])


def batches_of(examples, tokens, rng=None):
    """Examples of about one length side by side."""
    made, batch, longest = [], [], 0
    for number in sorted(range(len(examples)), key=lambda number: len(examples[number].ids)):
        longest = max(longest, len(examples[number].ids))
        if batch and longest * (len(batch) + 1) > tokens:
            made.append(batch)
            batch, longest = [], len(examples[number].ids)
        batch.append(number)
    made.append(batch)
    if rng:
        rng.shuffle(made)
    return made


def collate(batch):
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
    most = max(1, max(len(example.choices) for example in batch))
    choices, right = np.full((count, most), -1), np.zeros((count, most), bool)
    for row, example in enumerate(batch):
        choices[row, :len(example.choices)] = example.choices
        right[row, :len(example.right)] = example.right
    return [torch.from_numpy(array) for array in (ids, places, sides, real, verdicts, choices, right)] + [
        torch.tensor(rows, dtype=torch.long), torch.tensor(columns, dtype=torch.long),
        torch.tensor(targets, dtype=torch.float32), torch.tensor(weights, dtype=torch.float32)]
