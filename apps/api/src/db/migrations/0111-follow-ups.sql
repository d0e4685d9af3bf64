-- What the author of an open worry chose about the question how it is now, and what they answered.
create table follow_ups (
  post_id uuid primary key references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  is_stopped boolean not null default false,
  is_shared boolean not null default false
);
create index follow_ups_user on follow_ups (user_id);
create table follow_up_answers (
  id uuid primary key,
  post_id uuid not null references posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  answer text not null check (answer in ('lighter', 'same', 'heavier')),
  answered_at timestamptz(3) not null
);
create index follow_up_answers_post on follow_up_answers (post_id, answered_at);
create index follow_up_answers_user on follow_up_answers (user_id, answered_at);

alter table notification_preferences add column follow_up_questions boolean not null default true;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in
  ('support', 'comment', 'reply', 'follow', 'me-too', 'moderation', 'report', 'check-in', 'concern', 'reach-out', 'kept-as-draft',
  'helped', 'waiting-worries', 'follow-up'));

-- As in 0046; 'follow-up' is shown in the page only, too: a push or an email may be read by another person.
create or replace function notices_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('worrystone', 'notices:' || case when count(*) > 150 then '*' else string_agg(user_id::text, ',') end)
    from (select distinct user_id from told) people
    where exists (select from notification_listeners l where l.user_id = people.user_id and l.until > now())
    having count(*) > 0;

  insert into jobs (kind, payload, run_at, dedupe_key, max_attempts)
    select 'notifications.push', jsonb_build_object('userId', user_id), now() + interval '2 seconds', 'notifications.push:' || user_id, 9
    from (select distinct user_id from told where kind not in ('concern', 'reach-out', 'kept-as-draft', 'follow-up')) people
    where exists (select from push_subscriptions where push_subscriptions.user_id = people.user_id)
      and not exists (select from jobs where dedupe_key = 'notifications.push:' || people.user_id and done_at is null
        and locked_until is null and run_at > now() + interval '1 second')
    on conflict (dedupe_key) where done_at is null do update set run_at = excluded.run_at, attempts = 0
      where jobs.locked_until > now() or jobs.attempts >= jobs.max_attempts;

  insert into jobs (kind, payload, run_at, dedupe_key, max_attempts)
    select 'notifications.mail', jsonb_build_object('userId', people.user_id), now() + interval '10 minutes', 'notifications.mail:' || people.user_id, 9
    from (select distinct user_id from told where kind not in ('concern', 'reach-out', 'kept-as-draft', 'follow-up')) people
    join users on users.id = people.user_id and users.email_verified_at is not null
    where not exists (select from notification_preferences mine where mine.user_id = people.user_id and not mine.email_notifications)
      and not exists (select from jobs where dedupe_key = 'notifications.mail:' || people.user_id and done_at is null
        and locked_until is null and run_at > now() + interval '1 second')
    on conflict (dedupe_key) where done_at is null do update set run_at = excluded.run_at, attempts = 0
      where jobs.locked_until > now() or jobs.attempts >= jobs.max_attempts;
  return null;
end
$$;
