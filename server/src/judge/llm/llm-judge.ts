import type { Judge } from '../judge.ts'
import { answerQuestion } from './asking/answer-question.ts'
import { digestCall } from './digest-call.ts'
import { judgeCall } from './judge-call.ts'
import { type AskOptions, createAskModel } from './model/ask-model.ts'
import type { Prices } from './model/count-usage.ts'
import { promptVersion } from './prompt.ts'

export interface LlmOptions extends AskOptions {
  /** How much of a transcript fits into one request. */
  readonly contextTokens: number
  readonly prices: Prices
}

/** The judge that asks a language model, hosted or in the next room. What it answers is checked here. */
export function createLlmJudge(options: LlmOptions): Judge {
  const ask = createAskModel(options)
  const asker = { ask, contextTokens: options.contextTokens }
  return {
    id: `${options.engine}/${options.model}`,
    promptVersion,
    taughtBy: 'examples',
    judge: (subject, signal) => together(signal, (both) => judgeCall(subject, asker, options.prices, both)),
    digest: (subject, signal) => together(signal, (both) => digestCall(subject, asker, options.prices, both)),
    answer: (asked, signal) => answerQuestion(asked, asker, options.prices, signal),
    close: async () => {},
  }
}

/** When one request of a call fails, its others are not paid for any longer. */
async function together<Result>(
  signal: AbortSignal,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController()
  try {
    return await act(AbortSignal.any([signal, stop.signal]))
  } finally {
    stop.abort()
  }
}
