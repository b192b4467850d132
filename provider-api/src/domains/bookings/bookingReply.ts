import type { Booking } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import type { BookingRow } from './bookingRow.ts';
import { type PassengerRow, passengerReply } from './passengerRow.ts';

const additionalService = ({
  additionalServiceId,
  additionalServiceName,
  additionalPriceKobo,
}: BookingRow) =>
  additionalServiceId === null
    ? null
    : {
        id: additionalServiceId,
        name: additionalServiceName ?? '',
        price: nairaFromKobo(additionalPriceKobo),
      };

/** As the contract names it (BOOKDETAIL-13); prices are those of the day of the booking. */
export const bookingReply = (row: BookingRow, passengers: readonly PassengerRow[]): Booking => ({
  id: row.id,
  batchCode: row.batchCode,
  airportId: row.airportId,
  destinationAirportId: row.destinationAirportId,
  date_Of_Travel: row.dateOfTravel,
  date_Of_Arrival: row.flightAt.toISOString(),
  flight_Number: row.flightNumber,
  airline: row.airline,
  bookingStatus: row.status,
  paymentStatus: row.paymentStatus,
  applicationUserId: row.applicationUserId,
  applicationUser: { firstName: row.firstName, lastName: row.lastName, business_Name: row.businessName },
  modifiedBy_FirstName: row.modifiedByFirstName,
  service: { id: row.serviceId, name: row.serviceName, price: nairaFromKobo(row.unitPriceKobo) },
  additionalService: additionalService(row),
  passengers: passengers.map(passengerReply),
  price: nairaFromKobo(row.priceKobo),
  invoiceNumber: row.invoiceId,
  dateCreated: row.createdAt.toISOString(),
});
