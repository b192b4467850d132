import type { BodyOf, updateService as endpoint } from 'shared-api/contract';
import { formatNaira } from 'shared-api/rules';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { Conflict, Forbidden, NotFound } from '../../http/errors.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordAudit } from '../activities/index.ts';
import { priceKobo } from './priceKobo.ts';
import { factsOf, type ServiceRow, serviceColumns, serviceReply } from './serviceRow.ts';

const changesMoreThanPrice = (before: ServiceRow, body: BodyOf<typeof endpoint>): boolean =>
  before.name !== body.Name ||
  before.description !== body.Description ||
  before.serviceTypeId !== body.ServiceTypeId ||
  before.active !== body.Status;

const changedMeanwhile = (now: ServiceRow) =>
  new Conflict(
    `Somebody changed this service meanwhile: it is now ${now.name}, ${formatNaira(now.priceKobo)}, ${now.active ? 'Active' : 'Inactive'}. Please check it and save again`,
    'changed_meanwhile',
    serviceReply(now),
  );

const update = `
  update services
     set name = $2, description = $3, price_kobo = $4, service_type_id = $5, active = $6, updated_at = $7
   where id = $1 returning ${serviceColumns}`;

export const updateService: Verb<typeof endpoint> = async (ctx, { body }) => {
  const { Id, Name, Description, Price, ServiceTypeId, Status, version } = body;
  const kobo = priceKobo(Price);
  return ctx.db.transaction(async (tx) => {
    const before = await tx.first<ServiceRow>(
      `select ${serviceColumns} from services where id = $1 for update`,
      [Id],
    );
    if (!before) throw new NotFound('Service does not exist');
    if (version !== undefined && version !== before.version) throw changedMeanwhile(before);
    if (!may(ctx.actor, 'services.edit') && changesMoreThanPrice(before, body))
      throw new Forbidden('You can change only the price of a service');
    const after = await tx.one<ServiceRow>(update, [
      Id,
      Name,
      Description,
      kobo,
      ServiceTypeId,
      Status,
      ctx.clock.now(),
    ]);
    await recordAudit(tx, ctx, {
      action: 'service.updated',
      subject: ['service', Id],
      before: factsOf(before),
      after: factsOf(after),
    });
    await publish(tx, { type: 'service', id: Id, everyone: true });
    return { data: serviceReply(after), message: 'Service updated successfully' };
  });
};
