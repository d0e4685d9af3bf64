-- The one worry a day that a person is asked to answer. day: in the person's time zone. post_id: null after the worry was deleted.
create table waiting_offers (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  post_id uuid references posts (id) on delete set null,
  is_put_away boolean not null default false,
  primary key (user_id, day)
);
create index waiting_offers_post on waiting_offers (post_id);
create index waiting_offers_day on waiting_offers (day);
alter table notification_preferences add column waiting_worry_offers boolean not null default true;
