-- What moderation did in a month, counted once when the month is over: cases leave the log with the accounts they are about.
create table transparency_months (
  -- Its first day.
  month text primary key check (month ~ '^\d{4}-\d{2}-01$'),
  reports integer not null,
  held integer not null,
  hidden integer not null,
  kept integer not null,
  warned integer not null,
  removed integer not null,
  paused_accounts integer not null,
  appeals integer not null,
  appeals_granted integer not null,
  appeals_refused integer not null,
  decisions integer not null,
  median_hours integer
);
create index moderation_events_at on moderation_events (at);
