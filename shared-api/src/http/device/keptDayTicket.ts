import { airportPlace, airports } from '../../airports/airports.ts';
import { formatDay } from '../../dates/dates.ts';
import { sessionEpoch } from '../session/sessionEpoch.ts';

const key = 'kept-day';

/** This tab alone holds it: without its salt the copy cannot be read, with the PIN or without. */
export interface KeptDayTicket {
  id: string;
  officerId: number;
  airportId: number;
  date: string;
  /** It counts by the server's clock, in milliseconds since 1970. */
  until: number;
  /** How far the server's clock is ahead of this device's. */
  aheadMs: number;
  /** The mark of the last Logout: another one means that somebody has logged out since. */
  epoch: string;
  /** It is 32 random bytes, as hexadecimals. */
  salt: string;
}

export const dropKeptDayTicket = (): void => sessionStorage.removeItem(key);

export const writeKeptDayTicket = (ticket: KeptDayTicket): void =>
  sessionStorage.setItem(key, JSON.stringify(ticket));

/** After its day, a Logout in any tab, or another user's sign-in there is none: it is gone for good. */
export function keptDayTicket(userId?: number): KeptDayTicket | undefined {
  const stored = sessionStorage.getItem(key);
  if (!stored) return undefined;
  const ticket = JSON.parse(stored) as KeptDayTicket;
  const isOver = Date.now() + ticket.aheadMs >= ticket.until;
  const isForeign = userId !== undefined && userId !== ticket.officerId;
  if (!isOver && !isForeign && ticket.epoch === sessionEpoch()) return ticket;
  dropKeptDayTicket();
  return undefined;
}

/** It reads 'Desk of Lagos, 24 Nov'. */
export function keptDayName({ airportId, date }: Pick<KeptDayTicket, 'airportId' | 'date'>): string {
  const name = airports.find(({ id }) => id === airportId)?.name ?? '';
  return `Desk of ${airportPlace(name)}, ${formatDay(date)}`;
}

/** Heard by the shell, which fetches the code that opens the copy; whoever made the copy waits for it. */
export const dayKeptEvent = 'day-kept';
export type DayKeptEvent = CustomEvent<Promise<unknown>[]>;
