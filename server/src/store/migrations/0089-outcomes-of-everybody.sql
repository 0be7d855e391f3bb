-- What came of a criterion, of everybody together: passed, failed, open, not applicable. Roll-ups of criteria have it by
-- agent, and whoever asks for everybody would add up a hundred values where four will do. Made of the row itself, so that
-- no process can write the one without the other.
create function by_outcome(value text[], sums bigint[]) returns bigint[] language sql immutable parallel safe as $$
  select array[
    coalesce(sum(given.sum) filter (where letter = 'p'), 0)::bigint,
    coalesce(sum(given.sum) filter (where letter = 'f'), 0)::bigint,
    coalesce(sum(given.sum) filter (where letter = 'o'), 0)::bigint,
    coalesce(sum(given.sum) filter (where letter = 'n'), 0)::bigint
  ]
  from unnest(by_outcome.value, by_outcome.sums) as given (value, sum) cross join lateral left(given.value, 1) as letter
$$;

alter table stats_rollup
  add calls_by_outcome bigint[] generated always as (
    case when key like 'k:%' then by_outcome(value, calls) end) stored,
  add score_sum_by_outcome bigint[] generated always as (
    case when key like 'k:%' then by_outcome(value, score_sum) end) stored,
  add expected_sum_by_outcome bigint[] generated always as (
    case when key like 'k:%' then by_outcome(value, expected_sum) end) stored;
