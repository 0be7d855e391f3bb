import type { Database } from '../../store/database.ts'
import type { CallFilter } from '../../store/list/call-filter.ts'
import type { CallSort } from '../../store/list/call-order.ts'
import { listSaidIn } from '../../store/list/said-in.ts'
import type { Caller } from '../access/tokens.ts'
import { listHiddenFrom } from './hide-answers.ts'

/** Where that a call is in the list, or where in it, would tell the caller what is hidden from them, it is not in it. */
export async function leaveOutHidden(
  database: Database,
  caller: Caller,
  filter: CallFilter,
  sort: CallSort,
): Promise<CallFilter> {
  const tells = sort.endsWith('score_percentage') || sort === 'most_to_learn' || tellsOfAnswers(filter)
  if (!tells && filter.words === undefined) return filter
  const hidden = await listHiddenFrom(database, caller)
  if (hidden.size === 0) return filter
  // Words are looked for in the summary, too, which is the machine's.
  const stay = tells ? new Set<string>() : await listSaidIn(database, [...hidden], filter.words!)
  const except = [...hidden].filter((id) => !stay.has(id))
  return except.length > 0 ? { ...filter, except } : filter
}

function tellsOfAnswers(filter: CallFilter): boolean {
  const { minScore, maxScore, lostIn, criterion, agreement, categoryScore, group, reviewStatus } = filter
  if (group?.key.startsWith('v:')) return true
  // A hidden call shows `none` where it is `needed`.
  if (reviewStatus?.includes('needed') !== reviewStatus?.includes('none')) return true
  return [minScore, maxScore, lostIn, criterion, categoryScore, agreement].some(
    (limit) => limit !== undefined,
  )
}
