import type { Me, OperationName } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { meQueries } from '../parts/queries/me.ts'
import { useClient } from './session.tsx'

/** Only below the frame, which waits until it is known who is signed in. */
export function useMe(): Me {
  const { data } = useQuery(meQueries.own(useClient()))
  if (!data) throw new Error('Nobody is signed in.')
  return data
}

export type Extent = Me['allowed'][string]
export type Role = Me['role']

/** How far the person may go with an operation; undefined: not at all, and then it is not offered. */
export function useRights(): (operation: OperationName) => Extent | undefined {
  const { allowed } = useMe()
  return (operation) => allowed[operation]
}

export function useAllowed(operation: OperationName): Extent | undefined {
  return useRights()(operation)
}
