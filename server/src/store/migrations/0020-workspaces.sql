-- A workspace owns calls, models, webhooks, clients and people. Every client so far becomes the first client of a
-- workspace of its own, which has the client's id: whatever belonged to the client belongs to the workspace.
create table workspace (
  id text primary key,
  name text not null,
  retain_audio_days integer check (retain_audio_days >= 1),
  retain_transcript_days integer check (retain_transcript_days >= 1),
  -- When agents may see their own calls: so many days after they have ended; null: when somebody releases them.
  release_after_days integer default 0 check (release_after_days >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz
);
insert into workspace (id, name, retain_audio_days, retain_transcript_days, created_at)
  select id, name, retain_audio_days, retain_transcript_days, created_at from client;

alter table client add workspace_id text references workspace;
update client set workspace_id = id;
alter table client alter workspace_id set not null;
alter table client drop retain_audio_days, drop retain_transcript_days;
create index client_of_workspace on client (workspace_id);

-- What belonged to a client: its column gets another name and refers to the workspace of the same id.
alter table model drop constraint model_client_id_fkey;
alter table model rename client_id to workspace_id;
alter table model add foreign key (workspace_id) references workspace;
alter table call drop constraint call_client_id_fkey;
alter table call rename client_id to workspace_id;
alter table call add foreign key (workspace_id) references workspace;
alter table webhook drop constraint webhook_client_id_fkey;
alter table webhook rename client_id to workspace_id;
alter table webhook add foreign key (workspace_id) references workspace;
alter table audit_entry drop constraint audit_entry_client_id_fkey;
alter table audit_entry rename client_id to workspace_id;
alter table audit_entry add foreign key (workspace_id) references workspace;
alter index webhook_of_client rename to webhook_of_workspace;
-- The chain below has its own, which pages are read by.
drop index audit_entry_of_client;

create table workspace_turn (
  workspace_id text primary key references workspace,
  turn bigint not null
);
insert into workspace_turn select client_id, turn from client_turn;
drop table client_turn;

-- A key belongs to whoever sent it: a client or a person.
alter table idempotency_key drop constraint idempotency_key_client_id_fkey;
alter table idempotency_key rename client_id to actor;
drop index idempotency_key_location;
create index idempotency_key_location on idempotency_key (location) where location is not null;

-- Teams group agents, and an agent is in one of them or in none.
create table team (
  id integer generated always as identity primary key,
  workspace_id text not null references workspace,
  name text not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create unique index team_name on team (workspace_id, lower(name));

-- Everybody who has taken a call, and who was entered by hand.
create table agent (
  workspace_id text not null references workspace,
  agent_id text not null,
  name text not null,
  -- A name that somebody has entered stays, whatever calls say.
  named boolean not null default false,
  team_id integer references team,
  created_at timestamptz not null default now(),
  primary key (workspace_id, agent_id)
);
create index agent_of_team on agent (team_id) where team_id is not null;
insert into agent (workspace_id, agent_id, name, created_at)
  select distinct on (workspace_id, agent_id) workspace_id, agent_id, agent_name, created_at
  from call where agent_id is not null order by workspace_id, agent_id, created_at desc;

create table person (
  id uuid primary key,
  workspace_id text not null references workspace,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'admin', 'qa', 'lead', 'agent', 'viewer')),
  -- The agent that this person is.
  agent_id text,
  -- Null: nobody has chosen a password yet, or they sign in in another way.
  password_hash text,
  -- Of two-factor codes; sealed with SECRETS_KEY. It counts from the moment that it has been confirmed.
  code_secret text,
  code_confirmed_at timestamptz,
  -- The step of the clock whose code was used last: no code works twice.
  code_step bigint,
  recovery_hashes text[] not null default '{}',
  -- The subject at the workspace's own sign-in service.
  sso_subject text,
  enabled boolean not null default true,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create unique index person_email on person (workspace_id, lower(email));
create index person_by_email on person (lower(email));
create unique index person_agent on person (workspace_id, agent_id) where agent_id is not null;
create unique index person_sso on person (workspace_id, sso_subject) where sso_subject is not null;

create table team_lead (
  team_id integer not null references team on delete cascade,
  person_id uuid not null references person on delete cascade,
  primary key (team_id, person_id)
);
create index team_lead_person on team_lead (person_id);

-- Who is signed in where. Of what the browser holds, only a fingerprint is kept.
create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  person_id uuid not null references person on delete cascade,
  -- password, passkey, sso or link
  way text not null,
  address text,
  browser text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_of_person on session (person_id);

-- Links that let somebody in once: the first account, invitations, new passwords.
create table sign_in_link (
  token_hash bytea primary key,
  -- Null: whoever comes first makes the first account of this workspace.
  person_id uuid references person on delete cascade,
  workspace_id text not null references workspace,
  purpose text not null check (purpose in ('first', 'invitation', 'reset', 'sign_in')),
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_link_of_person on sign_in_link (person_id);

-- What a browser has begun and has to come back with: a challenge for a passkey, the state of a single sign-on, a password
-- that still needs its second factor. Single use, some minutes.
create table sign_in_step (
  token_hash bytea primary key,
  kind text not null,
  person_id uuid references person on delete cascade,
  data jsonb not null,
  expires_at timestamptz not null
);

create table passkey (
  id text primary key,
  person_id uuid not null references person on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_of_person on passkey (person_id);

-- Single sign-on: the workspace's own OpenID Connect service.
create table sso (
  workspace_id text primary key references workspace,
  issuer text not null,
  client_id text not null,
  -- Sealed with SECRETS_KEY.
  client_secret text,
  -- Nobody signs in by password, passkey or code any more, owners excepted.
  "only" boolean not null default false,
  -- Who is made an account at the first sign-in, by the domain of the verified address; empty: anybody the service vouches for.
  domains text[] not null default '{}',
  role_claim text,
  -- From a value of the claim to a role.
  roles jsonb not null default '{}',
  team_claim text,
  default_role text check (default_role in ('admin', 'qa', 'lead', 'agent', 'viewer')),
  -- An owner has named the service and the client: it may vouch for owners, too.
  by_owner boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by text not null
);

-- Where somebody is left who may come in: webhooks of the others wait.
create view live_workspace as
  select id from workspace
  where exists (select from client where client.workspace_id = workspace.id and client.enabled)
    or exists (select from person where person.workspace_id = workspace.id and person.enabled);

-- A call may be shown to its agent from then on; null: as the workspace's rule says.
alter table call add released_at timestamptz;

-- From where it was done, by whom in words, and the chain: each entry holds the fingerprint of the one before it in its
-- workspace, so that one that is altered or missing shows.
alter table audit_entry
  add actor_name text,
  add address text,
  add number bigint,
  add previous bytea,
  add hash bytea;

-- Where each chain begins once old entries have been let go of: the number and fingerprint of the last one that is gone.
create table audit_start (
  workspace_id text primary key,
  number bigint not null,
  hash bytea not null,
  at timestamptz not null default now()
);

create function audit_fingerprint(audit_entry) returns bytea stable language sql as $$
  select sha256(convert_to(jsonb_build_array(
    encode($1.previous, 'hex'), $1.workspace_id, $1.number,
    to_char($1.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    $1.actor, $1.actor_name, $1.address, $1.action, $1.subject_type, $1.subject_id, $1.detail
  )::text, 'UTF8'))
$$;

-- One after the other within a workspace, when a transaction is about to commit: it has everything else that it needs by
-- then, so whoever holds the chain waits for nothing, and nobody waits for the work of others.
create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  entry audit_entry := new;
begin
  perform pg_advisory_xact_lock(hashtext('callmark audit'), hashtext(coalesce(new.workspace_id, '')));
  select number + 1, hash into entry.number, entry.previous
    from audit_entry where coalesce(workspace_id, '') = coalesce(new.workspace_id, '') and number is not null
    order by number desc limit 1;
  if entry.number is null then
    select number + 1, hash into entry.number, entry.previous
      from audit_start where workspace_id = coalesce(new.workspace_id, '');
  end if;
  entry.number := coalesce(entry.number, 1);
  update audit_entry set number = entry.number, previous = entry.previous, hash = audit_fingerprint(entry)
    where id = new.id;
  return null;
end
$$;

-- Entries of before are chained in their order.
do $$
declare
  entry audit_entry;
  last audit_entry;
begin
  for entry in select * from audit_entry order by coalesce(workspace_id, ''), id loop
    if last.id is not null and last.workspace_id is not distinct from entry.workspace_id then
      entry.number := last.number + 1;
      entry.previous := last.hash;
    else
      entry.number := 1;
      entry.previous := null;
    end if;
    entry.hash := audit_fingerprint(entry);
    update audit_entry set number = entry.number, previous = entry.previous, hash = entry.hash where id = entry.id;
    last := entry;
  end loop;
end
$$;
create unique index audit_entry_chain on audit_entry (coalesce(workspace_id, ''), number);
-- A backup brings the chain with it.
create constraint trigger audit_entry_chained after insert on audit_entry deferrable initially deferred
  for each row when (new.hash is null) execute function chain_audit_entry();

