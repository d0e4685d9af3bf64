-- A build that some visitors get, and the steps of its rollout: both or neither.
alter table registry_records
  add column candidate jsonb,
  -- {steps: [{bp, holdMinutes}], step, startedAt, stepSince}
  add column rollout jsonb,
  add column pins jsonb not null default '[]',
  -- When a candidate counts as unhealthy; null: the default of the registry.
  add column policy jsonb,
  add constraint registry_records_rollout check ((candidate is null) = (rollout is null));

alter table registry_builds add column published_by text not null default 'start';

-- The subject of a change, beside the build: shares, groups. Names no user.
alter table registry_history add column detail text;

-- The user or group behind a subject in a record, so that operators see a name where the public snapshot contains a hash.
create table registry_members (
  subject text primary key,
  user_id uuid not null references users (id) on delete cascade
);
create index registry_members_user on registry_members (user_id);

-- Keys of teams and their machines. Only the hash of a token is stored.
create table registry_tokens (
  id uuid primary key,
  name text not null,
  hash text not null unique,
  remotes jsonb not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

create unique index registry_tokens_name on registry_tokens (lower(name)) where revoked_at is null;

-- Creation, revocation and refusals of tokens. No reference to the token's row: this outlives it.
create table registry_audit (
  id bigint generated always as identity primary key,
  what text not null check (what in ('token made', 'token revoked', 'refused')),
  token_id uuid not null,
  token_name text not null,
  -- For a refusal, the requested resource; null when the token itself was refused.
  remote text,
  who text not null,
  at timestamptz not null default now()
);
create index registry_audit_token on registry_audit (token_id, id);

-- When the user of a session last confirmed the password.
alter table sessions add column confirmed_at timestamptz;

-- The history cannot be changed, whoever uses the application's connection.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end
$$;
create trigger registry_history_stays before update or delete or truncate on registry_history
  for each statement execute function refuse_rewriting();
create trigger registry_audit_stays before update or delete or truncate on registry_audit
  for each statement execute function refuse_rewriting();
