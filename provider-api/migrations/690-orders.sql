-- Who is to travel, put together before it is booked. An order holds no money.
create table orders (
  id bigint primary key default nextval('record_ids'),
  owner_id bigint not null references users (id),
  created_by bigint not null references users (id),
  status text not null default 'Draft'
    check (status in ('Draft', 'Submitted', 'Waiting', 'Failed', 'Booked', 'Rejected', 'Withdrawn', 'Expired')),
  -- The body of create-bookings without its acceptance and without identification numbers.
  entries jsonb not null check (jsonb_typeof(entries) = 'array'),
  total_kobo bigint not null check (total_kobo >= 0),
  book_when_paid boolean not null default false,
  accepted_at timestamptz,
  terms_version text,
  batch_code uuid unique,
  failure jsonb,
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text,
  -- From then on it can no longer be booked.
  first_flight_at timestamptz not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint orders_booked check ((status = 'Booked') = (batch_code is not null)),
  constraint orders_failed check (status <> 'Failed' or failure is not null),
  constraint orders_accepted check ((accepted_at is null) = (terms_version is null)),
  constraint orders_accepted_first check (accepted_at is not null or status not in ('Waiting', 'Failed', 'Booked')),
  constraint orders_decided check ((decided_at is null) = (decided_by is null))
);
create index orders_of_owner on orders (owner_id, created_at desc, id desc);
create index orders_newest on orders (created_at desc, id desc);
create index orders_to_book on orders (owner_id, id) where status = 'Waiting' and book_when_paid;
create index orders_to_expire on orders (first_flight_at)
  where status in ('Draft', 'Submitted', 'Waiting', 'Failed');
create index orders_to_delete on orders (updated_at) where status = 'Draft';

-- A funding of exactly what an order lacks, and what the paper says of it then.
alter table payments
  add column for_order bigint references orders (id),
  add column order_lines jsonb,
  add constraint payments_order check ((for_order is null) = (order_lines is null)),
  add constraint payments_order_funding check (for_order is null or kind = 'funding');
create unique index payments_open_of_order on payments (for_order)
  where for_order is not null and status = 'Unpaid' and closed_at is null;
create index payments_of_order on payments (for_order, id) where for_order is not null;
