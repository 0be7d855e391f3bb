/** Where the decoder looked in the audio while it chose one token: one row of frames per aligning head. */
export type Attention = Float32Array

const smoothedFrames = 7

/**
 * When each token was said, as the frame it begins at; one more entry for the end of the last. The heads that follow
 * the audio are averaged, and the path through them that never goes back and sees the most is taken.
 */
export function alignTokens(attentions: readonly Attention[], heads: number): number[] {
  const frames = attentions[0]!.length / heads
  const looked = averageHeads(attentions, heads, frames)
  return findPath(looked, attentions.length, frames)
}

/** Each head on its own scale, frame by frame: what it looks at all the time says nothing about any token. */
function averageHeads(attentions: readonly Attention[], heads: number, frames: number): Float32Array {
  const average = new Float32Array(attentions.length * frames)
  const row = new Float32Array(frames)
  for (let head = 0; head < heads; head++) {
    const mean = new Float64Array(frames)
    const square = new Float64Array(frames)
    for (const attention of attentions) {
      for (let frame = 0; frame < frames; frame++) {
        const value = attention[head * frames + frame]!
        mean[frame]! += value / attentions.length
        square[frame]! += value ** 2 / attentions.length
      }
    }
    attentions.forEach((attention, token) => {
      for (let frame = 0; frame < frames; frame++) {
        const spread = Math.sqrt(Math.max(square[frame]! - mean[frame]! ** 2, 1e-12))
        row[frame] = (attention[head * frames + frame]! - mean[frame]!) / spread
      }
      for (let frame = 0; frame < frames; frame++) {
        average[token * frames + frame]! += findMedian(row, frame) / heads
      }
    })
  }
  return average
}

function findMedian(row: Float32Array, middle: number): number {
  const half = smoothedFrames >> 1
  const near = row.slice(Math.max(0, middle - half), middle + half + 1).sort()
  return near[near.length >> 1]!
}

/** Dynamic time warping: each step goes on by one token, one frame or both. */
function findPath(looked: Float32Array, tokens: number, frames: number): number[] {
  const width = frames + 1
  const cost = new Float32Array((tokens + 1) * width).fill(Number.POSITIVE_INFINITY)
  const came = new Uint8Array((tokens + 1) * width)
  cost[0] = 0
  for (let token = 1; token <= tokens; token++) {
    for (let frame = 1; frame <= frames; frame++) {
      const at = token * width + frame
      const steps = [cost[at - width - 1]!, cost[at - width]!, cost[at - 1]!]
      let best = 0
      if (steps[1]! < steps[best]!) best = 1
      if (steps[2]! < steps[best]!) best = 2
      cost[at] = steps[best]! - looked[(token - 1) * frames + frame - 1]!
      came[at] = best
    }
  }
  const starts = new Array<number>(tokens + 1).fill(frames)
  for (let token = tokens, frame = frames; token > 0 && frame > 0; ) {
    starts[token - 1] = frame - 1
    const step = came[token * width + frame]!
    if (step !== 2) token--
    if (step !== 1) frame--
  }
  return starts
}
