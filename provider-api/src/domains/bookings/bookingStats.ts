import type { bookingStats as endpoint, ReplyOf } from 'shared-api/contract';
import { onlyRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { bookingScope } from './bookingScope.ts';
import { whereOf } from './conditions.ts';

/** The four tiles: own figures for a client, everybody's for staff (G65). */
export const bookingStats: Verb<typeof endpoint> = async ({ db, actor }) => {
  const { where, params } = whereOf(await bookingScope(db, actor));
  const figures = await db.query<ReplyOf<typeof endpoint>>(
    `select count(*) as booking,
            count(*) filter (where b.status in ('Service_Rendered', 'Payment_Received')) as "serviceBookings",
            count(*) filter (where b.status = 'Processing') as processing,
            count(*) filter (where b.status = 'No_Show') as "noShow"
       from bookings b where ${where}`,
    params,
  );
  return { data: onlyRow(figures) };
};
