import { airportPlace, airports } from '../../airports/airports.ts';
import { formatDay } from '../../dates/dates.ts';
import { sessionEpoch } from '../session/sessionEpoch.ts';

const key = 'kept-day';

/** An officer's device stores a day's bookings, encrypted. Only the tab with this ticket can decrypt them. */
export interface KeptDayTicket {
  id: string;
  officerId: number;
  airportId: number;
  date: string;
  /** The ticket expires at this time by the server's clock, in milliseconds since 1970. */
  until: number;
  /** The server's clock is ahead of the device's clock by this number of milliseconds. */
  aheadMs: number;
  /** Each Logout starts a new session epoch. A ticket of an earlier epoch is invalid. */
  epoch: string;
  /** The salt has 32 random bytes in hexadecimal. */
  salt: string;
}

export const dropKeptDayTicket = (): void => sessionStorage.removeItem(key);

export const writeKeptDayTicket = (ticket: KeptDayTicket): void =>
  sessionStorage.setItem(key, JSON.stringify(ticket));

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

export function keptDayName({ airportId, date }: Pick<KeptDayTicket, 'airportId' | 'date'>): string {
  const name = airports.find(({ id }) => id === airportId)?.name ?? '';
  return `Desk of ${airportPlace(name)}, ${formatDay(date)}`;
}

/**
 * On this event, the shell loads the files for offline use, and adds a promise to `detail` that resolves when
 * they are loaded.
 */
export const dayKeptEvent = 'day-kept';
export type DayKeptEvent = CustomEvent<Promise<unknown>[]>;
