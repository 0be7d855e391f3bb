import { findDecoderWalls } from '../audio/decoder-walls.ts'
import { describeMissingWalls } from '../process/describe-walls.ts'

/** For the operator: whether a hostile recording finds all walls in its way on this machine. */
export async function describeDecoderWalls(): Promise<string> {
  const lack = describeMissingWalls((await findDecoderWalls()).walls)
  const found = lack ? `missing on this machine: ${lack.missing}` : 'all there on this machine'
  return [`The decoder's walls: ${found}.`, ...(lack ? [lack.remedy] : [])].join('\n    ')
}
