-- What officers mark of a passenger on the day: facts that nothing changes; an undo is a further one.
create table attendance (
  id bigint generated always as identity primary key,
  -- Made on the officer's device: a mark that arrives twice is stored once.
  nonce uuid not null unique,
  passenger_id bigint not null references passengers (id),
  booking_id bigint not null references bookings (id),
  kind text not null check (kind in ('met', 'handed_over', 'not_found', 'undone')),
  undoes uuid unique references attendance (nonce),
  at timestamptz not null,
  -- The device's clock was moved in between: the time is when the mark arrived.
  at_doubtful boolean not null,
  received_at timestamptz not null,
  officer_id bigint not null references users (id),
  check ((kind = 'undone') = (undoes is not null))
);
create index attendance_of_booking on attendance (booking_id);
create trigger attendance_append_only before update or delete or truncate on attendance
  for each statement execute function refuse_change();
