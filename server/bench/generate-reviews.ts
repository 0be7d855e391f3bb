import { sql } from 'kysely'
import type { ModelRevision } from '../src/domain/model.ts'
import { describeCriterion } from '../src/domain/results/review.ts'
import { listQuestions } from '../src/domain/scoring.ts'
import type { Database } from '../src/store/database.ts'
import { countReviewsOfModel } from '../src/store/reviews/blind-counts.ts'

/** Of how many finished calls one has been reviewed. */
const every = 10

/**
 * Reviews one generated call in ten: a person has answered every yes-or-no criterion without seeing what the machine said.
 * The record is what was generated; one answer in ten was the opposite before, so that many a reviewed call has another
 * score by the machine. Resolves to how many reviews there are.
 */
export async function generateReviews(
  database: Database,
  workspaceId: string,
  models: readonly ModelRevision[],
): Promise<number> {
  await sql`truncate review, blind_count, blind_said cascade`.execute(database)
  await sql`
    insert into review (id, call_id, workspace_id, model_revision, status, blind, reviewer, reviewer_name, comment,
      created_at, submitted_at)
    select gen_random_uuid(), call.id, call.workspace_id, call.model_revision, 'submitted', true,
      'reviewer-' || number % 7, 'Reviewer ' || number % 7, '', created_at + interval '1 day',
      created_at + interval '1 day'
    from (
      select call.*, row_number() over (order by created_at, id) as number
      from call where workspace_id = ${workspaceId} and status = 'PROCESS_COMPLETED'
    ) as call
    where number % ${sql.lit(every)} = 0`.execute(database)
  await insertAnswers(database, models)
  await giveBack(database)
  await sql`vacuum analyze call, call_fact, review, review_answer, blind_count, blind_said`.execute(database)
  const { rows } = await sql<{ count: string }>`select count(*) as count from review`.execute(database)
  return Number(rows[0]!.count)
}

async function insertAnswers(database: Database, models: readonly ModelRevision[]): Promise<void> {
  const criteria = models.flatMap((revision) =>
    listQuestions(revision).map((question) => ({
      model_id: revision.modelId,
      key: question.key,
      criterion: describeCriterion(question),
    })),
  )
  await sql`
    insert into review_answer (review_id, key, value, not_applicable, comment, evidence, criterion, machine)
    select review.id, asked.key, answer -> 'value', false, '', '[]', asked.criterion,
      jsonb_build_object('value',
        case when hashtextextended(review.id::text || asked.key, 0) % 10 = 0
          then to_jsonb(not (answer ->> 'value')::boolean) else answer -> 'value' end,
        'not_applicable', false, 'confidence', round(0.5 + (hashtextextended(review.id::text, 1) & 1023) / 2048.0, 2))
    from review join call on call.id = review.call_id
      cross join lateral jsonb_array_elements(call.analysis_result::jsonb -> 'answers') as answer
      join jsonb_to_recordset(${JSON.stringify(criteria)}::jsonb) as asked (model_id integer, key text, criterion text)
        on asked.model_id = call.model_id and asked.key = answer ->> 'key'
    where jsonb_typeof(answer -> 'value') = 'boolean'`.execute(database)
  for (const { modelId } of models)
    await database.transaction().execute((tx) => countReviewsOfModel(tx, modelId))
}

/** Gives the machine the result that its own answers come to, and has the call counted with it. */
async function giveBack(database: Database): Promise<void> {
  await sql`
    with own as (
      select call.id as call_id, sum(points) as total, bool_or(differs) as differs,
        jsonb_agg(category || jsonb_build_object('total_score', points, 'score_percentage',
          round(100.0 * points / nullif((category ->> 'expected_total_score')::integer, 0), 2)) order by place) as categories
      from review join call on call.id = review.call_id
        cross join lateral jsonb_array_elements(call.xscore_result) with ordinality as listed (category, place)
        cross join lateral (
          select coalesce(bool_or(answer.key is not null), false) as differs,
            sum(case when answer.key is null then criterion.score else criterion.expected_score - criterion.score end) as points
          from jsonb_to_recordset(category -> 'variables') as criterion (key text, score integer, expected_score integer)
            left join review_answer as answer on answer.review_id = review.id and answer.key = criterion.key
              and answer.value <> answer.machine -> 'value'
        ) as judged
      group by call.id
    ), beside as (
      select review.call_id, answered.answers
      from review join call on call.id = review.call_id cross join lateral (${answersBeside}) as answered
    )
    update call set analysis_result = jsonb_set(analysis_result::jsonb, '{answers}', beside.answers)::json,
      review_state = 'reviewed', agreement = case when differs then 'differs' else 'agrees' end,
      machine_result = jsonb_build_object('total_score', own.total, 'expected_score', expected_score,
        'score_percentage', round(100.0 * own.total / nullif(expected_score, 0), 2), 'xscore_result', own.categories)
    from own join beside using (call_id)
    where own.call_id = call.id`.execute(database)
  await sql`
    update call_fact set machine_score_hundredths = counted.machine_score_hundredths,
      machine_points = counted.machine_points, machine_expected = counted.machine_expected,
      machine_criteria = counted.machine_criteria, machine_earned = counted.machine_earned,
      machine_possible = counted.machine_possible
    from call_as_counted as counted
    where counted.call_id = call_fact.call_id and counted.machine_points is not null
      and counted.call_id in (select call_id from review)`.execute(database)
}

/** What the machine had answered, and beside it what the person said. */
const answersBeside = sql`
  select jsonb_agg(
    case when said.key is null then answer
      else answer || jsonb_build_object('value', said.machine -> 'value',
        'score', case when said.value = said.machine -> 'value' then answer -> 'score'
          else to_jsonb((answer ->> 'expected_score')::integer - (answer ->> 'score')::integer) end,
        'reviewed', jsonb_build_object('value', said.value, 'not_applicable', false, 'determined', true,
          'score', answer -> 'score', 'expected_score', answer -> 'expected_score', 'by', review.reviewer,
          'by_name', review.reviewer_name, 'at', review.submitted_at, 'review_id', review.id))
      end order by place) as answers
  from jsonb_array_elements(call.analysis_result::jsonb -> 'answers') with ordinality as listed (answer, place)
    left join review_answer as said on said.review_id = review.id and said.key = answer ->> 'key'`
