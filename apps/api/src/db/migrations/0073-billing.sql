-- A subscription as its provider last described it.
create table subscriptions (
  id text primary key,
  provider text not null,
  -- Null: unknown to this site, or the account is deleted.
  user_id uuid references users (id) on delete set null,
  variant_id text not null,
  -- Null: a variant that this site does not sell.
  tier text check (tier in ('supporter', 'premium')),
  status text not null check (status in ('on_trial', 'active', 'past_due', 'cancelled', 'paused', 'unpaid', 'expired')),
  renews_at timestamptz(3),
  ends_at timestamptz(3),
  trial_ends_at timestamptz(3),
  -- The provider's clock.
  updated_at timestamptz(3) not null
);
create index subscriptions_own on subscriptions (user_id);

-- A provider's webhook, unchanged. id: the SHA-256 of the body, so that a repetition is the same event.
create table billing_events (
  id text primary key,
  provider text not null,
  -- Null: refused, or older than 90 days.
  body text,
  kind text,
  subscription_id text,
  received_at timestamptz(3) not null,
  outcome text not null check (outcome in ('waiting', 'done', 'older', 'refused', 'unknown-user', 'unknown-variant', 'not-needed')),
  worked_at timestamptz(3)
);
create index billing_events_received on billing_events (received_at desc, id);
create index billing_events_refused on billing_events (received_at) where outcome = 'refused';

-- The effective tier: the higher one of the granted (users.tier) and the paid one.
create function tier_of(person uuid, granted text) returns text language sql stable as $$
  select tier from (
    select granted as tier
    union all
    select s.tier from subscriptions s
    where s.user_id = person and s.tier is not null
      and (s.status in ('on_trial', 'active', 'past_due') or (s.status = 'cancelled' and s.ends_at > now()))
  ) held order by case tier when 'premium' then 2 when 'supporter' then 1 else 0 end desc limit 1
$$;
