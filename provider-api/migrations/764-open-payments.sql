-- What is open of a payment, kept: what the gateway took, less what lines of files cleared and what was written off.
-- Triggers keep it, so that a server from before this migration keeps it as well; ledger:verify holds it to its parts.
alter table payments add column cleared_kobo bigint not null default 0;

create function clear_by_line() returns trigger language plpgsql as $$
begin
  update payments set cleared_kobo = cleared_kobo + coalesce(new.cleared_kobo, 0) - coalesce(old.cleared_kobo, 0)
   where id = new.payment_id;
  return null;
end $$;
create trigger settlement_lines_clear after update of cleared_kobo on settlement_lines for each row
  when (old.cleared_kobo is distinct from new.cleared_kobo) execute function clear_by_line();

create function clear_by_write_off() returns trigger language plpgsql as $$
begin
  update payments set cleared_kobo = cleared_kobo + new.amount_kobo where id = new.payment_id;
  return null;
end $$;
create trigger book_decisions_clear after update of status on book_decisions for each row
  when (new.kind = 'write_off' and new.status = 'Approved' and old.status <> 'Approved')
  execute function clear_by_write_off();

-- For what was there before, in the one pass that rewrites the table.
create function cleared_before(payment bigint) returns bigint language plpgsql stable as $$
begin
  return coalesce((select sum(cleared_kobo) from settlement_lines where payment_id = payment), 0)
       + coalesce((select sum(amount_kobo) from book_decisions
                    where payment_id = payment and kind = 'write_off' and status = 'Approved'), 0);
end $$;
alter table payments
  alter column cleared_kobo type bigint using cleared_before(id),
  add column open_kobo bigint not null generated always as (
    case when opened or arrived = 'bank' then 0
         when accepted_kobo is not null then accepted_kobo - cleared_kobo
         when status = 'Paid' then coalesce(settled_kobo, amount_kobo) - cleared_kobo
         else 0 end) stored;
drop function cleared_before;
create index payments_uncleared on payments (paid_at, id) include (open_kobo) where open_kobo <> 0;

-- What a shared account holds is summed from its entries: from the index alone, however many others there are.
drop index ledger_entries_account;
create index ledger_entries_account on ledger_entries (account_id, id) include (amount_kobo);
