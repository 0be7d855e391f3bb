-- Whoever looks for calls by how they were talked finds them in these indexes alone: the calls are spread over all of the
-- table, and to read them there takes most of the time.
drop index call_fact_language, call_fact_silence, call_fact_talk_over;
create index call_fact_language on call_fact (model_id, language) include (call_id, silence_share, talk_over_share);
create index call_fact_silence on call_fact (model_id, silence_share) include (call_id, talk_over_share, language);
create index call_fact_talk_over on call_fact (model_id, talk_over_share) include (call_id, silence_share, language);
