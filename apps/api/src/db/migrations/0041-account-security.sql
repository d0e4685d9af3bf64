-- The kind of device, without versions. is_strong: the session was authenticated with a second factor.
alter table sessions
  add column browser text,
  add column system text,
  add column is_strong boolean not null default false;
alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check
  check (end_reason in ('logout', 'reuse', 'password', 'expired', 'revoked', 'second-factor', 'leaving'));

-- A new address takes effect when both addresses are confirmed. The hash of a link is set when its email is sent.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null,
  old_hash text unique,
  new_hash text unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  done_at timestamptz,
  expires_at timestamptz not null
);

-- secret: encrypted with a key that is not in the database. last_step: the time step of the last accepted code; none is accepted twice.
create table two_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  failures integer not null default 0,
  failures_since timestamptz not null default now()
);

create table recovery_codes (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);

-- The state between two steps of signing in.
create table sign_in_challenges (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('second-step', 'undo-deletion')),
  is_strong boolean not null default false,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_challenges_user on sign_in_challenges (user_id);

create table passkeys (
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  is_backed_up boolean not null default false,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_id, created_at);

-- Challenges for signatures of a browser; each is used once. user_id null: a sign-in.
create table passkey_challenges (
  hash text primary key,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
