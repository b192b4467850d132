create table settlement_profiles (
  id bigint primary key default nextval('record_ids'),
  name text not null,
  separator text not null check (separator in (',', ';', '|', 'tab')),
  encoding text not null check (encoding in ('utf-8', 'windows-1252')),
  columns jsonb not null,
  date_format text not null,
  decimal_sign text not null check (decimal_sign in ('.', ',')),
  created_by bigint not null references users (id),
  created_at timestamptz not null
);
create unique index settlement_profiles_name on settlement_profiles (lower(name));

create table settlement_files (
  id bigint primary key default nextval('record_ids'),
  profile_id bigint not null references settlement_profiles (id),
  name text not null,
  sha256 text not null,
  -- The state is Reading until the lines are compared with the payments.
  state text not null default 'Reading' check (state in ('Reading', 'Read')),
  line_count int not null check (line_count > 0),
  uploaded_by bigint not null references users (id),
  uploaded_at timestamptz not null,
  constraint settlement_files_once unique (sha256)
);
create index settlement_files_newest on settlement_files (uploaded_at desc, id desc);

create table settlement_lines (
  id bigint primary key default nextval('record_ids'),
  file_id bigint not null references settlement_files (id),
  number int not null check (number > 0),
  rrr text not null,
  gross_kobo bigint not null check (gross_kobo <> 0),
  fee_kobo bigint not null,
  paid_at timestamptz,
  settled_at timestamptz,
  reference text,
  state text not null default 'unknown'
    check (state in ('matched', 'differs', 'unpaid', 'unknown', 'repeated', 'taken_back')),
  payment_id bigint references payments (id),
  -- cleared_kobo cleared the payment; the rest of the gross amount is in suspense. Null until the line is posted.
  cleared_kobo bigint check (cleared_kobo >= 0),
  resolved text check (resolved in ('posted', 'ignored')),
  resolved_by bigint references users (id),
  resolved_at timestamptz,
  note text,
  -- The note may be edited later, but the reason for ignoring the line is never overwritten.
  ignored_reason text,
  assigned_to bigint references users (id),
  unique (file_id, number),
  constraint settlement_lines_fee check (abs(fee_kobo) <= abs(gross_kobo)),
  constraint settlement_lines_cleared check ((resolved is not distinct from 'posted') = (cleared_kobo is not null)),
  constraint settlement_lines_part check (cleared_kobo is null or cleared_kobo <= greatest(gross_kobo, 0)),
  constraint settlement_lines_resolved check (num_nulls(resolved, resolved_at, resolved_by) in (0, 3))
);
create index settlement_lines_of_file on settlement_lines (file_id, state, number);
create index settlement_lines_open on settlement_lines (file_id, state) where resolved is null;
create index settlement_lines_of_payment on settlement_lines (payment_id) where payment_id is not null;
create index settlement_lines_in_suspense on settlement_lines (id) where cleared_kobo <> gross_kobo;
create index settlement_lines_unresolved on settlement_lines (id) where resolved is null;

create table book_decisions (
  id bigint primary key default nextval('record_ids'),
  kind text not null check (kind in ('suspense', 'write_off', 'opening')),
  payment_id bigint references payments (id),
  line_id bigint references settlement_lines (id),
  -- The amount of an opening is the sum of the payments that are counted as settled.
  amount_kobo bigint not null,
  wallet_user_id bigint references users (id),
  -- If kind is 'opening', payments before opening_day count as settled, except the payments in still_open. fee_kobo is
  -- the sum of the gateway's fees for the settled payments.
  opening_day date,
  fee_kobo bigint,
  still_open bigint[],
  reason text not null check (length(trim(reason)) >= 3),
  status text not null default 'Proposed' check (status in ('Proposed', 'Approved', 'Rejected')),
  proposed_by bigint not null references users (id),
  proposed_at timestamptz not null,
  decided_by bigint references users (id),
  decided_at timestamptz,
  decision_reason text,
  constraint book_decisions_subject check (
    case kind when 'suspense' then line_id is not null and payment_id is null and amount_kobo <> 0
              when 'write_off' then (line_id is null) <> (payment_id is null) and amount_kobo <> 0
              else line_id is null and payment_id is null and amount_kobo >= 0 end),
  constraint book_decisions_wallet check ((kind = 'suspense') = (wallet_user_id is not null)),
  constraint book_decisions_opening
    check (num_nonnulls(opening_day, still_open, fee_kobo) = case kind when 'opening' then 3 else 0 end),
  constraint book_decisions_fee check (fee_kobo between 0 and amount_kobo),
  constraint book_decisions_second_person check (decided_by <> proposed_by or status = 'Rejected'),
  constraint book_decisions_decided
    check (num_nulls(decided_at, decided_by) = case status when 'Proposed' then 2 else 0 end)
);
create index book_decisions_newest on book_decisions (proposed_at desc, id desc);
create index book_decisions_of_status on book_decisions (status, proposed_at desc, id desc);
create unique index book_decisions_one_of_payment on book_decisions (payment_id)
  where payment_id is not null and status = 'Proposed';
create unique index book_decisions_one_of_line on book_decisions (line_id)
  where line_id is not null and status <> 'Rejected';
create unique index book_decisions_one_opening on book_decisions (kind) where kind = 'opening' and status <> 'Rejected';

-- Null matches everything. The most specific row that matches is used: the service counts more than the airport.
create table economic_codes (
  id bigint generated always as identity primary key,
  account text not null,
  service_id bigint references services (id),
  airport_id int,
  code text not null check (length(trim(code)) > 0),
  version int not null default 1
);
create unique index economic_codes_once on economic_codes (account, coalesce(service_id, 0), coalesce(airport_id, 0));
