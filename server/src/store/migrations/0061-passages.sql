-- What was said in the passages of a call, in numbers: found by what it means. The words stay in the transcript alone.
create table call_passages (
  call_id uuid primary key references call,
  workspace_id text not null references workspace,
  count integer not null,
  -- Of each passage four numbers: turn and letter where it begins, turn and letter where it ends.
  places integer[] not null,
  -- 192 bytes of each: its numbers in four bits, for a first look.
  codes bytea not null,
  -- 388 bytes of each: a scale, and 384 whole numbers.
  vectors bytea not null,
  -- The network that has read them: what two networks say cannot be compared.
  made_by text not null
);
-- Nothing in them can be made smaller, and single passages are taken out of the middle.
alter table call_passages alter codes set storage external, alter vectors set storage external;
create index call_passages_of_workspace on call_passages (workspace_id, call_id);

-- For whoever holds the codes in memory: of which calls they have come, changed or gone, and in which transaction.
create table passage_change (
  workspace_id text not null references workspace,
  call_id uuid not null,
  xact xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index passage_change_newest on passage_change (workspace_id, xact);
create index passage_change_oldest on passage_change (at);

-- Calls that have ended and whose passages nobody has read yet.
create table passages_due (
  call_id uuid primary key references call,
  since timestamptz not null default now(),
  tries integer not null default 0,
  next_attempt_at timestamptz not null default now()
);
create index passages_due_newest on passages_due (since);

-- Those that have ended before there were any.
insert into passages_due (call_id, since)
select call.id, call.created_at
from call join transcription on transcription.call_id = call.id
where call.enabled and call.transcript_removed_at is null and transcription.status = 'COMPLETED'
  and call.status in ('PROCESS_COMPLETED', 'ERROR', 'TRANSCRIPTION_FAILED');
