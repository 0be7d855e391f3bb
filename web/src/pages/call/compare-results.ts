import { type CallAnswer, type CallResult, readAnalysis } from '@callmark/client'
import { readFatal } from './score-card-rows.ts'

/** The same thing in two results; undefined where one of them does not know it. */
export interface Compared<T> {
  readonly id: string
  readonly name: string
  readonly before: T | undefined
  readonly after: T | undefined
  readonly changed: boolean
}

export interface Points {
  readonly score: number
  readonly expected: number
}

export interface Found {
  readonly points: Points | undefined
  readonly value: CallAnswer['value']
  readonly notApplicable: boolean
  /** A failed critical criterion, which made the total 0. */
  readonly fatal: boolean
}

type Findings = Pick<CallResult, 'analysis_result' | 'xscore_result'>

export function compareCategories(before: Findings, after: Findings): Compared<Points>[] {
  const points = ({ xscore_result }: Findings) =>
    new Map(
      (xscore_result ?? []).map(({ id, name, total_score, expected_total_score }) => [
        id,
        { name, value: { score: total_score, expected: expected_total_score } },
      ]),
    )
  return pair(points(before), points(after))
}

/** Variables are known by their key: it stays when a name is put better. */
export function compareVariables(
  before: Findings,
  after: Findings,
  nameOf: (key: string) => string,
): Compared<Found>[] {
  return pair(findingsOf(before, nameOf), findingsOf(after, nameOf))
}

function findingsOf(findings: Findings, nameOf: (key: string) => string) {
  const fatal = readFatal(findings)
  const scored = new Map(
    (findings.xscore_result ?? []).flatMap(({ variables }) => variables.map((one) => [one.key, one])),
  )
  const answers = readAnalysis(findings)?.answers ?? []
  return new Map(
    answers.map(({ key, value, not_applicable }) => {
      const points = scored.get(key)
      const found: Found = {
        points: points && { score: points.score, expected: points.expected_score },
        value,
        notApplicable: not_applicable,
        fatal: fatal.includes(key),
      }
      return [key, { name: points?.readable_name ?? nameOf(key), value: found }]
    }),
  )
}

type Named<T> = ReadonlyMap<string, { readonly name: string; readonly value: T }>

/** In the order of the newer one; what only the older one has comes last. */
function pair<T>(before: Named<T>, after: Named<T>): Compared<T>[] {
  const ids = [...new Set([...after.keys(), ...before.keys()])]
  return ids.map((id) => {
    const [old, young] = [before.get(id), after.get(id)]
    return {
      id,
      name: (young ?? old)!.name,
      before: old?.value,
      after: young?.value,
      changed: JSON.stringify(old?.value) !== JSON.stringify(young?.value),
    }
  })
}
