-- Why customers call: calls that open with much the same. Its id never changes.
create table topic (
  id uuid primary key,
  workspace_id text not null references workspace,
  -- Words that at least three of its calls say; empty: there are none, or they are gone.
  name text not null,
  -- What a person has called it; null: nobody has.
  given_name text,
  -- A person has put it into another, where its calls count. It keeps them, so that it can be taken out again.
  merged_into uuid references topic,
  -- The mean of what its calls open with: 384 numbers of four bytes. And of how many calls it is made.
  centre bytea not null,
  weight integer not null,
  -- The network that has read them: what two networks say cannot be compared.
  made_by text not null,
  -- How many calls it had when it was named.
  named_of integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  updated_by text
);
create index topic_of_workspace on topic (workspace_id, created_at);
create index topic_merged on topic (merged_into) where merged_into is not null;

create table call_topic (
  call_id uuid primary key references call,
  workspace_id text not null references workspace,
  -- Null: it fits none.
  topic_id uuid references topic,
  placed_at timestamptz not null default now()
);
create index call_topic_of_topic on call_topic (topic_id, placed_at);
create index call_topic_newest on call_topic (workspace_id, placed_at);
create index call_topic_loose on call_topic (workspace_id, placed_at) where topic_id is null;

-- Calls whose passages have been read and which nobody has put into a topic yet.
create table topics_due (
  call_id uuid primary key references call,
  workspace_id text not null references workspace
);
create index topics_due_of_workspace on topics_due (workspace_id, call_id);

-- Topics that a call has left, or whose words are gone: their names may hold what nobody else says.
create table topic_left (
  id bigint generated always as identity primary key,
  workspace_id text not null references workspace,
  topic_id uuid not null
);
create index topic_left_of_workspace on topic_left (workspace_id, topic_id);

-- When calls that fit no topic were last looked through for new ones.
create table topic_round (
  workspace_id text primary key references workspace,
  looked_at timestamptz not null
);

-- Those that have been read before there were topics.
insert into topics_due (call_id, workspace_id)
select call_id, workspace_id from call_passages where count > 0;
