/** A yes-or-no answer beside what people said. */
export interface Outcome {
  readonly truth: boolean
  readonly value: boolean | null
  /** 0…1, that the answer is right. */
  readonly confidence: number
}

export interface OutcomeScore {
  /** The mean of the shares found among the yes and among the no; an open answer counts as wrong. */
  readonly balanced: number
  readonly tp: number
  readonly fp: number
  readonly fn: number
  readonly tn: number
  readonly open: number
  /** Expected calibration error over ten equal bins, of the answers given. */
  readonly ece: number
}

export function scoreOutcomes(outcomes: readonly Outcome[]): OutcomeScore {
  const count = (truth: boolean, value: boolean | null) =>
    outcomes.filter((each) => each.truth === truth && each.value === value).length
  const positives = outcomes.filter(({ truth }) => truth).length
  const [tp, tn] = [count(true, true), count(false, false)]
  return {
    balanced: (tp / positives + tn / (outcomes.length - positives)) / 2,
    tp,
    tn,
    fp: count(false, true),
    fn: count(true, false),
    open: outcomes.filter(({ value }) => value === null).length,
    ece: measureCalibration(
      outcomes.flatMap(({ truth, value, confidence }) =>
        value === null ? [] : [{ right: truth === value, confidence }],
      ),
    ),
  }
}

/** How far confidence and the share of right answers lie apart, over ten equal bins. */
export function measureCalibration(
  given: readonly { readonly right: boolean; readonly confidence: number }[],
): number {
  const bins = Array.from({ length: 10 }, (_, bin) =>
    given.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin),
  )
  return bins.reduce((sum, bin) => {
    const confidence = bin.reduce((total, each) => total + each.confidence, 0)
    const right = bin.filter((each) => each.right).length
    return sum + Math.abs(confidence - right) / Math.max(1, given.length)
  }, 0)
}
