-- The results of mounting builds: counts only, nothing about a visit or a visitor.
create table remote_health (
  remote text not null,
  build_id text not null,
  minute timestamptz not null,
  -- The start of the rollout step of that time (1970: none). Steps are compared one by one.
  stage timestamptz not null,
  -- 0 and up: mounted, by bucket of milliseconds (health/histogram.ts); -1: failed; -2: crashed.
  outcome smallint not null,
  visits integer not null,
  primary key (remote, minute, build_id, stage, outcome)
);
-- For deleting by age; rows are inserted in the order of their time.
create index remote_health_minute on remote_health using brin (minute);

-- The sums per rollout step, which may last for weeks: the gate reads them after every failure.
create table remote_health_steps (
  remote text not null,
  build_id text not null,
  stage timestamptz not null,
  visits integer not null,
  failures integer not null,
  primary key (remote, build_id, stage)
);

-- The builds of a page, by the fingerprint in its error reports.
create table remote_compositions (
  fingerprint text primary key,
  shell text not null,
  remotes jsonb not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
