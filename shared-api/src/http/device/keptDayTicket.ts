import { airportPlace, airports } from '../../airports/airports.ts';
import { formatDay } from '../../dates/dates.ts';
import { sessionEpoch } from '../session/sessionEpoch.ts';

const key = 'kept-day';

/** Only this tab holds the ticket: without its salt the copy cannot be decrypted, even with the PIN. */
export interface KeptDayTicket {
  id: string;
  officerId: number;
  airportId: number;
  date: string;
  /** By the server's clock, in milliseconds since 1970. */
  until: number;
  /** How far the server's clock is ahead of this device's. */
  aheadMs: number;
  /** The session epoch; a different one means that somebody has logged out since. */
  epoch: string;
  /** 32 random bytes in hexadecimal. */
  salt: string;
}

export const dropKeptDayTicket = (): void => sessionStorage.removeItem(key);

export const writeKeptDayTicket = (ticket: KeptDayTicket): void =>
  sessionStorage.setItem(key, JSON.stringify(ticket));

/** Deletes the ticket after its day, after a Logout in any tab, or when another user signs in. */
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

/** 'Desk of Lagos, 24 Nov' */
export function keptDayName({ airportId, date }: Pick<KeptDayTicket, 'airportId' | 'date'>): string {
  const name = airports.find(({ id }) => id === airportId)?.name ?? '';
  return `Desk of ${airportPlace(name)}, ${formatDay(date)}`;
}

/** The shell listens and loads the code that opens the copy; `keptDay.keep` waits for the promises in the event. */
export const dayKeptEvent = 'day-kept';
export type DayKeptEvent = CustomEvent<Promise<unknown>[]>;
