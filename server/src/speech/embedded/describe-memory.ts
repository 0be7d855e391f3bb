import type { InferenceSession } from 'onnxruntime-node'

/** What a decoder remembers between two tokens. */
export interface DecoderMemory {
  /** Without `past_key_values.` or `present.`. */
  readonly memoryNames: readonly string[]
  readonly memoryShape: { readonly heads: number; readonly headSize: number }
}

export function describeMemory(decoder: InferenceSession): DecoderMemory {
  const shape = decoder.inputMetadata.find(({ name }) => name === 'past_key_values.0.encoder.key')
  const [, heads, , headSize] = (shape as InferenceSession.TensorValueMetadata).shape as number[]
  return {
    memoryNames: decoder.inputNames
      .filter((input) => input.startsWith('past_key_values.'))
      .map((input) => input.replace('past_key_values.', '')),
    memoryShape: { heads: heads!, headSize: headSize! },
  }
}
