-- What each coping method is counted as, in the same order: the id of a listed method, or the words in lower case. Empty until it is filled in.
alter table resolutions add column method_keys text[] not null default '{}';
-- The version of the lists by which the keys were found.
alter table resolutions add column method_keys_by text not null default '';
