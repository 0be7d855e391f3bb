"""From the chances readers give to the chance that they are right:
python3 calibrate.py out.json ALONE/rows-dev-*.json -- BOTH/rows-dev-*.json

First what the small reader says alone, then what both say together, each on the same questions in the same order: calls
that nothing was trained on, as train.py wrote them. A slope and a shift of the logit for each kind of answer; of a choice
among options also a slope for the chance that one of them is so at all. What both say is fitted where the second is asked:
where the first is not sure. Prints how far off the chances were before and are after, and what is answered at each bound.
"""
import json
import sys
import numpy as np

KINDS = ('yes_shown', 'yes_absent', 'no_shown', 'no_absent', 'not_applicable', 'option_said', 'option', 'points', 'value', 'no_value')


# As in the service.
SURE = 0.97


def logit(chance):
    chance = np.clip(chance, 1e-4, 1 - 1e-4)
    return np.log(chance / (1 - chance))


def fit(x, right):
    """Newton's method with steps that must help, held a little towards leaving chances as they are."""
    prior = np.eye(x.shape[1])[0]
    cost = lambda weights: np.logaddexp(0, np.where(right > 0, -1, 1) * (x @ weights)).sum() + ((weights - prior) ** 2).sum()
    weights = prior
    for _ in range(50):
        expected = 1 / (1 + np.exp(-x @ weights))
        gradient = x.T @ (right - expected) - 2 * (weights - prior)
        spread = (x * (expected * (1 - expected))[:, None]).T @ x + 2 * np.eye(x.shape[1])
        step = np.linalg.solve(spread, gradient)
        while cost(weights + step) > cost(weights) and np.abs(step).max() > 1e-6:
            step = step / 2
        weights = weights + step
    return weights


def error(chances, right):
    bins = np.minimum(9, (chances * 10).astype(int))
    return sum(abs(chances[bins == one].sum() - right[bins == one].sum()) for one in range(10)) / len(chances)


def design(rows, kind):
    columns = [logit(np.array([row[1] for row in rows])), np.ones(len(rows))]
    if kind.startswith('option'):
        columns.append(logit(np.array([row[4] for row in rows])))
    return np.stack(columns, 1)


def fit_kinds(name, rows):
    made, after = {}, np.zeros(len(rows))
    for kind in KINDS:
        places = [place for place, row in enumerate(rows) if row[3] == kind]
        mine = [rows[place] for place in places]
        if not mine:
            sys.exit(f'There is no answer of the kind {kind} among the rows: give those of all calls to choose by.')
        chances, right = np.array([row[1] for row in mine]), np.array([float(row[2]) for row in mine])
        x = design(mine, kind)
        weights = fit(x, right)
        after[places] = 1 / (1 + np.exp(-x @ weights))
        made[kind] = [round(float(weight), 4) for weight in weights]
        print(f'{name} {kind:15} {len(mine):6} answers, {right.mean():.3f} right, off {error(chances, right):.3f} before, {error(after[places], right):.3f} after')
    return made, after


def show(name, chances, right):
    for bound in (0.75, 0.8, 0.85, 0.9, 0.95):
        given = chances >= bound
        print(f'{name} at {bound}: right {100 * (given & right).mean():.1f} % wrong {100 * (given & ~right).mean():.1f} % '
              f'open {100 * (1 - given.mean()):.1f} %, precision {100 * right[given].mean():.1f} %')


def main(out, *paths):
    between = paths.index('--')
    alone, both = ([row for path in some for row in json.load(open(path))] for some in (paths[:between], paths[between + 1:]))
    assert [row[0] for row in alone] == [row[0] for row in both], 'The rows are not of the same questions.'
    made = {}
    made['alone'], chances = fit_kinds('alone', alone)
    right = np.array([bool(row[2]) for row in alone])
    show('alone', chances, right)
    asked = [place for place, row in enumerate(alone) if row[1] < SURE]
    made['together'], chances[asked] = fit_kinds('together', [both[place] for place in asked])
    right[asked] = [bool(both[place][2]) for place in asked]
    print(f'the second is asked {100 * len(asked) / len(alone):.0f} % of the questions')
    show('together', chances, right)
    json.dump(made, open(out, 'w'), indent=2)


main(*sys.argv[1:])
