-- What came of every scored criterion of a call is counted and rolled up, by the record and by the machine, as points of
-- categories are.
-- In the order in which a call is forgotten, so that nobody who erases one meanwhile waits for us while we wait for them.
lock table call_fact, stats_pending, stats_rollup, stats_course in access exclusive mode;

-- The criteria of a revision that can change a score, by key, each with its points: as `listQuestions` and `sharePoints`
-- have them, so that both say the same. A critical criterion without points has `passes` where it is answered by yes or no.
create function criteria_of(snapshot jsonb) returns jsonb language sql immutable parallel safe as $$
  with category as (
    select category.slug, category."maxScore" as points
    from jsonb_to_recordset(snapshot -> 'categories') as category (slug text, "maxScore" integer)
  ), variable as (
    select variable.*, variable.category in (select slug from category) and variable.weight > 0
      and variable.type in ('BOOLEAN', 'INTEGER', 'DECIMAL') as scored
    from rows from (
      jsonb_to_recordset(snapshot -> 'variables')
        as (key text, type text, category text, weight float8, "orderNumber" integer, critical boolean, "passesWhen" boolean)
    ) with ordinality as variable (key, type, category, weight, order_number, critical, passes_when, place)
  ), largest as (
    select *, max(weight) over (partition by category) as largest from variable where scored
  ), part as (
    -- What is so small earns nothing, and dividing it would be refused.
    select key, category, order_number, place,
      case when largest >= 1e-200 and weight < largest * 1e-100 then 0 else weight / largest end as part
    from largest
  ), exact as (
    select key, category, order_number, place,
      points * part / sum(part) over (
        partition by category order by order_number nulls last, place
        rows between unbounded preceding and unbounded following
      ) as exact, points
    from part join category on category.slug = part.category
  ), shared as (
    select *, floor(exact + 1e-6) as share from exact
  ), given as (
    select key, share + case when row_number() over (
        partition by category order by floor((exact - share) / 1e-6 + 0.5) desc, order_number nulls last, place
      ) <= points - sum(share) over (partition by category) then 1 else 0 end as points
    from shared
    union all
    -- A category without scored variables of its own is a criterion itself.
    select slug, points from category where slug not in (select category from part)
  )
  select coalesce(jsonb_object_agg(
      key,
      jsonb_build_object('points', coalesce(given.points, 0)::integer)
        || case when coalesce(given.points, 0) = 0 and variable.type = 'BOOLEAN'
          then jsonb_build_object('passes', variable.passes_when) else '{}' end
    ) filter (where given.points > 0 or variable.critical), '{}')
  from given full join variable using (key)
  where snapshot -> 'scoring' = 'true'
$$;

alter table model_revision add criteria jsonb generated always as (criteria_of(snapshot)) stored;

-- Of each criterion, in parallel: the first letter of what came of it (passed, failed, open, not applicable) with its key,
-- like 'f:greets'; the points it earned; and those it could earn.
-- Its plan is kept, for a call is counted while somebody waits.
create function outcomes_of(answers jsonb, asked jsonb, of_machine boolean, out criteria text[], out earned integer[],
  out possible integer[]) language plpgsql immutable strict parallel safe as $$
begin
  select coalesce(array_agg(letter || ':' || key), '{}'), coalesce(array_agg(points), '{}'),
    coalesce(array_agg(expected), '{}')
  into criteria, earned, possible
  from (
    select key,
      case when counted and (said ->> 'not_applicable')::boolean then 'n'
        when not counted or said -> 'value' = 'null' then 'o'
        when (said ->> 'score')::numeric < (said ->> 'expected_score')::numeric then 'f'
        when criterion -> 'passes' <> said -> 'value' then 'f'
        else 'p' end as letter,
      case when counted then round((said ->> 'score')::numeric)::integer else 0 end as points,
      case when counted then round((said ->> 'expected_score')::numeric)::integer else 0 end as expected
    from (
      select answer ->> 'key' as key, asked -> (answer ->> 'key') as criterion,
        case when of_machine then answer else coalesce(answer -> 'reviewed', answer) end as said,
        -- Where the machine is not trusted, its answer counts for nothing until a person has given theirs.
        of_machine or answer ? 'reviewed' or coalesce((answer ->> 'counts')::boolean, true) as counted
      from jsonb_array_elements(answers) as answer
      where asked ? (answer ->> 'key')
    ) as answered
    order by key collate "C"
  ) as outcome;
end
$$;

-- The machine's are null where they are those of the record; that goes for everything that the machine gave at once.
alter table call_fact
  add criteria text[] not null default '{}',
  add earned integer[] not null default '{}',
  add possible integer[] not null default '{}',
  add machine_criteria text[],
  add machine_earned integer[],
  add machine_possible integer[];

-- What came of a criterion in the course of one UTC day, as `stats_course` has it: 97 running sums over the quarters of an
-- hour, for all agents together.
create table stats_criterion_course (
  model_id integer not null,
  key text not null,
  start date not null,
  score_of text not null check (score_of in ('both', 'record', 'machine')),
  passed integer[] not null,
  failed integer[] not null,
  open integer[] not null,
  not_applicable integer[] not null,
  primary key (model_id, key, start, score_of)
);
alter table stats_criterion_course
  alter passed set storage plain, alter failed set storage plain, alter open set storage plain,
  alter not_applicable set storage plain;
-- To be dropped again with its day.
create index stats_criterion_course_day on stats_criterion_course (model_id, start);

create or replace view call_as_counted as
select fact.*, categories_with_losses(call.xscore_result) as lost,
  machine.score_hundredths as machine_score_hundredths, machine.points as machine_points,
  machine.expected as machine_expected, record.criteria, record.earned, record.possible,
  machine.criteria as machine_criteria, machine.earned as machine_earned, machine.possible as machine_possible
from call_as_fact as fact
  join call on call.id = fact.call_id
  cross join lateral (
    select case when json_typeof(call.analysis_result -> 'answers') = 'array'
        then (call.analysis_result -> 'answers')::jsonb else '[]' end as answers,
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

-- Counts a call that is finished and not counted yet. Its plan is kept from one call to the next: to make it takes longer
-- than to carry it out.
create function count_call(finished uuid) returns void language plpgsql as $$
begin
  with fact as (
    insert into call_fact
    select * from call_as_counted where call_id = finished
    on conflict (call_id) do nothing
    returning call_fact.call_id, call_fact.model_id, call_fact.created_at
  )
  insert into stats_pending (call_id, model_id, created_at) select * from fact;
end
$$;

-- Every call is given its outcomes, and what was rolled up of the days of those that have any is rolled up again. Until
-- then calls are added one by one.
update call_fact set criteria = counted.criteria, earned = counted.earned, possible = counted.possible,
  machine_score_hundredths = counted.machine_score_hundredths, machine_points = counted.machine_points,
  machine_expected = counted.machine_expected, machine_criteria = counted.machine_criteria,
  machine_earned = counted.machine_earned, machine_possible = counted.machine_possible
from call_as_counted as counted
where counted.call_id = call_fact.call_id and counted.criteria <> '{}';

with changed_day as materialized (
  select distinct model_id, (created_at at time zone 'UTC')::date as day from call_fact where criteria <> '{}'
), unrolled as (
  delete from stats_rollup using changed_day
  where stats_rollup.model_id = changed_day.model_id
    and stats_rollup.start = date_trunc(stats_rollup.period, changed_day.day::timestamp)::date
), uncoursed as (
  delete from stats_course using changed_day
  where stats_course.model_id = changed_day.model_id and stats_course.start = changed_day.day
)
insert into stats_pending (call_id, model_id, created_at)
select call_id, model_id, created_at from call_fact
where (model_id, (created_at at time zone 'UTC')::date) in (select model_id, day from changed_day)
on conflict (call_id) do nothing;

-- So that a list can be limited to the calls on which a criterion failed.
create index call_fact_criteria on call_fact using gin (criteria);
