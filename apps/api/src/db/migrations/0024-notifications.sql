-- A user's notifications. They contain no user content, only references. The same notification is sent once: support that is
-- added, withdrawn and added again is one row. amount: the milestone of a count.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('support', 'comment', 'reply', 'follow', 'me-too', 'moderation', 'report')),
  actor_id uuid references users (id) on delete cascade,
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  case_id uuid references moderation_cases (id) on delete cascade,
  amount integer,
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  constraint notifications_once unique nulls not distinct (user_id, kind, actor_id, post_id, comment_id, case_id, amount)
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_post on notifications (post_id);
create index notifications_comment on notifications (comment_id);
