-- What the author deleted while a case about it waits: moderators read it until the case is decided. Of content that moderators may read only.
-- It has no author: an account that is erased takes its cases along.
create table moderation_kept_texts (
  case_id uuid primary key references moderation_cases (id) on delete cascade,
  content text not null,
  kept_at timestamptz(3) not null default now()
);
-- The figures of a moderator's day.
create index moderation_cases_created on moderation_cases (created_at);
create index moderation_cases_decided_at on moderation_cases (decided_at) where decided_at is not null;
