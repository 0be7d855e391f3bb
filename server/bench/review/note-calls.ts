import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Example, Figures } from '../../src/domain/teaching/head.ts'
import { notingEngine } from '../../src/judge/embedded/answering/note-figures.ts'
import type { Judge } from '../../src/judge/judge.ts'
import { caseOf, revision, variable } from '../../test/support/bank-call.ts'
import type { ReviewedSet } from './reviewed-calls.ts'

const folder = join(tmpdir(), 'callmark-bench-review')

/** By call and criterion, what the judge notes. Reading takes long, so it is done once for each set and way of noting. */
export async function noteCalls(
  set: ReviewedSet,
  judge: Judge,
  { keep }: { readonly keep: boolean },
): Promise<ReadonlyMap<string, readonly Example[]>> {
  const { name, wordings, calls } = set
  const path = join(folder, `${name}-${digest([notingEngine, wordings, calls.map(({ id }) => id)])}.json`)
  const known = keep && existsSync(path)
  const notes: Notes = known ? JSON.parse(readFileSync(path, 'utf8')) : await readAll(set, judge)
  if (keep && !known) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, JSON.stringify(notes))
  }
  return new Map(
    Object.keys(wordings).map((key) => [
      key,
      calls.flatMap(({ id, said }): Example[] => {
        const figures = notes[id]?.[key]
        return said[key] === undefined || !figures
          ? []
          : [{ callId: id, figures, said: said[key] ? 'yes' : 'no' }]
      }),
    ]),
  )
}

/** By id of the call and key. */
type Notes = Record<string, Readonly<Record<string, Figures>>>

async function readAll({ wordings, calls }: ReviewedSet, judge: Judge): Promise<Notes> {
  const variables = Object.entries(wordings).map(([key, wording]) => variable(key, 'BOOLEAN', wording))
  const model = revision(variables, { scoring: false, categories: [] })
  const notes: Notes = {}
  for (const { id, transcript } of calls) {
    const verdict = await judge.judge(caseOf(model, transcript), new AbortController().signal)
    notes[id] = Object.fromEntries((verdict.notes ?? []).map(({ key, figures }) => [key, figures]))
  }
  return notes
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}
