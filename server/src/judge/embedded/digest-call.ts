import { tellInsights } from '../../domain/sentences/observations.ts'
import { redactTurns } from '../../redact/redact-turns.ts'
import { findInsights } from '../insights/find-insights.ts'
import type { Digest, JudgedCase } from '../judge.ts'
import { readCall } from './meaning/call-reading.ts'
import type { SentenceEmbedder } from './meaning/sentence-embedder.ts'
import { pickKeywords } from './summary/pick-keywords.ts'
import { writeSummary } from './summary/write-summary.ts'

/** A summary is read by more people than a recording is heard by: what opens an account never stands in it. */
const neverTold = ['cards', 'ssn', 'account', 'dob'] as const

// Most of an hour in one breath; what goes beyond is nobody's speech and would only cost time.
const longestTurn = 40_000

export async function digestCall(subject: JudgedCase, embedder: SentenceEmbedder): Promise<Digest> {
  const turns = subject.transcript.turns.map((turn) =>
    turn.text.length > longestTurn ? { ...turn, text: turn.text.slice(0, longestTurn) } : turn,
  )
  const transcript = { ...subject.transcript, turns: redactTurns(turns, neverTold).turns }
  const reading = await readCall({ ...subject, transcript }, embedder)
  const { summarizeCall, summarizePrompt } = subject.revision
  return {
    summary: summarizeCall ? writeSummary(reading, summarizePrompt) : null,
    ...tellInsights(findInsights({ ...subject, transcript })),
    keywords: await pickKeywords(reading, subject.agentName),
    tokens: null,
    cost: null,
  }
}
