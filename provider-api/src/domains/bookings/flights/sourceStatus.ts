import { lagosDate } from 'shared-api/rules';
import { flightSourceOf } from '../../../adapters/flights/flightSourceOf.ts';
import type { Queryable } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { readSettings } from '../../../settings/index.ts';

interface SourceRow {
  day: string | null;
  asked: number;
  failures: number;
  pausedUntil: Date | null;
  answeredAt: Date | null;
}

export const readSource = (on: Queryable): Promise<SourceRow> =>
  on.one<SourceRow>(
    `select day, asked, failures, paused_until as "pausedUntil", answered_at as "answeredAt" from flight_source`,
  );

export const isResting = ({ day, asked, pausedUntil }: SourceRow, now: Date, daily: number): boolean =>
  (pausedUntil !== null && pausedUntil > now) || (day === lagosDate(now) ? asked : 0) >= daily;

export const flightSource: Verb<'flightSource'> = async ({ db, clock, config }) => {
  if (!flightSourceOf(config)) return { data: { paused: false, asOf: null } };
  const [row, { flightLookupsDaily }] = await Promise.all([readSource(db), readSettings(db, config)]);
  const paused = isResting(row, clock.now(), flightLookupsDaily);
  return { data: { paused, asOf: row.answeredAt?.toISOString() ?? null } };
};
