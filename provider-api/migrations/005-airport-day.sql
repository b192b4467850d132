create table shifts (
  id bigint generated always as identity primary key,
  officer_id bigint not null references users (id),
  airport_id int not null references airports (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_lead boolean not null default false,
  canceled_at timestamptz,
  version int not null default 1,
  check (ends_at > starts_at and ends_at <= starts_at + interval '16 hours')
);
create index shifts_of_officer on shifts (officer_id, ends_at) where canceled_at is null;
create index shifts_of_airport on shifts (airport_id, ends_at) where canceled_at is null;

-- The audit contains the reason why an officer was released.
create table assignments (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings (id),
  officer_id bigint not null references users (id),
  assigned_by bigint not null references users (id),
  assigned_at timestamptz not null,
  told_at timestamptz,
  released_at timestamptz
);
create unique index one_officer on assignments (booking_id) where released_at is null;
create index assignments_of_booking on assignments (booking_id);
create index assignments_of_officer on assignments (officer_id) where released_at is null;
create index assignments_untold on assignments (id) where told_at is null and released_at is null;

-- Marks are never changed or deleted: an undo adds a row.
create table attendance (
  id bigint generated always as identity primary key,
  -- The officer's device makes the nonce, so that a mark that arrives twice is stored once.
  nonce uuid not null unique,
  passenger_id bigint not null references passengers (id),
  booking_id bigint not null references bookings (id),
  kind text not null check (kind in ('met', 'handed_over', 'not_found', 'undone')),
  undoes uuid unique references attendance (nonce),
  at timestamptz not null,
  -- True if the device's times cannot be trusted. The column "at" is then the time at which the server got the mark.
  at_doubtful boolean not null,
  received_at timestamptz not null,
  officer_id bigint not null references users (id),
  check ((kind = 'undone') = (undoes is not null))
);
create index attendance_of_booking on attendance (booking_id);
create trigger attendance_append_only before update or delete or truncate on attendance
  for each statement execute function refuse_change();

create table feedbacks (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('feedback', 'survey')),
  user_id bigint references users (id),
  -- Null for the kind 'feedback': only a survey is about a booking.
  booking_id bigint unique,
  airport_id int references airports (id),
  friendliness_rank int,
  knowledge_rank int,
  quickness_rank int,
  overall_satisfaction int,
  future_use int,
  is_helpful boolean,
  process_followed boolean,
  would_use_again boolean,
  would_recommend boolean,
  quality_rating int,
  feedback_text text,
  created_at timestamptz not null,
  -- Without any rank the rating is 0, so that lists can be sorted by rating.
  rating numeric(3, 2) not null generated always as (
    round((coalesce(friendliness_rank, 0) + coalesce(knowledge_rank, 0) + coalesce(quickness_rank, 0)
           + coalesce(overall_satisfaction, 0))::numeric
          / greatest(1, num_nonnulls(friendliness_rank, knowledge_rank, quickness_rank, overall_satisfaction)), 2)
  ) stored
);
create index feedbacks_newest on feedbacks (created_at desc, id desc);
create index feedbacks_airport on feedbacks (airport_id, created_at desc, id desc);
create index feedbacks_of_client on feedbacks (user_id);
create index feedbacks_rating on feedbacks (rating, id);
create index feedbacks_of_rating on feedbacks (round(rating), created_at desc, id desc);
create index feedbacks_search on feedbacks using gin (to_tsvector('simple', search_text(feedback_text)));

create table survey_codes (
  booking_id bigint primary key,
  user_id bigint not null references users (id),
  airport_id int references airports (id),
  code_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
