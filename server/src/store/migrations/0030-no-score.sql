-- Where nothing was expected there is no score: a call of noise is not a call of 0 %. Results that say so are put right,
-- the earlier ones of a call too; every other result keeps the score it was given. Points of a category are kept together
-- with those that were expected, so that what nobody could tell is not held against an agent in statistics either.
-- All of it is rolled up again; until then calls are added one by one. A process of an earlier version cannot roll up any more.
-- In the order in which a call is forgotten, so that nobody who erases one meanwhile waits for us while we wait for them.
lock table call_fact, stats_pending in share row exclusive mode;

-- Whether a person has to answer what nobody could tell.
alter table call add review_needed boolean not null default false;

update call set score_percentage = null where expected_score = 0 and score_percentage is not null;
update call_result set score_percentage = null where expected_score = 0 and score_percentage is not null;

create function pg_temp.without_empty_percentages(result jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(
    case when (category ->> 'expected_total_score')::integer = 0
      then category || '{"score_percentage": null}' else category end
    order by place)
  from jsonb_array_elements(result) with ordinality as listed (category, place)
$$;
update call set xscore_result = pg_temp.without_empty_percentages(xscore_result)
where xscore_result @? '$[*] ? (@.expected_total_score == 0 && @.score_percentage != null)';
update call_result set xscore_result = pg_temp.without_empty_percentages(xscore_result)
where xscore_result @? '$[*] ? (@.expected_total_score == 0 && @.score_percentage != null)';
drop function pg_temp.without_empty_percentages;

-- Points that were expected, by id of the category, where there were any.
alter table call_fact add expected jsonb not null default '{}';
truncate stats_rollup, stats_course;
alter table stats_rollup add expected_sum bigint[] not null;

create or replace view call_as_fact as
select
  call.id as call_id,
  call.model_id,
  call.created_at,
  call.agent_id,
  call.agent_name,
  call.status,
  -- A process of an earlier version still writes 0 where nothing was expected.
  case when call.expected_score = 0 then null
    else round(call.score_percentage::numeric * 100)::integer end as score_hundredths,
  round(call.duration_seconds::numeric * 1000)::bigint as duration_ms,
  coalesce(
    (
      select jsonb_object_agg('m:' || given.key, given.value #>> '{}')
      from (
        select key, value
        from jsonb_each(call.additional_parameters)
        where jsonb_typeof(value) in ('string', 'number', 'boolean')
          and length(key) <= 128 and length(value #>> '{}') <= 256
        order by key
        limit 100
      ) as given
    ),
    '{}'
  ) || coalesce(
    (
      select jsonb_object_agg('v:' || variable.key, left(answered.answers ->> variable.key, 256))
      from (select (call.analysis_result -> 'variables')::jsonb as answers offset 0) as answered,
        jsonb_to_recordset(model_revision.snapshot -> 'variables') as variable (key text)
      where answered.answers is not null
    ),
    '{}'
  ) as traits,
  coalesce(category.points, '{}') as points,
  coalesce(category.expected, '{}') as expected
from call
  join model_revision on model_revision.model_id = call.model_id and model_revision.number = call.model_revision
  cross join lateral (
    select jsonb_object_agg(model_category.id, result.total_score) as points,
      jsonb_object_agg(model_category.id, result.expected_total_score) as expected
    from jsonb_to_recordset(call.xscore_result)
        as result (id uuid, total_score integer, expected_total_score integer)
      join model_category on model_category.uuid = result.id
    where result.expected_total_score > 0
  ) as category
where call.enabled and call.status in ('PROCESS_COMPLETED', 'TRANSCRIPTION_FAILED', 'ERROR');

update call_fact set score_hundredths = case when call.expected_score > 0 then score_hundredths end,
  expected = coalesce((
    select jsonb_object_agg(model_category.id, result.expected_total_score)
    from jsonb_to_recordset(call.xscore_result) as result (id uuid, expected_total_score integer)
      join model_category on model_category.uuid = result.id
    where result.expected_total_score > 0
  ), '{}')
from call
where call.id = call_fact.call_id and call.expected_score is not null;

insert into stats_pending (call_id, model_id, created_at)
select call_id, model_id, created_at from call_fact
on conflict (call_id) do nothing;
