-- Ids are made by the application (UUIDv7). Times are timestamptz. Text keys in lower case make uniqueness blind to case.

create table users (
  id uuid primary key,
  email text not null,
  email_key text not null constraint users_email_key unique,
  username text not null,
  username_key text not null constraint users_username_key unique,
  display_name text,
  password_hash text not null,
  email_verified_at timestamptz,
  role text not null default 'member' check (role in ('member', 'moderator', 'admin')),
  tier text not null default 'free' check (tier in ('free', 'supporter', 'premium')),
  language text not null default 'en',
  bio text,
  location text,
  website text,
  avatar_url text,
  country text,
  region text,
  city text,
  location_sharing boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One sign-in on one device. Its refresh tokens are a family: when it ends, all of them end.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'reuse', 'password', 'expired'))
);
create index sessions_user on sessions (user_id) where ended_at is null;

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  rotated_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- Links in mails; each works once.
create table link_tokens (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('verify', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index link_tokens_user on link_tokens (user_id, kind);
create index link_tokens_expiry on link_tokens (expires_at);

create table follows (
  follower_id uuid not null references users (id) on delete cascade,
  following_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, following_id),
  check (follower_id <> following_id)
);
create index follows_following on follows (following_id, follower_id);

create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);
