-- How sure the answer to each criterion is and how many quotes go with it, so that calls can be put in the order of what
-- can be learnt from them.
-- In the order in which a call is forgotten, so that nobody who erases one meanwhile waits for us while we wait for them.
lock table call_fact, stats_pending in access exclusive mode;

-- In parallel to the criteria that `outcomes_of` lists: how sure the answer in force is, in percent, a person's being
-- certain; and the number of quotes, which nobody knows where there is no place for it.
create function quotes_of(answers jsonb, asked jsonb, known boolean, out confidence smallint[], out quotes smallint[])
  language plpgsql immutable strict parallel safe as $$
begin
  select coalesce(array_agg(sure), '{}'), case when known then coalesce(array_agg(quoted), '{}') else '{}' end
  into confidence, quotes
  from (
    select case when answer ? 'reviewed' then 100
        else round(100 * coalesce((answer ->> 'confidence')::numeric, 0)) end::smallint as sure,
      case when jsonb_typeof(answer -> 'evidence') = 'array'
        then least(jsonb_array_length(answer -> 'evidence'), 1000) else 0 end::smallint as quoted
    from jsonb_array_elements(answers) as answer
    where asked ? (answer ->> 'key')
    order by answer ->> 'key' collate "C"
  ) as shown;
end
$$;

alter table call_fact
  add confidence smallint[] not null default '{}',
  add quotes smallint[] not null default '{}';

create or replace view call_as_counted as
select fact.*, categories_with_losses(call.xscore_result) as lost,
  machine.score_hundredths as machine_score_hundredths, machine.points as machine_points,
  machine.expected as machine_expected, record.criteria, record.earned, record.possible,
  machine.criteria as machine_criteria, machine.earned as machine_earned, machine.possible as machine_possible,
  (
    select language from transcription where transcription.call_id = call.id and transcription.status = 'COMPLETED'
  ) as language,
  (result.metrics ->> 'silence_share')::double precision as silence_share,
  (result.metrics -> 'talk_over' -> 'Agent' ->> 'share')::double precision as talk_over_share,
  shown.confidence, shown.quotes
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
  -- Once what was said is no longer kept, how much was quoted cannot be told any more.
  cross join lateral quotes_of(result.answers, result.asked, call.transcript_removed_at is null) as shown
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

update call_fact set confidence = shown.confidence, quotes = shown.quotes
from call
  join model_revision on model_revision.model_id = call.model_id and model_revision.number = call.model_revision
  cross join lateral quotes_of(
    case when json_typeof(call.analysis_result -> 'answers') = 'array'
      then (call.analysis_result -> 'answers')::jsonb else '[]' end,
    model_revision.criteria, call.transcript_removed_at is null) as shown
where call.id = call_fact.call_id and call_fact.criteria <> '{}';
