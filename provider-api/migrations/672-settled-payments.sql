-- What was paid and entered where two people accepted other money than was invoiced; null where it was the invoice's.
alter table payments add column settled_kobo bigint check (settled_kobo > 0);
alter table payments add constraint payments_settled check (settled_kobo is null or status = 'Paid');
-- What lists, exports and figures show.
alter table payments add column shown_kobo bigint not null generated always as (coalesce(settled_kobo, amount_kobo)) stored;

drop index payments_of_amount;
create index payments_of_amount on payments (shown_kobo, id) include (type, shown_status, status);

create or replace view transactions as
  select id as transaction_id, 0 as type, 'Protocol Services'::text as transact_type, created_at,
         price_kobo as amount_kobo, passenger_count as quantity, status, payment_status,
         invoice_id, invoice_no, null::text as rrr, application_user_id, created_by,
         service_id, airport_id::integer as airport_id, unit_price_kobo, additional_service_id, additional_price_kobo,
         batch_code, case when payment_status = 'Paid' then created_at end as paid_at,
         case when payment_status = 'Paid' then 'Wallet' end as method, null::bigint as invoiced_kobo
    from bookings
  union all
  select id, type, case type when 1 then 'Registration' else 'Funding' end, created_at, shown_kobo, 1,
         shown_status, status,
         invoice_id, invoice_no, rrr, application_user_id, created_by, null, null, null, null, null, null, paid_at,
         method, amount_kobo
    from payments;

create or replace function note_payment(payment payments, sign int) returns void language sql as $$
  insert into figure_changes (figure, kind, status, day, count, kobo)
  values ('payments', payment.type::text, payment.shown_status, lagos_day(payment.created_at), sign,
          sign * payment.shown_kobo)
$$;
drop trigger payments_figures_update on payments;
create trigger payments_figures_update after update on payments for each row
  when ((old.type, old.shown_status, old.amount_kobo, old.settled_kobo, old.created_at)
        is distinct from (new.type, new.shown_status, new.amount_kobo, new.settled_kobo, new.created_at))
  execute function note_payment_change();

create or replace function recount_figures() returns void language plpgsql as $$
begin
  lock table bookings, users, payments, ledger_entries in share mode;
  delete from figures;
  delete from figure_changes;
  insert into figure_changes (figure, airport_id, service_id, status, day, count, kobo)
  select 'bookings', airport_id, service_id, status, lagos_day(created_at), count(*), sum(price_kobo)
    from bookings group by 2, 3, 4, 5;
  insert into figure_changes (figure, airport_id, service_id, status, day, count, kobo)
  select 'travels', airport_id, service_id, status, date_of_travel, count(*), sum(price_kobo)
    from bookings group by 2, 3, 4, 5;
  insert into figure_changes (figure, airport_id, service_id, day, count, kobo)
  select 'revenue', coalesce(journal.airport_id, booking.airport_id, 0), coalesce(booking.service_id, 0),
         lagos_day(journal.created_at), sum(services_earned(journal.kind)), sum(entry.amount_kobo)
    from ledger_entries entry join journals journal on journal.id = entry.journal_id
    left join bookings booking on booking.id = journal.booking_id
   where entry.account_id = (select id from ledger_accounts where kind = 'revenue') group by 2, 3, 4;
  insert into figure_changes (figure, kind, status, day, count)
  select case role when 'Client' then 'clients' else 'staff' end,
         case when role <> 'Client' then '' when is_family then 'family' else lower(category) end,
         status, lagos_day(created_at), count(*)
    from users group by 1, 2, 3, 4;
  insert into figure_changes (figure, kind, status, day, count, kobo)
  select 'payments', type::text, shown_status, lagos_day(created_at), count(*), sum(shown_kobo)
    from payments group by 2, 3, 4;
  perform fold_figures();
end $$;
