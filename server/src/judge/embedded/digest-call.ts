import type { Digest, JudgedCase } from '../judge.ts'
import { writeInsights } from '../write-insights.ts'
import { readCall } from './call-reading.ts'
import { pickKeywords } from './pick-keywords.ts'
import type { SentenceEmbedder } from './sentence-embedder.ts'
import { writeSummary } from './write-summary.ts'

export async function digestCall(subject: JudgedCase, embedder: SentenceEmbedder): Promise<Digest> {
  const reading = await readCall(subject, embedder)
  return {
    summary: subject.revision.summarizeCall ? writeSummary(reading) : null,
    insights: writeInsights(subject),
    keywords: await pickKeywords(reading),
    tokens: null,
    cost: null,
  }
}
