import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchOptions, chooseParts } from './bench-options.ts'
import { measureCeiling } from './load-ceiling.ts'
import { measureRate } from './load-rate.ts'
import { measureReads } from './load-reads.ts'
import type { LoadScene } from './load-scene.ts'
import { measureWorkers } from './load-workers.ts'
import { openCorpus } from './open-corpus.ts'

const parts: Readonly<Record<string, (scene: LoadScene) => Promise<void>>> = {
  ceiling: measureCeiling,
  reads: measureReads,
  workers: measureWorkers,
  rate: measureRate,
}

/** What a machine carries. Without a part's name, all parts run: a quarter of an hour on two cores. */
export async function benchLoad({ small, named }: BenchOptions): Promise<void> {
  const chosen = chooseParts(Object.keys(parts), named)
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  try {
    const corpus = await openCorpus(small, work)
    for (const name of chosen) await parts[name]!({ corpus, small })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
