import type { bookingStats as endpoint, ReplyOf } from 'shared-api/contract';
import { onlyMaker } from '../../../http/actor.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { bookingList } from '../lists/bookingList.ts';
import { bookingsByMonth } from './bookingsByMonth.ts';

type Figures = ReplyOf<typeof endpoint>;
const rendered = ['Service_Rendered', 'Payment_Received'];

async function ofStaff(ctx: Context): Promise<Figures> {
  const withStatus = (status?: string) => bookingList.count(ctx, status ? { status } : {});
  return {
    booking: await withStatus(),
    serviceBookings: await withStatus(rendered.join()),
    processing: await withStatus('Processing'),
    noShow: await withStatus('No_Show'),
  };
}

async function ofClient({ db, actor, clock }: Context): Promise<Figures> {
  const [figures, months] = await Promise.all([
    db.one<Figures>(
      `select count(*) as booking,
              count(*) filter (where status = any ($2::text[])) as "serviceBookings",
              count(*) filter (where status = 'Processing') as processing,
              count(*) filter (where status = 'No_Show') as "noShow"
         from bookings where owner_id = $1 and ($3::bigint is null or created_by = $3)`,
      [actor.ownerId, rendered, onlyMaker(actor)],
    ),
    bookingsByMonth(db, actor, clock.now()),
  ]);
  return { ...figures, months };
}

export const bookingStats: Verb<'bookingStats'> = async (ctx) => ({
  data: await (ctx.actor.role === 'Client' ? ofClient(ctx) : ofStaff(ctx)),
});
