-- reason, other_id: of a check-in, why it was chosen and which resolved worry it shows. mailed_at: it was emailed, or never will be.
alter table notifications drop constraint notifications_kind_check;
alter table notifications
  add constraint notifications_kind_check
    check (kind in ('support', 'comment', 'reply', 'follow', 'me-too', 'moderation', 'report', 'check-in')),
  add column reason text check (reason in ('unanswered', 'unresolved', 'resolved-similar', 'hello')),
  add column other_id uuid references posts (id) on delete cascade,
  add column mailed_at timestamptz(3);
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;
create index notifications_other on notifications (other_id) where other_id is not null;

-- A row is created with the first choice or check-in: otherwise the defaults are valid. Times of the clock as HH:MM.
create table notification_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  email_notifications boolean not null default true,
  push_notifications boolean not null default true,
  support_notifications boolean not null default true,
  check_in_frequency text not null default 'weekly' check (check_in_frequency in ('daily', 'weekly', 'biweekly', 'monthly', 'never')),
  quiet_hours_start text not null default '22:00',
  quiet_hours_end text not null default '08:00',
  timezone text not null default 'UTC',
  next_check_in_at timestamptz(3),
  updated_at timestamptz(3) not null default now()
);
create index notification_preferences_due on notification_preferences (next_check_in_at) where next_check_in_at is not null;

-- A push subscription of a browser. endpoint_key: sha256 of the address, which is too long for an index. Ends with its session.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint_key text not null constraint push_subscriptions_endpoint unique,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- All notifications before this time have reached the browser.
  pushed_until timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_id);

-- The users with an open stream, by process; renewed while it is open. Unlogged: a crash closes the streams too.
create unlogged table notification_listeners (
  user_id uuid not null references users (id) on delete cascade,
  process uuid not null,
  until timestamptz not null,
  primary key (user_id, process)
);

-- Whatever statement inserts notifications: the jobs of pushing and emailing them are inserted with them, and the processes are signalled
-- when the transaction is committed. A signal holds a lock of the whole server until its transaction is on the disk, so there is none for
-- users without an open page, and one per statement; the same one twice in a transaction is sent once. A job that waits for more than a
-- second is
-- not changed: it will include the new notification. A running or given-up one runs again.
create function notices_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('worrystone', 'notices:' || case when count(*) > 150 then '*' else string_agg(user_id::text, ',') end)
    from (select distinct user_id from told) people
    where exists (select from notification_listeners l where l.user_id = people.user_id and l.until > now())
    having count(*) > 0;

  insert into jobs (kind, payload, run_at, dedupe_key, max_attempts)
    select 'notifications.push', jsonb_build_object('userId', user_id), now() + interval '2 seconds', 'notifications.push:' || user_id, 9
    from (select distinct user_id from told) people
    where exists (select from push_subscriptions where push_subscriptions.user_id = people.user_id)
      and not exists (select from jobs where dedupe_key = 'notifications.push:' || people.user_id and done_at is null
        and locked_until is null and run_at > now() + interval '1 second')
    on conflict (dedupe_key) where done_at is null do update set run_at = excluded.run_at, attempts = 0
      where jobs.locked_until > now() or jobs.attempts >= jobs.max_attempts;

  insert into jobs (kind, payload, run_at, dedupe_key, max_attempts)
    select 'notifications.mail', jsonb_build_object('userId', people.user_id), now() + interval '10 minutes', 'notifications.mail:' || people.user_id, 9
    from (select distinct user_id from told) people
    join users on users.id = people.user_id and users.email_verified_at is not null
    where not exists (select from notification_preferences mine where mine.user_id = people.user_id and not mine.email_notifications)
      and not exists (select from jobs where dedupe_key = 'notifications.mail:' || people.user_id and done_at is null
        and locked_until is null and run_at > now() + interval '1 second')
    on conflict (dedupe_key) where done_at is null do update set run_at = excluded.run_at, attempts = 0
      where jobs.locked_until > now() or jobs.attempts >= jobs.max_attempts;
  return null;
end
$$;
create trigger notices_told after insert on notifications referencing new table as told
  for each statement execute function notices_told();

-- A session that ends closes its open streams, in any process.
create function session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('worrystone', 'sessions:' || new.id);
  return null;
end
$$;
create trigger session_ended after update on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function session_ended();
