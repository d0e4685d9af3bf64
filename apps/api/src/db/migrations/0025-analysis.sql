-- text_hash: of the analyzed text; a different one means that the worry has changed since.
create table post_analyses (
  post_id uuid primary key references posts (id) on delete cascade,
  text_hash text not null,
  model text not null,
  method text not null check (method in ('embedding', 'keywords', 'onnx', 'remote')),
  language text,
  category text not null,
  subcategory text,
  confidence real not null,
  sentiment real,
  keywords text[] not null,
  reasons jsonb not null,
  is_distressed boolean not null default false,
  corrected_category text,
  analyzed_at timestamptz(3) not null default now()
);

-- sig: the signs of vec, compared first; vec: 512 floats of 4 bytes, little endian. Vectors of two models are never compared.
create table post_embeddings (
  post_id uuid primary key references posts (id) on delete cascade,
  model text not null,
  sig bit(512) not null,
  vec bytea not null
);
alter table post_embeddings alter column vec set storage external;

-- For languages without a vector: the stems of a worry's content words.
create table post_terms (
  post_id uuid primary key references posts (id) on delete cascade,
  language text not null,
  terms text[] not null
);
create index post_terms_terms on post_terms using gin (terms);

-- In both directions, at most 50 per worry. Readers join the visibility rule.
create table similar_posts (
  post_id uuid not null references posts (id) on delete cascade,
  other_id uuid not null references posts (id) on delete cascade,
  similarity real not null,
  primary key (post_id, other_id)
);
create index similar_posts_other on similar_posts (other_id);

create table analysis_asks (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  asked integer not null,
  primary key (user_id, day)
);
