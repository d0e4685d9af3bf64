-- The language of a worry's text, from its analysis: null until then, and where it is not recognised.
alter table posts add column language text;
update posts set language = a.language from post_analyses a where a.post_id = posts.id and a.language is not null;
create index posts_language on posts (language, published_at desc, id desc) where published_at is not null;
