-- Tenants. A client owns everything it makes.
create table client (
  id text primary key,
  name text not null,
  secret_hash text not null,
  scopes text[] not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz
);

create table signing_key (
  id text primary key,
  algorithm text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

create table model (
  id integer generated always as identity primary key,
  client_id text not null references client,
  name text not null,
  description text not null,
  prompt text not null,
  transcription_prompt text not null,
  summarize_call boolean not null,
  summarize_prompt text not null,
  scoring boolean not null,
  enabled boolean not null,
  revision integer not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create unique index model_name on model (client_id, lower(name));

create table model_category (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  model_id integer not null references model,
  name text not null,
  slug text not null,
  description text,
  max_score integer not null check (max_score >= 0),
  order_number integer check (order_number >= 0),
  -- The "General" category of a model that was made without any: it takes the variables that name none.
  holds_rest boolean not null default false,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create unique index model_category_name on model_category (model_id, lower(name)) where enabled;
create unique index model_category_slug on model_category (model_id, slug) where enabled;

create table model_variable (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  model_id integer not null references model,
  category_id integer references model_category,
  key text not null,
  type text not null,
  required boolean not null,
  readable_name text not null,
  description text not null,
  weight double precision not null check (weight >= 0),
  order_number integer check (order_number >= 0),
  critical boolean not null,
  passes_when boolean not null,
  options jsonb,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create unique index model_variable_key on model_variable (model_id, key) where enabled;

create table model_metadata (
  id integer generated always as identity primary key,
  model_id integer not null references model,
  key text not null,
  readable_name text not null,
  type text not null,
  required boolean not null,
  grouping boolean not null,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create unique index model_metadata_key on model_metadata (model_id, key) where enabled;

-- A model as it stood at one moment: written once, never changed.
create table model_revision (
  model_id integer not null references model,
  number integer not null,
  snapshot jsonb not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  primary key (model_id, number)
);

create table call (
  id uuid primary key,
  client_id text not null references client,
  external_id text not null,
  agent_id text not null,
  agent_name text not null,
  model_id integer not null references model,
  model_revision integer not null,
  status text not null,
  error_message text,
  original_file_name text,
  additional_parameters jsonb,
  audio_sha256 text not null,
  duration_seconds double precision,
  -- Kept as written: people read it, and a mark reads better with its value first.
  analysis_result json,
  xscore_result jsonb,
  total_score integer,
  expected_score integer,
  score_percentage double precision,
  summary text,
  insights jsonb,
  keywords jsonb,
  -- Who is working on it now: a result is taken only from the holder of the latest claim.
  claim uuid,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text,
  foreign key (model_id, model_revision) references model_revision
);
create unique index call_submission on call (client_id, external_id, model_id, audio_sha256) where enabled;
create index call_newest on call (client_id, created_at desc, id desc);

-- The sound of a call: what was uploaded and what decoding found in it.
create table recording (
  call_id uuid primary key references call,
  format text not null,
  codec text not null,
  bytes bigint not null,
  channels integer not null,
  sample_rate integer not null,
  duration_seconds double precision not null,
  truncated boolean not null default false,
  peaks jsonb
);

create table transcription (
  id uuid primary key,
  call_id uuid not null unique references call,
  status text not null,
  language text,
  segments jsonb not null default '[]',
  text text not null default '',
  duration_seconds double precision,
  speech_engine text,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);

-- Every status a call has had, and every attempt that had to be repeated.
create table call_history (
  id bigint generated always as identity primary key,
  call_id uuid not null references call,
  at timestamptz not null default clock_timestamp(),
  status text not null,
  note text
);
create index call_history_call on call_history (call_id, id);
