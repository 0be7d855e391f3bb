-- An erased call stays as a tombstone: that it was there, and nothing of what was in it.
alter table call
  alter agent_id drop not null,
  alter agent_name drop not null,
  alter audio_sha256 drop not null,
  add erased_at timestamptz,
  add constraint call_whole_or_erased check (
    case
      when erased_at is null then agent_id is not null and agent_name is not null and audio_sha256 is not null
      else not enabled
    end
  );

-- Every index holds all that a list can be limited by, so that a rare combination is found without reading wide rows.
-- Such reading wants a table that has been vacuumed lately, its newest part above all.
drop index call_newest;
create index call_by_time on call (client_id, created_at, id)
  include (agent_id, model_id, status, score_percentage) where enabled;
create index call_by_agent on call (client_id, agent_id, created_at, id)
  include (model_id, status, score_percentage) where enabled;
create index call_by_model on call (client_id, model_id, created_at, id)
  include (agent_id, status, score_percentage) where enabled;
create index call_by_status on call (client_id, status, created_at, id)
  include (agent_id, model_id, score_percentage) where enabled;
create index call_by_score on call (client_id, score_percentage, id)
  include (created_at, agent_id, model_id, status) where enabled;
create index call_by_id on call (id)
  include (client_id, created_at, agent_id, model_id, status, score_percentage) where enabled;
create index call_erased on call (client_id, created_at, id) where not enabled;
alter table call set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.01);

-- A call's results before it was run again, oldest first.
create table call_result (
  call_id uuid not null references call,
  number integer not null,
  model_revision integer not null,
  status text not null,
  error_message text,
  analysis_result json,
  xscore_result jsonb,
  total_score integer,
  expected_score integer,
  score_percentage double precision,
  summary text,
  insights jsonb,
  keywords jsonb,
  -- Only where the call was transcribed again: otherwise the transcript still stands.
  transcription jsonb,
  finished_at timestamptz not null,
  primary key (call_id, number)
);

-- The forms of an English word are one word: "refunds" finds "refunded". There are no stop words, or a Spanish "no" and
-- "me" could not be found. English forms do Spanish little harm: of 7,288 words, 539 fall together with one that the
-- Spanish rules keep apart, most of those with their own plural.
create text search dictionary call_word_forms (template = snowball, language = english);
create text search configuration call_words (copy = simple);
alter text search configuration call_words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with call_word_forms;

-- "teléfono" is found by whoever types "telefono".
create function plain_letters(text) returns text immutable parallel safe
  return regexp_replace(normalize($1, nfkd), '[\u0300-\u036f]+', '', 'g');

-- There is an end to what a row of words can hold, and it is counted in bytes, of which a letter has one to four.
create function searchable_part(text) returns text immutable parallel safe
  return case
    when octet_length($1) <= 300000 then $1
    when octet_length(left($1, 150000)) <= 300000 then left($1, 150000)
    when octet_length(left($1, 100000)) <= 300000 then left($1, 100000)
    else left($1, 75000)
  end;

-- What a call can be found by. Apart from the call, since the index takes in all words of a row whenever the row changes,
-- and a call's status changes often.
create table call_search (
  call_id uuid primary key references call,
  created_at timestamptz not null,
  words tsvector not null
);
-- Words waiting in a list would make searches slow, and now and then a writer pay for all.
create index call_search_words on call_search using gin (words) with (fastupdate = off);
alter table call_search set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.01);

-- What was said, without who said it, and the summary; and the labels by which a search keeps to a client's month, an
-- agent, a model. Nobody can type a label, because no word holds a blank. Beyond four hours of talk nothing is taken in,
-- for there is an end to what a row of words can hold.
create view call_as_words as
select
  call.id as call_id,
  call.created_at,
  to_tsvector('call_words', searchable_part(plain_letters(left(concat_ws(E'\n', call.summary, spoken.text), 250000))))
    || array_to_tsvector(array[
      'month ' || call.client_id || to_char(call.created_at at time zone 'UTC', ' YYYY-MM'),
      'agent ' || call.agent_id,
      'model ' || call.model_id
    ]) as words
from call
  join transcription on transcription.call_id = call.id and transcription.status = 'COMPLETED'
  cross join lateral (
    select string_agg(turn ->> 'text', E'\n') as text from jsonb_array_elements(transcription.segments) as turn
  ) as spoken
where call.enabled;

insert into call_search select * from call_as_words;

-- Requests that came with an Idempotency-Key, and how they were answered.
create table idempotency_key (
  client_id text not null references client,
  key text not null,
  operation text not null,
  -- Null until the whole request has been read.
  fingerprint text,
  holder uuid not null,
  -- Renewed while the request is being answered; once it has passed, whoever held the key is dead.
  lease_until timestamptz not null,
  -- Null while the request is being answered.
  status integer,
  body text,
  location text,
  created_at timestamptz not null default now(),
  primary key (client_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
create index idempotency_key_location on idempotency_key (client_id, location) where location is not null;
