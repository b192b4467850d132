import type { Verb } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordAudit } from '../activities/index.ts';
import { priceKobo } from './priceKobo.ts';
import { factsOf, type ServiceRow, serviceColumns, serviceReply } from './serviceRow.ts';

export const createService: Verb<'createService'> = async (ctx, { body }) => {
  const { Name, Description, Price, ServiceTypeId } = body;
  const now = ctx.clock.now();
  return idempotent(ctx, body, async (tx) => {
    const row = await tx.one<ServiceRow>(
      `insert into services (name, description, price_kobo, service_type_id, created_at)
         values ($1, $2, $3, $4, $5) returning ${serviceColumns}`,
      [Name, Description, priceKobo(Price), ServiceTypeId, now],
    );
    await recordAudit(tx, ctx, {
      action: 'service.created',
      subject: ['service', row.id],
      after: factsOf(row),
    });
    await publish(tx, { type: 'service', id: row.id, everyone: true });
    return { data: serviceReply(row), message: 'Service created successfully' };
  });
};
