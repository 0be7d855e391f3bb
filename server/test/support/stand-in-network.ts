import type { InferenceSession } from 'onnxruntime-node'

const dimensions = 8

/** In the place of the network that knows meanings: gives every word a direction by chance, in a smaller space. */
export async function openStandInNetwork(): Promise<Pick<InferenceSession, 'run'>> {
  return {
    async run(input) {
      const ids = (input.input_ids as { readonly data: BigInt64Array }).data
      const data = new Float32Array(ids.length * dimensions)
      for (const [at, id] of ids.entries()) {
        let seed = Number(id)
        for (let index = 0; index < dimensions; index++) {
          seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
          data[at * dimensions + index] = (seed >> 15) / 0x8000 - 1
        }
      }
      return { last_hidden_state: { data } } as unknown as InferenceSession.OnnxValueMapType
    },
  }
}
