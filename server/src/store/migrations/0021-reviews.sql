-- What people say about calls. The machine's answers are never changed by it.
create table review (
  id uuid primary key,
  call_id uuid not null references call,
  workspace_id text not null references workspace,
  -- Of the result that it is about.
  model_revision integer not null,
  status text not null check (status in ('draft', 'submitted')),
  -- The machine's answers were hidden until it was submitted.
  blind boolean not null,
  reviewer text not null,
  reviewer_name text,
  comment text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  submitted_at timestamptz,
  -- Of the request that made it: sent again after the service has died over it, it makes no second one.
  request_key text
);
create unique index review_by_request on review (call_id, reviewer, request_key) where request_key is not null;
create index review_of_call on review (call_id, submitted_at, id);
create index review_by_reviewer on review (workspace_id, reviewer, submitted_at);

create table review_answer (
  review_id uuid not null references review on delete cascade,
  key text not null,
  value jsonb,
  not_applicable boolean not null,
  comment text not null,
  evidence jsonb not null default '[]',
  -- What the criterion asked then: the answer counts as long as it asks the same.
  criterion text not null,
  -- The machine's answer at that time: what people are compared with.
  machine jsonb,
  primary key (review_id, key)
);

-- A review as it was before somebody changed it.
create table review_version (
  review_id uuid not null references review on delete cascade,
  version integer not null,
  snapshot jsonb not null,
  at timestamptz not null default now(),
  by_whom text not null,
  primary key (review_id, version)
);

create table appeal (
  id uuid primary key,
  call_id uuid not null references call,
  workspace_id text not null references workspace,
  -- Null: against the result as a whole.
  key text,
  reason text not null,
  opened_by text not null,
  opened_by_name text,
  opened_at timestamptz not null default now(),
  outcome text check (outcome in ('accepted', 'declined')),
  decision text,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  review_id uuid references review
);
create index appeal_of_call on appeal (call_id, opened_at);
create unique index appeal_open on appeal (call_id, coalesce(key, '')) where outcome is null;

create table call_comment (
  id uuid primary key,
  call_id uuid not null references call,
  text text not null,
  start_seconds double precision,
  end_seconds double precision,
  by_whom text not null,
  by_name text,
  at timestamptz not null default now()
);
create index call_comment_of_call on call_comment (call_id, at, id);

alter table call
  -- in_progress, reviewed or appealed; null: no person has looked at it.
  add review_state text check (review_state in ('in_progress', 'reviewed', 'appealed')),
  -- The machine's own result, once people's answers have changed the record: scores and points by category.
  add machine_result jsonb;
create index call_by_review on call (workspace_id, review_state, created_at, id) where enabled and review_state is not null;
create index call_to_review on call (workspace_id, created_at, id) where enabled and review_needed and review_state is null;
