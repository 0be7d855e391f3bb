-- Where a client wants to hear that its calls have ended.
create table webhook (
  id integer generated always as identity primary key,
  client_id text not null references client,
  url text not null,
  events text[] not null,
  -- None: calls of every model.
  model_ids integer[] not null,
  description text not null,
  enabled boolean not null,
  -- Why it was switched off, when nobody of the client did it.
  disabled_reason text,
  -- The first failure since the last success.
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create index webhook_of_client on webhook (client_id, id);

-- Every secret that still signs. One without an end is the current one.
create table webhook_secret (
  id bigint generated always as identity primary key,
  webhook_id integer not null references webhook on delete cascade,
  -- As it was shown, or sealed with SECRETS_KEY.
  secret text not null,
  live_until timestamptz,
  created_at timestamptz not null default now()
);
create index webhook_secret_of_webhook on webhook_secret (webhook_id, id);

-- One event for one webhook: written with the status it tells, gone when its time in the log is over.
create table webhook_delivery (
  id uuid primary key,
  webhook_id integer not null references webhook on delete cascade,
  event text not null,
  -- Null, like the next: only a test.
  call_id uuid references call on delete cascade,
  -- The entry in which the call came to its end, so that a call that is run again is a new event.
  call_history_id bigint,
  -- What is sent, the same at every attempt. Null: the call has been erased.
  payload text,
  status text not null default 'PENDING',
  -- Attempts since it was first sent or sent again by hand.
  tries integer not null default 0,
  -- Due then; while somebody is sending it, when that somebody must have died.
  next_attempt_at timestamptz default now(),
  claim uuid,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint webhook_delivery_once unique (call_id, call_history_id, webhook_id)
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_attempt_at) where status = 'PENDING';
create index webhook_delivery_newest on webhook_delivery (webhook_id, id);
create index webhook_delivery_by_status on webhook_delivery (webhook_id, status, id);

create table webhook_attempt (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references webhook_delivery on delete cascade,
  at timestamptz not null,
  -- Null: there was no answer.
  status_code integer,
  duration_ms integer not null,
  -- Null: it was delivered.
  reason text
);
create index webhook_attempt_of_delivery on webhook_attempt (delivery_id, id);
