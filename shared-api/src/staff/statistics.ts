import { endpoint, type ReplyOf, returns } from '../contract/endpoint.ts';
import { oneOf } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { optionalAirport, optionalDay } from '../contract/queries.ts';
import { object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { seriesSteps } from './rules.ts';

export const figureSeries = endpoint({
  method: 'GET',
  path: '/stats/series',
  access: ['stats.read'],
  summary: 'Bookings and revenue over a span of days in Lagos, by service and by airport; clients by status',
  query: object({
    from: optionalDay(),
    to: optionalDay(),
    step: oneOf(seriesSteps),
    airportId: optionalAirport(),
  }),
  reply: returns<typeof replies.figureSeries>(),
  key: keys.stats,
  meta: { failure: 'Fetching stats failed. Kindly Refresh' },
});

export type FigureSeries = ReplyOf<typeof figureSeries>;
