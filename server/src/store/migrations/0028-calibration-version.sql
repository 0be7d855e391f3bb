-- So that whoever changes a calibration does not undo what somebody else has changed meanwhile.
alter table calibration add column version integer not null default 1;
