import { airlines, type Booking } from 'shared-api/bookings';
import { lagosTime } from 'shared-api/dates';
import { type FlightValues, type PersonValues, personFrom } from '../../shared/bookingValues.ts';
import { oneOf } from '../../shared/oneOf.ts';

export type Way = 'again' | 'return' | 'more';

export function flightBefore(booking: Booking, way: Way): Partial<FlightValues> {
  const airline = oneOf(airlines, booking.airline);
  const { airportId, destinationAirportId = 0 } = booking;
  const isBack = way === 'return';
  return {
    AirportId: isBack ? destinationAirportId : airportId,
    DestinationAirportId: isBack ? airportId : destinationAirportId,
    ...(airline && { airline }),
    ...(!isBack && {
      airportTime: lagosTime(new Date(booking.date_Of_Arrival)),
      Flight_Number: booking.flight_Number,
    }),
    ...(way === 'more' && { Date_Of_Travel: booking.date_Of_Travel }),
    // With 'more', passengers are added to the same flight. The earlier booking already contains the flight's
    // additional service.
    additionalServiceId: way === 'again' ? (booking.additionalService?.id ?? 0) : 0,
  };
}

export const personsOf = ({ passengers }: Booking): PersonValues[] => passengers.map(personFrom);
