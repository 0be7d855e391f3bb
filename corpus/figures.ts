export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The chance that a true one ranks above a false one (area under the ROC curve); NaN where all are alike. */
export function findArea(pairs: readonly (readonly [number, boolean])[]): number {
  const ranks = rank(pairs.map(([score]) => score))
  const positive = pairs.filter(([, truth]) => truth).length
  const sum = pairs.reduce((total, [, truth], index) => total + (truth ? ranks[index]! : 0), 0)
  return (sum - (positive * (positive + 1)) / 2) / (positive * (pairs.length - positive))
}

/** Spearman's: 1 where two lists put things in the same order. */
export function findRankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [first, second] = [0, 1].map((side) => rank(pairs.map((pair) => pair[side]!)))
  const middle = (pairs.length + 1) / 2
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + (value - middle) * (b[index]! - middle), 0)
  return product(first!, second!) / Math.sqrt(product(first!, first!) * product(second!, second!))
}

/** From 1 for the lowest; equals share the mean of their places. */
function rank(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  const ranks = new Array<number>(values.length)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && order[to]!.value === order[from]!.value) to += 1
    for (let at = from; at < to; at += 1) ranks[order[at]!.index] = (from + 1 + to) / 2
    from = to
  }
  return ranks
}
