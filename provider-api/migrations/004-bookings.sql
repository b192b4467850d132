-- What can be booked, what was booked, who travels, and what became of it.

-- What can be booked (SERVICES-06 to SERVICES-09). A new price holds for new bookings only: those made keep theirs.
create table services (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null default '',
  price_kobo bigint not null check (price_kobo > 0),
  -- 1 Domestic, 2 International (G01)
  service_type_id smallint not null check (service_type_id in (1, 2)),
  -- 1 Arrival, 2 Departure (G55)
  direction smallint check (direction in (1, 2)),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One flight with its passengers, at the prices of the day it was booked (S13).
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
  -- The calendar day at the airport, and the flight's one instant (G57).
  date_of_travel date not null,
  flight_at timestamptz not null,
  passenger_count integer not null check (passenger_count > 0),
  unit_price_kobo bigint not null check (unit_price_kobo >= 0),
  additional_service_id bigint references services (id),
  additional_price_kobo bigint not null default 0 check (additional_price_kobo >= 0),
  price_kobo bigint not null,
  status text not null default 'Processing' check (status in
    ('Processing', 'Payment_Received', 'Service_Rendered', 'No_Show', 'Flight_Canceled', 'Canceled')),
  -- Unpaid only where an older record was taken over (G51).
  payment_status text not null default 'Paid' check (payment_status in ('Paid', 'Unpaid')),
  terms_version text,
  invoice_id text unique,
  invoice_no text unique,
  created_at timestamptz not null,
  modified_by bigint references users (id),
  modified_at timestamptz,
  -- Counts its changes: whoever changes it names the version that they saw.
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
-- A month of travel is sorted by the time of booking or by price without reading its rows.
create index bookings_of_travel on bookings (date_of_travel, flight_at, id)
  include (created_at, airport_id, service_id, status, price_kobo);
-- Those whose outcome is still to be recorded.
create index bookings_processing on bookings (date_of_travel, flight_at, id) where status = 'Processing';
-- The day of one airport in the order of its flights, for the desk.
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
  -- Whoever booked said that this traveller agreed to be texted.
  sms_agreed boolean not null default false,
  school_name text,
  is_student boolean,
  nin text,
  wheel_chair boolean not null default false,
  special_requirement text,
  -- A cost centre or an order number of the client's own.
  reference text check (length(reference) between 1 and 50),
  -- Null while the passenger travels; whoever was taken off stays for the papers.
  removed_at timestamptz,
  unique (booking_id, position)
);
create index passengers_last_name on passengers (search_text(last_name) text_pattern_ops);
create index passengers_reference on passengers (search_text(reference) text_pattern_ops) where reference is not null;

-- One change of a booking by its owner or by staff: what changed (no identification number), and what it moved.
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
-- What members added to bookings counts in the month in which they did.
create index booking_changes_of_actor on booking_changes (actor_id, created_at) where charged_kobo > 0;

-- A wrong outcome, put right by two people.
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
  constraint outcome_corrections_decided check ((status = 'Proposed') = (decided_at is null)
                                                and (decided_at is null) = (decided_by is null))
);
create unique index outcome_corrections_open on outcome_corrections (booking_id) where status = 'Proposed';
create index outcome_corrections_newest on outcome_corrections (proposed_at desc, id desc);
create index outcome_corrections_of_status on outcome_corrections (status, proposed_at desc, id desc);
create index outcome_corrections_of_booking on outcome_corrections (booking_id);

-- Who moved a booking, when and why.
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

-- Whom a client books often, filled in with one choice. No identification number, address or need is kept.
create table people (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users (id),
  first_name text not null,
  last_name text not null,
  designation text not null,
  gender text not null,
  mobile_number text not null,
  wheel_chair boolean not null,
  -- The names without case and accents, and the last ten digits of the number: the same person typed again.
  person_key text not null,
  used_at timestamptz not null,
  unique (owner_id, person_key)
);
create index people_lately_used on people (owner_id, used_at desc, id desc);

-- What anybody can look up to see whether a paper is the portal's and still holds: one per paper and version.
create table document_codes (
  code text primary key check (code ~ '^[A-Z2-7]{26}$'),
  -- Of vouchers, to be told by voice.
  short_code text unique check (short_code ~ '^[2-9BCDFGHJKMNPQRSTVWXZ]{8}$'),
  kind text not null,
  subject_id bigint not null,
  -- What tells apart what one subject has several of: the days of a statement, the bookings of a receipt over several.
  part text not null default '',
  version int not null,
  issued_at timestamptz not null,
  -- What the paper says.
  facts jsonb,
  constraint document_codes_kind
    check (kind in ('voucher', 'invoice', 'receipt', 'credit', 'statement', 'pack')),
  constraint document_codes_facts check ((kind = 'voucher') = (facts is null)),
  constraint document_codes_version unique (kind, subject_id, part, version)
);
create trigger document_codes_append_only before update or delete or truncate on document_codes
  for each statement execute function refuse_change();
