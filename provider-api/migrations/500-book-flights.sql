-- The next numbers of the year in Lagos, without a gap: kept only if the transaction is (S10). Every other transaction of
-- the year waits from here to the commit.
create function next_invoice_numbers(kind text, at timestamptz, how_many int)
returns table (place int, invoice_id text, invoice_no text) language plpgsql as $$
declare
  code text := case kind when 'booking' then 'PSB' when 'funding' then 'PSF' when 'registration' then 'PSR' end;
  this_year int := extract(year from lagos_day(at));
  last int;
begin
  insert into invoice_counters as counter (year, last_number) values (this_year, how_many)
  on conflict (year) do update set last_number = counter.last_number + how_many
  returning last_number into last;
  return query
    select of.place, of.number, code || '-' || of.number
      from generate_series(1, how_many) as nth,
           lateral (select nth, this_year || '-' || case when last - how_many + nth < 1000000
                                                         then to_char(last - how_many + nth, 'FM000000')
                                                         else (last - how_many + nth)::text end) as of (place, number);
end $$;

-- Debits a wallet for bookings: wallet to unearned, one journal each. A booking is debited once, whoever asks again.
create function post_bookings(bookings bigint[], prices bigint[], client_id bigint, actor bigint, at timestamptz)
returns void language sql as $$
  with priced as (
    select * from unnest(bookings, prices) as priced (booking_id, price_kobo)
  ), journal as (
    insert into journals (kind, booking_id, actor_id, created_at)
    select 'booking', booking_id, actor, at from priced
    returning id, booking_id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select journal.id, account.id, case account.kind when 'wallet' then -priced.price_kobo else priced.price_kobo end
    from priced join journal using (booking_id)
    join ledger_accounts account
      on account.kind = 'unearned' or (account.kind = 'wallet' and account.owner_id = client_id)
$$;

-- Books and debits every flight with its passengers, or none (S13), and answers with the reply of each, which lacks nothing
-- but the number. What others wait for, the wallet and the year's counter, is locked last.
create function book_flights(flights jsonb, client_id bigint, at timestamptz) returns jsonb language plpgsql as $$
declare
  replies jsonb;
begin
  insert into passengers
    (id, booking_id, position, first_name, middle_name, last_name, designation, gender, mobile_number, school_name,
     is_student, nin, wheel_chair, special_requirement)
  overriding system value
  select passenger.id, passenger."bookingId", row_number() over (partition by passenger."bookingId" order by passenger.id),
         passenger."firstName", passenger."middleName", passenger."lastName", passenger.designation, passenger.gender,
         passenger."mobileNumber", passenger."schoolName", passenger."isStudent", passenger.nin, passenger."wheelChair",
         passenger."specialRequirement"
    from jsonb_array_elements(flights) flight,
         jsonb_to_recordset(flight -> 'passengers') as passenger (
           id bigint, "bookingId" bigint, "firstName" text, "middleName" text, "lastName" text, designation text,
           gender text, "mobileNumber" text, "schoolName" text, "isStudent" boolean, nin text, "wheelChair" boolean,
           "specialRequirement" text);

  insert into booking_status_history (booking_id, status, actor_id, created_at)
  select (flight -> 'id')::bigint, flight ->> 'status', client_id, at from jsonb_array_elements(flights) flight;

  perform post_bookings(array_agg((flight -> 'id')::bigint), array_agg((flight -> 'priceKobo')::bigint),
                        client_id, client_id, at)
     from jsonb_array_elements(flights) flight;

  with booked as (
    insert into bookings
      (id, batch_code, application_user_id, created_by, service_id, airport_id, destination_airport_id, flight_number,
       airline, date_of_travel, flight_at, passenger_count, unit_price_kobo, additional_service_id,
       additional_price_kobo, price_kobo, status, payment_status, terms_version, invoice_id, invoice_no, created_at)
    select flight.id, flight."batchCode", client_id, client_id, flight."serviceId", flight."airportId",
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

-- A repeated request gets the very text of the first reply: jsonb would put its keys in another order.
alter table idempotency_keys alter column reply type json using reply::json;
