import type { CalibrationResults, CallmarkClient, ModelRevision } from '@callmark/client'
import { commonOf } from './common-of.ts'

type Adopted = Parameters<CallmarkClient['calibrations']['adopt']>[1][number]

/** What people said to one criterion on one call, and what is to count; undefined: what counts now. */
export interface Place {
  readonly callId: string
  readonly key: string
  readonly label: string
  readonly answers: readonly { readonly answer: string; readonly count: number }[]
  readonly common: string | undefined
}

export function listPlaces({ criteria }: CalibrationResults): Place[] {
  return criteria.flatMap(({ key, label, calls }) =>
    calls
      .filter(({ people }) => people.length > 0)
      .map(({ call_id, people }) => {
        const said = people.map(({ answer }) => answer)
        const counts = [...Map.groupBy(said, (answer) => answer)].map(([answer, same]) => ({
          answer,
          count: same.length,
        }))
        return {
          callId: call_id,
          key,
          label,
          answers: counts.sort((a, b) => b.count - a.count),
          common: commonOf(said),
        }
      }),
  )
}

export function placeId({ callId, key }: Place): string {
  return `${callId} ${key}`
}

/** The service's word as the value it stands for. */
export function adoptedOf({ callId, key }: Place, answer: string, revision: ModelRevision): Adopted {
  const rest = { call_id: callId, key, comment: '' }
  if (answer === 'not applicable') return { ...rest, value: null, not_applicable: true }
  return { ...rest, value: readValue(key, answer, revision), not_applicable: false }
}

function readValue(key: string, answer: string, { template_variables }: ModelRevision): Adopted['value'] {
  if (answer === 'cannot tell') return null
  const type = template_variables.find((variable) => variable.key === key)?.type
  if (type === 'BOOLEAN') return answer === 'yes'
  // A category without criteria is answered as a whole, by points.
  return type === undefined || type === 'INTEGER' || type === 'DECIMAL' ? Number(answer) : answer
}
