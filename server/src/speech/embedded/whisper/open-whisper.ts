import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { InferenceSession } from 'onnxruntime-node'
import { EngineError } from '../../../domain/errors.ts'
import { createSession } from '../open-session.ts'
import { type BytePairs, readBytePairs } from './byte-pairs.ts'
import { type EngineName, enginePackages } from './engine-packages.ts'
import { freeEncoderLength } from './free-encoder-length.ts'
import { whisperLanguages } from './whisper-languages.ts'
import { tokens } from './whisper-tokens.ts'

/** Whisper, ready to listen. */
export interface Whisper {
  readonly name: EngineName
  readonly encoder: InferenceSession
  readonly positions: Float32Array
  readonly width: number
  readonly decoder: InferenceSession
  /** What the decoder remembers between two tokens, by name without `past_key_values.` or `present.`. */
  readonly memoryNames: readonly string[]
  readonly memoryShape: { readonly heads: number; readonly headSize: number }
  readonly text: BytePairs
  /** One entry per token: 1 for what is never written, such as notes on music. */
  readonly barred: Uint8Array
  /** The same for the first token: it is not the end, for voice was heard, nor a blank. */
  readonly barredAtFirst: Uint8Array
  /** The heads of the decoder that look at the moment of the audio being written down, by layer and place. */
  readonly aligningHeads: readonly (readonly [number, number])[]
  /** Token of each language, by code. */
  readonly languages: ReadonlyMap<string, number>
}

interface GenerationSettings {
  readonly lang_to_id: Readonly<Record<string, number>>
  readonly alignment_heads: readonly (readonly [number, number])[]
  readonly suppress_tokens: readonly number[]
  readonly begin_suppress_tokens: readonly number[]
}

/** Memory kept for the next run would be a multiple of what a run needs, and saves hardly any time. */
const leanSession = { enableCpuMemArena: false }

/** Loads an engine's files from where `callmark engine add` has put them. */
export async function openWhisper(name: EngineName, enginesFolder: string): Promise<Whisper> {
  const settings = JSON.parse(await readText('generation.json')) as GenerationSettings
  const { model, positions, width } = freeEncoderLength(await readFile(await check('encoder.onnx')))
  const encoder = await createSession(model, leanSession)
  const decoder = await createSession(await check('decoder.onnx'), leanSession)
  const shape = decoder.inputMetadata.find(({ name: input }) => input === 'past_key_values.0.encoder.key')
  const [, heads, , headSize] = (shape as InferenceSession.TensorValueMetadata).shape as number[]
  return {
    name,
    encoder,
    positions,
    width,
    decoder,
    memoryNames: decoder.inputNames
      .filter((input) => input.startsWith('past_key_values.'))
      .map((input) => input.replace('past_key_values.', '')),
    memoryShape: { heads: heads!, headSize: headSize! },
    text: readBytePairs(await readText('vocabulary.json'), await readText('merges.txt')),
    barred: bar(settings.suppress_tokens),
    barredAtFirst: bar([...settings.suppress_tokens, ...settings.begin_suppress_tokens]),
    aligningHeads: settings.alignment_heads,
    languages: new Map(whisperLanguages.map((code) => [code, settings.lang_to_id[markOf(code)]!])),
  }

  /** The path of a file whose bytes are the ones this engine was measured with. */
  async function check(file: string): Promise<string> {
    const path = join(enginesFolder, name, file)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash).catch((error: NodeJS.ErrnoException) => {
      throw new EngineError(explainMissing(name), { retryable: false, cause: error })
    })
    if (hash.digest('hex') !== enginePackages[name].files.find((known) => known.name === file)!.sha256) {
      throw new EngineError(
        `The weights of ${name} are not the expected ones. Run npx callmark engine remove ${name} and then npx callmark engine add ${name}.`,
        { retryable: false },
      )
    }
    return path
  }
  async function readText(file: string): Promise<string> {
    return readFile(await check(file), 'utf8')
  }
}

/** What to do when an engine's weights are not there. */
export function explainMissing(name: EngineName): string {
  return `The weights of ${name} are not here. Run npx callmark engine add ${name}.`
}

/** Javanese has the code jw there. */
function markOf(code: string): string {
  return `<|${code === 'jv' ? 'jw' : code}|>`
}

function bar(barred: readonly number[]): Uint8Array {
  const marks = new Uint8Array(tokens.end + 1)
  for (const token of barred) marks[token] = 1
  return marks
}
