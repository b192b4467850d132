create table privacy_requests (
  id bigint primary key default nextval('record_ids'),
  kind text not null check (kind in ('access', 'correction', 'erasure', 'restriction', 'objection', 'other')),
  -- Null means a person without an account.
  user_id bigint references users (id),
  name text not null,
  -- The contact is an e-mail address or a telephone number.
  contact text not null,
  voucher text,
  text text not null,
  received_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'Open' check (state in ('Open', 'Answered', 'Refused')),
  identity_seen text,
  identity_by bigint references users (id),
  identity_at timestamptz,
  -- If the request is refused, the answer is the reason for the refusal.
  answer text,
  -- The answer contains the data of this passenger.
  passenger_id bigint references passengers (id),
  closed_by bigint references users (id),
  closed_at timestamptz,
  constraint privacy_requests_identity check (num_nulls(identity_by, identity_seen, identity_at) in (0, 3)),
  constraint privacy_requests_answered check (state <> 'Answered' or identity_by is not null),
  constraint privacy_requests_passenger check (passenger_id is null or state = 'Answered'),
  constraint privacy_requests_closed
    check (num_nulls(answer, closed_by, closed_at) = case state when 'Open' then 3 else 0 end)
);
create index privacy_requests_received on privacy_requests (state, received_at, id);
create index privacy_requests_of_user on privacy_requests (user_id) where user_id is not null;

create table breaches (
  id bigint primary key default nextval('record_ids'),
  what text not null,
  known_at timestamptz not null,
  classes text[] not null,
  -- The number of people is an estimate.
  people int not null check (people >= 0),
  consequences text not null,
  measures text not null,
  told_to text,
  recorded_by bigint not null references users (id),
  recorded_at timestamptz not null,
  -- The last warning was sent when the breach had this age in hours.
  warned_hours int not null default 0,
  report_number text,
  reported_by bigint references users (id),
  reported_at timestamptz,
  letter text,
  notice text,
  notice_at timestamptz,
  version int not null default 1,
  constraint breaches_known check (known_at <= recorded_at),
  constraint breaches_reported check (num_nulls(report_number, reported_by, reported_at) in (0, 3)),
  constraint breaches_notice check ((notice is null) = (notice_at is null))
);

create table breach_accounts (
  breach_id bigint not null references breaches (id),
  user_id bigint not null references users (id),
  told_at timestamptz not null,
  primary key (breach_id, user_id)
);
