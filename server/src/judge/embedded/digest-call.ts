import { tellInsights } from '../../domain/sentences/observations.ts'
import { redactTurns } from '../../redact/redact-turns.ts'
import { findInsights } from '../insights/find-insights.ts'
import type { Digest, JudgedCase } from '../judge.ts'
import { takeCall } from './answering/read-call.ts'
import { calledOn } from './called-on.ts'
import type { Engine } from './reading/engine.ts'
import { listSecretTurns } from './summary/keep-secret.ts'
import { noticeMoments } from './summary/notice-moments.ts'
import { pickKeywords } from './summary/pick-keywords.ts'
import { writeSummary } from './summary/write-summary.ts'

/** A summary is read by more people than a recording is heard by: what opens an account never stands in it. */
const neverTold = ['cards', 'ssn', 'account', 'dob'] as const

// Most of an hour in one breath; what goes beyond is nobody's speech and would only cost time.
const longestTurn = 40_000

export async function digestCall(subject: JudgedCase, engine: Engine): Promise<Digest> {
  const shortened = subject.transcript.turns.map((turn) =>
    turn.text.length > longestTurn ? { ...turn, text: turn.text.slice(0, longestTurn) } : turn,
  )
  const { turns } = redactTurns(shortened, neverTold)
  const transcript = { ...subject.transcript, turns }
  // Summaries quote, and of what they quote one reader is sure enough.
  const call = await takeCall(transcript, calledOn(subject), { ...engine, secondReader: undefined })
  const { summarizeCall, summarizePrompt } = subject.revision
  const summary = summarizeCall ? await writeSummary(call, summarizePrompt) : null
  const noticed = await noticeMoments(call)
  const secrets = listSecretTurns(turns)
  return {
    summary,
    ...tellInsights(findInsights({ ...subject, transcript }, noticed)),
    keywords: pickKeywords(
      turns.filter((_, index) => !secrets.has(index)),
      subject.agentName,
    ),
    tokens: null,
    cost: null,
  }
}
