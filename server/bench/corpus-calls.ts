import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { AudioFormat } from '../src/domain/call.ts'

/** Where reference calls and dialogues lie. */
export interface Corpus {
  readonly folder: URL
  /** Many calls joined into one recording, and what is said in it; as paths within the folder. */
  readonly hour: string
  readonly hourReference: string
  /** Of which call `formats/derived` holds the encodings. */
  readonly encodedCall: string
  /** A recording in which nobody speaks. */
  readonly music: string
}

export const wholeCorpus: Corpus = {
  folder: new URL('../../../shared/corpus/', import.meta.url),
  hour: 'calls/long/hvb-60min-concat.stereo.ogg',
  hourReference: 'calls/long/hvb-60min-concat.ref.json',
  encodedCall: '545e349988db42b6',
  music: 'formats/real/pydub-bach.ogg',
}

export function callFolder({ folder }: Corpus): URL {
  return new URL('calls/hvb/', folder)
}

/** Says so, and makes the benchmark fail, when the reference calls are not there. */
export function isCorpusThere(corpus: Corpus): boolean {
  if (existsSync(callFolder(corpus))) return true
  console.log('This benchmark reads reference calls from ../shared/corpus, which is not beside the project.')
  process.exitCode = 1
  return false
}

export function listCalls(corpus: Corpus): string[] {
  return readdirSync(callFolder(corpus))
    .filter((name) => name.endsWith('.stereo.flac'))
    .map((name) => name.replace('.stereo.flac', ''))
}

export function recordingOf(corpus: Corpus, id: string, kind: 'stereo' | 'mono' = 'stereo'): URL {
  return new URL(`${id}.${kind}.flac`, callFolder(corpus))
}

/** Told by its name: the corpus names its files after what they are. */
export function formatOf(recording: URL): AudioFormat {
  return extname(recording.pathname).slice(1) as AudioFormat
}

/** Settings were tuned on the calls whose id ends in an even digit; the others were only measured. */
export function isTuningCall(id: string): boolean {
  return Number.parseInt(id.at(-1)!, 16) % 2 === 0
}

export interface ReferenceSegment {
  readonly start: number
  readonly end: number
  readonly speaker: string
  readonly text_norm: string
}

export interface Reference {
  readonly duration: number
  readonly segments: readonly ReferenceSegment[]
}

export async function readReference(corpus: Corpus, id: string): Promise<Reference> {
  return JSON.parse(await readFile(new URL(`${id}.ref.json`, callFolder(corpus)), 'utf8'))
}

export async function readHourReference({ folder, hourReference }: Corpus): Promise<Reference> {
  return JSON.parse(await readFile(new URL(hourReference, folder), 'utf8'))
}

/** How long the reference calls are together. */
export async function countSeconds(corpus: Corpus, ids = listCalls(corpus)): Promise<number> {
  const references = await Promise.all(ids.map((id) => readReference(corpus, id)))
  return references.reduce((sum, { duration }) => sum + duration, 0)
}

/** A transcription as the service answers it. */
export interface Body {
  readonly segments: {
    readonly segments: readonly {
      readonly speaker: string
      readonly start: number
      readonly end: number
      readonly text: string
    }[]
  }
}
