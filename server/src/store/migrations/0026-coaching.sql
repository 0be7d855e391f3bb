-- Agents read what was found, appeal in time and are coached; reviews from elsewhere are taken in once.
alter table workspace
  -- Days after its release in which a result can be appealed against; null: always.
  add appeal_days integer default 14 check (appeal_days >= 0);

alter table call
  -- When its agent said that they have read the result.
  add acknowledged_at timestamptz,
  -- The result has changed since, or was released again.
  add acknowledgement_outdated boolean not null default false,
  -- Whether every answer that people gave is the machine's; null: nobody has answered anything.
  add agreement text check (agreement in ('agrees', 'differs'));
create index call_by_agreement on call (workspace_id, agreement, created_at, id) where enabled and agreement is not null;

update call set agreement = (
  select case when bool_and(
      coalesce(answer -> 'value', 'null') = coalesce(answer -> 'reviewed' -> 'value', 'null')
        and coalesce(answer -> 'not_applicable', 'false') = coalesce(answer -> 'reviewed' -> 'not_applicable', 'false')
    ) then 'agrees' else 'differs' end
  from jsonb_array_elements(analysis_result::jsonb -> 'answers') as answer
  where answer ? 'reviewed'
  having count(*) > 0
)
where review_state is not null and json_typeof(analysis_result -> 'answers') = 'array';

alter table review
  -- Of a review that was made elsewhere: where, by whom and when.
  add source_name text,
  add source_reviewer text,
  add source_at timestamptz,
  add check (source_name is null or source_reviewer is not null);
create unique index review_source on review (call_id, source_name, source_reviewer) where source_name is not null;
create index review_submitted on review (workspace_id, submitted_at, id) where status = 'submitted';

-- Who is meant by a comment.
create table mention (
  comment_id uuid not null references call_comment on delete cascade,
  person_id uuid not null references person on delete cascade,
  read_at timestamptz,
  primary key (comment_id, person_id)
);
create index mention_of_person on mention (person_id, comment_id);

create table coaching_session (
  id uuid primary key,
  workspace_id text not null references workspace,
  agent_id text not null,
  title text not null,
  notes text not null,
  -- Null: planned.
  held_at timestamptz,
  -- The agent sees it before it is held, too.
  shared boolean not null,
  acknowledged_at timestamptz,
  acknowledgement text,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_name text,
  updated_at timestamptz,
  updated_by text
);
create index coaching_session_in_order on coaching_session (workspace_id, created_at, id);
create index coaching_session_of_agent on coaching_session (workspace_id, agent_id, created_at, id);

create table coaching_moment (
  session_id uuid not null references coaching_session on delete cascade,
  place integer not null,
  call_id uuid not null references call,
  start_seconds double precision not null,
  end_seconds double precision not null,
  note text not null,
  -- The criterion it is about.
  key text,
  primary key (session_id, place)
);
create index coaching_moment_of_call on coaching_moment (call_id);

create table coaching_criterion (
  session_id uuid not null references coaching_session on delete cascade,
  place integer not null,
  model_id integer not null references model,
  key text not null,
  primary key (session_id, model_id, key)
);
