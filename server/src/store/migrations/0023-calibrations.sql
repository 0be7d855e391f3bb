-- Several people answer the same calls, none seeing the others' answers. None of it counts in a call's record.
create table calibration (
  id uuid primary key,
  workspace_id text not null references workspace,
  model_id integer not null references model,
  name text not null,
  -- The person whose answers the others are compared with.
  reference text,
  deadline timestamptz,
  closed_at timestamptz,
  closed_by text,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create index calibration_of_workspace on calibration (workspace_id, created_at, id);

create table calibration_call (
  calibration_id uuid not null references calibration on delete cascade,
  call_id uuid not null references call,
  place integer not null,
  -- Of the result that people are compared with.
  model_revision integer not null,
  -- The machine's answers at that time, without words of the call.
  machine jsonb not null,
  primary key (calibration_id, call_id)
);
create index calibration_call_of_call on calibration_call (call_id);

-- Named, like whoever wrote a review: what somebody said stays when they leave.
create table calibration_reviewer (
  calibration_id uuid not null references calibration on delete cascade,
  person_id text not null,
  person_name text not null,
  place integer not null,
  primary key (calibration_id, person_id)
);
create index calibration_of_person on calibration_reviewer (person_id);

create table calibration_review (
  calibration_id uuid not null,
  call_id uuid not null,
  person_id text not null,
  updated_at timestamptz not null default now(),
  -- Null: a draft.
  submitted_at timestamptz,
  primary key (calibration_id, call_id, person_id),
  foreign key (calibration_id, call_id) references calibration_call on delete cascade,
  foreign key (calibration_id, person_id) references calibration_reviewer on delete cascade
);

create table calibration_answer (
  calibration_id uuid not null,
  call_id uuid not null,
  person_id text not null,
  key text not null,
  value jsonb,
  not_applicable boolean not null,
  comment text not null,
  evidence jsonb not null default '[]',
  primary key (calibration_id, call_id, person_id, key),
  foreign key (calibration_id, call_id, person_id) references calibration_review on delete cascade
);

-- The calibration whose agreed answers a review holds.
alter table review add calibration_id uuid references calibration on delete set null;
create index review_of_calibration on review (calibration_id, call_id) where calibration_id is not null;
