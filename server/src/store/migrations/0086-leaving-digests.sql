-- Signs the link in a digest by which its reader leaves it without signing in. It opens nothing else.
alter table person add digest_key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
