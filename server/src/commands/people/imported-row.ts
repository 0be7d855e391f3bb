import type { Role } from '../../domain/people/roles.ts'
import type { MadeLink } from './make-person-link.ts'

/** How one line of a list came out. */
export interface ImportedRow {
  readonly line: number
  readonly email: string
  readonly role: Role
  readonly team: string | null
  readonly outcome: 'invited' | 'planned' | 'present' | 'fault'
  readonly faults: readonly string[]
  readonly link: MadeLink | null
}
