create table payments (
  id bigint primary key default nextval('record_ids'),
  kind text not null check (kind in ('funding', 'registration')),
  -- 1 is a registration, 2 is a funding. In the view "transactions", 0 is a booking.
  type integer not null generated always as (case kind when 'registration' then 1 else 2 end) stored,
  owner_id bigint not null references users (id),
  created_by bigint references users (id),
  amount_kobo bigint not null check (amount_kobo >= 0),
  status text not null default 'Unpaid' check (status in ('Unpaid', 'Paid')),
  -- order_id identifies the payment at the gateway. The column has nothing to do with the table orders.
  order_id text not null unique,
  rrr text unique,
  invoice_id text not null unique,
  invoice_no text not null unique,
  -- Anybody with the code, which is sent by e-mail, can open the invoice without signing in.
  code text not null unique,
  method text,
  created_at timestamptz not null,
  paid_at timestamptz,
  issue_attempts integer not null default 0,
  -- The gateway was last asked at checked_at, and last stated a result at answered_at.
  checked_at timestamptz,
  answered_at timestamptz,
  next_check_at timestamptz,
  gateway_code text,
  gateway_amount_kobo bigint,
  -- attention is the reason why money that the gateway reports is not credited yet.
  attention text check (attention in ('underpaid', 'overpaid', 'mismatch')),
  -- A closed payment is no longer expected, but is credited if the gateway reports that it was paid.
  closed_at timestamptz,
  closed_as text check (closed_as in ('Expired', 'Cancelled')),
  closed_by bigint references users (id),
  deactivated_at timestamptz,
  confirmed_by bigint references users (id),
  confirmed_reason text,
  -- settled_kobo is the paid amount that two people approved. Null if no approval was needed.
  settled_kobo bigint check (settled_kobo > 0),
  -- A funding for the missing amount of an order has for_order. Its invoice shows order_lines.
  for_order bigint references orders (id),
  order_lines jsonb,
  -- opened is true if the opening of the books (table book_decisions) counted the payment as settled.
  arrived text not null default 'gateway' check (arrived in ('gateway', 'bank')),
  opened boolean not null default false,
  -- If a settlement file put the money in suspense, two people decide who gets it. The server must not credit it.
  to_suspense boolean not null default false,
  -- cleared_kobo is the sum of the payment's write-offs and of cleared_kobo in its settlement lines.
  cleared_kobo bigint not null default 0,
  open_kobo bigint not null generated always as (
    case when opened or arrived = 'bank' then 0
         when status = 'Paid' then coalesce(settled_kobo, amount_kobo) - cleared_kobo
         else 0 end) stored,
  shown_status text not null generated always as (
    case when status = 'Paid' then status else coalesce(initcap(attention), closed_as, status) end) stored,
  shown_kobo bigint not null generated always as (coalesce(settled_kobo, amount_kobo)) stored,
  check ((status = 'Paid') = (paid_at is not null)),
  -- This check tells PostgreSQL that bookings in the view "transactions" need no row of this table.
  constraint payments_type check (type in (1, 2)),
  constraint payments_closed check ((closed_at is null) = (closed_as is null)),
  constraint payments_confirmed check ((confirmed_by is null) = (confirmed_reason is null)),
  constraint payments_settled check (settled_kobo is null or status = 'Paid'),
  constraint payments_order check ((for_order is null) = (order_lines is null)),
  constraint payments_order_funding check (for_order is null or kind = 'funding')
);
create index payments_newest on payments (created_at desc, id desc);
create index payments_of_type on payments (type, created_at desc, id desc);
create index payments_of_user on payments (owner_id, created_at desc, id desc) include (type);
create index payments_of_status on payments (type, shown_status, created_at desc, id desc);
create index payments_of_amount on payments (shown_kobo, id) include (type, shown_status, status);
create index payments_of_invoice on payments (invoice_id text_pattern_ops);
create index payments_of_rrr on payments (rrr text_pattern_ops);
create index payments_of_paid_day on payments (paid_at) where paid_at is not null;
create index payments_of_order on payments (for_order, id) where for_order is not null;
create unique index payments_open_of_order on payments (for_order)
  where for_order is not null and status = 'Unpaid' and closed_at is null;
create index payments_due on payments (next_check_at) where status = 'Unpaid';
create index payments_open on payments (created_at, id) where status = 'Unpaid' and closed_at is null;
create index payments_attention on payments (id) where attention is not null;
create index payments_uncleared on payments (paid_at, id) include (open_kobo) where open_kobo <> 0;

-- A notification is stored as received, but never trusted: the server asks the gateway for the status.
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

create table adjustments (
  id bigint primary key default nextval('record_ids'),
  owner_id bigint not null references users (id),
  amount_kobo bigint not null check (amount_kobo <> 0),
  payment_id bigint references payments (id),
  -- arrived is set only if the adjustment confirms a payment. One person may confirm alone up to a limit.
  arrived text check (arrived in ('gateway', 'bank')),
  reason text not null check (length(trim(reason)) >= 3),
  status text not null default 'Proposed' check (status in ('Proposed', 'Approved', 'Rejected')),
  proposed_by bigint not null references users (id),
  proposed_at timestamptz not null,
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text,
  constraint adjustments_second_person check (decided_by <> proposed_by or status = 'Rejected'),
  constraint adjustments_decided
    check (num_nulls(decided_at, decided_by) = case status when 'Proposed' then 2 else 0 end)
);
create index adjustments_newest on adjustments (proposed_at desc, id desc);
create index adjustments_of_status on adjustments (status, proposed_at desc, id desc);
create index adjustments_of_user on adjustments (owner_id, proposed_at desc, id desc);
create unique index adjustments_one_per_payment on adjustments (payment_id)
  where payment_id is not null and status <> 'Rejected';

-- The amount is debited from the wallet when the payout is requested.
create table payouts (
  id bigint primary key default nextval('record_ids'),
  owner_id bigint not null references users (id),
  amount_kobo bigint not null check (amount_kobo > 0),
  bank_code text not null,
  -- The server encrypts the account number. Null if the encryption key was lost.
  account_number text,
  account_name text not null,
  reason text not null check (length(trim(reason)) >= 3),
  -- The reference of the paper letter in which a client who cannot sign in requested the payout.
  letter text,
  status text not null default 'Asked' check (status in ('Asked', 'Approved', 'Paid', 'Returned', 'Refused')),
  asked_by bigint not null references users (id),
  asked_at timestamptz not null,
  approved_by bigint references users (id),
  approved_at timestamptz,
  paid_by bigint references users (id),
  paid_at timestamptz,
  paid_on date,
  reference text,
  -- refused_by is the client if the client withdrew the request.
  refused_by bigint references users (id),
  refused_at timestamptz,
  refused_reason text,
  returned_by bigint references users (id),
  returned_at timestamptz,
  returned_reason text,
  constraint payouts_second_person check (approved_by <> asked_by),
  constraint payouts_third_hand check (paid_by <> approved_by),
  constraint payouts_asked_by_letter check ((asked_by = owner_id) = (letter is null)),
  constraint payouts_returned_by_another check (returned_by <> approved_by and returned_by <> paid_by),
  constraint payouts_approved check ((approved_at is null) = (approved_by is null)
    and (status in ('Asked', 'Refused') or approved_at is not null) and (status <> 'Asked' or approved_at is null)),
  constraint payouts_paid check (num_nonnulls(paid_at, paid_by, paid_on, reference) =
    case when status in ('Paid', 'Returned') then 4 else 0 end),
  constraint payouts_refused
    check (num_nonnulls(refused_at, refused_by) = case status when 'Refused' then 2 else 0 end),
  constraint payouts_returned
    check (num_nonnulls(returned_at, returned_by, returned_reason) = case status when 'Returned' then 3 else 0 end)
);
create index payouts_newest on payouts (asked_at desc, id desc);
create index payouts_of_status on payouts (status, asked_at desc, id desc);
create index payouts_of_user on payouts (owner_id, asked_at desc, id desc);
