-- Books and debits every flight with its passengers, or none (S13), and answers with the reply of each, which lacks nothing
-- but the number. What others wait for, the wallet and the year's counter, is locked last.
create or replace function book_flights(flights jsonb, client_id bigint, at timestamptz) returns jsonb language plpgsql as $$
declare
  replies jsonb;
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
