-- Which admin granted which tier to whom. No reference to either account: this outlives both, and contains no name.
create table tier_grants (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  who uuid not null,
  from_tier text not null check (from_tier in ('free', 'supporter', 'premium')),
  to_tier text not null check (to_tier in ('free', 'supporter', 'premium')),
  at timestamptz(3) not null default now()
);
create trigger tier_grants_stay before update or delete or truncate on tier_grants
  for each statement execute function refuse_rewriting();
