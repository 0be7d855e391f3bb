-- When the newest call came in that nobody looked through when the topic was made: after it, every call that is about the
-- topic is in it. Null: all were looked through.
alter table topic add known_from timestamptz;
update topic set known_from = created_at;

-- To call a topic in alerts as it is called now.
create index alert_of_topic on alert ((evidence -> 'topic' ->> 'id')) where kind = 'topic_rising';
