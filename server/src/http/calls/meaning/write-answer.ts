import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { EngineError } from '../../../domain/errors.ts'
import type { AskedPassage, AskedQuestion } from '../../../judge/asked-question.ts'
import { takeTurns } from '../../../process/take-turns.ts'
import type { FoundPassage } from '../../../store/passages/find-passages.ts'
import type { HttpContext } from '../../context.ts'
import { goneSignal } from '../../gone-signal.ts'

/** Beyond this, whoever asked has the themes. */
const longestMs = 120_000
/** Language models are asked for calls as well. */
const mostAtOnce = 2

export const AnswerOutput = z
  .object({
    status: z
      .enum(['written', 'unsupported', 'no_language_model', 'failed'])
      .describe(
        '`written`: there are sentences. `unsupported`: nothing that was written stands on what was said. `no_language_model`: none is set up. `failed`: it did not answer; try again.',
      ),
    engine: z.string().nullable().describe('The language model that was asked.'),
    sentences: z.array(
      z.object({
        text: z.string(),
        quotes: z
          .array(
            z.object({
              call_id: z.uuid(),
              external_id: z.string(),
              speaker: z.string(),
              start: z.number(),
              end: z.number(),
              quote: z.string().describe('As it stands in the transcript.'),
            }),
          )
          .describe('What it rests on: at least one. Each was looked up in the transcript.'),
      }),
    ),
  })
  .nullable()
  .describe('Null unless `answer` was set.')

export type AnswerOutput = z.infer<typeof AnswerOutput>

export interface AnswerTheme {
  readonly name: string
  readonly calls: number
  readonly passages: readonly FoundPassage[]
}

export type WriteAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  question: string,
  themes: readonly AnswerTheme[],
) => Promise<NonNullable<AnswerOutput>>

/** Has the language model answer, if there is one. That it does not is no reason to keep the themes back. */
export function openAnswers({ judge }: HttpContext): WriteAnswer {
  const inTurn = takeTurns(mostAtOnce)
  return async (request, reply, question, themes) => {
    if (!judge.answer) return { status: 'no_language_model', engine: null, sentences: [] }
    const engine = judge.id
    const found = new Map<AskedPassage, FoundPassage>()
    const asked: AskedQuestion = {
      question,
      themes: themes.map(({ name, calls, passages }) => ({
        name,
        calls,
        passages: passages.map((passage) => {
          const shown = toAskedPassage(passage)
          found.set(shown, passage)
          return shown
        }),
      })),
    }
    // Silence on the line is no reason to hang up as long as the language model is at work.
    request.raw.socket.setTimeout(2 * longestMs)
    const gone = goneSignal(request, reply)
    const signal = AbortSignal.any([gone, AbortSignal.timeout(longestMs)])
    try {
      const { sentences } = await inTurn(request.caller.workspaceId, signal, () =>
        judge.answer!(asked, signal),
      )
      return {
        status: sentences.length > 0 ? 'written' : 'unsupported',
        engine,
        sentences: sentences.map(({ text, quotes }) => ({
          text,
          quotes: quotes.map(({ passage, speaker, startSeconds, endSeconds, quote }) => {
            const { callId, externalId } = found.get(passage)!
            return {
              call_id: callId,
              external_id: externalId,
              ...{ speaker, start: startSeconds, end: endSeconds, quote },
            }
          }),
        })),
      }
    } catch (error) {
      gone.throwIfAborted()
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      if (!(error instanceof EngineError) && !isLate) throw error
      request.log.warn({ reason: isLate ? 'too slow' : error.message }, 'question not answered')
      return { status: 'failed', engine, sentences: [] }
    }
  }
}

function toAskedPassage({ lines }: FoundPassage): AskedPassage {
  return {
    turns: lines.map(({ speaker, start, end, text }) => ({
      speaker,
      startSeconds: start,
      endSeconds: end,
      text,
    })),
  }
}
