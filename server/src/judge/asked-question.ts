import type { Turn } from '../domain/transcript.ts'

/** A passage that may be quoted. As little to be trusted as any transcript. */
export interface AskedPassage {
  readonly turns: readonly Turn[]
}

/** A question across calls, with what was found for it. */
export interface AskedQuestion {
  readonly question: string
  readonly themes: readonly {
    readonly name: string
    readonly calls: number
    /** The most typical first. */
    readonly passages: readonly AskedPassage[]
  }[]
}

export interface AnswerQuote {
  readonly passage: AskedPassage
  readonly speaker: string
  readonly startSeconds: number
  readonly endSeconds: number
  /** In the transcript's own words. */
  readonly quote: string
}

/** A sentence without a quote that stands in a passage is none of the answer. */
export interface AnswerSentence {
  readonly text: string
  readonly quotes: readonly AnswerQuote[]
}

export interface WrittenAnswer {
  /** None: nothing that was written could be held up by what was said. */
  readonly sentences: readonly AnswerSentence[]
  readonly tokens: number | null
  readonly cost: number | null
}
