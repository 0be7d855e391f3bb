"""From the chances a reader gives to the chance that it is right: python3 calibrate.py out.json rows-dev-*.json.

A slope and a shift of the logit for each kind of answer, fitted on calls that nothing was trained on, as train.py wrote
them; of a choice among options also a slope for the chance that one of them is so at all. Prints how far off the chances were before and are after, and what is answered at each bound.
"""
import json
import sys
import numpy as np

KINDS = ('yes_shown', 'yes_absent', 'no_shown', 'no_absent', 'not_applicable', 'option_said', 'option', 'points', 'value', 'no_value')


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


def main(out, *paths):
    rows = [row for path in paths for row in json.load(open(path))]
    made, all_chances, all_right = {}, [], []
    for kind in KINDS:
        mine = [row for row in rows if row[3] == kind]
        if not mine:
            sys.exit(f'There is no answer of the kind {kind} among the rows: give those of all calls to choose by.')
        chances, right = np.array([row[1] for row in mine]), np.array([float(row[2]) for row in mine])
        columns = [logit(chances), np.ones(len(chances))]
        if kind.startswith('option'):
            columns.append(logit(np.array([row[4] for row in mine])))
        x = np.stack(columns, 1)
        weights = fit(x, right)
        after = 1 / (1 + np.exp(-x @ weights))
        made[kind] = [round(float(weight), 4) for weight in weights]
        all_chances.append(after), all_right.append(right)
        print(f'{kind:15} {len(mine):6} answers, {right.mean():.3f} right, off {error(chances, right):.3f} before, {error(after, right):.3f} after')
    chances, right = np.concatenate(all_chances), np.concatenate(all_right)
    for bound in (0.75, 0.8, 0.85, 0.9, 0.95):
        given = chances >= bound
        print(f'at {bound}: right {100 * (given & (right > 0)).mean():.1f} % wrong {100 * (given & (right == 0)).mean():.1f} % '
              f'open {100 * (1 - given.mean()):.1f} %, precision {100 * right[given].mean():.1f} %')
    json.dump(made, open(out, 'w'), indent=2)


main(*sys.argv[1:])
