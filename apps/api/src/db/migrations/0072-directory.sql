-- Reports of errors in entries of the directory. Nothing about their senders.
create table resource_reports (
  id uuid primary key,
  resource_id text not null,
  problem text not null check (problem in ('broken-address', 'wrong-facts', 'closed', 'harmful', 'other')),
  details text,
  reported_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
create index resource_reports_open on resource_reports (reported_at, id) where closed_at is null;
create index resource_reports_closed on resource_reports (closed_at) where closed_at is not null;

-- Corrections of entries. `correction` contains all corrections after the change: the newest row of an entry is valid. No reference to the
-- account: this outlives it, and contains no name.
create table resource_changes (
  id bigint generated always as identity primary key,
  resource_id text not null,
  who uuid not null,
  correction jsonb not null,
  reason text not null,
  at timestamptz(3) not null default now()
);
create index resource_changes_of on resource_changes (resource_id, id desc);
create trigger resource_changes_stay before update or delete or truncate on resource_changes
  for each statement execute function refuse_rewriting();

-- Members' own lists of entries. entries: [{ resourceId, note }] in display order.
create table resource_lists (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  entries jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index resource_lists_own on resource_lists (user_id, updated_at desc, id desc);
