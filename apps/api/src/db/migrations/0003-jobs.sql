-- Work after a response. A claim is a lease: the job of a crashed process is due again when its lease ends.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null default '{}',
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null default 5,
  locked_until timestamptz,
  dedupe_key text,
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index jobs_ready on jobs (run_at) where done_at is null;
create unique index jobs_dedupe on jobs (dedupe_key) where done_at is null;
create index jobs_done on jobs (done_at) where done_at is not null;

-- Counters of the strict rate limits, shared by all processes. Unlogged: they may be lost in a crash.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  reset_at timestamptz not null
);
create index rate_limits_age on rate_limits (reset_at);
