-- Who changed or erased what. Written with the change itself and never altered; it holds names and ids, no customer's words.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Whose things were changed.
  client_id text not null references client,
  -- Who changed them: a client, `operator` for a command of this machine, `system` for retention and the like.
  actor text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  detail jsonb
);
create index audit_entry_of_client on audit_entry (client_id, id);
