import { generateText, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { EngineError } from '../../domain/errors.ts'
import { limitRequests } from '../../speech/hosted/limit-requests.ts'
import type { Usage } from './count-usage.ts'
import { type JsonMode, type ModelOptions, type OpenModel, openModel } from './open-model.ts'
import { readFault } from './read-fault.ts'
import { type ReadJson, readJson } from './read-json.ts'

export interface Asking {
  /** Instructions, ours and the quality lead's: the system message. */
  readonly instructions: string
  /** The call, fenced in: the user message. Nothing in it is an instruction. */
  readonly data: string
  readonly shape: z.ZodType
}

/** What came back; undefined where it held no JSON, was refused or filtered away. */
export type Reply = ReadJson | undefined

/** One request at a time to be answered in JSON of a given shape, as many at once as the provider is to have. */
export type AskModel = (asking: Asking, usage: Usage, signal: AbortSignal) => Promise<Reply>

export function createAskModel(options: ModelOptions & { readonly requestsAtOnce: number }): AskModel {
  const open = openModel(options)
  const limited = limitRequests(options.requestsAtOnce)
  let { modes } = open

  async function attempt(asking: Asking, mode: JsonMode, usage: Usage, signal: AbortSignal): Promise<Reply> {
    const { text, spent } = await generate(open, asking, mode, signal)
    usage.add(spent)
    if (open.mayCut && wasCut(asking, spent?.inputTokens)) throw cutOff()
    return readJson(text)
  }

  return async (asking, usage, signal) => {
    for (;;) {
      let mode: JsonMode | undefined
      try {
        return await limited(signal, () => {
          // Only now: whoever was in front may have found out what the server knows.
          mode = modes[0]!
          return attempt(asking, mode, usage, signal)
        })
      } catch (error) {
        signal.throwIfAborted()
        const fault = readFault(error)
        if (fault === 'declined') return undefined
        if (fault !== 'no format') throw fault
        // A server that does not know one way of asking for JSON is not asked that way again.
        if (modes[0] === mode && modes.length > 1) modes = modes.slice(1)
        else if (modes[0] === mode) throw refusedFormat()
      }
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

function refusedFormat(): EngineError {
  return new EngineError(
    'The language model’s service refused the way it was asked for JSON. Check that JUDGE_MODEL can answer with structured output.',
    { retryable: false },
  )
}
