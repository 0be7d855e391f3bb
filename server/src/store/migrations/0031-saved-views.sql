-- Lists of calls under a name: somebody's own, gone with them, or the workspace's.
create table saved_view (
  id integer generated always as identity primary key,
  workspace_id text not null references workspace,
  -- Null: the workspace's.
  person_id uuid references person on delete cascade,
  name text not null,
  -- What stands behind the question mark in the address of the list: filters and order.
  search text not null,
  columns text[] not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  updated_at timestamptz,
  updated_by text
);
create unique index saved_view_name on saved_view (workspace_id, coalesce(person_id::text, ''), lower(name));
create index saved_view_of_person on saved_view (person_id) where person_id is not null;
