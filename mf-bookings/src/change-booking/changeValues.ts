import type { Booking } from 'shared-api/bookings';
import type { ChangeBody } from 'shared-api/changes';
import { lagosTime } from 'shared-api/dates';
import {
  type FlightValues,
  flightAt,
  type PersonValues,
  personBody,
  personFrom,
} from '../shared/bookingValues.ts';

export interface ChangeValues extends FlightValues {
  reason?: string;
}

export interface SeenBooking {
  version: number;
  flight: FlightValues;
  /** The key is a passenger's id. */
  people: Readonly<Record<number, PersonValues>>;
}

export interface ChangedPassengers {
  edited: Readonly<Record<number, PersonValues>>;
  removed: readonly number[];
}

const flightValues = (booking: Booking): FlightValues => ({
  AirportId: booking.airportId,
  DestinationAirportId: booking.destinationAirportId ?? 0,
  Date_Of_Travel: booking.date_Of_Travel,
  airportTime: lagosTime(new Date(booking.date_Of_Arrival)),
  Flight_Number: booking.flight_Number,
  airline: booking.airline as FlightValues['airline'],
  additionalServiceId: booking.additionalService?.id ?? 0,
});

export const seenOf = (booking: Booking): SeenBooking => ({
  version: booking.version ?? 1,
  flight: flightValues(booking),
  people: Object.fromEntries(booking.passengers.map((passenger) => [passenger.id, personFrom(passenger)])),
});

/** Only differences are sent, because the server refuses a change that changes nothing. */
export function toChange(
  { version, flight: was, people: before }: SeenBooking,
  values: ChangeValues,
  { edited, removed }: ChangedPassengers,
): ChangeBody {
  const at = flightAt(values);
  const moved = at.getTime() !== flightAt(was).getTime();
  const people = Object.keys(before).flatMap((key) => {
    const person = edited[Number(key)];
    return person && !removed.includes(Number(key)) ? [{ id: Number(key), ...personBody(person) }] : [];
  });
  return {
    version,
    ...(values.reason?.trim() && { reason: values.reason.trim() }),
    ...(values.Flight_Number.trim() !== was.Flight_Number && { Flight_Number: values.Flight_Number.trim() }),
    ...(values.airline !== was.airline && { airline: values.airline }),
    ...(values.AirportId !== was.AirportId && { AirportId: values.AirportId }),
    ...(values.DestinationAirportId !== was.DestinationAirportId && {
      DestinationAirportId: values.DestinationAirportId,
    }),
    ...(moved && { Date_Of_Travel: values.Date_Of_Travel, Date_Of_Arrival: at.toISOString() }),
    ...((values.additionalServiceId ?? 0) !== was.additionalServiceId && {
      additionalServiceId: values.additionalServiceId ?? 0,
    }),
    ...(people.length > 0 && { Passengers: people }),
    ...(removed.length > 0 && { RemovedPassengers: [...removed] }),
  };
}

export const changesNothing = ({ version: _, reason: __, ...change }: ChangeBody): boolean =>
  Object.keys(change).length === 0;
