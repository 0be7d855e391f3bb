import type { Logger } from 'pino'
import { describeMissingWalls } from '../process/confine-child.ts'

/** Once at the start: recordings are decoded all the same, but a hostile one would find less in its way. */
export function warnOfMissingWalls(log: Logger): void {
  const missing = describeMissingWalls()
  if (missing) log.warn({ missing }, 'decoding is not shut in as well as it could be: see SECURITY.md')
}
