import { airports, bookingStatusWords, displayName, formatDate, formatMoment } from 'shared-api/rules';
import type { FlightSection } from '../../documents/index.ts';
import type { BookingRow } from './bookingRow.ts';
import type { PassengerRow } from './passengerRow.ts';

export const airportName = (id: number): string => airports.find((airport) => airport.id === id)?.name ?? '';

export const bookerName = ({ firstName, lastName, businessName }: BookingRow): string =>
  displayName({ firstName, lastName, business_Name: businessName });

const dayOf = (dateOfTravel: string): string => formatDate(new Date(`${dateOfTravel}T12:00:00+01:00`));

/** A booking as documents print it, with its passengers. */
export const flightSection = (row: BookingRow, passengers: readonly PassengerRow[]): FlightSection => ({
  heading: [row.serviceName, row.flightNumber, row.invoiceId].filter(Boolean).join(' · '),
  facts: [
    ['Airport', airportName(row.airportId)],
    ['Destination', airportName(row.destinationAirportId)],
    ['Travel date', dayOf(row.dateOfTravel)],
    ['Airport time', formatMoment(row.flightAt)],
    ['Flight number', row.flightNumber],
    ['Airline', row.airline ?? ''],
    ['Status', bookingStatusWords(row.status)],
    ['Passengers', String(passengers.length)],
  ],
  passengers: passengers.map((passenger) => ({
    name: [passenger.firstName, passenger.middleName, passenger.lastName].filter(Boolean).join(' '),
    designation: passenger.designation,
    gender: passenger.gender,
    wheelChair: passenger.wheelChair,
    specialRequirement: passenger.specialRequirement,
  })),
});
