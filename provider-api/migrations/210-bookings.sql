-- One flight with its passengers, at the prices of the day it was booked (S13).
create table bookings (
  id bigint primary key default nextval('record_ids'),
  batch_code uuid not null,
  application_user_id bigint not null references users (id),
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
  invoice_id text unique,
  invoice_no text unique,
  created_at timestamptz not null,
  modified_by bigint references users (id),
  modified_at timestamptz,
  constraint bookings_price check (price_kobo = passenger_count * unit_price_kobo + additional_price_kobo)
) with (fillfactor = 85);
create index bookings_newest on bookings (created_at desc, id desc);
create index bookings_of_user on bookings (application_user_id, created_at desc, id desc);
create index bookings_of_user_status on bookings (application_user_id, status);
create index bookings_of_service on bookings (service_id, created_at desc, id desc);
create index bookings_of_status on bookings (status, created_at desc, id desc);
create index bookings_of_airport on bookings (airport_id, created_at desc, id desc);
create index bookings_of_day on bookings (date_of_travel, created_at desc, id desc);
create index bookings_of_batch on bookings (batch_code);
create index bookings_of_flight on bookings (upper(flight_number) text_pattern_ops);
create index bookings_of_invoice on bookings (invoice_id text_pattern_ops);

-- Deferred: passengers and history are written before their booking, whose invoice number is drawn at the very end.
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
  school_name text,
  is_student boolean,
  nin text,
  wheel_chair boolean not null default false,
  special_requirement text,
  unique (booking_id, position)
);
create index passengers_last_name on passengers (lower(last_name) text_pattern_ops);

-- Who moved a booking, when and why.
create table booking_status_history (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings (id) deferrable initially deferred,
  status text not null,
  actor_id bigint references users (id),
  reason text,
  created_at timestamptz not null
);
create index booking_status_history_of_booking on booking_status_history (booking_id, id);
