-- Guidelines, terms and privacy as they stood when somebody accepted them, so that a version can be read later. It belongs to nobody.
create table terms_versions (
  version text primary key,
  language text not null,
  content text not null,
  first_accepted_at timestamptz not null default now()
);
-- What a person accepted at registration, and when.
create table accepted_terms (
  user_id uuid primary key references users (id) on delete cascade,
  version text not null references terms_versions (version),
  accepted_at timestamptz not null default now()
);
