-- When an officer works at an airport; one marked so leads the others.
create table shifts (
  id bigint generated always as identity primary key,
  officer_id bigint not null references users (id),
  airport_id int not null references airports (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_lead boolean not null default false,
  canceled_at timestamptz,
  check (ends_at > starts_at and ends_at <= starts_at + interval '16 hours')
);
create index shifts_of_officer on shifts (officer_id, ends_at) where canceled_at is null;
create index shifts_of_airport on shifts (airport_id, ends_at) where canceled_at is null;

-- Who meets the passengers of a booking; who released them and why stands in the audit.
create table assignments (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings (id),
  officer_id bigint not null references users (id),
  assigned_by bigint not null references users (id),
  assigned_at timestamptz not null,
  -- When its client was told who it is.
  told_at timestamptz,
  released_at timestamptz
);
create unique index one_officer on assignments (booking_id) where released_at is null;
create index assignments_of_booking on assignments (booking_id);
create index assignments_of_officer on assignments (officer_id) where released_at is null;
create index assignments_untold on assignments (id) where told_at is null and released_at is null;
