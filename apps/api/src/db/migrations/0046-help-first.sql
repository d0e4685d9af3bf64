-- danger_level: the highest that the screening found in the text. urgent_since: when the case became urgent; null while it is not.
-- Only moderators read either.
alter table moderation_cases
  drop constraint moderation_cases_source_check,
  add constraint moderation_cases_source_check check (source in ('report', 'screening', 'concern')),
  add column danger_level smallint not null default 0 check (danger_level between 0 and 3),
  add column urgent_since timestamptz(3),
  add column concern_count integer not null default 0;
update moderation_cases set urgent_since = created_at, danger_level = case when 'danger' = any (screening) then 2 else 0 end where is_urgent;
drop index moderation_cases_queue;
create index moderation_cases_queue on moderation_cases ((danger_level = 3) desc, is_urgent desc, created_at, id)
  where state in ('open', 'in_work');
create index moderation_cases_decider on moderation_cases (decided_by, decided_at desc) where decided_by is not null;

alter table reports drop constraint reports_reason_check;
alter table reports add constraint reports_reason_check
  check (reason in ('spam', 'harassment', 'inappropriate', 'misinformation', 'other', 'concern-misuse'));

-- 'I am worried about this person'. sender_id is never disclosed. day: the UTC day number of the message, which is one notification a day
-- however many users send one. report_case_id: the case that the receiver's report of the message opened.
create table concerns (
  id uuid primary key,
  sender_id uuid not null references users (id) on delete cascade,
  receiver_id uuid not null references users (id) on delete cascade,
  case_id uuid not null references moderation_cases (id) on delete cascade,
  has_message boolean not null,
  day integer not null,
  report_case_id uuid references moderation_cases (id) on delete set null,
  created_at timestamptz(3) not null
);
create index concerns_sender on concerns (sender_id, created_at desc);
create index concerns_receiver on concerns (receiver_id, day);
create index concerns_case on concerns (case_id);
create index concerns_report_case on concerns (report_case_id) where report_case_id is not null;

-- During a pause the user gets no check-in and no other unrequested message. It is in no response and no export.
create table safety_pauses (
  user_id uuid primary key references users (id) on delete cascade,
  until timestamptz(3) not null
);
create index safety_pauses_until on safety_pauses (until);

alter table users
  add column concerns_suspended boolean not null default false,
  add column fold_topics text[] not null default '{}';
alter table posts add column topics text[] not null default '{}';
alter table notification_preferences add column concern_messages boolean not null default true;

-- message_key: which of the fixed messages a notification of kind 'reach-out' carries.
alter table notifications drop constraint notifications_kind_check;
alter table notifications
  add constraint notifications_kind_check check (kind in
    ('support', 'comment', 'reply', 'follow', 'me-too', 'moderation', 'report', 'check-in', 'concern', 'reach-out', 'kept-as-draft')),
  add column message_key text;

-- As in 0030, but for 'concern', 'reach-out' and 'kept-as-draft', which are shown in the page only: a push or an email may be read by
-- another person, and must not disclose that this user may be in danger.
create or replace function notices_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('worrystone', 'notices:' || case when count(*) > 150 then '*' else string_agg(user_id::text, ',') end)
    from (select distinct user_id from told) people
    where exists (select from notification_listeners l where l.user_id = people.user_id and l.until > now())
    having count(*) > 0;

  insert into jobs (kind, payload, run_at, dedupe_key, max_attempts)
    select 'notifications.push', jsonb_build_object('userId', user_id), now() + interval '2 seconds', 'notifications.push:' || user_id, 9
    from (select distinct user_id from told where kind not in ('concern', 'reach-out', 'kept-as-draft')) people
    where exists (select from push_subscriptions where push_subscriptions.user_id = people.user_id)
      and not exists (select from jobs where dedupe_key = 'notifications.push:' || people.user_id and done_at is null
        and locked_until is null and run_at > now() + interval '1 second')
    on conflict (dedupe_key) where done_at is null do update set run_at = excluded.run_at, attempts = 0
      where jobs.locked_until > now() or jobs.attempts >= jobs.max_attempts;

  insert into jobs (kind, payload, run_at, dedupe_key, max_attempts)
    select 'notifications.mail', jsonb_build_object('userId', people.user_id), now() + interval '10 minutes', 'notifications.mail:' || people.user_id, 9
    from (select distinct user_id from told where kind not in ('concern', 'reach-out', 'kept-as-draft')) people
    join users on users.id = people.user_id and users.email_verified_at is not null
    where not exists (select from notification_preferences mine where mine.user_id = people.user_id and not mine.email_notifications)
      and not exists (select from jobs where dedupe_key = 'notifications.mail:' || people.user_id and done_at is null
        and locked_until is null and run_at > now() + interval '1 second')
    on conflict (dedupe_key) where done_at is null do update set run_at = excluded.run_at, attempts = 0
      where jobs.locked_until > now() or jobs.attempts >= jobs.max_attempts;
  return null;
end
$$;
