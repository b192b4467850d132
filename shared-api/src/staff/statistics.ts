import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import { oneOf } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { lazily } from '../contract/lazily.ts';
import { optionalAirport, optionalDay } from '../contract/queries.ts';
import { isCalendarDate } from '../dates/dates.ts';
import { accountStatuses } from '../statuses/statuses.ts';
import { seriesSteps } from './rules.ts';

const day = () =>
  string()
    .required('Invalid date format')
    .test('date', 'Invalid date format', (value) => isCalendarDate(value));
/** Bookings by the day on which they were made, revenue in naira by the day on which it was earned. */
const measured = () => ({ bookings: number().required(), revenue: number().required() });

export const figureSeries = endpoint({
  method: 'GET',
  path: '/stats/series',
  access: ['stats.read'],
  summary: 'Bookings and revenue over a span of days in Lagos, by service and by airport; clients by status',
  query: lazily(() =>
    object({
      /** The first and the last day of the span; the last thirty days unless stated. */
      from: optionalDay(),
      to: optionalDay(),
      step: oneOf(seriesSteps),
      airportId: optionalAirport(),
    }),
  ),
  reply: lazily(() =>
    object({
      from: day(),
      to: day(),
      step: string().required().oneOf(seriesSteps),
      /** Every step of the span, the oldest first, also those without bookings. */
      points: array(
        object({
          /** The step's first day: a week's Monday, a month's first, but never before the span. */
          day: day(),
          ...measured(),
        }).required(),
      ).required(),
      /** Those with bookings or revenue in the span, most revenue first. */
      services: array(
        object({ id: number().required(), name: string().required(), ...measured() }).required(),
      ).required(),
      airports: array(
        object({
          id: number().required(),
          name: string().required(),
          code: string().required(),
          ...measured(),
        }).required(),
      ).required(),
      /** All clients as they stand now, whatever the span. */
      clients: array(
        object({
          status: string().required().oneOf(accountStatuses),
          clients: number().required(),
        }).required(),
      ).required(),
    }),
  ),
  key: keys.stats,
  meta: { failure: 'Fetching stats failed. Kindly Refresh' },
});

export type FigureSeries = InferType<(typeof figureSeries)['reply']>;
