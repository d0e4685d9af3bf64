-- The person's worries count in no figure about the community.
alter table users add column figures_opt_out boolean not null default false;

-- What the noise of figures is drawn by: random, secret, in no answer and no archive, gone with the account.
create table figure_keys (
  user_id uuid primary key references users (id) on delete cascade,
  record_key integer not null check (record_key >= 0)
);

-- The published tables, one a day. figures: what anybody may learn. states: since when a cell may be shown, and what tells whether people
-- came or went since its figures were made; no counts. to_day: the first day that no longer counts.
create table figure_publications (
  to_day date primary key,
  published_at timestamptz(3) not null,
  figures jsonb not null,
  states jsonb not null
);
