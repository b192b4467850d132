-- Without a row, the service is offered at the airport at every hour and without a limit.
create table service_offers (
  service_id bigint not null references services (id),
  airport_id int not null references airports (id),
  offered boolean not null default true,
  -- Hours of the day in Lagos. If from_hour is later than to_hour, the hours extend over midnight.
  from_hour smallint not null default 0 check (from_hour between 0 and 23),
  to_hour smallint not null default 24 check (to_hour between 1 and 24),
  lead_minutes int not null default 0 check (lead_minutes >= 0),
  -- Null means no limit.
  per_hour int check (per_hour > 0),
  counts text not null default 'passengers' check (counts in ('passengers', 'bookings')),
  version int not null default 1,
  primary key (service_id, airport_id),
  constraint service_offers_some_hour check (from_hour <> to_hour)
);

-- If several exceptions apply to an hour, the newest is used.
create table offer_exceptions (
  id bigint generated always as identity primary key,
  -- Null means every service.
  service_id bigint references services (id),
  airport_id int not null references airports (id),
  day date not null,
  from_hour smallint not null check (from_hour between 0 and 23),
  to_hour smallint not null check (to_hour between 1 and 24),
  closed boolean not null default false,
  per_hour int check (per_hour > 0),
  lead_minutes int check (lead_minutes >= 0),
  reason text not null check (length(trim(reason)) >= 3),
  made_by bigint not null references users (id),
  made_at timestamptz not null,
  ended_by bigint references users (id),
  ended_at timestamptz,
  constraint offer_exceptions_later check (to_hour > from_hour),
  constraint offer_exceptions_one_kind check (closed::int + num_nonnulls(per_hour, lead_minutes) = 1),
  constraint offer_exceptions_ended check ((ended_at is null) = (ended_by is null))
);
create index offer_exceptions_of_day on offer_exceptions (airport_id, day) where ended_at is null;
