import { useQuery } from '@tanstack/react-query';
import {
  type Availability,
  availabilityQuery,
  freeHours,
  hourOfFlight,
  hourText,
  nearestHours,
  notOffered,
  offerRefusal,
  placesText,
} from 'shared-api/availability';
import type { Booking } from 'shared-api/bookings';
import { isCalendarDate } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import type { Service } from 'shared-api/services';
import { Banner, Button, Inline } from 'shared-ui';
import { TimeField } from 'shared-ui/fields';
import { useField, useForm } from 'shared-ui/form';
import { type FlightValues, flightAt } from '../bookingValues.ts';

/** When a booking is changed, only the service's id is known until the services are fetched. */
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

/**
 * If only the `validate` function changes, the form does not validate the typed time again. Therefore every
 * new reply of the server changes the `key` of this component.
 */
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

/** A form that was filled from an earlier flight may contain an airport without this service. */
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

interface Places {
  day: Availability;
  dataUpdatedAt: number;
  chosen: Chosen;
  /** The value is undefined if the user need not see the number of free places in the typed hour. */
  hour: { hour: number; left: number | null; nearest: number[] } | undefined;
}

function hourIn(day: Availability, { date }: Chosen, hour: number): Places['hour'] {
  const chosen = day.hours[hour];
  if (!chosen || chosen.why === 'closed' || chosen.why === 'hours') return undefined;
  return { hour, left: chosen.left, nearest: nearestHours(hour, freeHours(day, date, serverNow())) };
}

/** A booking already has places in the hour of its flight. A change within this hour needs no free places. */
export type OwnHour = Pick<Booking, 'airportId' | 'date_Of_Travel' | 'date_Of_Arrival'>;

function usePlaces(service: OfferedService, own: OwnHour | undefined): Places | undefined {
  const [airportId, date = '', time] = [
    useValue('AirportId'),
    useValue('Date_Of_Travel'),
    useValue('airportTime'),
  ];
  const asks = service.limited === true && airportId !== undefined && isCalendarDate(date);
  const { data: day, dataUpdatedAt } = useQuery({
    ...availabilityQuery(service.id, { airportId: airportId ?? 0, date }),
    enabled: asks,
  });
  if (!asks || !day) return undefined;
  const chosen = { service, airportId, date };
  const places = { day, dataUpdatedAt, chosen, hour: undefined };
  if (!isTime(time)) return places;
  const hour = hourOfFlight(flightAt({ Date_Of_Travel: date, airportTime: time }));
  const isOwn =
    own?.airportId === airportId &&
    own.date_Of_Travel === date &&
    hourOfFlight(new Date(own.date_Of_Arrival)) === hour;
  return isOwn ? places : { ...places, hour: hourIn(day, chosen, hour) };
}

interface AirportTimeProps {
  service: OfferedService;
  own: OwnHour | undefined;
}

export function AirportTime({ service, own }: AirportTimeProps) {
  const places = usePlaces(service, own);
  const left = placesText(places?.hour?.left ?? null);
  return (
    <>
      <TimeField
        name="airportTime"
        label="Airport time"
        hint={`At the airport, in West Africa Time${left ? `: ${left}` : ''}`}
        required
      />
      {service.notOfferedAt && <OfferedThere service={service} />}
      {places && (
        <OfferedAt
          key={`${places.chosen.airportId} ${places.chosen.date} ${places.dataUpdatedAt}`}
          day={places.day}
          {...places.chosen}
        />
      )}
    </>
  );
}

export function FullHour({ service, own }: AirportTimeProps) {
  const { change } = useForm();
  const { hour, left, nearest = [] } = usePlaces(service, own)?.hour ?? {};
  if (hour === undefined || left !== 0) return null;
  const take = (free: number) => {
    change('airportTime', hourText(free));
    document.querySelector<HTMLElement>('[name=airportTime]')?.focus();
  };
  return (
    <Banner tone="warning" title={`${nameOf(service)} is full at ${hourText(hour)}`} live="assertive">
      <p>{nearest.length > 0 ? 'The nearest hours that have room:' : 'No other hour of the day has room.'}</p>
      <Inline>
        {nearest.map((free) => (
          <Button key={free} onClick={() => take(free)}>
            Take {hourText(free)}
          </Button>
        ))}
      </Inline>
    </Banner>
  );
}
