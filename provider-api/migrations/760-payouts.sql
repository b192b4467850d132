-- A balance that leaves for a bank account: asked for, approved by one, paid by another. The amount is held at once.
create table payouts (
  id bigint primary key default nextval('record_ids'),
  application_user_id bigint not null references users (id),
  amount_kobo bigint not null check (amount_kobo > 0),
  bank_code text not null,
  -- Sealed; null where the key that sealed it was lost.
  account_number text,
  account_name text not null,
  reason text not null check (length(trim(reason)) >= 3),
  -- What a client without access asked by.
  letter text,
  status text not null default 'Asked' check (status in ('Asked', 'Approved', 'Paid', 'Returned', 'Refused')),
  asked_by bigint not null references users (id),
  asked_at timestamptz not null,
  approved_by bigint references users (id),
  approved_at timestamptz,
  paid_by bigint references users (id),
  paid_at timestamptz,
  paid_on date,
  reference text,
  -- By the client: withdrawn.
  refused_by bigint references users (id),
  refused_at timestamptz,
  refused_reason text,
  returned_by bigint references users (id),
  returned_at timestamptz,
  returned_reason text,
  constraint payouts_second_person check (approved_by <> asked_by),
  constraint payouts_third_hand check (paid_by <> approved_by),
  constraint payouts_asked_by_letter check ((asked_by = application_user_id) = (letter is null)),
  constraint payouts_approved check ((approved_at is null) = (approved_by is null)
    and (status in ('Asked', 'Refused') or approved_at is not null) and (status <> 'Asked' or approved_at is null)),
  constraint payouts_paid check ((status in ('Paid', 'Returned')) = (paid_at is not null)
    and (paid_at is null) = (paid_by is null) and (paid_at is null) = (paid_on is null)
    and (paid_at is null) = (reference is null)),
  constraint payouts_refused check ((status = 'Refused') = (refused_at is not null)
    and (refused_at is null) = (refused_by is null)),
  constraint payouts_returned check ((status = 'Returned') = (returned_at is not null)
    and (returned_at is null) = (returned_by is null) and (returned_at is null) = (returned_reason is null))
);
create index payouts_newest on payouts (asked_at desc, id desc);
create index payouts_of_status on payouts (status, asked_at desc, id desc);
create index payouts_of_user on payouts (application_user_id, asked_at desc, id desc);

-- The code by which somebody without an authenticator app shows that it is they; the newest alone holds.
create table own_codes (
  user_id bigint primary key references users (id),
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
