-- How often in a row the push service of a browser took a call and never answered.
alter table push_subscriptions add column hangs smallint not null default 0;

-- Each class of jobs is claimed by its kinds: a crowd of waiting pushes must not be read to find one mail.
create index jobs_ready_kind on jobs (kind, run_at) where done_at is null;
