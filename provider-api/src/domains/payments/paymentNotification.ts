import { firstCharacters, minuteMs } from 'shared-api/rules';
import { insertRow } from '../../db/index.ts';
import type { PublicContext, Verb } from '../../http/context.ts';
import { limit } from '../../http/limits.ts';
import { enqueue } from '../../jobs/index.ts';
import { checkJob } from './paymentJobs.ts';

/** Anybody can send notifications, so at most this many are stored per payment. */
const maxEvents = 100;

interface NamedPayment {
  rrr: string | null;
  orderId: string | null;
  body: object;
}

const maxItems = 50;
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number'
    ? firstCharacters(String(value).trim(), 64) || null
    : null;

function readWebhookPayload(body: unknown): NamedPayment[] {
  const items: unknown[] = Array.isArray(body) ? body : [body];
  return items.slice(0, maxItems).flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const fields = item as Record<string, unknown>;
    const rrr = textOf(fields.rrr) ?? textOf(fields.RRR);
    const orderId = textOf(fields.orderRef) ?? textOf(fields.orderId);
    return rrr || orderId ? [{ rrr, orderId, body: item }] : [];
  });
}

async function recordNotification(
  { db, clock, log }: PublicContext,
  { rrr, orderId, body }: NamedPayment,
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await tx.first<{ id: number; recorded: number }>(
      `select p.id, count(e.id) as recorded
         from payments p left join gateway_events e on e.payment_id = p.id
        where p.rrr = $1 or p.order_id = $2 group by p.id limit 1`,
      [rrr, orderId],
    );
    if (!known || known.recorded >= maxEvents) {
      log.info({ known: known !== undefined }, 'a payment notification was not recorded');
      return;
    }
    await insertRow(tx, 'gateway_events', { payment_id: known.id, body, received_at: clock.now() });
    await enqueue(tx, checkJob, { paymentId: known.id });
  });
}

/** A notification is not trusted: a job asks the gateway about the payment. */
export const paymentNotification: Verb<'paymentNotification'> = async (ctx, { body }) => {
  await limit(ctx, { name: 'payment-notification', by: ctx.address, max: 600, windowMs: minuteMs });
  for (const named of readWebhookPayload(body)) await recordNotification(ctx, named);
  return { data: 'OK' };
};
