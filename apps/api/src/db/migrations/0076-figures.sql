-- The user's worries count in no figure about the community.
alter table users add column figures_opt_out boolean not null default false;

-- The key of the noise of figures: random, secret, in no response and no archive, deleted with the account.
create table figure_keys (
  user_id uuid primary key references users (id) on delete cascade,
  record_key integer not null check (record_key >= 0)
);

-- The published tables, one a day. figures: the public ones. states: since when a cell may be shown, and a sketch that shows whether people
-- came or went since its figures were made; no counts. to_day: the first day that is not counted.
create table figure_publications (
  to_day date primary key,
  published_at timestamptz(3) not null,
  figures jsonb not null,
  states jsonb not null
);
