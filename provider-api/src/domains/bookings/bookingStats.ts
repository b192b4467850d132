import type { bookingStats as endpoint, ReplyOf } from 'shared-api/contract';
import { onlyRow } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { bookingScope } from './bookingScope.ts';
import { bookingsByMonth } from './bookingsByMonth.ts';
import { whereOf } from './conditions.ts';

/** The four tiles: own figures and months for a client, everybody's figures for staff (G65). */
export const bookingStats: Verb<typeof endpoint> = async ({ db, actor, clock }) => {
  const { where, params } = whereOf(await bookingScope(db, actor));
  const [figures, months] = await Promise.all([
    db.query<ReplyOf<typeof endpoint>>(
      `select count(*) as booking,
              count(*) filter (where b.status in ('Service_Rendered', 'Payment_Received')) as "serviceBookings",
              count(*) filter (where b.status = 'Processing') as processing,
              count(*) filter (where b.status = 'No_Show') as "noShow"
         from bookings b where ${where}`,
      params,
    ),
    may(actor, 'bookings.readOwn') ? bookingsByMonth(db, actor.id, clock.now()) : undefined,
  ]);
  return { data: { ...onlyRow(figures), ...(months && { months }) } };
};
