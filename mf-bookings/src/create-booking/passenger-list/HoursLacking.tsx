import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  availabilityQuery,
  freeHours,
  fullText,
  nearestHours,
  offerRefusal,
  placesOf,
} from 'shared-api/availability';
import { maxPassengers } from 'shared-api/bookings';
import { serverNow } from 'shared-api/http';
import { type Service, servicesQuery } from 'shared-api/services';
import { Banner } from 'shared-ui';
import type { AddedPassenger } from '../../shared/bookingValues.ts';
import { rowsText, type WantedHour, wantedHours, withoutPlace } from './wantedHours.ts';

type RowOf = (passenger: AddedPassenger) => number | undefined;

function HourLacking({ wanted, rowOf }: { wanted: WantedHour; rowOf: RowOf }) {
  const { service, airportId, date, hour, flights } = wanted;
  const passengers = flights.flat();
  const { data: day } = useQuery({
    ...availabilityQuery(service.id, {
      airportId,
      date,
      places: Math.min(passengers.length, maxPassengers),
    }),
    placeholderData: keepPreviousData,
  });
  if (!day) return null;
  const now = serverNow();
  const tell = (title: string, text: string, whom: readonly AddedPassenger[]) => (
    <Banner tone="warning" title={title} live="assertive">
      {[text, rowsText(whom.flatMap((passenger) => rowOf(passenger) ?? []))].filter(Boolean).join(': ')}.
    </Banner>
  );
  const refusal = offerRefusal(day, { ...wanted, service: service.name, now });
  if (refusal) return tell('This flight cannot be booked', refusal.message, passengers);
  const left = day.hours[hour]?.left ?? null;
  const without = left === null ? [] : withoutPlace(wanted, day.counts, left);
  if (left === null || without.length === 0) return null;
  const places = flights.reduce((sum, { length }) => sum + placesOf(day.counts, length), 0);
  const nearest = nearestHours(hour, freeHours(day, date, now, places));
  const text = fullText({ at: '', service: service.name, airportId, date, hour, left, nearest });
  return tell('Too many passengers for this hour', `${text}. Without a place`, without);
}

interface Props {
  service: Service;
  added: readonly AddedPassenger[];
  listed: readonly { row: number; passenger: AddedPassenger }[];
}

/** If an hour has too few places, the server refuses the whole booking at Confirm. Users are told before. */
export function HoursLacking({ service, added, listed }: Props) {
  const { data: services = [] } = useQuery(servicesQuery);
  const rowOf: RowOf = (passenger) => listed.find((one) => one.passenger === passenger)?.row;
  const wanted = wantedHours([...added, ...listed.map(({ passenger }) => passenger)], service, services);
  return (
    <>
      {wanted.map((one) => (
        <HourLacking
          key={`${one.service.id} ${one.airportId} ${one.date} ${one.hour}`}
          wanted={one}
          rowOf={rowOf}
        />
      ))}
    </>
  );
}
