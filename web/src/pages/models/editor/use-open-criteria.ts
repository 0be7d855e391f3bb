import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { DraftVariable } from '../draft/draft.ts'

/** Where the focus goes when a criterion appears: to its line, or to the field that is filled in first. */
export type Arrival = 'line' | 'field'

export interface OpenCriteria {
  has(uid: string): boolean
  toggle(uid: string): void
  /** Opens one that is only just being added. */
  welcome(uid: string): void
  arrivalOf(uid: string): Arrival | undefined
}

/** Which criteria are unfolded: the one that somebody came for, those just added, and those they open. */
export function useOpenCriteria(variables: readonly DraftVariable[]): OpenCriteria {
  const { criterion } = useSearch({ from: '/models/$modelId' })
  const [asked] = useState(() => variables.find(({ key }) => key !== '' && key === criterion)?.uid)
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(asked === undefined ? [] : [asked]))
  const [added, setAdded] = useState<string>()
  return {
    has: (uid) => opened.has(uid),
    toggle(uid) {
      const next = new Set(opened)
      if (!next.delete(uid)) next.add(uid)
      setOpened(next)
    },
    welcome(uid) {
      setOpened(new Set([...opened, uid]))
      setAdded(uid)
    },
    arrivalOf: (uid) => (uid === added ? 'field' : uid === asked ? 'line' : undefined),
  }
}
