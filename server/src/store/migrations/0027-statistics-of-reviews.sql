-- What the machine gave is rolled up, too. Most calls have the same scores by the record and by the machine and are counted
-- once for both; only those whose scores people have changed, or that the machine is not trusted with, are counted once for
-- each. A process of an earlier version cannot roll up any more.
-- In the order in which a call is forgotten, so that nobody who erases one meanwhile waits for us while we wait for them.
lock table call_fact, stats_pending, stats_rollup, stats_course in access exclusive mode;

-- All three are null where the machine's are those of the record; its score may be null where it gave none.
alter table call_fact
  add machine_score_hundredths integer,
  add machine_points jsonb,
  add machine_expected jsonb;

-- Whose scores these are: the record's, the machine's, or both where they are the same.
alter table stats_rollup
  add score_of text not null default 'both' check (score_of in ('both', 'record', 'machine')),
  drop constraint stats_rollup_pkey,
  add primary key (model_id, key, period, start, score_of);
alter table stats_course
  add score_of text not null default 'both' check (score_of in ('both', 'record', 'machine')),
  drop constraint stats_course_pkey,
  add primary key (model_id, start, score_of);

-- Everything that is counted of a finished call.
create view call_as_counted as
select fact.*, categories_with_losses(call.xscore_result) as lost,
  machine.score_hundredths as machine_score_hundredths, machine.points as machine_points,
  machine.expected as machine_expected
from call_as_fact as fact
  join call on call.id = fact.call_id
  left join lateral (
    select round((call.machine_result ->> 'score_percentage')::numeric * 100)::integer as score_hundredths,
      coalesce(jsonb_object_agg(model_category.id, result.total_score), '{}') as points,
      coalesce(jsonb_object_agg(model_category.id, result.expected_total_score), '{}') as expected
    from jsonb_to_recordset(nullif(call.machine_result -> 'xscore_result', 'null'))
        as result (id uuid, total_score integer, expected_total_score integer)
      join model_category on model_category.uuid = result.id
    where call.machine_result is not null and result.expected_total_score > 0
  ) as machine on call.machine_result is not null
    and (machine.score_hundredths, machine.points, machine.expected)
      is distinct from (fact.score_hundredths, fact.points, fact.expected);

-- Calls that were reviewed before count for both as they should, and what was rolled up of their days is rolled up again.
update call_fact set machine_score_hundredths = counted.machine_score_hundredths,
  machine_points = counted.machine_points, machine_expected = counted.machine_expected
from call_as_counted as counted
where counted.call_id = call_fact.call_id and counted.machine_points is not null;

with changed_day as materialized (
  select distinct model_id, (created_at at time zone 'UTC')::date as day from call_fact where machine_points is not null
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

-- What people and the machine have said to a criterion in blind reviews: each pair of answers once.
create table blind_said (
  id integer generated always as identity primary key,
  model_id integer not null references model,
  model_revision integer not null,
  key text not null,
  -- A fingerprint of what the criterion asked.
  asks text not null,
  value jsonb,
  not_applicable boolean not null,
  -- Its answer and confidence.
  machine jsonb not null,
  -- Of all this, which may be long.
  digest uuid not null,
  unique (model_id, digest)
);

-- How often, by the UTC month and year in which the review was submitted. It changes with the reviews, in the same
-- transaction.
create table blind_count (
  model_id integer not null,
  period text not null check (period in ('month', 'year')),
  start date not null,
  said_id integer not null,
  count integer not null check (count >= 0),
  primary key (model_id, period, start, said_id)
);

-- As what it is counted; null: it is not.
alter table review_answer add said_id integer;

create view blind_answer as
select review.id as review_id, review.call_id, review.workspace_id, call.model_id, review.submitted_at,
  review.model_revision, review_answer.key, asked.asks, review_answer.value, review_answer.not_applicable,
  said.machine, md5(jsonb_build_array(review.model_revision, review_answer.key, asked.asks, review_answer.value,
    review_answer.not_applicable, said.machine)::text)::uuid as digest,
  review_answer.said_id
from review
  join review_answer on review_answer.review_id = review.id
  join call on call.id = review.call_id
  cross join lateral (select encode(sha256(convert_to(review_answer.criterion, 'UTF8')), 'hex') as asks) as asked
  cross join lateral (
    select jsonb_build_object('value', review_answer.machine -> 'value',
      'not_applicable', review_answer.machine -> 'not_applicable',
      'confidence', review_answer.machine -> 'confidence') as machine
  ) as said
where review.status = 'submitted' and review.blind
  and review_answer.machine is not null and review_answer.machine <> 'null';

create view blind_answer_as_count as
select review_id, call_id, model_id, period, date_trunc(period, submitted_at at time zone 'UTC')::date as start, said_id
from blind_answer cross join (values ('month'), ('year')) as counted (period);

insert into blind_said (model_id, model_revision, key, asks, value, not_applicable, machine, digest)
select distinct on (model_id, digest) model_id, model_revision, key, asks, value, not_applicable, machine, digest
from blind_answer;
update review_answer set said_id = blind_said.id
from blind_answer join blind_said using (model_id, digest)
where blind_answer.review_id = review_answer.review_id and blind_answer.key = review_answer.key;
insert into blind_count (model_id, period, start, said_id, count)
select model_id, period, start, said_id, count(*) from blind_answer_as_count group by model_id, period, start, said_id;
