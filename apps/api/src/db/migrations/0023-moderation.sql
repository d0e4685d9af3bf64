-- One case per subject at a time: reports join an open one. subject_id is the id of a post, a comment, a user, or for a
-- story the post of the resolution; it has no foreign key, because a case outlives its subject.
create table moderation_cases (
  id uuid primary key,
  kind text not null check (kind in ('post', 'comment', 'story', 'person')),
  subject_id uuid not null,
  post_id uuid references posts (id) on delete set null,
  author_id uuid references users (id) on delete set null,
  source text not null check (source in ('report', 'screening')),
  is_urgent boolean not null default false,
  screening text[] not null default '{}',
  report_count integer not null default 0,
  state text not null default 'open' check (state in ('open', 'in_work', 'resolved', 'rejected')),
  assignee_id uuid references users (id) on delete set null,
  outcome text check (outcome in ('keep', 'remove', 'warn', 'pause')),
  outcome_reason text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  appeal text check (appeal in ('open', 'granted', 'refused')),
  appeal_text text,
  appealed_at timestamptz,
  appeal_reason text,
  appeal_decided_by uuid references users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index moderation_cases_one on moderation_cases (kind, subject_id) where state in ('open', 'in_work');
create index moderation_cases_queue on moderation_cases (is_urgent desc, created_at, id) where state in ('open', 'in_work');
create index moderation_cases_decided on moderation_cases (updated_at desc, id desc) where state in ('resolved', 'rejected');
create index moderation_cases_appeals on moderation_cases (appealed_at) where appeal = 'open';
create index moderation_cases_author on moderation_cases (author_id, updated_at desc, id desc);
create index moderation_cases_subject on moderation_cases (subject_id, kind);

create table reports (
  id uuid primary key,
  case_id uuid not null references moderation_cases (id) on delete cascade,
  kind text not null,
  subject_id uuid not null,
  reporter_id uuid not null references users (id) on delete cascade,
  reason text not null check (reason in ('spam', 'harassment', 'inappropriate', 'misinformation', 'other')),
  details text,
  created_at timestamptz(3) not null default now(),
  constraint reports_once unique (reporter_id, kind, subject_id)
);
create index reports_case on reports (case_id, created_at);

create table moderation_notes (
  id uuid primary key,
  case_id uuid not null references moderation_cases (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz(3) not null default now()
);
create index moderation_notes_case on moderation_notes (case_id, created_at);

-- Append-only. who is null for automatic entries. detail contains fixed words, never user content.
create table moderation_events (
  id bigint generated always as identity primary key,
  case_id uuid not null references moderation_cases (id) on delete cascade,
  what text not null,
  who uuid references users (id) on delete set null,
  detail text,
  at timestamptz(3) not null default now()
);
create index moderation_events_case on moderation_events (case_id, id);
