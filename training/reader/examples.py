"""Makes examples from the corpus: a criterion, some turns of a call, the verdict, and which of the turns matter."""
import json
import lzma
import marshal
import os
import random
import numpy as np
import torch
from model import CRITERION_ROOM, LONGEST

CLS, SEP = 101, 102
AGENT, CUSTOMER, COLON, BAR = 4005, 8013, 1024, 1064
SILENT_MARKS = {1012, 1010, 1029, 999}
FULL_STOP = 1012
# Words that mean the same in a criterion: agent, adviser, advisor, representative, rep, operator; customer, caller, client;
# tells, informs; says, states; gives, provides; told, informed.
SAME = ((4005, 11747, 8619, 4387, 16360, 6872), (8013, 20587, 7396), (4136, 15670), (2758, 2163), (3957, 3640), (2409, 6727))
YES, NO, NOT_APPLICABLE, UNKNOWN = 0, 1, 2, -1
VERDICTS = {1: YES, 0: NO, 2: NOT_APPLICABLE}
WINDOW = 12


class Example:
    __slots__ = ('ids', 'places', 'side', 'marks', 'relevant', 'verdict', 'asked', 'choices', 'right')


def load(path):
    """What was once read is kept in a form that is read faster."""
    quick = path.removesuffix('.json.xz') + '.marshal'
    if not os.path.exists(quick):
        with open(f'{quick}.{os.getpid()}', 'wb') as file:
            marshal.dump(json.load(lzma.open(path, 'rt')), file)
        os.rename(f'{quick}.{os.getpid()}', quick)
    return marshal.load(open(quick, 'rb'))


def reword(rng, words):
    """Now and then the agent is the adviser, and a customer the caller; and a full stop is missing."""
    if rng.random() < 0.25:
        swaps = {word: rng.choice(group) for group in SAME for word in group}
        words = [swaps.get(word, word) for word in words]
    return words[:-1] if len(words) > 3 and words[-1] == FULL_STOP and rng.random() < 0.15 else words


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
    # Whether it asks for a verdict, known or not.
    example.asked = options is None and values is None
    example.choices, example.right = [], []
    if options:
        # Options beyond the room share its last place.
        example.choices = [1 + min(bar, room - 1) for bar in bars]
        example.right = list(right or [])
    elif values is not None:
        there = [number for number, value in enumerate(values) if tuple(value) in found]
        example.choices = [0] + [found[tuple(values[number])] for number in there]
        rights = [bool(right[number]) for number in there] if right else []
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
        # Wordings of other calls' questions that are like a question's own: see `find_alike`.
        self.alike = {}

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
        return reword(rng, list(self.data['texts'][rng.choice(criterion['wordings'])]))

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


def verdict_example(calls, rng, borrow=0.0):
    """What a finder would show of a call, and the right answer; or, of a call that says nothing of it, the answer to that.
    With `borrow`, some are asked in the words of another call's question, to which only a teacher has an answer."""
    key = calls.read[rng.randrange(len(calls.read))] if calls.read and rng.random() < 0.75 else calls.draw(rng)
    criterion, (code, evidence, related, *more) = calls.question(key)
    # Prohibitions are harder, and fewer.
    if criterion['kind'] == 'met' and not criterion['negative'] and rng.random() < 0.35:
        return verdict_example(calls, rng, borrow)
    turns = calls.turns(key)
    text = calls.wording(rng, criterion)
    whole = calls.sets[key[0]].get('whole')
    silent = not whole and criterion['kind'] in ('met', 'pick') and 'empty' in criterion and rng.random() < 0.12
    if silent:
        others = [turn for turn in range(len(turns)) if turn not in set(related)]
        chosen = sorted(rng.sample(others, min(len(others), rng.randint(3, 14))))
    elif whole and (key not in calls.matters or rng.random() < 0.5):
        chosen = list(range(len(turns)))
    elif key in calls.matters:
        chosen = set(select(calls.matters[key], turns, rng.randint(8, 16), rng.choice([0.01, 0.02, 0.05]), rng.randint(2, 5)))
        if rng.random() < 0.7:
            chosen |= set(evidence)
        lost = rng.choice((0, 0, 0.1, 0.2))
        chosen = sorted(turn for turn in chosen if turn in evidence or rng.random() >= lost) or sorted(chosen)
    else:
        chosen = condense(rng, len(turns), related)
    matters = set(related)
    shown, noise = [turns[turn] for turn in chosen], make_noise(rng)
    # Of dialogues that others labelled it is mostly not known which turns it was said in.
    relevant = None if whole and not evidence else [turn in matters for turn in chosen]
    alike = calls.alike.get((key[0], key[2]), ()) if borrow and not silent and rng.random() < borrow else ()
    if alike:
        words, options = rng.choice(alike)
        return pack(reword(rng, list(words)), shown, None, UNKNOWN, noise, options=options or None)
    if criterion['kind'] == 'met':
        return pack(text, shown, relevant, VERDICTS[criterion['empty'] if silent else code], noise)
    if criterion['kind'] == 'value':
        values = [(chosen.index(turn), at, is_right) for at, is_right, turn in more[0] if turn in chosen]
        return pack(text, shown, relevant, UNKNOWN, noise, values=[value[:2] for value in values],
                    right=[bool(value[2]) for value in values])
    options = calls.options(criterion)
    order, right = list(range(len(options))), criterion['empty'] if silent else code
    if criterion['kind'] == 'pick':
        order = some_options(rng, order, right, criterion['rest'])
    # Of a choice, the verdict says whether one of the options is so.
    verdict = UNKNOWN if criterion['kind'] != 'pick' else YES if right in order else NO
    return pack(text, shown, relevant, verdict, noise, options=[options[one] for one in order],
                right=[one == right for one in order])


def some_options(rng, order, right, rest):
    """In any order; now and then without the right one and what holds where no other does, and as often without a wrong one."""
    rng.shuffle(order)
    chance, wrong = rng.random(), [one for one in order if one != right]
    if len(order) < 3 or right < 0 or chance > 0.5:
        return order
    if chance < 0.25:
        others = [one for one in wrong if one not in rest]
        return others if len(others) > 1 else order
    lost = rng.choice(wrong)
    return [one for one in order if one != lost]


def find_alike(sources, device, most=16, least=0.25):
    """For every question to be met, to be chosen in or to be given points, other calls' questions of its kind that share
    rare words with it: their words and options."""
    for kinds in (('met',), ('pick',), ('grade',)):
        asked = [(calls, number, place) for calls in sources for number, one in enumerate(calls.sets)
                 for place, criterion in enumerate(one['criteria']) if criterion['kind'] in kinds]
        known = {}
        for calls, number, place in asked:
            criterion = calls.sets[number]['criteria'][place]
            for wording in criterion['wordings']:
                known.setdefault(tuple(calls.data['texts'][wording]), calls.options(criterion))
        texts = sorted(known)
        numbers = {text: number for number, text in enumerate(texts)}
        rows = torch.from_numpy(np.repeat(np.arange(len(texts)), [len(text) for text in texts])).to(device)
        _, columns = np.unique(np.concatenate(texts), return_inverse=True)
        columns = torch.from_numpy(columns).to(device)
        counts = torch.zeros(len(texts), int(columns.max()) + 1, device=device)
        counts[rows, columns] = 1
        counts = counts * torch.log(len(texts) / counts.sum(0)).clamp(max=6)
        counts = (counts / counts.norm(dim=1, keepdim=True)).to(torch.bfloat16 if device == 'cuda' else torch.float32)
        near = {}
        for calls, number, place in asked:
            text = tuple(calls.data['texts'][calls.sets[number]['criteria'][place]['wordings'][0]])
            near.setdefault(numbers[text], []).append((calls, number, place))
        mine = sorted(near)
        for start in range(0, len(mine), 2000):
            close = (counts[mine[start:start + 2000]] @ counts.T).float()
            close[close > 0.97] = -1
            best, which = close.topk(min(most, len(texts)), 1)
            for row, chances, others in zip(mine[start:start + 2000], best.cpu().numpy(), which.cpu().numpy()):
                alike = [(texts[other], known[texts[other]]) for chance, other in zip(chances, others) if chance > least]
                for calls, number, place in near[row]:
                    calls.alike[number, place] = alike


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
    example, from what, and how large its share is. All batches have one size."""

    def __init__(self, makers, tokens, seed):
        self.makers, self.tokens, self.seed = makers, tokens, seed

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        rng = random.Random(self.seed * 1000 + (worker.id if worker else 0))
        torch.set_num_threads(1)
        kinds = [maker[:2] for maker in self.makers]
        shares = [share for *_, share in self.makers]
        some, size = [], 0
        while True:
            make, source = rng.choices(kinds, shares)[0]
            example = make(source, rng)
            if size + len(example.ids) > self.tokens or len(some) == most_in(self.tokens):
                yield collate(some, self.tokens)
                some, size = [], 0
            some.append(example)
            size += len(example.ids)


def most_in(tokens):
    """How many examples a batch of this size may hold."""
    return tokens // 40


def batches_of(examples, tokens):
    """Numbers of examples that are read together."""
    made, size = [[]], 0
    for number, example in enumerate(examples):
        if made[-1] and size + len(example.ids) > tokens:
            made.append([])
            size = 0
        made[-1].append(number)
        size += len(example.ids)
    return [batch for batch in made if batch]


def collate(batch, size=None):
    """Examples end to end; with a `size`, what is left of it is filled with readings of nothing, and bounds that nothing
    stands between, so that every batch has the same shape."""
    ids, places, bounds, own_bounds = [], [], [0], [0]
    marks, targets, weights, choices, right, parts = [], [], [], [], [], []
    for example in batch:
        at = len(ids)
        ids += example.ids
        places += example.places
        bounds.append(len(ids))
        own_bounds += (at + example.side, len(ids))
        parts += (example.side, len(example.ids) - example.side)
        marks += [at + mark for mark in example.marks]
        count = len(example.marks)
        known = example.relevant is not None
        targets += example.relevant if known else [0] * count
        weights += [1 / count if known else 0] * count
        if example.choices:
            choices.append([at + choice for choice in example.choices])
            right.append(example.right)
    if size:
        left = size - len(ids)
        filled = [min(size, len(ids) + LONGEST * number) for number in range(1, -(-left // LONGEST) + 1)]
        ids += [0] * left
        places += [0] * left
        parts.append(left)
        most = most_in(size) + 4 + size // LONGEST
        bounds += filled + [size] * (most + 1 - len(bounds) - len(filled))
        own_bounds += filled + [size] * (2 * most + 1 - len(own_bounds) - len(filled))
    widest = max((len(one) for one in choices), default=1)
    filled = lambda rows, fill, kind: torch.tensor([row + [fill] * (widest - len(row)) for row in rows], dtype=kind).view(-1, widest)
    number = lambda values, kind=torch.int64: torch.from_numpy(np.array(values, dtype=str(kind).split('.')[1]))
    sides = np.repeat(np.arange(len(parts)) % 2 if len(parts) % 2 == 0 else np.r_[np.arange(len(parts) - 1) % 2, 0], parts)
    return dict(ids=number(ids), places=number(places), sides=torch.from_numpy(sides), bounds=number(bounds, torch.int32),
                own_bounds=number(own_bounds, torch.int32), firsts=number(bounds[:len(batch)]),
                verdicts=number([example.verdict for example in batch]), asked=number([example.asked for example in batch], torch.bool),
                marks=number(marks), targets=number(targets, torch.float32), weights=number(weights, torch.float32),
                choices=filled(choices, -1, torch.int64), right=filled(right, False, torch.bool))
