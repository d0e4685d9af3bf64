-- Recently published and withdrawn posts of members without a verified address: they still count for their daily limits. Contains no text.
create table taken_back (
  subject_id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('public-post', 'comment')),
  at timestamptz(3) not null
);
create index taken_back_of_user on taken_back (user_id, kind, at);
