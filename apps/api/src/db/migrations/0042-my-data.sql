-- One archive per user at a time; the file is in the storage.
create table archives (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  bytes integer,
  expires_at timestamptz
);
create index archives_expiry on archives (expires_at);

-- null: a removed comment of a deleted account, kept as a placeholder because it has answers.
alter table comments alter column user_id drop not null;
