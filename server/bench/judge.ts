import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmbeddedJudge } from '../src/judge/embedded/embedded-judge.ts'
import { type BenchOptions, chooseParts } from './bench-options.ts'
import { countEngineProcesses } from './engine-processes.ts'
import { measureBank } from './judge-bank.ts'
import { measureDigests } from './judge-digest.ts'
import { measureHourJudged } from './judge-hour.ts'
import { measureOwn } from './judge-own.ts'
import { type JudgeBench, QuoteCount } from './judge-quotes.ts'
import { measureReasons } from './judge-reasons.ts'
import { measureStar } from './judge-star.ts'
import { openCorpus } from './open-corpus.ts'
import { areDialoguesThere } from './read-dialogues.ts'
import { measureSummaries } from './unseen/judge-summaries.ts'
import { measureTime } from './unseen/judge-time.ts'
import { measureSettings, measureTuned, measureUnseen } from './unseen/judge-unseen.ts'

const parts: Readonly<Record<string, (bench: JudgeBench) => Promise<void>>> = {
  bank: measureBank,
  own: measureOwn,
  reasons: measureReasons,
  star: measureStar,
  digest: measureDigests,
  hour: measureHourJudged,
}

/** On calls that stand in the project itself. */
const ownParts = ['unseen', 'tuned', 'settings', 'time', 'summaries']

/** The embedded judge against what people wrote down, beside guesses that know nothing. Parts may be named. */
export async function benchJudge({ small, named }: BenchOptions): Promise<void> {
  const chosen = chooseParts([...ownParts, ...Object.keys(parts)], named)
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const judge = createEmbeddedJudge({ processes: countEngineProcesses() })
  const quotes = new QuoteCount()
  try {
    if (chosen.includes('unseen')) await measureUnseen(judge, quotes, small)
    if (chosen.includes('tuned')) await measureTuned(judge, quotes, small)
    if (chosen.includes('settings')) await measureSettings(judge, quotes, small)
    if (chosen.includes('time')) await measureTime(small)
    if (chosen.includes('summaries')) await measureSummaries(judge, small)
    const others = chosen.filter((name) => name in parts)
    const corpus = await openCorpus(small, work)
    if (others.length > 0 && areDialoguesThere(corpus))
      for (const name of others) await parts[name]!({ corpus, judge, quotes })
  } finally {
    await judge.close()
    await rm(work, { recursive: true, force: true })
  }
  console.log(
    `\nevidence   ${quotes.standing} of ${quotes.total} quotes stand in the transcript at their times`,
  )
  assert.equal(quotes.standing, quotes.total, 'A quote does not stand in the transcript.')
}
