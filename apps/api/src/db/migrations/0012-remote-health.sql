-- How visits fared with builds: counts only, nothing about a visit or a visitor.
create table remote_health (
  remote text not null,
  build_id text not null,
  minute timestamptz not null,
  -- Since when the rollout of that time stood on its step (1970: there was none). Steps are compared one by one.
  stage timestamptz not null,
  -- 0 and up: mounted, by bucket of milliseconds (health/histogram.ts); -1: failed; -2: crashed.
  outcome smallint not null,
  visits integer not null,
  primary key (remote, minute, build_id, stage, outcome)
);
-- For forgetting by age; rows come in the order of their time.
create index remote_health_minute on remote_health using brin (minute);

-- The same added up for each step of a rollout, which may last for weeks: what the gate reads after every failure.
create table remote_health_steps (
  remote text not null,
  build_id text not null,
  stage timestamptz not null,
  visits integer not null,
  failures integer not null,
  primary key (remote, build_id, stage)
);

-- What pages were made of, by the fingerprint that their error reports carry.
create table remote_compositions (
  fingerprint text primary key,
  shell text not null,
  remotes jsonb not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
