"""Reads calls as the service does: windows say which turns matter, then one look at those gives the verdict."""
import numpy as np
import torch
from examples import SILENT_MARKS, VERDICTS, YES, NO, NOT_APPLICABLE, WINDOW, batches_of, collate, pack, select, turn_ids

# What a turn must matter to be quoted.
LEAST_PROOF = 0.5
device = 'cuda' if torch.cuda.is_available() else 'cpu'
TOKENS = 80000 if device == 'cuda' else 2000


def predict(reader, examples, tokens=TOKENS):
    reader.eval()
    return [one for batch in batches_of(examples, tokens) for one in answer(reader, [examples[number] for number in batch])]


@torch.no_grad()
def answer(reader, batch, made=None):
    """`made`: the batch as tensors, where a worker has made it."""
    verdict, relevance, choice = reader({name: tensor.to(device, non_blocking=True) for name, tensor in (made or collate(batch)).items()})
    verdict = torch.softmax(verdict, -1).cpu().numpy()
    relevance = torch.sigmoid(relevance).cpu().numpy()
    choice = iter(torch.softmax(choice, -1).cpu().numpy())
    ends = np.cumsum([len(one.marks) for one in batch])
    return [(next(choice)[:len(one.choices)] if one.choices else verdict[row], relevance[end - len(one.marks):end], verdict[row][YES])
            for row, (one, end) in enumerate(zip(batch, ends))]


class Windows(torch.utils.data.Dataset):
    """The windows of some questions at a time, made by workers."""

    def __init__(self, calls, keys, step, at_once=60):
        self.calls, self.keys, self.step, self.at_once = calls, keys, step, at_once

    def __len__(self):
        return -(-len(self.keys) // self.at_once)

    def __getitem__(self, number):
        torch.set_num_threads(1)
        windows, places, sizes = [], [], {}
        for key in self.keys[number * self.at_once:(number + 1) * self.at_once]:
            turns = self.calls.turns(key)
            sizes[key] = len(turns)
            text = self.calls.data['texts'][self.calls.question(key)[0]['wordings'][0]]
            for start in range(0, max(1, len(turns) - WINDOW + self.step), self.step):
                windows.append(pack(text, turns[start:start + WINDOW]))
                places.append((key, start))
        batches = batches_of(windows, TOKENS)
        return sizes, [([places[number] for number in batch], [len(windows[number].marks) for number in batch],
                        collate([windows[number] for number in batch])) for batch in batches]


@torch.no_grad()
def find(finder, calls, keys, step=10, workers=0):
    """For each question how much every turn of its call matters."""
    finder.eval()
    matters = {}
    loader = torch.utils.data.DataLoader(Windows(calls, keys, step), batch_size=None, num_workers=workers,
                                         collate_fn=lambda made: made, prefetch_factor=4 if workers else None)
    for sizes, batches in loader:
        matters.update({key: np.zeros(size, np.float32) for key, size in sizes.items()})
        for places, counts, made in batches:
            relevance = torch.sigmoid(finder({name: tensor.to(device, non_blocking=True) for name, tensor in made.items()})[1]).cpu().numpy()
            end = 0
            for (key, start), count in zip(places, counts):
                mine = matters[key][start:start + count]
                np.maximum(mine, relevance[end:end + count], out=mine)
                end += count
    return matters


def judge(readers, calls, keys, matters):
    """For each question the chance of yes, no and not applicable; of each option; or of no value and each that was said.
    And whether one of the turns that were read decides it, and the chance that one of the options is so. Of several
    readers the mean of the logarithms counts, as in the service."""
    looks = [look_at(calls, key, matters[key]) for key in keys]
    told = [predict(reader, looks) for reader in readers]
    shown = {key: bool(np.mean([one[number][1] for one in told], 0).max(initial=0) >= LEAST_PROOF) for number, key in enumerate(keys)}
    fits = {key: float(np.mean([one[number][2] for one in told])) for number, key in enumerate(keys)}
    return {key: together([one[number][0] for one in told]) for number, key in enumerate(keys)}, shown, fits


def together(chances):
    """What several readers say of one question."""
    powers = np.exp(np.mean(np.log(np.clip(chances, 1e-6, 1)), 0))
    return powers / powers.sum()


def look_at(calls, key, matters, without=None):
    criterion, _ = calls.question(key)
    turns = calls.turns(key)
    shown = select(matters, turns)
    text, part = calls.data['texts'][criterion['wordings'][0]], [turns[turn] for turn in shown]
    options = [option for number, option in enumerate(calls.options(criterion)) if number != without]
    return pack(text, part, options=options if criterion['kind'] in ('pick', 'grade') else None,
                values=[value[:2] for value in values_of(calls, key, shown)] if criterion['kind'] == 'value' else None)


def ask_without(readers, calls, keys, fits, matters, log, name):
    """Some choices again, without the right option: whatever is answered then is wrong."""
    picks = [key for key in keys if calls.question(key)[0]['kind'] == 'pick']
    asked = [key for key in picks if len(calls.question(key)[0]['options']) > 2
             and not set(calls.question(key)[0]['rest']) - {calls.question(key)[1][0]}]
    looks = [look_at(calls, key, matters[key], calls.question(key)[1][0]) for key in asked]
    told = [predict(reader, looks) for reader in readers]
    chances = [together([one[number][0] for one in told]) for number in range(len(asked))]
    without = [float(np.mean([one[number][2] for one in told])) for number in range(len(asked))]
    truths = [1] * len(picks) + [0] * len(asked)
    log(name, f'choices {len(picks)}, without the right one {len(asked)}, told apart {area([fits[key] for key in picks] + without, truths):.3f}')
    # One in six: more often than that, a question is asked where it belongs.
    return [('none of these', float(np.max(chance)), False, 'option', fit, False)
            for chance, fit in list(zip(chances, without))[:len(picks) // 6]]


def values_of(calls, key, shown):
    _, (_, _, _, values) = calls.question(key)
    return [(shown.index(turn), at, bool(is_right)) for at, is_right, turn in values if turn in shown]


def is_said(calls, key, chosen, shown):
    """Whether an option stands word for word in what was read, and no other does."""
    criterion, _ = calls.question(key)
    turns = calls.turns(key)
    said = lambda option: any(holds(turns[turn], option) for turn in shown)
    return [said(option) for option in calls.options(criterion)] == [number == chosen for number in range(len(criterion['options']))]


def holds(words, some):
    some = [word for word in some if word not in SILENT_MARKS]
    return any(words[at:at + len(some)] == some for at in range(len(words) - len(some) + 1))


def area(scores, truths):
    scores, truths = np.array(scores), np.array(truths)
    if truths.all() or not truths.any():
        return float('nan')
    order = scores.argsort(kind='stable')
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    positive = truths.sum()
    return (ranks[truths == 1].sum() - positive * (positive + 1) / 2) / (positive * (len(truths) - positive))


def keys_of(calls, calls_per_set):
    return [(number, call, asked) for number, one in enumerate(calls.sets) for call in range(min(calls_per_set, len(one['calls'])))
            for asked, criterion in enumerate(one['criteria']) if criterion['own']]


def measure_finder(calls, keys, matters, log, name):
    first, third, kept, whole = [], [], [], []
    for key in keys:
        _, (_, evidence, _, *_) = calls.question(key)
        if not evidence:
            continue
        best = np.argsort(-matters[key], kind='stable')
        first.append(best[0] in evidence), third.append(any(turn in evidence for turn in best[:3]))
        chosen = set(select(matters[key], calls.turns(key)))
        kept.append(len(chosen & set(evidence)) / len(evidence)), whole.append(set(evidence) <= chosen)
    log(name, f'found first {np.mean(first):.3f} in three {np.mean(third):.3f} of evidence shown {np.mean(kept):.3f} all of it {np.mean(whole):.3f}')


def measure(calls, keys, verdicts, shown, fits, matters, log, name):
    """Prints figures; gives back group, chance given to the answer, whether it was right, what was answered, the chance that
    one of the options is so, and whether something is forbidden."""
    rows, pooled, within = [], [], {}
    for key in keys:
        criterion, (code, *_) = calls.question(key)
        verdict, kind = verdicts[key], criterion['kind']
        if kind == 'met':
            said, truth, confidence = int(np.argmax(verdict)), VERDICTS[code], float(np.max(verdict))
            group = 'n/a' if code == 2 else 'negative' if criterion['negative'] else 'positive'
            if code < 2:
                chance = verdict[YES] / (verdict[YES] + verdict[NO])
                pooled.append((chance, code))
                within.setdefault(key[:2], []).append((chance, code))
        elif kind == 'value':
            rights = [right for *_, right in values_of(calls, key, select(matters[key], calls.turns(key)))][:len(verdict) - 1]
            best = int(np.argmax(verdict))
            ok = rights[best - 1] if best else code == 0
            rows.append(('value' if code else 'value not said', float(verdict[best]), bool(ok), 'value' if best else 'no_value', 1.0, False))
            continue
        else:
            said, truth, group, confidence = int(np.argmax(verdict)), code, kind, float(np.max(verdict))
        answer = 'points'
        if kind == 'pick':
            answer = 'option_said' if is_said(calls, key, said, select(matters[key], calls.turns(key))) else 'option'
        if kind == 'met':
            answer = 'not_applicable' if said == NOT_APPLICABLE else f"{('yes', 'no')[said]}_{'shown' if shown[key] else 'absent'}"
        rows.append((group, confidence, bool(said == truth), answer, fits[key], bool(criterion['negative'])))
    areas = [area(*zip(*some)) for some in within.values()]
    sure = [row[1:3] for row in rows]
    groups = {}
    for group, _, ok, *_ in rows:
        groups.setdefault(group, []).append(ok)
    log(name, f'answers {len(rows)} right {np.mean([row[2] for row in rows]):.3f} within {np.nanmean(areas):.3f}',
        f'pooled {area(*zip(*pooled)):.3f} warns {area(*zip(*sure)):.3f} answered at 90 % {answered_share(rows):.3f}',
        ' '.join(f'{group} {np.mean(oks):.3f} ({len(oks)})' for group, oks in sorted(groups.items())))
    return rows


def answered_share(rows, precision=0.9):
    """How much can be answered so that this much of it is right."""
    sure = sorted((row[1:3] for row in rows), reverse=True)
    precise = np.cumsum([ok for _, ok in sure]) / np.arange(1, len(sure) + 1)
    return max([index + 1 for index in range(len(sure)) if precise[index] >= precision], default=0) / len(sure)
