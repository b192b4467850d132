-- One wallet per client; the other accounts are shared and keep no running balance: a row that every
-- booking updates would halve the throughput.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('wallet', 'gateway_clearing', 'unearned', 'revenue', 'adjustment')),
  owner_id bigint references users (id),
  balance_kobo bigint,
  check ((kind = 'wallet') = (owner_id is not null)),
  check ((kind = 'wallet') = (balance_kobo is not null)),
  constraint wallet_not_overdrawn check (kind <> 'wallet' or balance_kobo >= 0)
) with (fillfactor = 50);
create unique index ledger_accounts_wallet on ledger_accounts (owner_id) where kind = 'wallet';
create unique index ledger_accounts_shared on ledger_accounts (kind) where kind <> 'wallet';
insert into ledger_accounts (kind) values ('gateway_clearing'), ('unearned'), ('revenue'), ('adjustment');

-- Every client has a wallet from the first moment (S12).
create function open_wallet() returns trigger language plpgsql as $$
begin
  insert into ledger_accounts (kind, owner_id, balance_kobo) values ('wallet', new.id, 0);
  return null;
end $$;
create trigger users_wallet after insert on users
  for each row when (new.role = 'Client') execute function open_wallet();

-- One journal per event, with its cause. The unique indexes are the guards against doing a thing twice.
create table journals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('funding', 'registration', 'booking', 'refund', 'earned', 'adjustment')),
  booking_id bigint,
  payment_id bigint,
  rrr text,
  actor_id bigint references users (id),
  created_at timestamptz not null default now(),
  check ((kind in ('booking', 'refund', 'earned')) = (booking_id is not null)),
  check ((kind in ('funding', 'registration')) = (payment_id is not null))
);
create unique index journals_one_debit_per_booking on journals (booking_id) where kind = 'booking';
create unique index journals_one_close_per_booking on journals (booking_id) where kind in ('refund', 'earned');
create unique index journals_one_per_payment on journals (payment_id) where payment_id is not null;
create unique index journals_one_per_rrr on journals (rrr) where rrr is not null;

create table ledger_entries (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journals (id),
  account_id bigint not null references ledger_accounts (id),
  amount_kobo bigint not null check (amount_kobo <> 0)
);
create index ledger_entries_journal on ledger_entries (journal_id);
create index ledger_entries_account on ledger_entries (account_id, id);

-- A statement's entries must balance journal by journal; the wallets follow their entries, touched once.
create function post_ledger_entries() returns trigger language plpgsql as $$
begin
  if exists (select from posted group by journal_id having sum(amount_kobo) <> 0) then
    raise exception 'The entries of a journal must sum to zero' using errcode = 'check_violation',
      constraint = 'journal_balanced';
  end if;
  update ledger_accounts account
     set balance_kobo = account.balance_kobo + change.amount_kobo
    from (select account_id, sum(amount_kobo)::bigint as amount_kobo from posted group by account_id) change
   where account.id = change.account_id and account.kind = 'wallet';
  return null;
end $$;
create trigger ledger_entries_post after insert on ledger_entries
  referencing new table as posted for each statement execute function post_ledger_entries();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: correct it with a further journal' using errcode = 'restrict_violation',
    constraint = 'ledger_append_only';
end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger journals_append_only before update or delete or truncate on journals
  for each statement execute function refuse_ledger_change();
create trigger ledger_accounts_kept before delete or truncate on ledger_accounts
  for each statement execute function refuse_ledger_change();

-- A balance moves only beneath the trigger above.
create function guard_wallet_balance() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'A balance changes through ledger entries only' using errcode = 'restrict_violation',
      constraint = 'ledger_append_only';
  end if;
  return new;
end $$;
create trigger ledger_accounts_balance before update on ledger_accounts
  for each row execute function guard_wallet_balance();

-- Gapless invoice numbers per year (S10): taken inside the transaction that uses them, as late as possible.
create table invoice_counters (
  year integer primary key,
  last_number integer not null check (last_number > 0)
);
