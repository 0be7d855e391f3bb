-- How sure the judge has to be before it answers. Revisions are never changed: where one does not say, 0.85 holds too.
alter table model add least_confidence double precision not null default 0.85
  check (least_confidence between 0.5 and 0.99);
