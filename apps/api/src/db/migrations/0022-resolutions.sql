create table resolutions (
  post_id uuid primary key references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  coping_methods text[] not null,
  story text,
  rating integer check (rating between 1 and 5),
  is_public boolean not null default false,
  moderation_status text not null default 'approved' check (moderation_status in ('approved', 'pending', 'flagged', 'rejected')),
  resolved_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now()
);
create index resolutions_shared on resolutions (resolved_at desc, post_id desc) where is_public;
create index resolutions_user on resolutions (user_id, resolved_at desc, post_id desc);
-- Stories of one category, newest first; counters are in no index, so counting stays a heap-only update.
create index posts_resolved on posts (category, resolved_at desc, id desc) where resolved_at is not null;
