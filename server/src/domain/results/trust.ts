import type { ModelRevision } from '../model.ts'
import { listQuestions, type Question } from '../scoring.ts'
import type { Agreement } from './agreement.ts'

/** From the most to the least: the machine's answer stands; people check samples of it; people answer. */
export const trustLevels = ['automatic', 'spot_checked', 'by_people'] as const
export type TrustLevel = (typeof trustLevels)[number]

/** What blind reviews have to show: so much agreement beyond chance, on so many answers. */
export interface TrustRule {
  readonly kappa: number
  readonly n: number
}

export interface TrustSettings {
  readonly rules: { readonly automatic: TrustRule; readonly spot_checked: TrustRule }
  /** Machine answers to criteria that are not automatic count only once a person has answered. */
  readonly only_trusted_count: boolean
}

export const usualTrust: TrustSettings = {
  rules: { automatic: { kappa: 0.7, n: 30 }, spot_checked: { kappa: 0.4, n: 10 } },
  only_trusted_count: false,
}

/** Where agreement is not defined, since only one answer was ever given, nothing is proven. */
export function levelByRule(
  { n, kappa }: Pick<Agreement, 'n' | 'kappa'>,
  rules: TrustSettings['rules'],
): TrustLevel {
  const meets = (rule: TrustRule) => kappa !== null && kappa >= rule.kappa && n >= rule.n
  if (meets(rules.automatic)) return 'automatic'
  return meets(rules.spot_checked) ? 'spot_checked' : 'by_people'
}

/** Of a revision, the criteria with points or critical whose machine answers do not count. */
export function listUntrusted(
  revision: ModelRevision,
  isTrusted: (question: Question) => boolean,
): Set<string> {
  if (!revision.scoring) return new Set()
  const matters = ({ expectedScore, critical }: Question) => expectedScore > 0 || critical
  return new Set(
    listQuestions(revision)
      .filter((question) => matters(question) && !isTrusted(question))
      .map(({ key }) => key),
  )
}
