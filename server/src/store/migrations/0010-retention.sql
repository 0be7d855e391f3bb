-- How long sound and words are kept, in days from the day a call was taken in. Null: as the next wider rule says.
alter table client
  add retain_audio_days integer check (retain_audio_days >= 1),
  add retain_transcript_days integer check (retain_transcript_days >= 1);
alter table model
  add retain_audio_days integer check (retain_audio_days >= 1),
  add retain_transcript_days integer check (retain_transcript_days >= 1);

-- Calls whose sound is to be removed from wherever it lies: written with the decision, deleted when it is done.
create table sound_to_remove (
  call_id uuid primary key references call
);

-- When retention let go of them. What has been let go of is not looked at again, however many calls there are.
alter table call
  add audio_removed_at timestamptz,
  add transcript_removed_at timestamptz;
create index call_with_audio on call (model_id, created_at, id) where enabled and audio_removed_at is null;
create index call_with_transcript on call (model_id, created_at, id) where enabled and transcript_removed_at is null;
