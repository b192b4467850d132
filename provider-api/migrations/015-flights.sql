-- When flights really come, as somebody at the desk or the source of flight times said it last. A booking keeps the time for
-- which it was booked: by that its price, its cut-offs and its refund stand.

create table flights (
  id bigint generated always as identity primary key,
  -- It is in the form of flight_code().
  code text not null,
  day date not null,
  airport_id int not null references airports (id),
  -- 1 Arrival, 2 Departure: a number may land and leave on one day
  direction smallint not null check (direction in (1, 2)),
  -- The timetable says so, as far as the source knows it.
  scheduled_at timestamptz,
  -- Null is as booked.
  expected_at timestamptz,
  state text not null default 'Scheduled' check (state in ('Scheduled', 'Delayed', 'Canceled')),
  -- Null is the source.
  set_by bigint references users (id),
  set_at timestamptz,
  -- The source was asked then.
  checked_at timestamptz,
  -- Its clients were told this last.
  told_for timestamptz,
  told_at timestamptz,
  unique (day, airport_id, code, direction)
);

-- How the source is doing: one row, for all servers.
create table flight_source (
  id int primary key default 1 check (id = 1),
  day date,
  asked int not null default 0,
  failures int not null default 0,
  paused_until timestamptz,
  answered_at timestamptz,
  -- Answers for another day, airport or time than was asked for are counted alone.
  dropped bigint not null default 0
);
insert into flight_source default values;
