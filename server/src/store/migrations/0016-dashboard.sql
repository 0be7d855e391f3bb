-- How far scores lie apart is told by the sum of their squares, and how they are spread by counting them in ten bands: a
-- key of its own, 'score_band', with the values '0' to '9'. What was rolled up before knows neither, so all of it is
-- rolled up again; until then calls are added one by one. A process of an earlier version cannot write here any more.
-- In the order in which a call is forgotten, so that nobody who erases one meanwhile waits for us while we wait for them.
lock table call_fact, stats_pending in share row exclusive mode;
truncate stats_rollup, stats_course;
alter table stats_rollup add score_squares bigint[] not null;
insert into stats_pending (call_id, model_id, created_at)
select call_id, model_id, created_at from call_fact
on conflict (call_id) do nothing;

-- One agent's calls in the order of time, with all that a profile adds up.
create index call_fact_agent on call_fact (model_id, agent_id, created_at) include (score_hundredths, duration_ms);
-- The calls behind one value of a group.
create index call_fact_agent_name on call_fact (agent_name);
create index call_fact_traits on call_fact using gin (traits jsonb_path_ops);
