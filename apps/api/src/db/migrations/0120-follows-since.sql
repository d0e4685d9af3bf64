-- A follow shows worries for friends to the followed person: all of them, or those published from a time on.
alter table follows add column since timestamptz(3);
-- What the author chose when told of it: whether those they follow see their earlier worries for friends. Null: not asked yet.
alter table users add column shows_earlier_worries boolean;
