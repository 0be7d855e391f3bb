import { sql } from 'kysely'
import { codesOf, type Meaning, meaningSize } from '../../src/domain/meaning/meaning.ts'
import { seeded } from '../../src/domain/teaching/seeded.ts'
import type { Database } from '../../src/store/database.ts'
import { packVector } from '../../src/store/passages/pack-vector.ts'

export const passagesOfCall = 20
const callsAtOnce = 400
export const shown = 10

/** The nearest to a question there are, by the vectors as they were before they were rounded. */
export interface Nearest {
  readonly vector: Float32Array
  readonly best: { readonly callId: string; readonly similarity: number }[]
}

/**
 * Gives every call that has none its passages. Each is a passage of a real call, moved by as much as two pairs of
 * others differ, and shaken a little: so they crowd where real talk does, and differ as it does.
 */
export async function makePassages(
  database: Database,
  workspaceId: string,
  real: readonly Meaning[],
  centre: Float32Array,
  questions: readonly Float32Array[],
  madeBy: string,
): Promise<Nearest[]> {
  const nearest = questions.map((vector): Nearest => ({ vector, best: [] }))
  const random = seeded(7)
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ id: string }>`
      select id from call where workspace_id = ${workspaceId} and id > ${after}::uuid order by id limit ${callsAtOnce}`.execute(
      database,
    )
    const made = rows.map(({ id }) => {
      const vectors = Array.from({ length: passagesOfCall }, () => shake(real, random))
      for (const vector of vectors) for (const one of nearest) keepNearest(one, id, vector)
      return { id, vectors }
    })
    await insertPassages(database, workspaceId, made, centre, madeBy)
    if (rows.length < callsAtOnce) return nearest
    after = rows.at(-1)!.id
  }
}

function shake(real: readonly Meaning[], random: () => number): Float32Array {
  const pick = () => real[Math.floor(random() * real.length)]!.vector
  const [at, to, from, towards, away] = [pick(), pick(), pick(), pick(), pick()]
  const [far, wide] = [0.5 * random(), 0.5 * random()]
  const vector = new Float32Array(meaningSize)
  let length = 0
  for (let index = 0; index < meaningSize; index++) {
    const moved = far * (to[index]! - from[index]!) + wide * (towards[index]! - away[index]!)
    const value = at[index]! + moved + (random() - 0.5) * 0.02
    vector[index] = value
    length += value * value
  }
  const scale = 1 / Math.sqrt(length)
  for (let index = 0; index < meaningSize; index++) vector[index]! *= scale
  return vector
}

function keepNearest({ vector, best }: Nearest, callId: string, passage: Float32Array): void {
  let similarity = 0
  for (let index = 0; index < meaningSize; index++) similarity += vector[index]! * passage[index]!
  if (best.length === shown && similarity <= best.at(-1)!.similarity) return
  best.push({ callId, similarity })
  best.sort((a, b) => b.similarity - a.similarity)
  if (best.length > shown) best.pop()
}

async function insertPassages(
  database: Database,
  workspaceId: string,
  made: readonly { readonly id: string; readonly vectors: readonly Float32Array[] }[],
  centre: Float32Array,
  madeBy: string,
): Promise<void> {
  if (made.length === 0) return
  const hex = (parts: readonly Uint8Array[]) => `\\x${Buffer.concat(parts).toString('hex')}`
  const codes = made.map(({ vectors }) => hex(vectors.map((vector) => codesOf(vector, centre))))
  const packed = made.map(({ vectors }) => hex(vectors.map(packVector)))
  // All of them are about the first turn: what is measured is not what was said.
  await sql`
    insert into call_passages (call_id, workspace_id, count, places, codes, vectors, made_by)
    select id, ${workspaceId}, ${passagesOfCall}, array(
      select (array[0, 0, 0, 20])[1 + place % 4] from generate_series(0, ${4 * passagesOfCall - 1}) as place
    ), codes::bytea, vectors::bytea, ${madeBy}
    from unnest(${made.map(({ id }) => id)}::uuid[], ${codes}::text[], ${packed}::text[]) as made (id, codes, vectors)`.execute(
    database,
  )
}
