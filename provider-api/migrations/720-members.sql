-- Members of an organisation: people who work with its wallet, each with a sign-in of their own.
alter table users
  add column member_of bigint references users (id),
  add column member_role text check (member_role in ('Deputy', 'Approver', 'Booker', 'Reader')),
  -- By the organisation, which alone invites them again.
  add column member_removed_at timestamptz,
  add constraint users_member check ((member_of is null) = (member_role is null)),
  add constraint users_member_person check (
    member_of is null
    or (role = 'Client' and category = 'Individual' and not is_family and business_name is null and member_of <> id)),
  add constraint users_member_removed check (
    member_removed_at is null or (member_of is not null and status = 'Deactivated'));
create index users_of_owner on users (member_of, id) where member_of is not null;

-- Null is no limit, 0 lets nothing pass without approval. The row is locked while what it limits is booked.
create table member_limits (
  member_id bigint primary key references users (id),
  per_order_kobo bigint check (per_order_kobo >= 0),
  per_month_kobo bigint check (per_month_kobo >= 0)
);
create index bookings_of_maker on bookings (application_user_id, created_by, created_at desc, id desc);

-- Only an organisation itself, or a person for themselves, has a wallet.
drop trigger users_wallet on users;
create trigger users_wallet after insert on users
  for each row when (new.role = 'Client' and new.member_of is null) execute function open_wallet();

-- Nor is a member counted among the clients.
create or replace function note_account(account users, sign int) returns void language sql as $$
  insert into figure_changes (figure, kind, status, day, count)
  select case account.role when 'Client' then 'clients' else 'staff' end,
         case when account.role <> 'Client' then '' when account.is_family then 'family'
              else lower(account.category) end,
         account.status, lagos_day(account.created_at), sign
   where account.member_of is null
$$;

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
    from users where member_of is null group by 1, 2, 3, 4;
  insert into figure_changes (figure, kind, status, day, count, kobo)
  select 'payments', type::text, shown_status, lagos_day(created_at), count(*), sum(shown_kobo)
    from payments group by 2, 3, 4;
  perform fold_figures();
end $$;

create or replace function book_flights(flights jsonb, client_id bigint, at timestamptz) returns jsonb language plpgsql as $$
declare
  replies jsonb;
  -- Who books for the client: the client itself, or a member.
  maker bigint := coalesce((flights -> 0 ->> 'madeBy')::bigint, client_id);
begin
  insert into passengers
    (id, booking_id, position, first_name, middle_name, last_name, designation, gender, mobile_number, school_name,
     is_student, nin, wheel_chair, special_requirement, reference)
  overriding system value
  select passenger.id, passenger."bookingId", row_number() over (partition by passenger."bookingId" order by passenger.id),
         passenger."firstName", passenger."middleName", passenger."lastName", passenger.designation, passenger.gender,
         passenger."mobileNumber", passenger."schoolName", passenger."isStudent", passenger.nin, passenger."wheelChair",
         passenger."specialRequirement", passenger.reference
    from jsonb_array_elements(flights) flight,
         jsonb_to_recordset(flight -> 'passengers') as passenger (
           id bigint, "bookingId" bigint, "firstName" text, "middleName" text, "lastName" text, designation text,
           gender text, "mobileNumber" text, "schoolName" text, "isStudent" boolean, nin text, "wheelChair" boolean,
           "specialRequirement" text, reference text);

  insert into booking_status_history (booking_id, status, actor_id, created_at)
  select (flight -> 'id')::bigint, flight ->> 'status', maker, at from jsonb_array_elements(flights) flight;

  perform post_bookings(array_agg((flight -> 'id')::bigint), array_agg((flight -> 'priceKobo')::bigint),
                        client_id, maker, at)
     from jsonb_array_elements(flights) flight;

  with booked as (
    insert into bookings
      (id, batch_code, application_user_id, created_by, service_id, airport_id, destination_airport_id, flight_number,
       airline, date_of_travel, flight_at, passenger_count, unit_price_kobo, additional_service_id,
       additional_price_kobo, price_kobo, status, payment_status, terms_version, invoice_id, invoice_no, created_at)
    select flight.id, flight."batchCode", client_id, maker, flight."serviceId", flight."airportId",
           flight."destinationAirportId", flight."flightNumber", flight.airline, flight."dateOfTravel",
           flight."flightAt", jsonb_array_length(flight.passengers), flight."unitPriceKobo",
           flight."additionalServiceId", flight."additionalPriceKobo", flight."priceKobo", flight.status,
           flight."paymentStatus", flight."termsVersion", number.invoice_id, number.invoice_no, at
      from next_invoice_numbers('booking', at, jsonb_array_length(flights)) number,
           jsonb_to_record(flights -> (number.place - 1)) as flight (
             id bigint, "batchCode" uuid, "serviceId" bigint, "airportId" int, "destinationAirportId" int,
             "flightNumber" text, airline text, "dateOfTravel" date, "flightAt" timestamptz, passengers jsonb,
             "unitPriceKobo" bigint, "additionalServiceId" bigint, "additionalPriceKobo" bigint, "priceKobo" bigint,
             status text, "paymentStatus" text, "termsVersion" text)
    returning id, invoice_id
  )
  select jsonb_agg(flight -> 'reply' || jsonb_build_object('invoiceNumber', booked.invoice_id) order by place)
    into replies
    from jsonb_array_elements(flights) with ordinality as flights (flight, place)
    join booked on booked.id = (flight -> 'id')::bigint;
  return replies;
end $$;

-- Approval: its reminder is mailed once.
alter table orders
  add column reminded_at timestamptz,
  add constraint orders_rejected check (status <> 'Rejected' or decided_at is not null);
create index orders_to_remind on orders (first_flight_at) where status = 'Submitted' and reminded_at is null;
