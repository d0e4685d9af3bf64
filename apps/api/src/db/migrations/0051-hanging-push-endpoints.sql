-- How many calls in a row the push service of a browser accepted without a response.
alter table push_subscriptions add column hangs smallint not null default 0;

-- Each class of jobs is claimed by its kinds: many waiting pushes must not be read to find one email.
create index jobs_ready_kind on jobs (kind, run_at) where done_at is null;
