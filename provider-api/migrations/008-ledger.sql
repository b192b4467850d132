-- Only wallets have a balance in this table. The other accounts are shared by all bookings. If a shared account had a
-- balance here, each booking would lock the row, and the server would make only half as many bookings per second.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('wallet', 'gateway_clearing', 'unearned', 'revenue', 'adjustment',
     'bank', 'gateway_fees', 'suspense', 'payouts_due')),
  owner_id bigint references users (id),
  balance_kobo bigint,
  check ((kind = 'wallet') = (owner_id is not null)),
  check ((kind = 'wallet') = (balance_kobo is not null)),
  constraint wallet_not_overdrawn check (kind <> 'wallet' or balance_kobo >= 0)
) with (fillfactor = 50);
create unique index ledger_accounts_wallet on ledger_accounts (owner_id) where kind = 'wallet';
create unique index ledger_accounts_shared on ledger_accounts (kind) where kind <> 'wallet';
insert into ledger_accounts (kind) values
  ('gateway_clearing'), ('unearned'), ('revenue'), ('adjustment'), ('bank'), ('gateway_fees'), ('suspense'),
  ('payouts_due');

-- Clients and organisations have a wallet from registration on; members use the wallet of their organisation.
create trigger users_wallet after insert on users
  for each row when (new.role = 'Client' and new.member_of is null) execute function open_wallet();

-- The unique indexes below prevent entering the same event twice. A reversal cancels the refund or the earning of a
-- booking. After a reversal, the new refund or earning has the next number in the column "round".
create table journals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('funding', 'registration', 'booking', 'refund', 'earned', 'adjustment', 'change', 'reversal',
     'settlement', 'suspense', 'write_off', 'opening',
     'payout', 'payout_paid', 'payout_refused', 'payout_returned')),
  booking_id bigint,
  payment_id bigint,
  rrr text,
  actor_id bigint references users (id),
  created_at timestamptz not null default now(),
  adjustment_id bigint references adjustments (id),
  change_id bigint references booking_changes (id),
  reverses bigint references journals (id),
  round int not null default 1,
  -- airport_id is the airport before a change of the booking: it earned what is not refunded of a higher price.
  airport_id int,
  line_id bigint,
  decision_id bigint,
  payout_id bigint,
  constraint journals_booking
    check ((kind in ('booking', 'refund', 'earned', 'change', 'reversal')) = (booking_id is not null)),
  constraint journals_payment check ((kind in ('funding', 'registration')) = (payment_id is not null)),
  constraint journals_adjustment check ((kind = 'adjustment') = (adjustment_id is not null)),
  constraint journals_change check ((kind = 'change') = (change_id is not null)),
  constraint journals_reversal check ((kind = 'reversal') = (reverses is not null)),
  constraint journals_line check ((kind = 'settlement') = (line_id is not null)),
  constraint journals_decision
    check ((kind in ('suspense', 'write_off', 'opening')) = (decision_id is not null)),
  constraint journals_payout
    check ((kind in ('payout', 'payout_paid', 'payout_refused', 'payout_returned')) = (payout_id is not null))
);
create unique index journals_one_debit_per_booking on journals (booking_id) where kind = 'booking';
create unique index journals_one_close_per_booking on journals (booking_id, round) where kind in ('refund', 'earned');
create unique index journals_one_per_payment on journals (payment_id) where payment_id is not null;
create unique index journals_one_per_rrr on journals (rrr) where rrr is not null;
create unique index journals_one_per_adjustment on journals (adjustment_id) where adjustment_id is not null;
create unique index journals_one_per_change on journals (change_id) where change_id is not null;
create unique index journals_one_reversal on journals (reverses) where reverses is not null;
create unique index journals_one_per_line on journals (line_id) where line_id is not null;
create unique index journals_one_per_decision on journals (decision_id) where decision_id is not null;
create unique index journals_one_per_payout on journals (payout_id) where kind = 'payout';
create unique index journals_one_end_of_payout on journals (payout_id)
  where kind in ('payout_paid', 'payout_refused');
create unique index journals_one_return_of_payout on journals (payout_id) where kind = 'payout_returned';
create index journals_later on journals (booking_id) where kind in ('change', 'reversal');
create index journals_created on journals using brin (created_at);

create table ledger_entries (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journals (id),
  account_id bigint not null references ledger_accounts (id),
  amount_kobo bigint not null check (amount_kobo <> 0)
);
create index ledger_entries_journal on ledger_entries (journal_id);
-- The balance of any account other than a wallet is summed from this index alone.
create index ledger_entries_account on ledger_entries (account_id, id) include (amount_kobo);

create trigger ledger_entries_post after insert on ledger_entries
  referencing new table as posted for each statement execute function post_ledger_entries();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger journals_append_only before update or delete or truncate on journals
  for each statement execute function refuse_change();
create trigger ledger_accounts_kept before delete or truncate on ledger_accounts
  for each statement execute function refuse_change();
create trigger ledger_accounts_balance before update on ledger_accounts
  for each row execute function guard_wallet_balance();

-- The numbers of invoices and credit notes have no gaps: a number is taken inside the transaction that uses the number.
-- The row remains locked until the commit, so take the number last.
create table paper_counters (
  series text check (series in ('invoice', 'credit')),
  year int,
  last_number int not null check (last_number > 0),
  primary key (series, year)
);
create table booking_papers (
  id bigint primary key default nextval('record_ids'),
  booking_id bigint not null references bookings (id),
  journal_id bigint not null unique references journals (id),
  kind text not null check (kind in ('invoice', 'credit')),
  number text not null unique,
  amount_kobo bigint not null check (amount_kobo > 0),
  issued_at timestamptz not null
);
create index booking_papers_of_booking on booking_papers (booking_id, id);
create index booking_papers_of_number on booking_papers (number text_pattern_ops);

-- day_hashes contains a hash for each day of the month, so that a later change in a closed month is noticed.
create table months (
  month date primary key check (extract(day from month) = 1),
  closes_at timestamptz not null,
  status text not null default 'Proposed' check (status in ('Proposed', 'Closed')),
  checklist jsonb not null,
  -- The reason says why open items are carried over.
  reason text,
  totals jsonb not null,
  day_hashes jsonb not null,
  proposed_by bigint not null references users (id),
  proposed_at timestamptz not null,
  approved_by bigint references users (id),
  approved_at timestamptz,
  constraint months_second_person check (approved_by <> proposed_by),
  constraint months_closed check (num_nonnulls(approved_at, approved_by) = case status when 'Closed' then 2 else 0 end)
);
create unique index months_closed_until on months (closes_at desc) where status = 'Closed';
create trigger months_stay_closed before update or delete on months
  for each row when (old.status = 'Closed') execute function keep_closed_month();
create trigger journals_month_closed before insert on journals
  for each row execute function refuse_closed_month();
