-- How much a worry is about each theme (the subcategories of phrases.txt): roots of probabilities, 4 bytes each, little endian.
-- theme: the one it is most about. Worries whose languages differ are compared by these.
create table post_themes (
  post_id uuid primary key references posts (id) on delete cascade,
  language text not null,
  theme text not null,
  themes bytea not null,
  analyzed_at timestamptz(3) not null default now()
);
create index post_themes_theme on post_themes (theme, analyzed_at desc);

-- Worries that share the theme and have no similar text (similar_posts): no pair is in both. In both directions, at most 20 per worry.
create table nearby_posts (
  post_id uuid not null references posts (id) on delete cascade,
  other_id uuid not null references posts (id) on delete cascade,
  similarity real not null,
  primary key (post_id, other_id)
);
create index nearby_posts_other on nearby_posts (other_id);
