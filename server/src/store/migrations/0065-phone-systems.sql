-- Where recordings come from by themselves: a phone system that says when one is ready.
create table phone_system (
  id uuid primary key,
  workspace_id text not null references workspace,
  name text not null,
  -- How it is reached and what identifies it, with its kind; no secrets.
  connection jsonb not null,
  -- Sealed: what its messages are signed with or bring along, and what opens its bucket.
  secret text not null,
  bucket_secret text,
  model_id integer not null references model,
  -- Which of its values say who the agent is and what the metadata is.
  rules jsonb not null,
  enabled boolean not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create index phone_system_of_workspace on phone_system (workspace_id, created_at);

-- A recording that a phone system has told of. It tells of the same one twice: the row is there once.
create table phone_recording (
  id uuid primary key,
  phone_system_id uuid not null references phone_system on delete cascade,
  recording_id text not null,
  -- The phone system's own ID of the call.
  external_id text not null,
  -- What it told; null once the call is submitted.
  facts jsonb,
  status text not null default 'PENDING',
  tries integer not null default 0,
  next_attempt_at timestamptz default now(),
  claim uuid,
  -- Why the last attempt failed.
  reason text,
  call_id uuid references call,
  told_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint phone_recording_once unique (phone_system_id, recording_id)
);
create index phone_recording_due on phone_recording (next_attempt_at) where status = 'PENDING';
create index phone_recording_newest on phone_recording (phone_system_id, told_at, id);
create index phone_recording_of_call on phone_recording (call_id) where call_id is not null;

-- What a phone system told of a call before its recording was ready: who took it, from which queue.
create table phone_contact (
  phone_system_id uuid not null references phone_system on delete cascade,
  external_id text not null,
  facts jsonb not null,
  told_at timestamptz not null default now(),
  primary key (phone_system_id, external_id)
);
create index phone_contact_oldest on phone_contact (told_at);
