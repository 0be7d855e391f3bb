-- In which categories a call lost points, so that a list can be limited to those calls. A process of an earlier version
-- leaves it empty: its calls are found once they are analysed again.
-- In the order in which a call is forgotten, so that nobody who erases one meanwhile waits for us while we wait for them.
lock table call_fact, stats_pending in share row exclusive mode;

-- Ids of categories.
alter table call_fact add lost integer[] not null default '{}';

-- Its own function, since a call is noted and an old one put right by the same rule.
create function categories_with_losses(xscore_result jsonb) returns integer[] language sql stable parallel safe as $$
  select coalesce(array_agg(model_category.id order by model_category.id), '{}')
  from jsonb_to_recordset(xscore_result) as result (id uuid, total_score integer, expected_total_score integer)
    join model_category on model_category.uuid = result.id
  where result.total_score < result.expected_total_score
$$;

update call_fact set lost = categories_with_losses(call.xscore_result)
from call
where call.id = call_fact.call_id and call.total_score < call.expected_score;

create index call_fact_lost on call_fact using gin (lost);
