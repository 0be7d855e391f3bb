import { bestOf, listLabels, missingCondition } from './answer-boolean.ts'
import type { CallReading } from './call-reading.ts'
import type { Support } from './find-support.ts'
import { type Finding, found, notApplicable, notDetermined } from './finding.ts'
import { type ReadQuestion, readCriteria } from './read-question.ts'

/** 0…`points`, in proportion to how much of what the question names was found. */
export async function answerGrade(
  read: ReadQuestion,
  points: number,
  reading: CallReading,
): Promise<Finding> {
  const missing = await missingCondition(read, reading)
  if (missing) return notApplicable(`there was no sign of ${missing}.`)
  const supports: Support[] = []
  for (const group of readCriteria(read)) supports.push(await bestOf(group, reading))
  if (supports.length === 0) return notDetermined('nothing is written about what to look for.')
  const clear = supports.filter(({ unclear }) => !unclear)
  const evidence = supports.flatMap((support) => support.evidence.slice(0, 1)).slice(0, 5)
  const nearest = supports.flatMap((support) => (support.nearest ? [support.nearest] : [])).slice(0, 1)
  if (clear.length === 0) {
    const looked = supports.map(({ label }) => label).join(', ')
    return notDetermined(`looked for ${looked}, but what was said does not settle it.`, 0.25, nearest)
  }
  // Meaning alone cannot tell that something is missing: only a known behaviour's absence costs everything.
  if (evidence.length === 0 && supports.every(({ label }) => label.startsWith('“'))) {
    return notDetermined(`nothing close to ${supports[0]!.label} was recognised.`, 0.2, nearest)
  }
  const share = supports.reduce((sum, { credit }) => sum + credit, 0) / supports.length
  const value = Math.round(points * share)
  const absent = supports.filter(({ credit }) => credit < 0.5)
  const present = supports.filter(({ credit }) => credit >= 0.5)
  const confidence = supports.reduce((sum, support) => sum + support.confidence, 0) / supports.length
  return found(
    value,
    confidence * 0.85,
    [
      `Found ${present.length} of ${supports.length} things looked for.`,
      present.length > 0 ? ` Found: ${listLabels(present)}.` : '',
      absent.length > 0 ? ` Missing: ${absent.map(({ label }) => label).join(', ')}.` : '',
      evidence.length === 0 ? ' The quote is the nearest thing that was said.' : '',
    ].join(''),
    evidence.length > 0 ? evidence : nearest,
  )
}
