-- Whoever changes a rule says which one they have read, so that nobody undoes what somebody else has just done.
alter table alert_rule add version integer not null default 1;
