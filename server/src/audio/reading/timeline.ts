/** Below it, a difference between clock and samples is rounding; above, sound is missing. */
const smallestGapSeconds = 0.2
/** Above it, the clock has jumped rather than the recording paused. */
const longestGapSeconds = 600

/**
 * Where a recording stands, counted by its samples and held against its own timestamps, so that a pause or a lost
 * packet does not move all that follows. Timestamps are claims: only plausible ones count.
 */
export class Timeline {
  endSeconds = 0
  #originSeconds: number | undefined

  /** `originSeconds` is the timestamp of its start, where that is known beforehand. */
  constructor(originSeconds?: number) {
    this.#originSeconds = originSeconds
  }

  advance(seconds: number): void {
    this.endSeconds += seconds
  }

  /** Seconds of silence that belong before a piece stamped `startSeconds`. */
  gapBefore(startSeconds: number): number {
    this.#originSeconds ??= startSeconds - this.endSeconds
    const gapSeconds = startSeconds - this.#originSeconds - this.endSeconds
    if (Math.abs(gapSeconds) <= smallestGapSeconds) return 0
    if (gapSeconds > 0 && gapSeconds <= longestGapSeconds) return gapSeconds
    this.#originSeconds = startSeconds - this.endSeconds
    return 0
  }
}
