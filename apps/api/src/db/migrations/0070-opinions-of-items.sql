-- A member's opinion of an exercise or a technique. Only they read it; means are shown from 10 members on.
create table wellness_opinions (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('exercise', 'technique')),
  item_id text not null,
  effectiveness smallint check (effectiveness between 1 and 5),
  is_not_for_me boolean not null default false,
  updated_at timestamptz(3) not null,
  primary key (user_id, kind, item_id)
);
create index wellness_opinions_rated on wellness_opinions (kind, item_id) where effectiveness is not null;
