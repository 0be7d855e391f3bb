import { availableParallelism } from 'node:os'
import { createEmbeddedJudge } from '../src/judge/embedded/embedded-judge.ts'
import { measureBank } from './judge-bank.ts'
import { measureDigests } from './judge-digest.ts'
import { measureHourJudged } from './judge-hour.ts'
import { measureOwn } from './judge-own.ts'
import { type JudgeBench, QuoteCount } from './judge-quotes.ts'
import { measureReasons } from './judge-reasons.ts'
import { measureStar } from './judge-star.ts'
import { areDialoguesThere } from './read-dialogues.ts'

const parts: Readonly<Record<string, (bench: JudgeBench) => Promise<void>>> = {
  bank: measureBank,
  own: measureOwn,
  reasons: measureReasons,
  star: measureStar,
  digest: measureDigests,
  hour: measureHourJudged,
}

/** The embedded judge against what people wrote down, beside guesses that know nothing. Parts may be named. */
export async function benchJudge(wanted: readonly string[]): Promise<void> {
  if (!areDialoguesThere()) return
  const judge = createEmbeddedJudge({ processes: availableParallelism() })
  const quotes = new QuoteCount()
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (wanted.length === 0 || wanted.includes(name)) await measure({ judge, quotes })
    }
  } finally {
    await judge.close()
  }
  const verdict = quotes.standing === quotes.total ? 'met' : 'MISSED'
  console.log(
    `\nevidence   ${quotes.standing} of ${quotes.total} quotes stand in the transcript at their times (aim: all; ${verdict})`,
  )
}
