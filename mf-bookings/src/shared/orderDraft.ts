import { genders } from 'shared-api/accounts';
import { defaultAirportId, defaultDestinationAirportId } from 'shared-api/airports';
import { airlines, designations } from 'shared-api/bookings';
import { lagosTime } from 'shared-api/dates';
import type { Order, OrderEntry } from 'shared-api/orders';
import type { AddedPassenger } from './bookingValues.ts';
import { type AlsoBooked, everybody } from './legs.ts';
import { oneOf } from './oneOf.ts';

type Passenger = OrderEntry['Passengers'][number];

const flightOf = (entry: OrderEntry, passenger: Passenger): AddedPassenger['flight'] => ({
  AirportId: passenger.AirportId ?? entry.AirportId ?? defaultAirportId,
  DestinationAirportId:
    passenger.DestinationAirportId ?? entry.DestinationAirportId ?? defaultDestinationAirportId,
  Date_Of_Travel: (passenger.Date_Of_Travel ?? entry.Date_Of_Travel).slice(0, 10),
  airportTime: lagosTime(new Date(passenger.Date_Of_Arrival ?? entry.Date_Of_Arrival)),
  Flight_Number: passenger.Flight_Number || entry.Flight_Number,
  airline: oneOf(airlines, passenger.airline ?? entry.airline) ?? airlines[0],
  additionalServiceId: passenger.additionalServiceId ?? entry.additionalServiceId ?? 0,
});

const personOf = (passenger: Passenger): AddedPassenger['person'] => ({
  FirstName: passenger.FirstName,
  LastName: passenger.LastName,
  Designation: oneOf(designations, passenger.Designation) ?? 'Ms.',
  Gender: oneOf(genders, passenger.Gender) ?? 'Female',
  mobileNumber: passenger.mobileNumber ?? '',
  Wheel_Chair: passenger.Wheel_Chair ?? false,
  Others: Boolean(passenger.Special_Requirement),
  ...(passenger.Special_Requirement && { Special_Requirement: passenger.Special_Requirement }),
  ...(passenger.TextTraveller && { TextTraveller: true }),
  ...(passenger.Reference && { Reference: passenger.Reference }),
});

export interface OrderDraft {
  serviceId: number;
  added: AddedPassenger[];
  also: AlsoBooked | undefined;
}

/** The draft is undefined if the order contains more than the wizard can show. */
export function draftOfOrder({ entries }: Pick<Order, 'entries'>): OrderDraft | undefined {
  const serviceId = entries[0]?.ServiceId ?? 0;
  const own = entries.filter((entry) => entry.ServiceId === serviceId);
  const [other, ...more] = entries.filter((entry) => entry.ServiceId !== serviceId);
  const added = own
    .flatMap((entry) => entry.Passengers.map((passenger) => [entry, passenger] as const))
    .map(([entry, passenger], index) => ({
      key: index + 1,
      flight: flightOf(entry, passenger),
      person: personOf(passenger),
    }));
  const [first] = other?.Passengers ?? [];
  if (more.length > 0 || (other && other.Passengers.length !== everybody(added).length)) return undefined;
  const also = other && first && { serviceId: other.ServiceId, flight: flightOf(other, first) };
  return { serviceId, added, also };
}
