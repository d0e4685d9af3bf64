-- One archive a person at a time; the file lies in the storage.
create table archives (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  bytes integer,
  expires_at timestamptz
);
create index archives_expiry on archives (expires_at);

-- null: a removed comment of somebody who is gone, kept as an empty place because others have answered it.
alter table comments alter column user_id drop not null;
