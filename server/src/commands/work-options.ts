import { InvalidArgumentError } from 'commander'
import type { Config } from '../config.ts'
import { type StageName, stageNames } from '../domain/call.ts'

/** What one worker of several takes on. */
export interface WorkOptions {
  /** Unset: all of them. */
  readonly stages?: readonly StageName[]
  /** Calls at once in each of its stages; unset: what suits the settings. */
  readonly concurrency?: number
}

const mostAtOnce = 1_000

export function parseStages(value: string): StageName[] {
  const given = value.split(',').map((name) => name.trim().toLowerCase())
  const unknown = given.find((name) => !stageNames.some((known) => known === name))
  if (unknown !== undefined)
    throw new InvalidArgumentError(
      `${unknown === '' ? 'A name is missing' : `"${unknown}" is not a stage`}. Name any of ${stageNames.join(',')}.`,
    )
  return stageNames.filter((name) => given.includes(name))
}

export function parseConcurrency(value: string): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < 1 || number > mostAtOnce)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${mostAtOnce}.`)
  return number
}

/** How many calls may be in each stage at once; none in a stage that is left to other workers. */
export function concurrencyOf(config: Config, work: WorkOptions = {}): Record<StageName, number> {
  // A model elsewhere may take as many requests as it is allowed; two calls alone would not make them.
  const judged = config.JUDGE_ENGINE === 'embedded' ? 2 : Math.max(2, config.JUDGE_AT_ONCE)
  // Decoding is quick and judging is short; transcription is what the machine's cores are for.
  const usual = { convert: 2, transcribe: config.CALLS_AT_ONCE, analyze: judged, summarize: judged }
  const ours = work.stages ?? stageNames
  const atOnce = (name: StageName) => (ours.includes(name) ? (work.concurrency ?? usual[name]) : 0)
  return {
    convert: atOnce('convert'),
    transcribe: atOnce('transcribe'),
    analyze: atOnce('analyze'),
    summarize: atOnce('summarize'),
  }
}
