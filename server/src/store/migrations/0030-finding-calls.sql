-- Calls are found by how they were talked, in which language, how long they last and what a category scored.
-- In the order in which a call is forgotten, so that nobody who erases one meanwhile waits for us while we wait for them.
lock table call_fact, stats_pending in access exclusive mode;

alter table call_fact
  add language text,
  -- The part of the recording in which nobody spoke, and of the agent's talking in which somebody else spoke too.
  add silence_share double precision,
  add talk_over_share double precision;

create or replace view call_as_counted as
select fact.*, categories_with_losses(call.xscore_result) as lost,
  machine.score_hundredths as machine_score_hundredths, machine.points as machine_points,
  machine.expected as machine_expected, record.criteria, record.earned, record.possible,
  machine.criteria as machine_criteria, machine.earned as machine_earned, machine.possible as machine_possible,
  (
    select language from transcription where transcription.call_id = call.id and transcription.status = 'COMPLETED'
  ) as language,
  (result.metrics ->> 'silence_share')::double precision as silence_share,
  (result.metrics -> 'talk_over' -> 'Agent' ->> 'share')::double precision as talk_over_share
from call_as_fact as fact
  join call on call.id = fact.call_id
  cross join lateral (
    select case when json_typeof(call.analysis_result -> 'answers') = 'array'
        then (call.analysis_result -> 'answers')::jsonb else '[]' end as answers,
      call.analysis_result -> 'metrics' as metrics,
      (
        select criteria from model_revision
        where model_revision.model_id = call.model_id and model_revision.number = call.model_revision
      ) as asked
    offset 0
  ) as result
  cross join lateral outcomes_of(result.answers, result.asked, false) as record
  left join lateral (
    select round((call.machine_result ->> 'score_percentage')::numeric * 100)::integer as score_hundredths,
      category.*, own.*
    from (
      select coalesce(jsonb_object_agg(model_category.id, given.total_score), '{}') as points,
        coalesce(jsonb_object_agg(model_category.id, given.expected_total_score), '{}') as expected
      from jsonb_to_recordset(nullif(call.machine_result -> 'xscore_result', 'null'))
          as given (id uuid, total_score integer, expected_total_score integer)
        join model_category on model_category.uuid = given.id
      where given.expected_total_score > 0
    ) as category cross join lateral outcomes_of(
      case when call.machine_result is not null then result.answers end, result.asked, true) as own
    where call.machine_result is not null
  ) as machine on (machine.score_hundredths, machine.points, machine.expected, machine.criteria, machine.earned,
      machine.possible)
    is distinct from (fact.score_hundredths, fact.points, fact.expected, record.criteria, record.earned, record.possible);

update call_fact set
  language = (
    select transcription.language from transcription
    where transcription.call_id = call.id and transcription.status = 'COMPLETED'
  ),
  silence_share = (call.analysis_result -> 'metrics' ->> 'silence_share')::double precision,
  talk_over_share = (call.analysis_result -> 'metrics' -> 'talk_over' -> 'Agent' ->> 'share')::double precision
from call
where call.id = call_fact.call_id;

-- What each category earned, in whole percent like '17:83', so that a range of scores is a list of values. It costs more
-- to work out than to compare the points of one category: where both are asked, the points go first.
create function category_percents(points jsonb, expected jsonb) returns text[]
  language sql immutable strict parallel safe cost 100 as $$
  select coalesce(array_agg(key || ':' || trunc(round(earned::numeric * 100 / (expected ->> key)::numeric, 2))), '{}')
  from jsonb_each_text(points) as category (key, earned)
  where (expected ->> key)::numeric > 0
$$;
create index call_fact_categories on call_fact using gin (category_percents(points, expected));

-- By model, so that nobody reads through the calls of another workspace.
create index call_fact_language on call_fact (model_id, language);
create index call_fact_silence on call_fact (model_id, silence_share);
create index call_fact_talk_over on call_fact (model_id, talk_over_share);
create index call_by_duration on call (workspace_id, duration_seconds, id) include (created_at) where enabled;
