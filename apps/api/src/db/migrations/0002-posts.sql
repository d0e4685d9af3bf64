create table prompts (
  id text primary key,
  text text not null unique,
  position integer not null,
  is_active boolean not null default true
);

-- published_at null: draft. published_at in the future: scheduled. Readers compare with now(), so a scheduled worry appears on time
-- independently of the job. Times in cursors have milliseconds, like those of JavaScript: finer ones would make a page
-- repeat or skip rows. Counters are in the row and in no index, so that counting remains a heap-only update.
create table posts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  worry_prompt text not null,
  short_content text not null,
  long_content text,
  privacy_level text not null check (privacy_level in ('public', 'friends', 'private')),
  comments_enabled boolean not null default true,
  is_scheduled boolean not null default false,
  scheduled_for timestamptz(3),
  published_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now(),
  edited_at timestamptz,
  support_count integer not null default 0,
  me_too_count integer not null default 0,
  comment_count integer not null default 0,
  similar_count integer not null default 0
) with (fillfactor = 85);
create index posts_public on posts (published_at desc, id desc) where privacy_level = 'public' and published_at is not null;
create index posts_published on posts (published_at desc, id desc) where published_at is not null;
create index posts_user on posts (user_id, published_at desc, id desc) where published_at is not null;
create index posts_user_all on posts (user_id, created_at desc, id desc);

create table supports (
  user_id uuid not null references users (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index supports_post on supports (post_id);

create table me_toos (
  user_id uuid not null references users (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index me_toos_post on me_toos (post_id);

-- The first response to an Idempotency-Key, stored for a day. answer is null while the first call runs.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
