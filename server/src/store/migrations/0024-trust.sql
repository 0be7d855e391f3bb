-- How far the machine's answers to a criterion are trusted, as long as it asks the same.
create table criterion_trust (
  model_id integer not null references model,
  key text not null,
  -- A fingerprint of what the criterion asks.
  asks text not null,
  -- By the workspace's rules, from blind reviews.
  level text not null check (level in ('automatic', 'spot_checked', 'by_people')),
  since timestamptz not null default now(),
  -- Set by a person, and then it counts instead.
  fixed_level text check (fixed_level in ('automatic', 'spot_checked', 'by_people')),
  reason text not null default '',
  fixed_by text,
  fixed_by_name text,
  fixed_at timestamptz,
  primary key (model_id, key, asks)
);

-- The rules, and whether only trusted answers count; null: as the service has them.
alter table workspace add trust jsonb;

create index review_blind on review (workspace_id, submitted_at) where blind and status = 'submitted';
