/** What the reader has made of the criterion and of each line, right before it weighs them. */
export const stateName = 'SkipLayerNormalization_121_0'

/**
 * Has a network also give a value from inside. Of two graphs in one file, the format joins the lists; so one with nothing
 * but another output is put behind it, and the weights stay as they were made.
 */
export function withOutput(weights: Buffer, name: string): Buffer {
  const value = field(1, Buffer.from(name))
  const graph = field(12, value)
  return Buffer.concat([weights, field(7, graph)])
}

/** Short ones only: the length has one byte. */
function field(number: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([(number << 3) | 2, content.length]), content])
}
