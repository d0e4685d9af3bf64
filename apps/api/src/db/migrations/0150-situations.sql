-- The probability of each situation (situations.txt) and of none, 4 bytes each, little endian; situation: the likeliest, null if it is none.
-- Null for languages without lists of notions, and for worries that were analyzed before.
alter table post_themes add column situations bytea, add column situation text;
create index post_themes_situation on post_themes (situation, analyzed_at desc) where situation is not null;
