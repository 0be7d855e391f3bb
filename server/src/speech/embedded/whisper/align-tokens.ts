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
  const columns = heads * frames
  const means = new Float64Array(columns)
  const squares = new Float64Array(columns)
  for (const attention of attentions) {
    for (let column = 0; column < columns; column++) {
      const value = attention[column]!
      means[column]! += value / attentions.length
      squares[column]! += (value * value) / attentions.length
    }
  }
  const scales = squares.map(
    (square, column) => 1 / (heads * Math.sqrt(Math.max(square - means[column]! ** 2, 1e-12))),
  )
  const average = new Float32Array(attentions.length * frames)
  attentions.forEach((attention, token) => {
    for (let column = 0; column < columns; column++) {
      const value = (attention[column]! - means[column]!) * scales[column]!
      average[token * frames + (column % frames)]! += value
    }
  })
  for (let token = 0; token < attentions.length; token++) {
    smooth(average.subarray(token * frames, (token + 1) * frames))
  }
  return average
}

/** Replaces every value by the median of those around it. */
function smooth(row: Float32Array): void {
  const half = smoothedFrames >> 1
  const original = row.slice()
  const near = new Float32Array(smoothedFrames)
  for (let middle = half; middle < row.length - half; middle++) {
    for (let index = 0; index < smoothedFrames; index++) {
      const value = original[middle - half + index]!
      let place = index
      for (; place > 0 && near[place - 1]! > value; place--) near[place] = near[place - 1]!
      near[place] = value
    }
    row[middle] = near[half]!
  }
}

const steps = { both: 0, token: 1, frame: 2 } as const

/** Dynamic time warping: each step goes on by one token, one frame or both. */
function findPath(looked: Float32Array, tokens: number, frames: number): number[] {
  const width = frames + 1
  const cost = new Float32Array((tokens + 1) * width).fill(Number.POSITIVE_INFINITY)
  const came = new Uint8Array((tokens + 1) * width)
  cost[0] = 0
  for (let token = 1; token <= tokens; token++) {
    for (let frame = 1; frame <= frames; frame++) {
      const at = token * width + frame
      let least = cost[at - width - 1]!
      let step: number = steps.both
      if (cost[at - width]! < least) {
        least = cost[at - width]!
        step = steps.token
      }
      if (cost[at - 1]! < least) {
        least = cost[at - 1]!
        step = steps.frame
      }
      cost[at] = least - looked[(token - 1) * frames + frame - 1]!
      came[at] = step
    }
  }
  const starts = new Array<number>(tokens + 1).fill(frames)
  for (let token = tokens, frame = frames; token > 0 && frame > 0; ) {
    starts[token - 1] = frame - 1
    const step = came[token * width + frame]!
    if (step !== steps.frame) token--
    if (step !== steps.token) frame--
  }
  return starts
}
