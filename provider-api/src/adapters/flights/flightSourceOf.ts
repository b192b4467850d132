import type { Config } from '../../config.ts';
import type { FlightSource } from './FlightSource.ts';
import { fakeSource } from './fakeSource.ts';
import { httpFlights } from './httpFlights.ts';

const timeoutMs = 8_000;

export function flightSourceOf({
  flightSource,
  fakeFlights,
  flightSourceUrl,
  flightSourceKey,
  flightSourceFields,
}: Config): FlightSource | undefined {
  if (flightSource === 'stand-in') return fakeSource(fakeFlights);
  if (flightSource === 'none' || !flightSourceUrl || !flightSourceFields) return undefined;
  return httpFlights({
    url: flightSourceUrl,
    key: flightSourceKey,
    fields: flightSourceFields,
    timeoutMs,
  });
}
