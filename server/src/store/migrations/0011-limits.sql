-- Requests a minute; null: as many as any client, 0: no limit.
alter table client add column rate_limit integer check (rate_limit >= 0);

-- Where a client's last call stands in the queue: the seconds of sound it has had queued, counted from where the queue
-- stood when it came.
create table client_turn (
  client_id text primary key references client,
  turn bigint not null
);
-- Where this call stands; the smallest goes first. Null: before all that have a number.
alter table call add column turn bigint;
-- The turn the service has come to. A sequence, since it is written without holding anybody up.
create sequence turn_clock minvalue 0 start 0;
