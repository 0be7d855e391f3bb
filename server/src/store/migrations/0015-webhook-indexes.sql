-- What has been in the log long enough is looked for by every process that sends, every hour.
create index webhook_delivery_oldest on webhook_delivery (created_at);
-- Whether anything is due is asked by every one of them, twice a second. Not of the column itself: what is due for one
-- webhook would then be looked for among what is due for all.
create index webhook_delivery_next on webhook_delivery ((next_attempt_at at time zone 'UTC')) where status = 'PENDING';
