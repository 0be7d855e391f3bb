-- Which calls people look at, and who looks at which.
create table review_plan (
  id uuid primary key,
  workspace_id text not null references workspace,
  name text not null,
  -- Null: calls of every model.
  model_id integer references model,
  enabled boolean not null,
  -- Whoever knows it can draw the same calls again.
  seed integer not null,
  rules jsonb not null,
  blind_share double precision not null check (blind_share between 0 and 1),
  weekly_cap integer,
  -- In their order; null: anyone.
  people uuid[],
  due_days integer,
  claim_minutes integer not null,
  version integer not null default 1,
  drawn_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create index review_plan_of_workspace on review_plan (workspace_id, created_at);

create table review_task (
  id uuid primary key,
  workspace_id text not null references workspace,
  call_id uuid not null references call,
  -- Null: put up by hand, or the plan is no more.
  plan_id uuid references review_plan on delete set null,
  -- The Monday of the week it was drawn for; null: put up by hand.
  week date,
  -- Which rules of the plan chose the call.
  reasons text[] not null,
  blind boolean not null,
  assigned_to uuid references person on delete set null,
  -- A claim that is over counts as none.
  claimed_by text,
  claimed_by_name text,
  claimed_until timestamptz,
  -- The machine's answers are hidden from whoever has claimed it.
  claimed_blind boolean not null default false,
  -- Who gave it back last, and so is not asked first again.
  released_by text,
  due_at timestamptz,
  state text not null default 'open' check (state in ('open', 'done', 'skipped')),
  skip_reason text,
  review_id uuid references review on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
-- One at a time for each call.
create unique index review_task_open on review_task (call_id) where state = 'open';
create index review_task_waiting on review_task (workspace_id, due_at, id) where state = 'open';
create index review_task_listed on review_task (workspace_id, id);
create index review_task_of_call on review_task (call_id);
create index review_task_of_plan on review_task (plan_id, week);
create index review_task_claimed on review_task (claimed_by) where state = 'open' and claimed_by is not null;
create index review_task_assigned on review_task (assigned_to) where state = 'open' and assigned_to is not null;

-- Who has seen the machine's answers of a call that waits for a blind review.
create table review_seen (
  call_id uuid not null references call,
  actor text not null,
  at timestamptz not null default now(),
  primary key (call_id, actor)
);

create index appeal_undecided on appeal (workspace_id) where outcome is null;

-- What a plan chooses by, beside the result: nobody has to read whole results to find a few calls among many.
alter table call
  add failed_critical boolean,
  add undetermined_count integer,
  add least_confidence real;

create function note_what_plans_ask() returns trigger language plpgsql as $$
begin
  if new.analysis_result is null then
    new.failed_critical := null;
    new.undetermined_count := null;
    new.least_confidence := null;
    return new;
  end if;
  new.failed_critical := case when json_typeof(new.analysis_result -> 'failed_critical') = 'array'
    then json_array_length(new.analysis_result -> 'failed_critical') > 0 else false end;
  select count(*) filter (where answer ->> 'determined' = 'false'),
      min((answer ->> 'confidence')::real) filter (
        where answer ->> 'determined' is distinct from 'false' and json_typeof(answer -> 'confidence') = 'number'
      )
    into new.undetermined_count, new.least_confidence
    from json_array_elements(
      case when json_typeof(new.analysis_result -> 'answers') = 'array' then new.analysis_result -> 'answers' else '[]' end
    ) as answer;
  return new;
end
$$;
create trigger call_asked_by_plans before insert or update of analysis_result on call
  for each row execute function note_what_plans_ask();

-- Plans look at this week and the one before.
update call set analysis_result = analysis_result
  where created_at > now() - interval '15 days' and analysis_result is not null;

create index call_to_draw on call (workspace_id, created_at)
  include (id, model_id, agent_id, score_percentage, review_state, review_needed, failed_critical, undetermined_count,
    least_confidence)
  where enabled and status = 'PROCESS_COMPLETED';
