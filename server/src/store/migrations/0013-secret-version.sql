-- Counts how often the secret has been replaced: a token says which secret it was given out for, and ends with it.
alter table client add column secret_version integer not null default 0;
