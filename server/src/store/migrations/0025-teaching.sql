-- What the judge noted, in numbers, when it answered a criterion on a call: what it learns from once people have answered, too.
create table answer_features (
  call_id uuid not null references call,
  key text not null,
  -- Of what the criterion asked then: a digest.
  criterion text not null,
  -- Which judge noted them, and how.
  engine text not null,
  features real[] not null,
  primary key (call_id, key)
);

-- What is switched on for a model's criteria; every revision has a copy.
create table model_teaching (
  model_id integer not null references model,
  key text not null,
  -- What the criterion asked when it was taught: one that asks something else is untaught.
  criterion text not null,
  taught jsonb not null,
  primary key (model_id, key)
);
create index review_answer_by_key on review_answer (key);
