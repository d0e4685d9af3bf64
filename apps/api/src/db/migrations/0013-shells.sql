-- Shells that visitors may have open, and what each provides to remotes: publishing checks against all of them.
create table registry_shells (
  build_id text primary key,
  contract text not null,
  shared jsonb not null,
  first_seen_at timestamptz not null default now(),
  -- Last reported by a process that serves it.
  last_seen_at timestamptz not null default now()
);
