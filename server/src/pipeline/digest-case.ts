import type { Digest, Judge, JudgedCase } from '../judge/judge.ts'

/** Has the words about a call written: a summary only where the model wants one. */
export async function digestCase(judge: Judge, subject: JudgedCase, signal: AbortSignal): Promise<Digest> {
  const digest = await judge.digest(subject, signal)
  return { ...digest, summary: subject.revision.summarizeCall ? digest.summary : null }
}
