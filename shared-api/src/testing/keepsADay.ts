import { type KeptDayTicket, writeKeptDayTicket } from '../http/device/keptDayTicket.ts';
import { sessionEpoch } from '../http/session/sessionEpoch.ts';

export function keepsADay(own: Partial<KeptDayTicket> = {}): KeptDayTicket {
  const ticket = {
    id: 'one',
    officerId: 1,
    airportId: 13,
    date: '2026-11-24',
    until: Date.now() + 3_600_000,
    aheadMs: 0,
    epoch: sessionEpoch(),
    salt: '00',
    ...own,
  };
  writeKeptDayTicket(ticket);
  return ticket;
}
