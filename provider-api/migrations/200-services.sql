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
