import { minuteMs } from 'shared-api/rules';
import type { AskedFlight, FlightAnswer, FlightSource } from './FlightSource.ts';

const yearMs = 365 * 24 * 60 * minuteMs;

/**
 * The text gives flights a delay in minutes or another behaviour: "BA75=125 W3101=canceled P47121=silent".
 */
const behaviours = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((one) => one.split('=') as [string, string]),
  );

function answer({ airport, bookedAt }: AskedFlight, behaviour: string | undefined): FlightAnswer {
  if (behaviour === 'silent') return { outcome: 'failed', reason: 'The stand-in is silent' };
  if (behaviour === 'unknown') return { outcome: 'unknown' };
  const scheduledAt = new Date(bookedAt.getTime() - (behaviour === 'last-year' ? yearMs : 0));
  const lateMs = (Number(behaviour) || 0) * minuteMs;
  return {
    outcome: 'known',
    airport: behaviour === 'other-airport' ? 'XXX' : airport,
    scheduledAt,
    expectedAt: new Date(scheduledAt.getTime() + lateMs),
    canceled: behaviour === 'canceled',
  };
}

export const fakeSource = (text: string): FlightSource => {
  const told = behaviours(text);
  return { lookup: async (flight) => answer(flight, told.get(flight.code)) };
};
