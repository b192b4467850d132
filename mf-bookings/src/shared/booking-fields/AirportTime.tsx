import { useQuery } from '@tanstack/react-query';
import {
  type Availability,
  availabilityQuery,
  hourOfFlight,
  isOpenHour,
  nearestHours,
  notOffered,
  offerRefusal,
  placesText,
} from 'shared-api/availability';
import { isCalendarDate } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import type { Service } from 'shared-api/services';
import { TimeField } from 'shared-ui/fields';
import { useField } from 'shared-ui/form';
import { type FlightValues, flightAt } from '../bookingValues.ts';

/** A change knows no more of the service than its number until the services are there. */
export type OfferedService = Pick<Service, 'id'> &
  Partial<Pick<Service, 'name' | 'limited' | 'notOfferedAt'>>;

const nameOf = ({ name }: OfferedService) => name ?? 'The service';

const isTime = (text: string | undefined): text is string => /^\d{2}:\d{2}$/.test(text ?? '');

const useValue = <Name extends keyof FlightValues>(name: Name) =>
  useField<FlightValues[Name] | undefined>(name, { subscription: { value: true }, allowNull: true }).input
    .value as FlightValues[Name] | undefined;

interface Chosen {
  service: OfferedService;
  airportId: number;
  date: string;
}

/** It refuses by the rule of the server. The form judges a field when a rule is added, so each reading adds its own. */
function OfferedAt({ day, service, airportId, date }: Chosen & { day: Availability }) {
  const refuse = (time: string | undefined) => {
    if (!isTime(time)) return undefined;
    const at = flightAt({ Date_Of_Travel: date, airportTime: time });
    const refusal = offerRefusal(day, {
      service: nameOf(service),
      airportId,
      flightAt: at,
      now: serverNow(),
    });
    return refusal?.field === 'time' ? refusal.message : undefined;
  };
  useField<string>('airportTime', {
    validate: refuse,
    allowNull: true,
    format: (given) => given,
    subscription: {},
  });
  return null;
}

/** An earlier flight that is filled in may be of an airport that is not offered any more. */
function OfferedThere({ service }: { service: OfferedService }) {
  useField<number>('AirportId', {
    validate: (id) =>
      id && service.notOfferedAt?.includes(id) ? notOffered(nameOf(service), id) : undefined,
    allowNull: true,
    format: (given) => given,
    subscription: {},
  });
  return null;
}

/** It tells what is left of the chosen hour, and the nearest hours where it is full. */
function placesLeft(day: Availability, date: string, time: string): string | undefined {
  const hour = hourOfFlight(flightAt({ Date_Of_Travel: date, airportTime: time }));
  const chosen = day.hours[hour];
  if (!chosen || chosen.why === 'closed' || chosen.why === 'hours') return undefined;
  const now = serverNow();
  const free = day.hours.filter((one) => one.left !== 0 && isOpenHour(date, one, now));
  return placesText({
    left: chosen.left,
    nearest: nearestHours(
      hour,
      free.map((one) => one.hour),
    ),
  });
}

/** The time of the flight at the airport, with what is left of its hour. */
export function AirportTime({ service }: { service: OfferedService }) {
  const [airportId, date = '', time] = [
    useValue('AirportId'),
    useValue('Date_Of_Travel'),
    useValue('airportTime'),
  ];
  const asks = service.limited === true && airportId !== undefined && isCalendarDate(date);
  const { data: day, dataUpdatedAt } = useQuery({
    ...availabilityQuery(service.id, airportId ?? 0, date),
    enabled: asks,
  });
  const left = asks && day && isTime(time) ? placesLeft(day, date, time) : undefined;
  return (
    <>
      <TimeField
        name="airportTime"
        label="Airport time"
        hint={`At the airport, in West Africa Time${left ? `: ${left}` : ''}`}
        required
      />
      {service.notOfferedAt && <OfferedThere service={service} />}
      {asks && day && (
        <OfferedAt
          key={`${airportId} ${date} ${dataUpdatedAt}`}
          day={day}
          service={service}
          airportId={airportId}
          date={date}
        />
      )}
    </>
  );
}
