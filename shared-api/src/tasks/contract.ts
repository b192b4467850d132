import { endpoint, type ReplyOf, returns } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { optionalAirport } from '../contract/queries.ts';
import { number, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';

export const needsDoing = endpoint({
  method: 'GET',
  path: '/stats/needs-doing',
  access: ['stats.read'],
  summary: 'What waits for the caller, each with the query of the list that shows it',
  query: object({
    airportId: optionalAirport(),
    /** Only unpaid invoices older than this many days are counted; the default is 7. */
    unpaidDays: number().integer().min(0).max(3650).optional(),
  }),
  reply: returns<typeof replies.needsDoing>(),
  key: keys.stats,
  meta: { failure: 'Fetching stats failed. Kindly Refresh' },
});

export type NeedsDoing = ReplyOf<typeof needsDoing>;
