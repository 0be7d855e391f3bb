-- When a workspace has its team leads and agents told about their week by mail. No row: never.
create table digest_settings (
  workspace_id text primary key references workspace,
  enabled boolean not null,
  time_zone text not null,
  -- 1: Monday, to 7.
  weekday smallint not null check (weekday between 1 and 7),
  hour smallint not null check (hour between 0 and 23),
  -- When it was switched on or moved: what would have been due before is not sent.
  since timestamptz not null
);

-- A day on which the digests of a workspace were queued: once, whoever does it.
create table digest_day (
  workspace_id text not null references workspace,
  day date not null,
  queued_at timestamptz not null default now(),
  primary key (workspace_id, day)
);
create index digest_day_oldest on digest_day (queued_at);

-- One person's digest; the text is written when it is sent.
create table digest_mail (
  id uuid primary key,
  workspace_id text not null,
  day date not null,
  person_id uuid not null references person on delete cascade,
  time_zone text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'SENT', 'EMPTY', 'FAILED')),
  tries integer not null default 0,
  next_attempt_at timestamptz default now(),
  claim uuid,
  foreign key (workspace_id, day) references digest_day on delete cascade,
  constraint digest_once unique (person_id, day)
);
create index digest_mail_due on digest_mail (next_attempt_at) where status = 'PENDING';
create index digest_mail_of_day on digest_mail (workspace_id, day);

-- In which language somebody is written to; null: nobody has said. And whether they want the digest.
alter table person add language text check (language in ('en', 'es'));
alter table person add weekly_digest boolean not null default true;
