-- A name normalized for searching: without case and accents.
create function worrystone_plain(words text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(translate(lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')),
    'øłđıħŧ', 'oldiht'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;
alter table users add column name_key text generated always as (worrystone_plain(display_name)) stored;
create index users_username_prefix on users (username_key text_pattern_ops);
create index users_name_prefix on users (name_key text_pattern_ops) where name_key is not null;

-- At this time the account is deleted; until then it is hidden and can be restored.
alter table users add column leaves_at timestamptz;
create index users_leaving on users (leaves_at, id) where leaves_at is not null;
