-- One session of an exercise. Only its member reads it. step_id: the current step, also after the exercise was edited;
-- step_at: when the step began, by the member's clock. closed_at: completed, or restarted.
create table exercise_sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  exercise_id text not null,
  -- The title and length at the start: exercises may leave the catalogue, the history remains.
  title text not null,
  step_count integer not null,
  current_step integer not null default 0,
  step_id text not null,
  step_at timestamptz(3) not null,
  answers jsonb not null default '{}',
  notes text,
  rating smallint check (rating between 1 and 5),
  effectiveness smallint check (effectiveness between 1 and 5),
  before smallint check (before between 0 and 10),
  after smallint check (after between 0 and 10),
  active_seconds integer not null default 0,
  started_at timestamptz(3) not null,
  completed_at timestamptz(3),
  closed_at timestamptz(3)
);
create unique index exercise_sessions_open on exercise_sessions (user_id, exercise_id) where closed_at is null;
create index exercise_sessions_own on exercise_sessions (user_id, started_at desc, id desc);
