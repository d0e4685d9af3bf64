-- What the author wishes for in answers; null: nothing special.
alter table posts add column wish text check (wish in ('listen', 'ideas', 'reassure'));
-- One of the fixed phrases of support, which each reader sees in their own language. Its comment may have no text.
alter table comments add column phrase text;
