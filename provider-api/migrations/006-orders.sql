-- An order is a booking in preparation. No money is reserved for an order.
create table orders (
  id bigint primary key default nextval('record_ids'),
  owner_id bigint not null references users (id),
  created_by bigint not null references users (id),
  status text not null default 'Draft'
    check (status in ('Draft', 'Submitted', 'Waiting', 'Failed', 'Booked', 'Rejected', 'Withdrawn', 'Expired')),
  -- entries is the body of a create-bookings request without accepted terms and identification numbers.
  entries jsonb not null check (jsonb_typeof(entries) = 'array'),
  total_kobo bigint not null check (total_kobo >= 0),
  book_when_paid boolean not null default false,
  accepted_at timestamptz,
  terms_version text,
  notice_version text,
  batch_code uuid unique,
  failure jsonb,
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text,
  -- After this time the order can no longer be booked.
  first_flight_at timestamptz not null,
  version int not null default 1,
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint orders_booked check ((status = 'Booked') = (batch_code is not null)),
  constraint orders_rejected check (status <> 'Rejected' or decided_at is not null),
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
create index orders_to_remind on orders (first_flight_at) where status = 'Submitted' and reminded_at is null;
