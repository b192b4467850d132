import { valueAt } from '../../adapters/valueAt.ts';
import { hashOf } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { limit } from '../../http/limits.ts';

export const smsReport: Verb<'smsReport'> = async (ctx, { params, body }) => {
  const { db, config, address } = ctx;
  const { smsService } = config;
  const report = typeof smsService === 'object' ? smsService.report : undefined;
  if (!report || hashOf(params.code) !== hashOf(report.secret)) {
    await limit(ctx, { name: 'sms-report', by: address, max: 30, windowMs: 60_000 });
    throw new NotFound();
  }
  const told = String(valueAt(body, report.state));
  const state = report.delivered.includes(told) ? 'delivered' : 'failed';
  if (state === 'delivered' || report.failed.includes(told))
    await db.query(`update messages set state = $2 where provider_id = $1 and state = 'sent'`, [
      String(valueAt(body, report.id)),
      state,
    ]);
  return { data: {} };
};
