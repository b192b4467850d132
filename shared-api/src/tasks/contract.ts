import { array, boolean, type InferType, number, object, string } from 'yup';
import { clientAsks } from '../clients/rules.ts';
import { endpoint } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { lazily } from '../contract/lazily.ts';
import { optionalAirport } from '../contract/queries.ts';
import { staffTasks } from './rules.ts';

export const needsDoing = endpoint({
  method: 'GET',
  path: '/stats/needs-doing',
  access: ['stats.read'],
  summary: 'What waits for the caller, each with the query of the list that shows it',
  query: lazily(() =>
    object({
      airportId: optionalAirport(),
      /** Unpaid invoices count once they are older than this many days; 7 unless stated. */
      unpaidDays: number().integer().min(0).max(3650).optional(),
    }),
  ),
  reply: lazily(() =>
    object({
      /** Only what the caller may read. */
      tasks: array(
        object({
          task: string().required().oneOf(staffTasks),
          count: number().required(),
          list: string().required().oneOf(['clients', 'bookings', 'transactions']),
          /** What to ask of the list: `type` is the transaction's type. */
          query: object({
            type: number(),
            status: string(),
            asks: string().oneOf(clientAsks),
            date: string(),
            overdue: boolean(),
            met: boolean(),
            unassigned: boolean(),
            from: string(),
            to: string(),
            airportId: number(),
          }).required(),
        }).required(),
      ).required(),
    }),
  ),
  key: keys.stats,
  meta: { failure: 'Fetching stats failed. Kindly Refresh' },
});

export type NeedsDoing = InferType<(typeof needsDoing)['reply']>;
