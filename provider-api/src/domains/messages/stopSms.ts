import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { limit } from '../../http/limits.ts';

export const stopSms: Verb<'stopSms'> = async (ctx, { params }) => {
  const { db, clock, address } = ctx;
  await limit(ctx, { name: 'stop', by: address, max: 30, windowMs: 60_000 });
  const { rowCount } = await db.query(
    'update sms_stops set stopped_at = coalesce(stopped_at, $2) where number_key = $1',
    [params.code, clock.now()],
  );
  if (rowCount === 0) throw new NotFound('This link is not known');
  return { data: {} };
};
