-- The author of a worry said that somebody helped: by one comment, or (comment_id null) by all that they wrote below the worry.
create table thanks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  helper_id uuid not null references users (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint thanks_once unique nulls not distinct (post_id, helper_id, comment_id)
);
create index thanks_helper on thanks (helper_id, post_id);
create index thanks_comment on thanks (comment_id) where comment_id is not null;
create index thanks_user on thanks (user_id);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in
  ('support', 'comment', 'reply', 'follow', 'me-too', 'moderation', 'report', 'check-in', 'concern', 'reach-out', 'kept-as-draft',
  'helped', 'waiting-worries'));
