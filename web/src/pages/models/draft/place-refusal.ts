import { CallmarkError } from '@callmark/client'
import type { Faults } from './check-draft.ts'
import type { Draft } from './draft.ts'

const lists = {
  template_variables: 'variables',
  template_metadata: 'metadata',
  categories: 'categories',
} as const

/** A refusal that came while one part was being saved; its path speaks of that part alone. */
export class PartRefused extends Error {
  readonly uid: string

  constructor(uid: string, cause: unknown) {
    super('A part of the model was refused.', { cause })
    this.uid = uid
  }
}

/** The service's refusal at the field it speaks of; empty where it speaks of none. */
export function placeRefusal(error: unknown, draft: Draft): Faults {
  if (error instanceof PartRefused) {
    const { cause, uid } = error
    if (!(cause instanceof CallmarkError) || !cause.path) return new Map()
    return new Map([[`${uid}.${cause.path}`, { kind: 'refused', message: cause.message }]])
  }
  if (!(error instanceof CallmarkError) || !error.path) return new Map()
  const place = findPlace(error.path.replace(/^model\./, ''), draft)
  return place ? new Map([[place, { kind: 'refused', message: error.message }]]) : new Map()
}

export function innerError(error: unknown): unknown {
  return error instanceof PartRefused ? error.cause : error
}

/** `template_variables.3.key` → `new-7.key` */
function findPlace(path: string, draft: Draft): string | undefined {
  const [first = '', index, field] = path.split('.')
  if (!(first in lists)) return first in draft ? first : undefined
  const part = draft[lists[first as keyof typeof lists]][Number(index)]
  return part ? `${part.uid}.${field ?? 'key'}` : lists[first as keyof typeof lists]
}
