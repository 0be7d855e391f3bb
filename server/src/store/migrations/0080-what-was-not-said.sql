-- Of what failed, how often nothing that was said shows it is rolled up, too: the days on which that happened are rolled up
-- again. Until then calls are added one by one.
-- In the order in which a call is forgotten, so that nobody who erases one meanwhile waits for us while we wait for them.
lock table call_fact, stats_pending, stats_rollup, stats_course, stats_criterion_course in access exclusive mode;

with changed_day as materialized (
  select distinct model_id, (created_at at time zone 'UTC')::date as day from call_fact where 0 = any(quotes)
), unrolled as (
  delete from stats_rollup using changed_day
  where stats_rollup.model_id = changed_day.model_id
    and stats_rollup.start = date_trunc(stats_rollup.period, changed_day.day::timestamp)::date
), uncoursed as (
  delete from stats_course using changed_day
  where stats_course.model_id = changed_day.model_id and stats_course.start = changed_day.day
), without_criteria as (
  delete from stats_criterion_course using changed_day
  where stats_criterion_course.model_id = changed_day.model_id and stats_criterion_course.start = changed_day.day
)
insert into stats_pending (call_id, model_id, created_at)
select call_id, model_id, created_at from call_fact
where (model_id, (created_at at time zone 'UTC')::date) in (select model_id, day from changed_day)
on conflict (call_id) do nothing;
