-- What has been in the log long enough is looked for by every process that sends, every hour.
create index webhook_delivery_oldest on webhook_delivery (created_at);
