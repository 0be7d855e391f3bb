import { availableParallelism } from 'node:os'

/** As many as a service started beside it has, so that the two can be compared. */
export function countEngineProcesses(): number {
  return Number(process.env.ENGINE_PROCESSES ?? availableParallelism())
}
