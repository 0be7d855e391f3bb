-- A client that an external issuer vouches for has no secret here.
alter table client alter column secret_hash drop not null;

-- A key is published before it signs, and stays published until the last token it signed has ended.
alter table signing_key
  add column signs_from timestamptz not null default now(),
  add column verifies_until timestamptz;
update signing_key set signs_from = created_at, verifies_until = retired_at + interval '1 day';

-- Signing keys are the installation's own: an entry about one belongs to no client.
alter table audit_entry alter column client_id drop not null;
