-- Which data directory belongs to this database; one row.
create table installation (
  id uuid primary key,
  created_at timestamptz not null default now()
);
