import { Tensor } from 'onnxruntime-node'
import { measureLogMel, melBands, samplesPerFrame } from './log-mel.ts'
import type { Whisper } from './open-whisper.ts'

/** The encoder halves the frames, and has positions for thirty seconds of them. */
const mostFrames = 3000

/** What the encoder makes of a segment, silence added up to `samples`. */
export async function listen(
  { encoder, positions, width }: Whisper,
  audio: Float32Array,
  samples: number,
): Promise<Tensor> {
  const frames = Math.min(mostFrames, 2 * Math.ceil(samples / samplesPerFrame / 2))
  const { last_hidden_state } = await encoder.run({
    input_features: new Tensor('float32', measureLogMel(audio, frames), [1, melBands, frames]),
    'embed_positions.weight': new Tensor('float32', positions.subarray(0, (frames / 2) * width), [
      frames / 2,
      width,
    ]),
  })
  return last_hidden_state!
}
