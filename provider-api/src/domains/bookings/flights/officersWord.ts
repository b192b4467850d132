import type { FlightRow } from './flightOf.ts';

const holdsMs = 120 * 60_000;

/** An officer's entry overrides the flight source for two hours. */
export const isHeldByOfficer = ({ setBy, setAt }: FlightRow, now: Date): boolean =>
  setBy !== null && setAt !== null && now.getTime() - setAt.getTime() < holdsMs;
