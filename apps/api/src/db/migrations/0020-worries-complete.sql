-- Held, hidden and removed worries are visible to their author only. Lists keep their partial indexes: few rows are not approved.
alter table posts
  add column moderation_status text not null default 'approved' check (moderation_status in ('approved', 'pending', 'flagged', 'rejected')),
  add column content_warning text,
  add column category text,
  add column resolved_at timestamptz(3);
-- Computed when it is read, because it depends on the reader.
alter table posts drop column similar_count;

alter table users
  add column shows_activity boolean not null default false,
  -- Until then this user can read but not write.
  add column paused_until timestamptz;

create table mutes (
  muter_id uuid not null references users (id) on delete cascade,
  muted_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index mutes_muted on mutes (muted_id);

-- For lists of recent activity.
create index supports_recent on supports (created_at);

-- Followers and followed users, the newest first.
create index follows_newest_followers on follows (following_id, created_at desc, follower_id desc);
create index follows_newest_following on follows (follower_id, created_at desc, following_id desc);
