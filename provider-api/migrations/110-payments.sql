-- Sample fees, to be replaced by the authority's own; an Administrator edits them (S08).
create table registration_fees (
  kind text primary key check (kind in ('Corporate', 'Government', 'Individual', 'Family')),
  amount_kobo bigint not null check (amount_kobo >= 0)
);
insert into registration_fees (kind, amount_kobo) values
  ('Corporate', 5000000), ('Government', 0), ('Individual', 1000000), ('Family', 2000000);

-- What the gateway collects: fundings of wallets and registration fees (S08, S09).
create table payments (
  id bigint primary key default nextval('record_ids'),
  kind text not null check (kind in ('funding', 'registration')),
  -- The number of the transaction's type (G68).
  type integer not null generated always as (case kind when 'registration' then 1 else 2 end) stored,
  application_user_id bigint not null references users (id),
  created_by bigint references users (id),
  amount_kobo bigint not null check (amount_kobo >= 0),
  status text not null default 'Unpaid' check (status in ('Unpaid', 'Paid')),
  -- The order's name at the gateway; never used for another order, so an RRR is never issued twice.
  order_id text not null unique,
  rrr text unique,
  invoice_id text not null unique,
  invoice_no text not null unique,
  -- Opens this one invoice from its e-mail (G42).
  code text not null unique,
  method text,
  created_at timestamptz not null,
  paid_at timestamptz,
  issue_attempts integer not null default 0,
  checked_at timestamptz,
  next_check_at timestamptz,
  gateway_code text,
  gateway_amount_kobo bigint,
  -- Why money that the gateway reports is not settled: for the finance office to see.
  attention text check (attention in ('underpaid', 'overpaid', 'mismatch')),
  check ((status = 'Paid') = (paid_at is not null))
);
create index payments_newest on payments (created_at desc, id desc);
create index payments_of_type on payments (type, created_at desc, id desc);
create index payments_of_user on payments (application_user_id, created_at desc, id desc);
create index payments_due on payments (next_check_at) where status = 'Unpaid';
create index payments_attention on payments (id) where attention is not null;

-- The inbox of notifications: kept as received, each only a hint (S11).
create table gateway_events (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  body jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  outcome text
);
create index gateway_events_payment on gateway_events (payment_id);
create index gateway_events_open on gateway_events (id) where handled_at is null;
