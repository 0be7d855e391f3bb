import assert from 'node:assert/strict'
import type { Answer } from '../../src/domain/answers.ts'
import type { Transcript } from '../../src/domain/transcript.ts'

/** Its own reading of "stands in the transcript": letters and digits only, in one turn of that speaker, inside its times. */
export function assertQuotesStand(answers: readonly Answer[], said: Transcript): void {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  for (const answer of answers) {
    for (const { speaker, quote, startSeconds, endSeconds } of answer.evidence) {
      const turn = said.turns.find(
        (candidate) =>
          candidate.speaker === speaker &&
          candidate.text.includes(quote) &&
          candidate.startSeconds <= startSeconds + 0.01 &&
          candidate.endSeconds >= endSeconds - 0.01,
      )
      assert.ok(turn && bare(quote) !== '', `a quote of ${answer.key} does not stand in the transcript`)
    }
    assert.ok(answer.confidence >= 0 && answer.confidence <= 1)
    assert.ok(answer.rationale.length > 10)
    if (answer.value === null && !answer.notApplicable) assert.match(answer.rationale, /^Not determined: /)
    if (answer.value !== null && answer.value !== false)
      assert.ok(answer.evidence.length > 0, `${answer.key} has no evidence`)
  }
}
