-- A payment for a subscription, as its provider last described it.
create table subscription_payments (
  id text primary key,
  provider text not null,
  -- No reference: a payment may be reported before its subscription.
  subscription_id text not null,
  -- Before tax and discounts, in minor units of the currency.
  amount integer not null,
  currency text not null,
  reason text not null check (reason in ('initial', 'renewal', 'change')),
  status text not null check (status in ('pending', 'paid', 'refunded', 'partly-refunded', 'failed')),
  paid_at timestamptz(3) not null,
  refunded_at timestamptz(3),
  -- The provider's clock.
  updated_at timestamptz(3) not null
);
create index subscription_payments_of on subscription_payments (subscription_id, paid_at desc);
create index subscription_payments_refunded on subscription_payments (subscription_id) where status = 'refunded';
create index subscription_payments_newest on subscription_payments (paid_at desc, id);

-- Which admin requested which refund. No reference to either account: this outlives both, and contains no name.
create table refund_requests (
  id bigint generated always as identity primary key,
  payment_id text not null,
  subscription_id text not null,
  user_id uuid,
  who uuid not null,
  at timestamptz(3) not null default now()
);
create trigger refund_requests_stay before update or delete or truncate on refund_requests
  for each statement execute function refuse_rewriting();

-- A granted tier may have an end.
alter table users add column tier_until timestamptz(3);
alter table tier_grants add column until timestamptz(3);
alter table tier_grants add column reason text not null default '';

-- The effective tier: the higher one of the granted (users.tier, until users.tier_until) and the paid and not refunded one.
-- The function with two parameters remains for processes of the previous version.
create function tier_of(person uuid, granted text, granted_until timestamptz) returns text language sql stable as $$
  select tier from (
    select case when granted_until is null or granted_until > now() then granted else 'free' end as tier
    union all
    select s.tier from subscriptions s
    where s.user_id = person and s.tier is not null
      and (s.status in ('on_trial', 'active', 'past_due') or (s.status = 'cancelled' and s.ends_at > now()))
      and not exists (select from subscription_payments p where p.subscription_id = s.id and p.status = 'refunded')
  ) held order by case tier when 'premium' then 2 when 'supporter' then 1 else 0 end desc limit 1
$$;

-- The sandbox's payments.
create table sandbox_payments (
  id uuid primary key,
  subscription_id uuid not null references sandbox_subscriptions (id) on delete cascade,
  amount integer not null,
  currency text not null,
  reason text not null check (reason in ('initial', 'renewal', 'change')),
  status text not null check (status in ('paid', 'refunded', 'failed')),
  paid_at timestamptz(3) not null,
  refunded_at timestamptz(3),
  updated_at timestamptz(3) not null
);
create index sandbox_payments_of on sandbox_payments (subscription_id, paid_at desc);
