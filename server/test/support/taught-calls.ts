import { sql } from 'kysely'
import type { Example, Figures } from '../../src/domain/teaching/head.ts'
import { seeded } from '../../src/domain/teaching/seeded.ts'
import type { Database } from '../../src/store/database.ts'

const figuresOfAnAnswer = 75
const firstOutline = 11

/**
 * Answers of people to a criterion, and what the judge noted: of a house that means the same by it as the judge, or
 * something else, which stands in what the judge noted all the same.
 */
export function makeExamples(
  count: number,
  { house, seed }: { readonly house: 'same' | 'own'; readonly seed: number },
): Example[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, number) => {
    const seen = random() < 0.5
    const leans = house === 'same' ? (seen ? 1 : -1) : random() < 0.5 ? 1 : -1
    const right = random() < 0.9
    const figures = Array.from({ length: figuresOfAnAnswer }, () => Math.round(1e4 * (random() - 0.5)) / 1e4)
    figures.splice(0, 4, leans * (1 + random()), 0, -5, 0.8)
    figures[firstOutline] = (seen ? 1 : -1) * (1 + random())
    figures[firstOutline + 1] = (seen ? 1 : -1) * (1 + random())
    return { callId: `call-${String(number).padStart(4, '0')}`, figures, said: seen === right ? 'yes' : 'no' }
  })
}

/** More calls like this one, each with what people answered and what the judge noted. Their ids. */
export async function copyReviewedCall(
  database: Database,
  callId: string,
  key: string,
  answers: readonly {
    readonly said: boolean
    readonly figures?: Figures
    readonly comment?: string
    readonly quote?: string
  }[],
): Promise<string[]> {
  const ids: string[] = []
  for (const [number, { said, figures, comment = '', quote }] of answers.entries()) {
    const { rows } = await sql<{ id: string }>`
      insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status,
        audio_sha256, analysis_result, review_state, created_by)
      select gen_random_uuid(), workspace_id, external_id || ${`-copy-${number}-${key}`}, agent_id, agent_name, model_id,
        model_revision, status, md5(random()::text), analysis_result, 'reviewed', created_by
      from call where id = ${callId} returning id`.execute(database)
    const { id } = rows[0]!
    ids.push(id)
    const evidence = quote === undefined ? [] : [{ speaker: 'Agent', start: 0, end: 1, quote }]
    await sql`
      with made as (
        insert into review (id, call_id, workspace_id, model_revision, status, blind, reviewer, comment, submitted_at)
        select gen_random_uuid(), ${id}, workspace_id, model_revision, 'submitted', false, 'reviewer', '',
          now() + make_interval(secs => ${number})
        from call where id = ${id} returning id
      )
      insert into review_answer (review_id, key, value, not_applicable, comment, evidence, criterion)
      select made.id, ${key}, ${JSON.stringify(said)}::jsonb, false, ${comment}, ${JSON.stringify(evidence)}::jsonb, criterion
      from made, (
        select criterion from review_answer join review on review.id = review_id
        where review.call_id = ${callId} and review_answer.key = ${key} limit 1
      ) as known`.execute(database)
    if (figures)
      await sql`
        insert into answer_features (call_id, key, criterion, engine, features)
        select ${id}, key, criterion, engine, ${[...figures]}::real[] from answer_features
        where call_id = ${callId} and key = ${key}`.execute(database)
  }
  return ids
}
