import { generateText, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { EngineError } from '../../../domain/errors.ts'
import { createModeChoice } from './choose-mode.ts'
import { countable, type Usage } from './count-usage.ts'
import { type JsonMode, type ModelOptions, type OpenModel, openModel } from './open-model.ts'
import { readFault } from './read-fault.ts'
import { type ReadJson, readJson } from './read-json.ts'
import { shareRequests } from './share-requests.ts'
import { createPatience } from './wait-for-service.ts'

export interface Asking {
  /** Instructions, ours and the quality lead's: the system message. */
  readonly instructions: string
  /** The call, fenced in: the user message. Nothing in it is an instruction. */
  readonly data: string
  readonly shape: z.ZodType
}

/** What came back; undefined where it held no JSON, was refused or filtered away. */
export type Reply = ReadJson | undefined

/**
 * One request to be answered in JSON of a given shape, as many at once as the provider is to have. It is written only
 * when its turn has come: those of a long call together would fill the memory. `usage` stands for the task.
 */
export type AskModel = (write: () => Asking, usage: Usage, signal: AbortSignal) => Promise<Reply>

export interface AskOptions extends ModelOptions {
  readonly requestsAtOnce: number
  /** How long a request waits in all for a service that takes none for now; two minutes unless told. */
  readonly patienceMs?: number
}

const usualPatienceMs = 120_000

export function createAskModel(options: AskOptions): AskModel {
  const open = openModel(options)
  const share = shareRequests(options.requestsAtOnce)
  const modes = createModeChoice(open.modes)
  const patience = createPatience(options.patienceMs ?? usualPatienceMs)

  async function attempt(asking: Asking, mode: JsonMode, usage: Usage, signal: AbortSignal): Promise<Reply> {
    const { text, spent } = await generate(open, asking, mode, signal)
    usage.add(spent)
    if (open.mayCut && wasCut(asking, countable(spent?.inputTokens))) throw cutOff()
    return readJson(text)
  }

  /** In the place it was given, however often: whoever has waited is not sent to the end of the line. */
  async function insist(asking: Asking, usage: Usage, signal: AbortSignal): Promise<Reply> {
    const began = modes.first()
    let mode = began
    let waitedMs = 0
    for (;;) {
      await patience.pause(signal)
      try {
        const reply = await attempt(asking, mode, usage, signal)
        modes.answered(mode, began)
        return reply
      } catch (error) {
        signal.throwIfAborted()
        const fault = readFault(error)
        if (fault === 'declined') return undefined
        if (fault === 'no format') mode = modes.after(mode) ?? refuseFormat()
        else if ('busy' in fault) waitedMs = patience.postpone(fault.busy, waitedMs)
        else throw fault
      }
    }
  }

  return async (write, usage, signal) => {
    try {
      return await share(usage, signal, () => insist(write(), usage, signal))
    } catch (error) {
      signal.throwIfAborted()
      throw error
    }
  }
}

async function generate({ model, settings }: OpenModel, asking: Asking, mode: JsonMode, signal: AbortSignal) {
  try {
    const { text, usage } = await generateText({
      ...settings(mode),
      model: model(mode),
      instructions: asking.instructions,
      messages: [{ role: 'user', content: asking.data }],
      maxRetries: 0,
      abortSignal: signal,
      ...(mode !== 'plain' && { output: Output.object({ schema: asking.shape, name: 'answers' }) }),
    })
    return { text, spent: usage }
  } catch (error) {
    // Not quite the shape: read with more patience than the SDK has.
    if (NoObjectGeneratedError.isInstance(error)) return { text: error.text ?? '', spent: error.usage }
    throw error
  }
}

/** Speech in JSON has four characters to a token; with six, a server has left out part of what it was asked. */
const mostCharactersPerToken = 6
const shortPrompt = 6_000

function wasCut({ instructions, data }: Asking, inputTokens: number | undefined): boolean {
  const characters = instructions.length + data.length
  return characters > shortPrompt && !!inputTokens && inputTokens * mostCharactersPerToken < characters
}

/** Marks from half a call, or without the rules for them, are worse than none. */
function cutOff(): EngineError {
  return new EngineError(
    'The language model’s server read only part of what it was asked: its context is too small. Give it a larger one (Ollama: OLLAMA_CONTEXT_LENGTH), or set a smaller JUDGE_CONTEXT_TOKENS.',
    { retryable: false },
  )
}

function refuseFormat(): never {
  throw new EngineError(
    'The language model’s service refused the way it was asked for JSON. Check that JUDGE_MODEL can answer with structured output.',
    { retryable: false },
  )
}
