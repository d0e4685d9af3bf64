-- What a worry names that has a word in every one of our languages: what worries in different languages are compared by.
create table post_concepts (
  post_id uuid primary key references posts (id) on delete cascade,
  language text not null,
  concepts text[] not null
);
create index post_concepts_concepts on post_concepts using gin (concepts);
