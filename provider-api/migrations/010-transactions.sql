-- Keep both selects without conditions: otherwise PostgreSQL cannot read a page in the order of the indexes.
create view transactions as
  select id as transaction_id, 0 as type, 'Protocol Services'::text as transact_type, created_at,
         price_kobo as amount_kobo, passenger_count as quantity, status, payment_status,
         invoice_id, invoice_no, null::text as rrr, owner_id, created_by,
         service_id, airport_id::integer as airport_id, unit_price_kobo, batch_code,
         case when payment_status = 'Paid' then created_at end as paid_at,
         case when payment_status = 'Paid' then 'Wallet' end as method, null::bigint as invoiced_kobo
    from bookings
  union all
  select id, type, case type when 1 then 'Registration' else 'Funding' end, created_at, shown_kobo, 1,
         shown_status, status,
         invoice_id, invoice_no, rrr, owner_id, created_by, null, null, null, null, paid_at, method, amount_kobo
    from payments;
