-- Who gave which role to whom. who is null for ADMIN_EMAILS. No reference to either account: this outlives both, and contains no name.
create table role_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  who uuid,
  from_role text not null check (from_role in ('member', 'moderator', 'admin')),
  to_role text not null check (to_role in ('member', 'moderator', 'admin')),
  at timestamptz(3) not null default now()
);
create trigger role_changes_stay before update or delete or truncate on role_changes
  for each statement execute function refuse_rewriting();
