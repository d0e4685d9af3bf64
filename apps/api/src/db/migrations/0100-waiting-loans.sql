-- Worries without a first word, lent to readers for some minutes. An expired row counts as none, and is deleted within an hour.
create table waiting_loans (
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  lent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (post_id, user_id)
);
create index waiting_loans_user on waiting_loans (user_id, expires_at);
create index waiting_loans_expired on waiting_loans (expires_at);
-- The few worries of which moderators have been told that they speak of danger.
create index moderation_cases_dangerous on moderation_cases (subject_id) where kind = 'post' and danger_level >= 2;
