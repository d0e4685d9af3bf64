-- Builds of remotes whose files were checked and published. The manifest is stored as the build wrote it.
create table registry_builds (
  remote text not null,
  build_id text not null,
  manifest jsonb not null,
  published_at timestamptz not null default now(),
  -- When a record last referred to it; unreferenced builds are deleted after 30 days.
  last_named_at timestamptz not null default now(),
  primary key (remote, build_id)
);

-- One record per remote. Every write compares the revision it has read.
create table registry_records (
  remote text primary key,
  revision integer not null,
  stable text not null,
  previous jsonb not null default '[]',
  blocked jsonb not null default '[]',
  kill_on boolean not null default false,
  kill_message_key text,
  updated_at timestamptz not null default now(),
  foreign key (remote, stable) references registry_builds (remote, build_id)
);

-- Who changed which record, and why. Append-only.
create table registry_history (
  id bigint generated always as identity primary key,
  remote text not null,
  revision integer not null,
  what text not null,
  build_id text,
  who text not null,
  why text not null,
  at timestamptz not null default now()
);
create index registry_history_remote on registry_history (remote, id);
