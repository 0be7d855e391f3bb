import { resultVersion } from '@callmark/client/read-analysis'
import { sql } from 'kysely'
import type { ModelRevision } from '../src/domain/model.ts'
import { listQuestions } from '../src/domain/scoring.ts'

/** How every generated call begins; every answer rests on it. */
export const opening = 'Thank you for calling, how can I help you today?'

/** The questions of a model in the order in which they are drawn, for a query. */
export function questionsOf(revision: ModelRevision, index: number): Readonly<Record<string, unknown>>[] {
  return listQuestions(revision).map((question, place) => {
    const category = revision.categories.find(({ slug }) => slug === question.category)
    return {
      model: index + 1,
      model_id: revision.modelId,
      place: place + 1,
      id: question.uuid,
      key: question.key,
      readable_name: question.readableName,
      description: question.description,
      points: question.expectedScore,
      category_id: category?.uuid ?? null,
      category: category?.name ?? null,
      slug: category?.slug ?? null,
    }
  })
}

/** Of the points of a call or a category; null where nothing was expected. */
export const percentage = sql`round(100.0 * score / nullif(expected, 0), 2)`

/** A quote goes to the last letter, and so does its time. */
const quote = opening.slice(0, -1)
const evidence = JSON.stringify([{ speaker: 'Agent', start: 0, end: 11.75, quote }])
const engine = JSON.stringify({
  speech: 'moonshine/telephone-en',
  judge: 'generated/none',
  language: 'en',
  model_revision: 1,
  prompt_version: 'none-1',
  seconds: 0,
  tokens: null,
  cost: null,
})

/**
 * The marks of a drawn call as a judge's answers come to be stored: what does not apply and what nobody could tell stand
 * on neither side. A call that failed has none. Over a million calls only the database is quick enough to do these sums.
 */
export const markDrawn = sql`
  select sum(score) as score, sum(expected) as expected, string_agg(undetermined, ',') as undetermined,
    '{"version":' || ${resultVersion}::int || ',"variables":{' || string_agg(variables, ',' order by place)
      || '},"categories":{' || string_agg('"' || slug || '":' || case when expected > 0 then score::text else 'null' end, ',')
      || '},"answers":[' || string_agg(answers, ',' order by place)
      || '],"points_open":' || sum(points_open)
      || ',"undetermined":[' || coalesce(string_agg(undetermined, ',' order by place), '')
      || '],"review_needed":' || (count(undetermined) > 0)
      || ',"metrics":{"talk_share":{"Agent":0.5,"Customer":0.5},"silence_share":' || drawn.silence
      || ',"talk_over":{"Agent":{"seconds":1,"share":' || drawn.talk_over || '}}},"engine":' || ${engine}::text || '}' as analysis_result,
    jsonb_agg(jsonb_build_object('id', category_id, 'name', category, 'total_score', score, 'expected_total_score', expected,
      'score_percentage', ${percentage}, 'expected_score_percentage', case when expected > 0 then 100 else 0 end,
      'variables', criteria) order by place) filter (where slug is not null) as xscore_result
  from (
    select slug, category_id, category, min(place) as place, sum(score) as score, sum(expected) as expected,
      coalesce(sum(points) filter (where is_open), 0) as points_open,
      string_agg('"' || key || '"', ',' order by place) filter (where is_open) as undetermined,
      string_agg('"' || key || '":' || answer, ',' order by place) as variables,
      string_agg('{"key":"' || key || '","value":' || answer || ',"score":' || score || ',"expected_score":' || expected
        || ',"not_applicable":' || (not applies) || ',"determined":' || (not applies or answer <> 'null')
        || ',"confidence":0.8,"rationale":"Heard at this point of the call.","evidence":'
        || case when answer = 'null' then '[]' else ${evidence}::text end || '}', ',' order by place) as answers,
      jsonb_agg(jsonb_build_object('id', id, 'key', key, 'readable_name', readable_name, 'description', description,
        'score', score, 'expected_score', expected) order by place) as criteria
    from (
      select *, case when answer = 'true' then points else 0 end as score,
        case when answer = 'null' then 0 else points end as expected,
        applies and answer = 'null' and points > 0 as is_open
      from (
        select question.*, applies, case when applies then drawn.answers[place] else 'null' end as answer
        from question cross join lateral (select coalesce(slug <> 'closing' or drawn.is_closed, true) as applies) as closing
        where question.model = drawn.model and drawn.failure is null
      ) as asked
    ) as answered
    group by slug, category_id, category
  ) as by_category`
