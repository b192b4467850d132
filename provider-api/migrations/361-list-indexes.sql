-- Lists of staff, narrowed, searched and sorted by an index at any length.

-- Bookings by travel and by price; the order of a day's flights replaces the order in which they were booked.
create index bookings_of_travel on bookings (date_of_travel, flight_at, id);
drop index bookings_of_day;
create index bookings_of_price on bookings (price_kobo, id) include (airport_id, service_id, status);
-- Those whose outcome is still to be recorded.
create index bookings_processing on bookings (date_of_travel, flight_at, id) where status = 'Processing';

create index payments_of_status on payments (type, shown_status, created_at desc, id desc);
create index payments_of_amount on payments (type, amount_kobo, id);
create index payments_of_invoice on payments (invoice_id text_pattern_ops);
create index payments_of_rrr on payments (rrr text_pattern_ops);

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
         shown_status, status,
         invoice_id, invoice_no, rrr, application_user_id, created_by, null, null, null, null, null, null, paid_at,
         method
    from payments;

-- The name that the lists show, in the order of an index.
create function account_name(business_name text, first_name text, last_name text) returns text
  language sql immutable parallel safe as $$
  select lower(coalesce(business_name, coalesce(first_name, '') || ' ' || coalesce(last_name, '')))
$$;
-- What an account is found by: the beginning of each word of its names, of its address and of its telephone number.
alter table users add column search_words tsvector;
create function set_search_words() returns trigger language plpgsql as $$
begin
  new.search_words = array_to_tsvector(array_remove(regexp_split_to_array(lower(concat_ws(' ',
    new.business_name, new.first_name, new.last_name, new.email, replace(new.email, '@', ' '), new.phone_number)),
    '[\s,;:()"]+'), ''));
  return new;
end $$;
create trigger users_search_words before insert or update of business_name, first_name, last_name, email, phone_number
  on users for each row execute function set_search_words();
update users set email = email;
alter table users alter column search_words set not null;
create index users_words on users using gin (search_words) with (fastupdate = off);
create index users_of_name on users (account_name(business_name, first_name, last_name), id) where role = 'Client';
create index users_newest_clients on users (created_at desc, id desc) where role = 'Client';
create index users_of_kind on users (category, is_family, status, created_at desc, id desc) where role = 'Client';
