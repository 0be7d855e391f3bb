import { readFile } from 'node:fs/promises'
import type { InferenceSession } from 'onnxruntime-node'
import { type DecoderMemory, describeMemory } from '../describe-memory.ts'
import type { WhisperName } from '../engine-packages.ts'
import { findEngineFile } from '../find-engine-file.ts'
import { createSession } from '../open-session.ts'
import { type BytePairs, readBytePairs } from './byte-pairs.ts'
import { freeEncoderLength } from './free-encoder-length.ts'
import { whisperLanguages } from './whisper-languages.ts'
import { tokens } from './whisper-tokens.ts'

/** Whisper, ready to listen. */
export interface Whisper extends DecoderMemory {
  readonly name: WhisperName
  readonly encoder: InferenceSession
  readonly positions: Float32Array
  readonly width: number
  readonly decoder: InferenceSession
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
export async function openWhisper(name: WhisperName, enginesFolder: string): Promise<Whisper> {
  const check = (file: string) => findEngineFile(name, enginesFolder, file)
  const settings = JSON.parse(await readText('generation.json')) as GenerationSettings
  const { model, positions, width } = freeEncoderLength(await readFile(await check('encoder.onnx')))
  const encoder = await createSession(model, leanSession)
  const decoder = await createSession(await check('decoder.onnx'), leanSession)
  return {
    name,
    encoder,
    positions,
    width,
    decoder,
    ...describeMemory(decoder),
    text: readBytePairs(await readText('vocabulary.json'), await readText('merges.txt')),
    barred: bar(settings.suppress_tokens),
    barredAtFirst: bar([...settings.suppress_tokens, ...settings.begin_suppress_tokens]),
    aligningHeads: settings.alignment_heads,
    languages: new Map(whisperLanguages.map((code) => [code, settings.lang_to_id[markOf(code)]!])),
  }

  async function readText(file: string): Promise<string> {
    return readFile(await check(file), 'utf8')
  }
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
