import { nairaFromKobo } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { openBefore } from './figures.ts';

/**
 * Counts all payments from before `query.day` that are still open. The page later subtracts the payments that the
 * user marks as still at the gateway.
 */
export const readOpening: Verb<'readOpening'> = async ({ db }, { query }) => {
  const { payments, kobo } = await openBefore(db, query.day, []);
  return { data: { payments, amount: nairaFromKobo(kobo) } };
};
