import type { Database } from '../db/index.ts';

interface BookingFacts {
  minutesAgo?: number;
  paymentStatus?: 'Paid' | 'Unpaid';
  airportId?: number;
}

export async function addBooking(
  db: Database,
  userId: number,
  { minutesAgo = 5, paymentStatus = 'Paid', airportId = 13 }: BookingFacts = {},
): Promise<{ id: number; batchCode: string; invoiceId: string }> {
  return db.one<{ id: number; batchCode: string; invoiceId: string }>(
    `with service as (
       insert into services (name, price_kobo, service_type_id) values ('Arrival', 5000000, 1) returning id
     )
     insert into bookings (batch_code, owner_id, created_by, service_id, airport_id,
                           destination_airport_id, flight_number, date_of_travel, flight_at, passenger_count,
                           unit_price_kobo, additional_service_id, additional_price_kobo, price_kobo,
                           payment_status, invoice_id, invoice_no, created_at)
     select gen_random_uuid(), $1, $1, id, $4, 1, 'P47121', '2026-03-04', now(), 2, 5000000, id, 1500000, 11500000,
            $2, '2020-' || 100000 + id, 'PSB-' || gen_random_uuid(),
            now() - make_interval(mins => $3::int) from service
     returning id, batch_code as "batchCode", invoice_id as "invoiceId"`,
    [userId, paymentStatus, minutesAgo, airportId],
  );
}
