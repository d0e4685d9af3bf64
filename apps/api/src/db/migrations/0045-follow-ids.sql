-- A follow is a record of its own for those who read it.
alter table follows add column id uuid not null default gen_random_uuid();
