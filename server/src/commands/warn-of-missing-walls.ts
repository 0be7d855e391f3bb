import type { Logger } from 'pino'
import { findDecoderWalls } from '../audio/decoder-walls.ts'
import { describeMissingWalls } from '../process/describe-walls.ts'
import type { Walls } from '../process/walls.ts'

/** At the start: recordings are decoded all the same, but a hostile one would find less in its way. */
export async function warnOfMissingWalls(log: Logger, walls?: Walls): Promise<void> {
  const lack = describeMissingWalls(walls ?? (await findDecoderWalls()).walls)
  if (!lack) return
  const { missing, remedy, grave } = lack
  if (grave)
    log.error(
      { missing, remedy },
      'decoding is not shut in: whoever sends a recording that takes the decoder over reaches what this service reaches',
    )
  else log.warn({ missing, remedy }, 'decoding is not shut in as well as it could be')
}
