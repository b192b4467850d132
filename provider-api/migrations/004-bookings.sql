create table services (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null default '',
  price_kobo bigint not null check (price_kobo > 0),
  -- 1 is Domestic, 2 is International.
  service_type_id smallint not null check (service_type_id in (1, 2)),
  -- 1 is Arrival, 2 is Departure.
  direction smallint check (direction in (1, 2)),
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now()
);

create table bookings (
  id bigint primary key default nextval('record_ids'),
  batch_code uuid not null,
  owner_id bigint not null references users (id),
  created_by bigint references users (id),
  service_id bigint not null references services (id),
  airport_id int not null references airports (id),
  destination_airport_id int not null references airports (id),
  flight_number text not null,
  airline text,
  -- date_of_travel is the date in Lagos.
  date_of_travel date not null,
  flight_at timestamptz not null,
  passenger_count integer not null check (passenger_count > 0),
  unit_price_kobo bigint not null check (unit_price_kobo >= 0),
  additional_service_id bigint references services (id),
  additional_price_kobo bigint not null default 0 check (additional_price_kobo >= 0),
  price_kobo bigint not null,
  status text not null default 'Processing' check (status in
    ('Processing', 'Payment_Received', 'Service_Rendered', 'No_Show', 'Flight_Canceled', 'Canceled')),
  -- A booking is unpaid only if the booking was taken over from an earlier system.
  payment_status text not null default 'Paid' check (payment_status in ('Paid', 'Unpaid')),
  terms_version text,
  notice_version text,
  invoice_id text unique,
  invoice_no text unique,
  created_at timestamptz not null,
  modified_by bigint references users (id),
  modified_at timestamptz,
  version int not null default 1,
  constraint bookings_price check (price_kobo = passenger_count * unit_price_kobo + additional_price_kobo)
) with (fillfactor = 85);
create index bookings_newest on bookings (created_at desc, id desc);
create index bookings_of_user on bookings (owner_id, created_at desc, id desc);
create index bookings_of_user_status on bookings (owner_id, status);
create index bookings_of_maker on bookings (owner_id, created_by, created_at desc, id desc);
create index bookings_of_service on bookings (service_id, created_at desc, id desc);
create index bookings_of_status on bookings (status, created_at desc, id desc);
create index bookings_of_airport on bookings (airport_id, created_at desc, id desc);
create index bookings_of_batch on bookings (batch_code);
create index bookings_of_flight on bookings (flight_code(flight_number) text_pattern_ops);
create index bookings_of_invoice on bookings (invoice_id text_pattern_ops);
create index bookings_of_price on bookings (price_kobo, id) include (airport_id, service_id, status);
-- With the included columns, PostgreSQL sorts a month of travel by creation time or price without reading the table.
create index bookings_of_travel on bookings (date_of_travel, flight_at, id)
  include (created_at, airport_id, service_id, status, price_kobo);
create index bookings_processing on bookings (date_of_travel, flight_at, id) where status = 'Processing';
create index bookings_of_airport_day on bookings (airport_id, date_of_travel, flight_at, id);

create table passengers (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings (id) deferrable initially deferred,
  position integer not null,
  first_name text not null,
  middle_name text,
  last_name text not null,
  designation text not null,
  gender text not null,
  mobile_number text,
  -- The person who booked stated that this traveller agreed to receive SMS.
  sms_agreed boolean not null default false,
  school_name text,
  is_student boolean,
  nin text,
  wheel_chair boolean not null default false,
  special_requirement text,
  -- The reference is the client's cost centre or order number.
  reference text check (length(reference) between 1 and 50),
  -- A removed passenger is kept for the documents already issued.
  removed_at timestamptz,
  unique (booking_id, position)
);
create index passengers_last_name on passengers (search_text(last_name) text_pattern_ops);
create index passengers_reference on passengers (search_text(reference) text_pattern_ops) where reference is not null;

-- The columns "before" and "after" never contain identification numbers.
create table booking_changes (
  id bigint primary key default nextval('record_ids'),
  booking_id bigint not null references bookings (id),
  number int not null,
  actor_id bigint not null references users (id),
  reason text,
  before jsonb not null,
  after jsonb not null,
  charged_kobo bigint not null default 0 check (charged_kobo >= 0),
  refunded_kobo bigint not null default 0 check (refunded_kobo >= 0),
  kept_kobo bigint not null default 0 check (kept_kobo >= 0),
  created_at timestamptz not null,
  unique (booking_id, number),
  constraint booking_changes_one_way check (charged_kobo = 0 or refunded_kobo + kept_kobo = 0)
);
create index booking_changes_of_actor on booking_changes (actor_id, created_at) where charged_kobo > 0;

create table outcome_corrections (
  id bigint primary key default nextval('record_ids'),
  booking_id bigint not null references bookings (id),
  from_status text not null
    check (from_status in ('Service_Rendered', 'Payment_Received', 'No_Show', 'Flight_Canceled')),
  to_status text not null check (to_status in ('Service_Rendered', 'No_Show', 'Flight_Canceled')),
  reason text not null check (length(trim(reason)) >= 3),
  status text not null default 'Proposed' check (status in ('Proposed', 'Approved', 'Rejected')),
  proposed_by bigint not null references users (id),
  proposed_at timestamptz not null,
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text,
  constraint outcome_corrections_another
    check (from_status <> to_status and (from_status, to_status) <> ('Payment_Received', 'Service_Rendered')),
  constraint outcome_corrections_second_person check (decided_by <> proposed_by or status = 'Rejected'),
  constraint outcome_corrections_decided
    check (num_nulls(decided_at, decided_by) = case status when 'Proposed' then 2 else 0 end)
);
create unique index outcome_corrections_open on outcome_corrections (booking_id) where status = 'Proposed';
create index outcome_corrections_newest on outcome_corrections (proposed_at desc, id desc);
create index outcome_corrections_of_status on outcome_corrections (status, proposed_at desc, id desc);
create index outcome_corrections_of_booking on outcome_corrections (booking_id);

create table booking_status_history (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings (id) deferrable initially deferred,
  status text not null,
  actor_id bigint references users (id),
  reason text,
  correction_id bigint references outcome_corrections (id),
  created_at timestamptz not null
);
create index booking_status_history_of_booking on booking_status_history (booking_id, id);

-- Identification numbers, addresses and special requirements of frequent passengers are not kept.
create table people (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users (id),
  first_name text not null,
  last_name text not null,
  designation text not null,
  gender text not null,
  mobile_number text not null,
  wheel_chair boolean not null,
  -- person_key has the names in lower case without accents, and then the last ten digits of mobile_number.
  person_key text not null,
  used_at timestamptz not null,
  version int not null default 1,
  unique (owner_id, person_key)
);
create index people_lately_used on people (owner_id, used_at desc, id desc);

-- Anybody can verify a document of the portal by its code. Each version of a document has one code.
create table document_codes (
  code text primary key check (code ~ '^[A-Z2-7]{26}$'),
  -- Only vouchers have a short code, which can be read out by telephone.
  short_code text unique check (short_code ~ '^[2-9BCDFGHJKMNPQRSTVWXZ]{8}$'),
  kind text not null,
  subject_id bigint not null,
  -- "part" distinguishes documents with the same kind and subject_id. For a statement of an account, "part" contains
  -- the first and last day. For a receipt of several bookings, "part" contains the ids of the bookings.
  part text not null default '',
  version int not null,
  issued_at timestamptz not null,
  -- The number, date and amount that are printed in the document. Null for a voucher.
  facts jsonb,
  constraint document_codes_kind
    check (kind in ('voucher', 'invoice', 'receipt', 'credit', 'statement', 'pack')),
  constraint document_codes_facts check ((kind = 'voucher') = (facts is null)),
  constraint document_codes_version unique (kind, subject_id, part, version)
);
create trigger document_codes_append_only before update or delete or truncate on document_codes
  for each statement execute function refuse_change();
