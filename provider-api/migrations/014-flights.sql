-- A booking keeps its booked time beside the expected time here: price, cancellation and refund depend on it.
create table flights (
  id bigint generated always as identity primary key,
  -- The code is the flight number in the form that the function flight_code() returns.
  code text not null,
  day date not null,
  airport_id int not null references airports (id),
  -- 1 is Arrival, 2 is Departure. The same flight number may land and depart on one day.
  direction smallint not null check (direction in (1, 2)),
  -- If null, the flight is expected at the booked time.
  expected_at timestamptz,
  state text not null default 'Scheduled' check (state in ('Scheduled', 'Delayed', 'Canceled')),
  -- Null if the time came from the source of flight times, not from staff.
  set_by bigint references users (id),
  set_at timestamptz,
  checked_at timestamptz,
  -- told_for is the expected time in the last message to the clients.
  told_for timestamptz,
  told_at timestamptz,
  unique (day, airport_id, code, direction)
);

create table flight_source (
  id int primary key default 1 check (id = 1),
  day date,
  asked int not null default 0,
  failures int not null default 0,
  paused_until timestamptz,
  answered_at timestamptz,
  -- The number of ignored answers: the day, airport or time in the answer was not the requested one.
  dropped bigint not null default 0
);
insert into flight_source default values;
