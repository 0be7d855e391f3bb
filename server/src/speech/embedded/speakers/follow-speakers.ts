/** A moment of a call: how well each speaker's voice fits it, and what it costs to change the speaker before it. */
export interface Moment {
  readonly fits: readonly number[]
  readonly changeCost: number
}

/** The likeliest speaker at each moment, given that speakers do not change at every word. */
export function followSpeakers(moments: readonly Moment[]): Uint8Array {
  const path = new Uint8Array(moments.length)
  if (moments.length === 0) return path
  const cameFrom: Uint8Array[] = []
  let totals = [...moments[0]!.fits]
  for (const { fits, changeCost } of moments.slice(1)) {
    const best = totals.indexOf(Math.max(...totals))
    const from = Uint8Array.from(totals, (total, speaker) =>
      total >= totals[best]! - changeCost ? speaker : best,
    )
    totals = fits.map((fit, speaker) => Math.max(totals[speaker]!, totals[best]! - changeCost) + fit)
    cameFrom.push(from)
  }
  let speaker = totals.indexOf(Math.max(...totals))
  for (let index = moments.length - 1; index >= 0; index--) {
    path[index] = speaker
    if (index > 0) speaker = cameFrom[index - 1]![speaker]!
  }
  return path
}
