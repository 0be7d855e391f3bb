import { useQuery } from '@tanstack/react-query'
import { useClient } from '../session/session.tsx'
import { type Bounds, findTarget, type Grade, type Graded, gradeBy, usualBounds } from './grades.ts'
import { targetQueries } from './queries/targets.ts'

/** How scores are told good from poor: by the targets where there are any. */
export interface Grades {
  /** Undefined: not known yet. */
  gradeOf(percentage: number, of?: Graded): Grade | undefined
  /** What somebody has set; undefined: nobody has, or it is not known yet. */
  targetOf(of?: Graded): Bounds | undefined
  boundsOf(of?: Graded): Bounds
}

export function useGrades(): Grades {
  const { data, isPending } = useQuery(targetQueries.list(useClient()))
  const targetOf = (of: Graded = {}) => findTarget(data ?? [], of)
  const boundsOf = (of?: Graded) => targetOf(of) ?? usualBounds
  return {
    targetOf,
    boundsOf,
    gradeOf: (percentage, of) => (isPending ? undefined : gradeBy(percentage, boundsOf(of))),
  }
}
