import { fileURLToPath } from 'node:url'
import { findWalls } from '../process/find-walls.ts'
import type { Walls } from '../process/walls.ts'
import { decoderEntry } from './confine-decoder.ts'
import { prepareDecoder } from './prepare-decoder.ts'

/** How decoders are started on this machine. */
export interface DecoderWalls {
  readonly walls: Walls
  /** Compiled code; only behind a root of their own is it certain that no decoder writes what another will run. */
  readonly cache: string | undefined
}

let found: Promise<DecoderWalls> | undefined

/** Found out once by each process. */
export function findDecoderWalls(): Promise<DecoderWalls> {
  found ??= find()
  return found
}

async function find(): Promise<DecoderWalls> {
  // Without what is prepared, recordings are decoded all the same.
  const prepared = await prepareDecoder().catch(() => undefined)
  const room = prepared && { folder: prepared.folder, libraries: prepared.libraries }
  const walls = await findWalls(room, fileURLToPath(decoderEntry))
  return { walls, cache: walls.room && prepared?.cache }
}
