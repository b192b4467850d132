import { revealsOfficerFrom, type SettingValues } from 'shared-api/rules';
import type { BookingRow } from '../bookingRow.ts';
import type { AssignedOfficer } from './officersOf.ts';

export function shownOfficer(
  { flightAt }: BookingRow,
  { firstName }: AssignedOfficer,
  { revealOfficerHours }: SettingValues,
  now: Date,
): string | undefined {
  const from = revealsOfficerFrom(flightAt, revealOfficerHours);
  return from && now >= from ? firstName : undefined;
}
