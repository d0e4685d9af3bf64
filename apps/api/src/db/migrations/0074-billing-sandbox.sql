-- The payment provider of development: no money moves. Only its own module reads these tables.
create table sandbox_checkouts (
  id uuid primary key,
  user_id text not null,
  email text not null,
  variant_id text not null,
  return_url text not null,
  created_at timestamptz(3) not null,
  -- Paid: the id of the created subscription.
  subscription_id uuid
);

create table sandbox_subscriptions (
  id uuid primary key,
  user_id text not null,
  email text not null,
  variant_id text not null,
  status text not null,
  card text not null check (card in ('works', 'fails-at-renewal')),
  -- Whether webhooks are delivered late, twice and out of order.
  is_unreliable boolean not null default false,
  renews_at timestamptz(3),
  ends_at timestamptz(3),
  trial_ends_at timestamptz(3),
  updated_at timestamptz(3) not null
);

create table sandbox_deliveries (
  id bigint generated always as identity primary key,
  body text not null,
  due_at timestamptz(3) not null
);
create index sandbox_deliveries_due on sandbox_deliveries (due_at, id);
