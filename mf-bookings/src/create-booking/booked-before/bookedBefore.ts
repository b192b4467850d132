import { genders } from 'shared-api/accounts';
import { airlines, type Booking, designations, type Passenger } from 'shared-api/bookings';
import { lagosTime } from 'shared-api/dates';
import type { FlightValues, PersonValues } from '../../shared/bookingValues.ts';
import { oneOf } from '../../shared/oneOf.ts';

export type Way = 'again' | 'return' | 'more';

const personOf = (passenger: Passenger): PersonValues => ({
  FirstName: passenger.firstName,
  LastName: passenger.lastName,
  Designation: oneOf(designations, passenger.designation) ?? 'Ms.',
  Gender: oneOf(genders, passenger.gender) ?? 'Female',
  mobileNumber: passenger.mobileNumber ?? '',
  Wheel_Chair: passenger.wheel_Chair,
  Others: Boolean(passenger.special_Requirement),
  ...(passenger.special_Requirement && { Special_Requirement: passenger.special_Requirement }),
});

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

export const personsOf = ({ passengers }: Booking): PersonValues[] => passengers.map(personOf);
