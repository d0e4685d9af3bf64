-- The concepts in a worry, which have words in all languages: the basis of similarity across languages.
create table post_concepts (
  post_id uuid primary key references posts (id) on delete cascade,
  language text not null,
  concepts text[] not null
);
create index post_concepts_concepts on post_concepts using gin (concepts);
