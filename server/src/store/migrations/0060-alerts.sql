-- What a workspace wants to be told of.
create table alert_rule (
  id uuid primary key,
  workspace_id text not null references workspace,
  name text not null,
  -- What is watched, with its settings.
  watch jsonb not null,
  -- Whether the webhooks that listen for alerts are told, and which people by mail.
  webhooks boolean not null,
  people uuid[] not null,
  enabled boolean not null,
  -- When it was last looked at, and what has to be remembered until the next time.
  checked_at timestamptz,
  state jsonb not null default '{}',
  -- Alerts that come before then wait, and are told together.
  next_tell_at timestamptz,
  wait_minutes integer not null default 0,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create index alert_rule_of_workspace on alert_rule (workspace_id, created_at);

-- When a workspace is not to be disturbed.
create table alert_hours (
  workspace_id text primary key references workspace,
  time_zone text not null,
  -- Minutes after midnight; null: no quiet hours.
  quiet_from integer,
  quiet_until integer,
  quiet_weekends boolean not null
);

-- One message about one or several alerts of a rule.
create table alert_notice (
  id uuid primary key,
  workspace_id text not null references workspace,
  rule_id uuid references alert_rule on delete set null,
  rule_name text not null,
  told_at timestamptz not null default now()
);
create index alert_notice_oldest on alert_notice (told_at);

-- Something that happened: the row is the event, and a rule notes the same occasion once.
create table alert (
  id uuid primary key,
  workspace_id text not null references workspace,
  -- Null: the rule is no more.
  rule_id uuid references alert_rule on delete set null,
  occasion text not null,
  kind text not null,
  agent_id text,
  call_id uuid references call,
  -- Numbers and moments, never what was said.
  evidence jsonb not null,
  -- Null: not told yet.
  notice_id uuid references alert_notice on delete cascade,
  raised_at timestamptz not null default now(),
  constraint alert_once unique (rule_id, occasion)
);
create index alert_newest on alert (workspace_id, raised_at, id);
create index alert_waiting on alert (rule_id) where notice_id is null;
create index alert_of_call on alert (call_id) where call_id is not null;
create index alert_of_notice on alert (notice_id);

-- A notice to one person by mail; the text is written when it is sent.
create table alert_mail (
  id uuid primary key,
  notice_id uuid not null references alert_notice on delete cascade,
  person_id uuid not null references person on delete cascade,
  status text not null default 'PENDING',
  tries integer not null default 0,
  next_attempt_at timestamptz default now(),
  claim uuid
);
create index alert_mail_due on alert_mail (next_attempt_at) where status = 'PENDING';
create index alert_mail_of_notice on alert_mail (notice_id);
create index alert_mail_of_person on alert_mail (person_id);

-- A delivery is about a call, a notice, or neither: then it is a test.
alter table webhook_delivery add notice_id uuid references alert_notice on delete cascade;
create index webhook_delivery_of_notice on webhook_delivery (notice_id) where notice_id is not null;
-- 'event': everything, signed. 'text': one sentence for people, as chat programs take it.
alter table webhook add format text not null default 'event' check (format in ('event', 'text'));
