-- Follows have an id of their own in responses.
alter table follows add column id uuid not null default gen_random_uuid();
