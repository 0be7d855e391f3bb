"""Reads calls as the service does: windows say which turns matter, then one look at those gives the verdict."""
import numpy as np
import torch
from examples import SILENT_MARKS, VERDICTS, YES, NO, NOT_APPLICABLE, WINDOW, batches_of, collate, pack, select, turn_ids

# What a turn must matter to be quoted.
LEAST_PROOF = 0.5
device = 'cuda' if torch.cuda.is_available() else 'cpu'


@torch.no_grad()
def predict(reader, examples, tokens=80000):
    reader.eval()
    found = [None] * len(examples)
    for batch in batches_of(examples, tokens):
        chosen = [examples[number] for number in batch]
        ids, places, sides, real, *_ = (tensor.to(device, non_blocking=True) for tensor in collate(chosen))
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
            verdict, relevance, choice = reader(ids, places, sides, real)
        verdict = torch.softmax(verdict, -1).cpu().numpy()
        relevance = torch.sigmoid(relevance).cpu().numpy()
        choice = choice.cpu().numpy()
        for row, number in enumerate(batch):
            one = chosen[row]
            found[number] = (softmax(choice[row, one.choices]) if one.choices else verdict[row], relevance[row, one.marks])
    return found


def softmax(values):
    powers = np.exp(values - values.max())
    return powers / powers.sum()


def find(finder, calls, keys, step=10):
    """For each question how much every turn of its call matters."""
    windows, places, matters, known = [], [], {}, {}
    for key in keys:
        if key[:2] not in known:
            known[key[:2]] = calls.turns(key)
        turns = known[key[:2]]
        matters[key] = np.zeros(len(turns), np.float32)
        criterion, _ = calls.question(key)
        for start in range(0, max(1, len(turns) - WINDOW + step), step):
            part = turns[start:start + WINDOW]
            windows.append(pack(calls.data['texts'][criterion['wordings'][0]], part))
            places.append((key, start))
    for (key, start), (_, relevance) in zip(places, predict(finder, windows)):
        mine = matters[key]
        mine[start:start + len(relevance)] = np.maximum(mine[start:start + len(relevance)], relevance)
    return matters


def judge(readers, calls, keys, matters):
    """For each question the chance of yes, no and not applicable; of each option; or of no value and each that was said.
    And whether one of the turns that were read decides it."""
    looks = []
    for key in keys:
        criterion, _ = calls.question(key)
        turns = calls.turns(key)
        shown = select(matters[key], turns)
        text, part = calls.data['texts'][criterion['wordings'][0]], [turns[turn] for turn in shown]
        looks.append(pack(text, part, options=calls.options(criterion) if criterion['kind'] in ('pick', 'grade') else None,
                          values=[value[:2] for value in values_of(calls, key, shown)] if criterion['kind'] == 'value' else None))
    told = [predict(reader, looks) for reader in readers]
    shown = {key: bool(np.mean([one[number][1] for one in told], 0).max(initial=0) >= LEAST_PROOF) for number, key in enumerate(keys)}
    return {key: np.mean([one[number][0] for one in told], 0) for number, key in enumerate(keys)}, shown


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


def measure(calls, keys, verdicts, shown, matters, log, name):
    """Prints figures; gives back group, chance given to the answer, whether it was right, and what was answered."""
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
            rows.append(('value' if code else 'value not said', float(verdict[best]), bool(ok), 'value' if best else 'no_value'))
            continue
        else:
            said, truth, group, confidence = int(np.argmax(verdict)), code, kind, float(np.max(verdict))
        answer = 'points'
        if kind == 'pick':
            answer = 'option_said' if is_said(calls, key, said, select(matters[key], calls.turns(key))) else 'option'
        if kind == 'met':
            answer = 'not_applicable' if said == NOT_APPLICABLE else f"{('yes', 'no')[said]}_{'shown' if shown[key] else 'absent'}"
        rows.append((group, confidence, bool(said == truth), answer))
    areas = [area(*zip(*some)) for some in within.values()]
    sure = sorted(((confidence, ok) for _, confidence, ok, _ in rows), reverse=True)
    precise = np.cumsum([ok for _, ok in sure]) / np.arange(1, len(sure) + 1)
    answered = max([index + 1 for index in range(len(sure)) if precise[index] >= 0.9], default=0)
    groups = {}
    for group, _, ok, _ in rows:
        groups.setdefault(group, []).append(ok)
    log(name, f'answers {len(rows)} right {np.mean([ok for _, _, ok, _ in rows]):.3f} within {np.nanmean(areas):.3f}',
        f'pooled {area(*zip(*pooled)):.3f} warns {area(*zip(*sure)):.3f} answered at 90 % {answered / len(sure):.3f}',
        ' '.join(f'{group} {np.mean(oks):.3f} ({len(oks)})' for group, oks in sorted(groups.items())))
    return rows
