import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export const shared = new URL('../../../shared/', import.meta.url)
export const corpus = new URL('corpus/', shared)
export const callFolder = new URL('calls/hvb/', corpus)
export const hourCall = new URL('calls/long/hvb-60min-concat.stereo.ogg', corpus)
export const hourReference = new URL('calls/long/hvb-60min-concat.ref.json', corpus)

/** Says so, and makes the benchmark fail, when the reference calls are not there. */
export function isCorpusThere(): boolean {
  if (existsSync(callFolder)) return true
  console.log('This benchmark reads reference calls from ../shared/corpus, which is not beside the project.')
  process.exitCode = 1
  return false
}

export function listCalls(): string[] {
  return readdirSync(callFolder)
    .filter((name) => name.endsWith('.stereo.flac'))
    .map((name) => name.replace('.stereo.flac', ''))
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

export async function readReference(id: string): Promise<Reference> {
  return JSON.parse(await readFile(new URL(`${id}.ref.json`, callFolder), 'utf8'))
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

interface Share {
  readonly errors: number
  readonly words: number
}

interface CallScore {
  readonly wer: Share
  readonly text: Share
  readonly der: { readonly wrong: number; readonly total: number }
  readonly role: { readonly right: number; readonly time: number }
}

interface Scorer {
  scoreCall(reference: Reference, body: Body): CallScore
  errors(reference: string, hypothesis: string): Share
  normalise(text: string): string[]
}

export function loadScorer(): Promise<Scorer> {
  return import(fileURLToPath(new URL('tools/score.mjs', shared)))
}

export interface Figures {
  readonly wer: number
  readonly werText: number
  readonly der: number
  readonly role: number
}

/** The figures over several calls together, in per cent. */
export function addScores(scores: readonly CallScore[]): Figures {
  const sum = (pick: (score: CallScore) => number) => scores.reduce((total, score) => total + pick(score), 0)
  const share = (part: (score: CallScore) => number, whole: (score: CallScore) => number) =>
    (100 * sum(part)) / sum(whole)
  return {
    wer: share(
      ({ wer }) => wer.errors,
      ({ wer }) => wer.words,
    ),
    werText: share(
      ({ text }) => text.errors,
      ({ text }) => text.words,
    ),
    der: share(
      ({ der }) => der.wrong,
      ({ der }) => der.total,
    ),
    role: share(
      ({ role }) => role.right,
      ({ role }) => role.time,
    ),
  }
}
