import {
  type AirportOffer,
  hourText,
  type ListedException,
  leadText,
  offeredDay,
  type ServiceOffer,
} from 'shared-api/availability';
import { formatShortDate } from 'shared-api/dates';
import { countOf } from 'shared-api/wording';

export const hoursText = ({ fromHour, toHour }: Pick<ServiceOffer, 'fromHour' | 'toHour'>): string =>
  fromHour === 0 && toHour === 24 ? 'All day' : `${hourText(fromHour)}–${hourText(toHour)}`;

export const limitText = ({ perHour, counts }: Pick<ServiceOffer, 'perHour' | 'counts'>): string =>
  perHour === null ? 'No limit' : countOf(perHour, counts.slice(0, -1));

export const exceptionText = ({ closed, perHour, leadMinutes }: ListedException): string => {
  if (closed) return 'Closed';
  return perHour === null ? `Lead time ${leadText(leadMinutes ?? 0)}` : `${perHour} per hour`;
};

const openHours = (offer: ServiceOffer): number[] =>
  offeredDay(offer, []).hours.flatMap(({ hour, why }) => (why === null ? [hour] : []));

const noLimit = Number.POSITIVE_INFINITY;

function isNarrower(before: ServiceOffer, after: ServiceOffer): boolean {
  if (!before.offered) return false;
  const open = openHours(after);
  return (
    !after.offered ||
    openHours(before).some((hour) => !open.includes(hour)) ||
    after.leadMinutes > before.leadMinutes ||
    (after.perHour ?? noLimit) < (before.perHour ?? noLimit) ||
    (after.perHour !== null && after.counts !== before.counts)
  );
}

export function staysValid(offers: readonly AirportOffer[], after: ServiceOffer): string | undefined {
  const narrowed = offers.filter((offer) => isNarrower(offer, after));
  const bookings = narrowed.reduce((sum, { ahead }) => sum + ahead.bookings, 0);
  const last = narrowed
    .flatMap(({ ahead }) => ahead.last ?? [])
    .sort()
    .at(-1);
  if (bookings === 0 || !last) return undefined;
  return `${countOf(bookings, 'booking')} ahead, the last on ${formatShortDate(last)}: they stay valid.`;
}
