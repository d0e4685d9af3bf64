-- depth 0 is a comment, 1 and 2 an answer; an answer to depth 2 becomes its sibling, and answered_id is the answered comment. It has no
-- foreign key: only a delayed notice needs it. A removed comment with answers is kept as a placeholder.
create table comments (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  parent_id uuid references comments (id) on delete cascade,
  answered_id uuid,
  depth integer not null default 0 check (depth between 0 and 2),
  content text not null,
  moderation_status text not null default 'approved' check (moderation_status in ('approved', 'pending', 'flagged', 'rejected')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz
) with (fillfactor = 85);
create index comments_threads on comments (post_id, created_at, id) where parent_id is null;
create index comments_replies on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_post on comments (post_id, created_at, id);
create index comments_user on comments (user_id, created_at);
-- For lists of recent activity.
create index comments_recent on comments (created_at);
