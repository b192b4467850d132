import { airportPlace, airports } from '../airports/airports.ts';
import type { InferType } from '../contract/yup.ts';
import { formatShortDate, hourMs, lagosInstant, lagosTime, minuteMs } from '../dates/dates.ts';
import { countOf } from '../wording/counts.ts';
import type { offerFields } from './schemas.ts';

export const offerCounts = ['passengers', 'bookings'] as const;
export type OfferCounts = (typeof offerCounts)[number];

export const maxLeadMinutes = 30 * 24 * 60;
export const maxPerHour = 9_999;
export const shownPlaces = 12;

export type ServiceOffer = InferType<typeof offerFields>;

/** This default applies until staff set an offer for the service at the airport. */
export const openOffer: ServiceOffer = {
  offered: true,
  fromHour: 0,
  toHour: 24,
  leadMinutes: 0,
  perHour: null,
  counts: 'passengers',
};

export const exceptionKinds = ['perHour', 'leadMinutes', 'closed'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

export interface OfferException {
  fromHour: number;
  toHour: number;
  closed: boolean;
  perHour: number | null;
  leadMinutes: number | null;
}

export const whyNot = ['hours', 'closed', 'late', 'full'] as const;
export type WhyNot = (typeof whyNot)[number];

export interface OfferedHour {
  hour: number;
  why: WhyNot | null;
  leadMinutes: number;
}

export interface OfferedDay<Hour extends OfferedHour = OfferedHour> {
  offered: boolean;
  fromHour: number;
  toHour: number;
  hours: readonly Hour[];
}

export interface LimitedHour extends OfferedHour {
  perHour: number | null;
}

const within = ({ fromHour, toHour }: { fromHour: number; toHour: number }, hour: number): boolean =>
  fromHour < toHour ? fromHour <= hour && hour < toHour : fromHour <= hour || hour < toHour;

/** `exceptions` must be sorted newest first, since the newest exception for an hour applies. */
export function offeredDay(
  offer: ServiceOffer,
  exceptions: readonly OfferException[],
): OfferedDay<LimitedHour> {
  const { offered, fromHour, toHour, leadMinutes, perHour } = offer;
  const hours = Array.from({ length: 24 }, (_, hour): LimitedHour => {
    const exception = exceptions.find((one) => within(one, hour));
    const open = within(offer, hour) ? null : 'hours';
    return {
      hour,
      why: exception?.closed ? 'closed' : open,
      leadMinutes: exception?.leadMinutes ?? leadMinutes,
      perHour: exception?.perHour ?? perHour,
    };
  });
  return { offered, fromHour, toHour, hours };
}

export const hourOfFlight = (flightAt: Date): number => Number(lagosTime(flightAt).slice(0, 2));

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export function airportText(id: number): string {
  const airport = airports.find((one) => one.id === id);
  return airport ? `${airportPlace(airport.name)} (${airport.code})` : 'this airport';
}

export const notOffered = (service: string, airportId: number): string =>
  `${service} is not offered at ${airportText(airportId)}`;

const isLate = (leadMinutes: number, flightAt: Date, now: Date): boolean =>
  leadMinutes > 0 && flightAt.getTime() - now.getTime() < leadMinutes * minuteMs;

export const leadText = (minutes: number): string =>
  minutes % 60 === 0 ? countOf(minutes / 60, 'hour') : countOf(minutes, 'minute');

export interface OfferRefusal {
  field: 'airport' | 'time';
  message: string;
}

interface AskedOffer {
  service: string;
  airportId: number;
  flightAt: Date;
  now: Date;
}

/** The function checks opening hours, exceptions and lead time, but not whether places are free. */
export function offerRefusal(
  day: OfferedDay,
  { service, airportId, flightAt, now }: AskedOffer,
): OfferRefusal | undefined {
  if (!day.offered) return { field: 'airport', message: notOffered(service, airportId) };
  const hour = day.hours[hourOfFlight(flightAt)];
  if (!hour) return undefined;
  const atTime = (message: string): OfferRefusal => ({ field: 'time', message });
  if (hour.why === 'closed') return atTime(`${service} is closed here at this hour`);
  if (hour.why === 'hours')
    return atTime(`${service} is offered from ${hourText(day.fromHour)} to ${hourText(day.toHour)} here`);
  if (isLate(hour.leadMinutes, flightAt, now))
    return atTime(`This service must be booked at least ${leadText(hour.leadMinutes)} before`);
  return undefined;
}

/** True means that a flight at the start of the hour can still be booked. Free places are not checked. */
export function isOpenHour(date: string, { hour, why, leadMinutes }: OfferedHour, now: Date): boolean {
  const begins = lagosInstant(date, hourText(hour));
  return why !== 'closed' && why !== 'hours' && begins > now && !isLate(leadMinutes, begins, now);
}

export const isLateHour = (date: string, { hour, leadMinutes }: OfferedHour, now: Date): boolean =>
  isLate(leadMinutes, new Date(lagosInstant(date, hourText(hour)).getTime() + hourMs - minuteMs), now);

interface PlacedHour extends OfferedHour {
  left: number | null;
}

export const freeHours = ({ hours }: OfferedDay<PlacedHour>, date: string, now: Date, places = 1): number[] =>
  hours
    .filter((one) => (one.left === null || one.left >= places) && isOpenHour(date, one, now))
    .map(({ hour }) => hour);

export const placesOf = (counts: OfferCounts, passengers: number): number =>
  counts === 'bookings' ? 1 : passengers;

const mostNearest = 3;

export const nearestHours = (hour: number, free: readonly number[]): number[] =>
  free
    .filter((one) => one !== hour)
    .sort((one, other) => Math.abs(one - hour) - Math.abs(other - hour) || one - other)
    .slice(0, mostNearest)
    .sort((one, other) => one - other);

export interface FullHour {
  /** `at` is the path of the entry in the request, such as `[2]`, or empty for a single entry. */
  at: string;
  service: string;
  airportId: number;
  date: string;
  hour: number;
  left: number;
  nearest: number[];
}

const nearestText = (nearest: readonly number[]): string =>
  nearest.length > 0
    ? `nearest ${nearest.map(hourText).join(', ')}`
    : 'no other hour of the day has room for as many';

export const fullText = ({ service, airportId, date, hour, left, nearest }: FullHour): string =>
  `${service} at ${airportText(airportId)}, ${formatShortDate(date)}, ${hourText(hour)}: ${left > 0 ? `${left} left` : 'full'}, ${nearestText(nearest)}`;

export function placesText(left: number | null): string | undefined {
  if (left === null || left >= shownPlaces) return undefined;
  return left > 0 ? `${left} left` : 'full';
}
