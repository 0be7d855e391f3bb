interface Timed {
  readonly start: number
  readonly end: number
}

/** The turn that is being said at a moment, or was said last before it; -1 before the first. Turns are in order of time. */
export function findTurn(turns: readonly Timed[], seconds: number): number {
  let [low, high] = [0, turns.length]
  while (low < high) {
    const middle = (low + high) >> 1
    // A player may land a hair before the moment it was sent to.
    if (turns[middle]!.start <= seconds + 0.05) low = middle + 1
    else high = middle
  }
  return low - 1
}
