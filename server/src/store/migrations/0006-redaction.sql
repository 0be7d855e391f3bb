-- Whether personal data was looked for in the recording. Null: never, so nobody knows what it holds.
-- 'clean': none was found. 'redacted': some was, and from then on only the copy with bleeps is given out.
alter table recording
  add redaction text,
  -- What was looked for, and how often each kind was found.
  add redaction_kinds text[],
  add redaction_found jsonb,
  -- What was ever bleeped, in seconds: a later copy covers it, too.
  add redacted_stretches jsonb,
  -- The copy with bleeps; its fingerprint is part of its file's name.
  add redacted_bytes bigint,
  add redacted_sha256 text,
  add constraint recording_redaction_whole check (
    case
      when redaction is null
        then num_nonnulls(redaction_kinds, redaction_found, redacted_bytes, redacted_sha256) = 0
      when redaction = 'clean'
        then num_nonnulls(redaction_kinds, redaction_found) = 2 and num_nulls(redacted_bytes, redacted_sha256) = 2
      else redaction = 'redacted'
        and num_nulls(redaction_kinds, redaction_found, redacted_bytes, redacted_sha256) = 0
    end
  );
