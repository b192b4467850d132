import { genders } from 'shared-api/accounts';
import { airlines, type Booking, designations, type Passenger } from 'shared-api/bookings';
import { lagosTime } from 'shared-api/dates';
import type { FlightValues, PersonValues } from '../shared/bookingValues.ts';
import { oneOf } from '../shared/oneOf.ts';

/** Where a booking starts from one made before: the same again, the way back, or more passengers on its flight. */
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

/** Its flight, for another day without the day; of the way back neither the time nor the number is known. */
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
    // Its price is once per flight, which has it already.
    additionalServiceId: way === 'again' ? (booking.additionalService?.id ?? 0) : 0,
  };
}

export const personsOf = ({ passengers }: Booking): PersonValues[] => passengers.map(personOf);
