import { type Call, isFinal, type ModelRevision } from '@callmark/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { outdateSaid, reviewQueries } from '../../../parts/queries/reviews.ts'
import { useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import type { CoachedMoment } from '../coaching/coached-moment.ts'
import { scoreCardRows } from '../score-card-rows.ts'
import { listCriteria, rowsWithoutAnswers } from './criteria.ts'
import { isBlind } from './is-blind.ts'
import type { SaidAbout } from './review-context.ts'
import { useReviewing } from './use-reviewing.ts'

/** The scorecard as the reader may see it, and what people say about it. */
export function useSaidAbout(call: Call, revision: ModelRevision | undefined) {
  const may = useRights()
  const blind = isBlind(call)
  const rows = useMemo(
    () => (blind ? rowsWithoutAnswers(revision) : scoreCardRows(call, revision)),
    [call, revision, blind],
  )
  const criteria = useMemo(() => listCriteria(rows, revision), [rows, revision])
  const reviewing = useReviewing(call, criteria)
  useNewResult(call)
  const appeals = useQuery({
    ...reviewQueries.appeals(useClient(), call.id),
    enabled: call.enabled && may('listAppeals') !== undefined,
  })
  /** What is being appealed; null: the whole result. */
  const [appealing, setAppealing] = useState<string | null>()
  const [coached, setCoached] = useState<CoachedMoment>()
  const hasResult = call.enabled && isFinal(call.status) && call.analysis_result !== null && !blind
  const said: SaidAbout = {
    reviewing,
    appeals: appeals.data ?? [],
    mayAppeal: hasResult && may('openAppeal') !== undefined,
    onAppeal: setAppealing,
    onCoach: call.agent_id !== null && may('createCoachingSession') ? setCoached : undefined,
  }
  return {
    rows,
    said,
    appealing,
    closeAppeal: () => setAppealing(undefined),
    coached,
    closeCoached: () => setCoached(undefined),
  }
}

/** Once a call has been run again, what it asks may have changed: which answers of people still count is read anew. */
function useNewResult({ id, status, model_revision }: Call): void {
  const queries = useQueryClient()
  const result = isFinal(status) ? model_revision : undefined
  const shown = useRef(result)
  useEffect(() => {
    if (result !== undefined && result !== shown.current) void outdateSaid(queries, id)
    shown.current = result
  }, [queries, id, result])
}
