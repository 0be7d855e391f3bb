import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { ModelInput, PreviewInput } from '../client.ts'
import { CommandFault } from './command-fault.ts'
import { toModelRequest } from './model-request.ts'
import { readModelFile } from './read-model-file.ts'

export type SentTranscript = NonNullable<PreviewInput['transcript']>

/** A model from a YAML or JSON file, as the API takes it; `-` is the standard input. */
export async function readModelRequest(path: string): Promise<ModelInput> {
  const source = await readSource(path)
  try {
    return toModelRequest(readModelFile(source))
  } catch (error) {
    if (!(error instanceof CommandFault)) throw error
    throw new CommandFault(`${nameOf(path)} is not a model:\n${error.message}`)
  }
}

/**
 * A transcript from a file: the JSON of `…/transcription`, its `segments`, or a text with a line for every turn, each begun
 * by its speaker; `-` is the standard input.
 */
export async function readTranscriptFile(path: string): Promise<SentTranscript> {
  const source = await readSource(path)
  if (source.trim() === '') throw new CommandFault(`${nameOf(path)} is empty.`)
  if (!/^\s*[[{]/.test(source)) return source
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch (error) {
    // A text may begin with a bracket, too: [noise].
    if (/^\s*\[/.test(source)) return source
    throw new CommandFault(`${nameOf(path)} is not JSON: ${(error as Error).message}`)
  }
  const segments = findSegments(json)
  if (segments) return { segments } as SentTranscript
  throw new CommandFault(
    `${nameOf(path)} contains no segments. Use the answer of GET /v1/call-analysis/{id}/transcription, ` +
      'or a text with one line per turn, like "Agent: Good morning."',
  )
}

/** Under `segments` twice, once, or not at all, and no deeper; in the samples they are `turns`. */
function findSegments(json: unknown, deepest = 2): unknown[] | undefined {
  if (Array.isArray(json)) return json
  const { segments, turns } = (json ?? {}) as { segments?: unknown; turns?: unknown }
  const inner = segments ?? turns
  return inner === undefined || deepest === 0 ? undefined : findSegments(inner, deepest - 1)
}

async function readSource(path: string): Promise<string> {
  if (path === '-') return text(process.stdin)
  const source = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandFault(`The file ${path} cannot be read (${error.code}).`)
  })
  // Some editors put a byte order mark first, which is no JSON.
  return source.replace(/^\uFEFF/, '')
}

function nameOf(path: string): string {
  return path === '-' ? 'The standard input' : path
}
