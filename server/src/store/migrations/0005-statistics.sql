-- What statistics are made of: one narrow row per finished, enabled call, written with its final status and never changed.
create table call_fact (
  call_id uuid primary key references call,
  model_id integer not null,
  created_at timestamptz not null,
  agent_id text not null,
  agent_name text not null,
  status text not null,
  -- Whole numbers, so that sums are exact in any order.
  score_hundredths integer,
  duration_ms bigint,
  -- 'm:campaign' from the caller, 'v:greeted' from the judge; null: asked, not determined.
  traits jsonb not null,
  -- Points by id of the category, where it was applicable.
  points jsonb not null
);
create index call_fact_time on call_fact (model_id, created_at, call_id);

-- Facts that no roll-up holds yet. A fact and its row here come and go in one transaction each.
create table stats_pending (
  call_id uuid primary key,
  model_id integer not null,
  created_at timestamptz not null,
  noted_at timestamptz not null default now()
);
create index stats_pending_time on stats_pending (model_id, created_at);

-- The rolled-up calls of a model in one UTC day, month or year, for one key: the arrays run in parallel, one place per value.
-- Keys: 'all', 'agent_id', 'agent_name', 'status', every key of `traits`, and 'c:17' for a category, whose values are agent
-- ids and whose scores are its points.
create table stats_rollup (
  model_id integer not null,
  key text not null,
  period text not null check (period in ('day', 'month', 'year')),
  start date not null,
  value text[] not null,
  calls integer[] not null,
  scored integer[] not null,
  score_sum bigint[] not null,
  score_min integer[] not null,
  score_max integer[] not null,
  timed integer[] not null,
  duration_sum bigint[] not null,
  duration_min bigint[] not null,
  duration_max bigint[] not null,
  primary key (model_id, key, period, start)
);

-- The rolled-up calls of a model in the course of one UTC day: 97 running sums, from 0 at midnight over every quarter of an
-- hour to the whole day. The midnight of any time zone falls on one of them.
create table stats_course (
  model_id integer not null,
  start date not null,
  calls integer[] not null,
  scored integer[] not null,
  score_sum bigint[] not null,
  timed integer[] not null,
  duration_sum bigint[] not null,
  primary key (model_id, start)
);
-- Of one size always, and read for two numbers at a time: unpacking would cost more than it saves.
alter table stats_course
  alter calls set storage plain, alter scored set storage plain, alter score_sum set storage plain,
  alter timed set storage plain, alter duration_sum set storage plain;

-- How a finished call becomes a fact. Keys and values beyond any sensible length are left out, answers are cut.
create view call_as_fact as
select
  call.id as call_id,
  call.model_id,
  call.created_at,
  call.agent_id,
  call.agent_name,
  call.status,
  round(call.score_percentage::numeric * 100)::integer as score_hundredths,
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
  coalesce(
    (
      select jsonb_object_agg(model_category.id, result.total_score)
      from jsonb_to_recordset(call.xscore_result)
          as result (id uuid, total_score integer, expected_total_score integer)
        join model_category on model_category.uuid = result.id
      where result.expected_total_score > 0
    ),
    '{}'
  ) as points
from call
  join model_revision on model_revision.model_id = call.model_id and model_revision.number = call.model_revision
where call.enabled and call.status in ('PROCESS_COMPLETED', 'TRANSCRIPTION_FAILED', 'ERROR');

insert into call_fact select * from call_as_fact;
insert into stats_pending (call_id, model_id, created_at) select call_id, model_id, created_at from call_fact;
