import type { ChangeBody } from 'shared-api/contract';
import { displayName, flightInstant, isOtherAirport, otherAirportMessage } from 'shared-api/rules';
import { FieldErrors } from '../../../http/errors.ts';
import type { BookingFlight, BookingRow, PassengerRow } from '../bookingRow.ts';
import { withZone } from '../create/flights.ts';
import { detailNames, type PassengerDetails, type Sides } from './ChangeRecord.ts';

export interface Change {
  flight: BookingFlight;
  passengers: { id: number; details: PassengerDetails }[];
  removedIds: number[];
  left: number;
  /** Undefined leaves the additional service unchanged, 0 removes the service. */
  additionalServiceId: number | undefined;
  sides: Sides;
}

function flightOf(body: ChangeBody, row: BookingRow): BookingFlight {
  const dateOfTravel = body.Date_Of_Travel?.slice(0, 10) ?? row.dateOfTravel;
  const arrival = body.Date_Of_Arrival ? new Date(withZone(body.Date_Of_Arrival)) : row.flightAt;
  return {
    flightNumber: body.Flight_Number ?? row.flightNumber,
    airline: body.airline ?? row.airline,
    airportId: body.AirportId ?? row.airportId,
    destinationAirportId: body.DestinationAirportId ?? row.destinationAirportId,
    dateOfTravel,
    flightAt: flightInstant(dateOfTravel, arrival),
  };
}

type ChangedPassenger = NonNullable<ChangeBody['Passengers']>[number];

const orNull = (text: string | null | undefined, was: string | null): string | null =>
  text === undefined ? was : text || null;

const detailsOf = (body: ChangedPassenger, row: PassengerRow): PassengerDetails => ({
  firstName: body.FirstName ?? row.firstName,
  middleName: orNull(body.MiddleName, row.middleName),
  lastName: body.LastName ?? row.lastName,
  designation: body.Designation ?? row.designation,
  gender: body.Gender ?? row.gender,
  mobileNumber: orNull(body.mobileNumber, row.mobileNumber),
  wheelChair: body.Wheel_Chair ?? row.wheelChair,
  specialRequirement: orNull(body.Special_Requirement, row.specialRequirement),
});

function different<T extends object>(
  was: T,
  is: T,
  names: readonly (keyof T)[],
): [Partial<T>, Partial<T>] | undefined {
  const changed = names.filter((name) => was[name] !== is[name]);
  if (changed.length === 0) return undefined;
  const [before, after]: [Partial<T>, Partial<T>] = [{}, {}];
  for (const name of changed) {
    before[name] = was[name];
    after[name] = is[name];
  }
  return [before, after];
}

type NamedFlight = Omit<BookingFlight, 'flightAt' | 'dateOfTravel'>;
const flightNames = ['flightNumber', 'airline', 'airportId', 'destinationAirportId'] as const;

function flightSides(row: BookingRow, flight: BookingFlight): Sides {
  const [before, after] = different<NamedFlight>(row, flight, flightNames) ?? [{}, {}];
  if (row.flightAt.getTime() === flight.flightAt.getTime()) return { before, after };
  return {
    before: { ...before, dateOfTravel: row.dateOfTravel, flightAt: row.flightAt.toISOString() },
    after: { ...after, dateOfTravel: flight.dateOfTravel, flightAt: flight.flightAt.toISOString() },
  };
}

export function readChange(body: ChangeBody, row: BookingRow, passengers: readonly PassengerRow[]): Change {
  const errors = new FieldErrors();
  const flight = flightOf(body, row);
  const removedIds = [...new Set(body.RemovedPassengers ?? [])];
  const byId = new Map(passengers.map((passenger) => [passenger.id, passenger]));
  const sides = flightSides(row, flight);
  const changed = (body.Passengers ?? []).flatMap((named, index) => {
    const was = byId.get(named.id);
    if (!was || removedIds.includes(named.id)) {
      errors.add(`Passengers[${index}]`, 'id', 'This passenger does not travel with the booking');
      return [];
    }
    const details = detailsOf(named, was);
    const both = different<PassengerDetails>(was, details, detailNames);
    if (!both) return [];
    const [before, after] = both;
    return [{ id: was.id, details, before, after, name: displayName(was), newName: displayName(details) }];
  });
  for (const [index, id] of removedIds.entries())
    if (!byId.has(id))
      errors.add('', `RemovedPassengers[${index}]`, 'This passenger does not travel with the booking');
  const movesAirport = 'airportId' in sides.after || 'destinationAirportId' in sides.after;
  if (movesAirport && !isOtherAirport(flight.destinationAirportId, flight.airportId))
    errors.add('', 'DestinationAirportId', otherAirportMessage);
  errors.refuse();
  if (changed.length > 0) {
    sides.before.passengers = changed.map(({ id, name, before }) => ({ id, name, ...before }));
    sides.after.passengers = changed.map(({ id, newName, after }) => ({ id, name: newName, ...after }));
  }
  if (removedIds.length > 0)
    sides.before.removed = passengers
      .filter(({ id }) => removedIds.includes(id))
      .map((passenger) => ({ id: passenger.id, name: displayName(passenger) }));
  return {
    flight,
    passengers: changed.map(({ id, details }) => ({ id, details })),
    removedIds,
    left: passengers.length - removedIds.length,
    additionalServiceId: body.additionalServiceId === undefined ? undefined : (body.additionalServiceId ?? 0),
    sides,
  };
}
