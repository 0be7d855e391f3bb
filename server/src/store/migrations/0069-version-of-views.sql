-- Whoever changes a view says which one they have read, so that nobody undoes what somebody else has just done.
alter table saved_view add version integer not null default 1;
