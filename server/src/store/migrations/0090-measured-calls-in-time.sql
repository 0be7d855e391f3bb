-- With the time, so that calls found by how they were talked are put in order without being looked up.
drop index call_fact_language, call_fact_silence, call_fact_talk_over;
create index call_fact_language on call_fact (model_id, language)
  include (call_id, created_at, silence_share, talk_over_share);
create index call_fact_silence on call_fact (model_id, silence_share)
  include (call_id, created_at, talk_over_share, language);
create index call_fact_talk_over on call_fact (model_id, talk_over_share)
  include (call_id, created_at, silence_share, language);
