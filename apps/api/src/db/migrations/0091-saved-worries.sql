-- Worries that a person keeps in a private list.
create table saved_posts (
  user_id uuid not null references users (id) on delete cascade,
  post_id uuid not null references posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index saved_posts_newest on saved_posts (user_id, created_at desc, post_id desc);
create index saved_posts_post on saved_posts (post_id);
