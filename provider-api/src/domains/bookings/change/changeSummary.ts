import { airportCode, countOf, formatMoment } from 'shared-api/rules';
import type { Sides } from './ChangeRecord.ts';

const code = (id: number | undefined): string => airportCode(id) ?? '';
const moment = (at: string | undefined): string => (at ? formatMoment(new Date(at)) : '');

export function changeSummary({ before, after }: Sides): string {
  const parts: (string | false)[] = [
    'flightNumber' in after && `flight ${before.flightNumber} → ${after.flightNumber}`,
    'airline' in after && `airline ${before.airline ?? 'none'} → ${after.airline ?? 'none'}`,
    'airportId' in after && `airport ${code(before.airportId)} → ${code(after.airportId)}`,
    'destinationAirportId' in after &&
      `destination ${code(before.destinationAirportId)} → ${code(after.destinationAirportId)}`,
    'flightAt' in after && `${moment(before.flightAt)} → ${moment(after.flightAt)}`,
    'additional' in after &&
      `additional service ${before.additional?.name ?? 'none'} → ${after.additional?.name ?? 'none'}`,
    (after.passengers ?? []).length > 0 &&
      `details of ${countOf(after.passengers?.length ?? 0, 'passenger')}`,
    (before.removed ?? []).length > 0 && `${countOf(before.removed?.length ?? 0, 'passenger')} removed`,
  ];
  return parts.filter(Boolean).join(', ');
}
