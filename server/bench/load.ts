import { measureCeiling } from './load-ceiling.ts'
import { measureRate } from './load-rate.ts'
import { measureReads } from './load-reads.ts'
import { measureWorkers } from './load-workers.ts'

const parts: Readonly<Record<string, () => Promise<void>>> = {
  ceiling: measureCeiling,
  reads: measureReads,
  workers: measureWorkers,
  rate: measureRate,
}

/** What a machine carries. Without a part's name, all parts run: a quarter of an hour on two cores. */
export async function benchLoad(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !(name in parts))
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}"; there are ${Object.keys(parts).join(', ')}.`)
  for (const [name, run] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await run()
}
