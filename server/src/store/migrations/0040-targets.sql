-- From which percentage on the score of a model's calls is good, and below which it is poor.
create table target (
  model_id integer not null references model,
  -- Null: of the whole score; otherwise of the points in a category.
  category_id integer references model_category,
  target double precision not null check (target between 0 and 100),
  poor_below double precision not null check (poor_below between 0 and target),
  unique nulls not distinct (model_id, category_id)
);
