/** Bookings of one client over the last three years, without the triggers and checks that each one passes by itself. */
export const manyBookings = (clientId: number, count: number): string => `
  set session_replication_role = replica;
  insert into bookings
    (batch_code, owner_id, created_by, service_id, airport_id, destination_airport_id, flight_number,
     airline, date_of_travel, flight_at, passenger_count, unit_price_kobo, price_kobo, status, invoice_id,
     invoice_no, created_at)
  select gen_random_uuid(), ${clientId}, ${clientId}, (select min(id) from services), 1 + n % 18, 1, 'P4' || n % 900,
         'Air Peace', at::date + 10, at + interval '10 days', 1, 5000000, 5000000,
         (array['Processing', 'Service_Rendered', 'Payment_Received', 'Canceled'])[1 + n % 4],
         'M-' || n, 'PSB-M-' || n, at
    from (select n, now() - interval '1 hour' - (${count} - n) * (interval '1095 days' / ${count}) as at
            from generate_series(1, ${count}) as n) made;
  insert into passengers (booking_id, position, first_name, last_name, designation, gender)
  select id, 1, 'Charlie', 'Sierra', 'Ms.', 'Female' from bookings where owner_id = ${clientId};`;
