import type { CriteriaByAgent } from '@callmark/client'

export type AgentCriterion = CriteriaByAgent['agents'][number]['criteria'][number]
export type Standing = 'below' | 'lower' | 'even' | 'higher' | 'above'

/** Below so many calls a rate is not put beside others, unless its interval says so. */
export const enough = 10
/** Percentage points that are worth a look. */
const noticeable = 5

/** How an agent's pass rate stands beside that of all: clearly, where the whole interval is on one side of it. */
export function standingOf(
  own: Omit<AgentCriterion, 'key' | 'open' | 'not_applicable'>,
  all: number | null | undefined,
): Standing {
  const { pass_rate: rate, pass_rate_low: low, pass_rate_high: high, passed, failed } = own
  if (rate === null || low === null || high === null || typeof all !== 'number') return 'even'
  if (high < all) return 'below'
  if (low > all) return 'above'
  if (passed + failed < enough || Math.abs(rate - all) < noticeable) return 'even'
  return rate < all ? 'lower' : 'higher'
}
