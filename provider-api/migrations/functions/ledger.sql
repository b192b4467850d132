create or replace function open_wallet() returns trigger language plpgsql as $$
begin
  insert into ledger_accounts (kind, owner_id, balance_kobo) values ('wallet', new.id, 0);
  return null;
end $$;

create or replace function post_ledger_entries() returns trigger language plpgsql as $$
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
