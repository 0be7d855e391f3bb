import { AppError } from '../../domain/errors.ts'

/**
 * The shortest packets that are believed, on average: telephony has 10 to 60 ms, the shortest of Opus and Vorbis, which
 * nobody records a whole call in, are under 3.
 */
const shortestPacketSeconds = 0.004
/** So many may be of any length: a few seconds prove nothing. */
const freePackets = 10_000

/** How often a recording of at most this length may be read from, whatever comes: packets, other tracks, rubbish. */
export function mostReads(maxDurationSeconds: number): number {
  return freePackets + Math.ceil(maxDurationSeconds / shortestPacketSeconds)
}

/** Throws AppError for one that is cut into far more pieces than its sound needs: each costs as much as an honest one. */
export function refuseCrumbs(packets: number, seconds: number): void {
  if (packets > freePackets && packets - freePackets > seconds / shortestPacketSeconds) throw crumbled()
}

export function crumbled(): AppError {
  return new AppError(
    'no_audio',
    'The file is cut into far more pieces than its audio needs, so it is damaged or malicious. Export the recording again.',
  )
}
