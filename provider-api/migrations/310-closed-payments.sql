-- An unpaid funding that nobody waits for any more. It is still credited if the gateway says that it was paid.
alter table payments
  add column closed_at timestamptz,
  add column closed_as text check (closed_as in ('Expired', 'Cancelled')),
  add column closed_by bigint references users (id),
  add column deactivated_at timestamptz,
  add constraint payments_closed check ((closed_at is null) = (closed_as is null)),
  add constraint payments_closed_kind check (closed_at is null or kind = 'funding');
create index payments_open on payments (created_at, id) where status = 'Unpaid' and closed_at is null;

create or replace view transactions as
  select id as transaction_id, 0 as type, 'Protocol Services'::text as transact_type, created_at,
         price_kobo as amount_kobo, passenger_count as quantity, status, payment_status,
         invoice_id, invoice_no, null::text as rrr, application_user_id, created_by,
         service_id, airport_id::integer as airport_id, unit_price_kobo, additional_service_id, additional_price_kobo,
         batch_code, case when payment_status = 'Paid' then created_at end as paid_at,
         case when payment_status = 'Paid' then 'Wallet' end as method
    from bookings
  union all
  -- A payment that cannot be settled, or is no longer waited for, says so as its status (S11).
  select id, type, case type when 1 then 'Registration' else 'Funding' end, created_at, amount_kobo, 1,
         case when status = 'Paid' then status else coalesce(initcap(attention), closed_as, status) end, status,
         invoice_id, invoice_no, rrr, application_user_id, created_by, null, null, null, null, null, null, paid_at,
         method
    from payments;
