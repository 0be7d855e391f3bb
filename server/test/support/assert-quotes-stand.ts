import assert from 'node:assert/strict'
import type { Answer } from '../../src/domain/answers.ts'
import type { Transcript } from '../../src/domain/transcript.ts'

/**
 * Its own reading of "stands in the transcript": letters and digits only, in one turn of that speaker, inside its times.
 * What was found has a quote; what was not found has none.
 */
export function assertQuotesStand(answers: readonly Answer[], said: Transcript): void {
  for (const answer of answers) {
    assertQuotesOf(answer, said)
    assert.ok(answer.confidence >= 0 && answer.confidence <= 1)
    assert.ok(answer.rationale.length > 10)
    if (answer.value === null && !answer.notApplicable) assert.match(answer.rationale, /^Not determined: /)
    if (restsOnAbsence(answer))
      assert.deepEqual(answer.evidence, [], `${answer.key} quotes for what is missing`)
    else if (answer.value !== null && answer.value !== false && !weighsOnly(answer))
      assert.ok(answer.evidence.length > 0, `${answer.key} has no evidence`)
  }
}

/** Its quotes alone, whatever else it says. */
export function assertQuotesOf({ key, evidence }: Answer, said: Transcript): void {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  for (const { speaker, quote, startSeconds, endSeconds } of evidence) {
    const turn = said.turns.find(
      (candidate) =>
        candidate.speaker === speaker &&
        candidate.text.includes(quote) &&
        candidate.startSeconds <= startSeconds + 0.01 &&
        candidate.endSeconds >= endSeconds - 0.01,
    )
    assert.ok(turn && bare(quote) !== '', `a quote of ${key} does not stand in the transcript`)
  }
}

/** Nothing of what was looked for was said, nor the contrary. */
function restsOnAbsence({ value, reasons = [] }: Answer): boolean {
  const told = new Set(reasons.map(({ code }) => code))
  if (
    ['read_yes_absent', 'read_no_absent', 'phrase_unsaid'].some((code) => told.has(code as 'phrase_unsaid'))
  )
    return true
  if (['found', 'found_unwanted', 'in_favour', 'against', 'signs'].some((code) => told.has(code as 'found')))
    return false
  return (
    (value !== null && (told.has('not_found') || told.has('not_found_unwanted'))) ||
    (value === 0 && told.has('counted'))
  )
}

/** Of signs for and against, some are of the call as a whole and some of what is missing: there may be no words to show. */
function weighsOnly({ reasons = [] }: Answer): boolean {
  return reasons.some(({ code }) => code === 'signs')
}
