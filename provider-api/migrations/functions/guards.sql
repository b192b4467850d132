create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'P0001';
end $$;

-- Only post_ledger_entries() may change a balance.
create or replace function guard_wallet_balance() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'A balance changes through ledger entries only' using errcode = 'restrict_violation',
      constraint = 'ledger_append_only';
  end if;
  return new;
end $$;

create or replace function keep_closed_month() returns trigger language plpgsql as $$
begin
  raise exception 'A closed month stays closed' using errcode = 'restrict_violation', constraint = 'month_closed';
end $$;

create or replace function refuse_closed_month() returns trigger language plpgsql as $$
begin
  if exists (select from months where status = 'Closed' and closes_at > new.created_at) then
    raise exception 'The month of this journal is closed' using errcode = 'restrict_violation',
      constraint = 'month_closed';
  end if;
  return new;
end $$;
