-- The language that a comment is written in: a code, 'und' where it is not recognised, null until it was looked at.
alter table comments add column language text;
-- Holds nothing once those from before are looked at.
create index comments_without_language on comments (id) where language is null;
