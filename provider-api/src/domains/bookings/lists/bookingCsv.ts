import { type Csv, momentInLagos, nairaText, shownStatus } from '../../../lists/index.ts';

export const bookingCsv: Csv = {
  name: 'Bookings.csv',
  columns: [
    { label: 'Booked (WAT)', cell: momentInLagos('b.created_at') },
    { label: 'Invoice Number', cell: 'b.invoice_id' },
    { label: 'Client', cell: 'b.owner_id', nameOr: '' },
    { label: 'Service', cell: '(select name from services where id = b.service_id)' },
    { label: 'Airport', cell: '(select code from airports where id = b.airport_id)' },
    { label: 'Destination', cell: '(select code from airports where id = b.destination_airport_id)' },
    { label: 'Flight (WAT)', cell: momentInLagos('b.flight_at') },
    { label: 'Flight Number', cell: 'b.flight_number' },
    { label: 'Passengers', cell: 'b.passenger_count' },
    { label: 'Amount', cell: nairaText('b.price_kobo') },
    { label: 'Status', cell: shownStatus('b.status') },
  ],
};
