import { updateRow } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Input, Verb } from '../../http/context.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import { publish } from '../../http/liveEvents.ts';
import { refuseStale } from '../../http/refuseStale.ts';
import { recordAudit } from '../activities/index.ts';
import { priceKobo } from './priceKobo.ts';
import { factsOf, type ServiceRow, serviceColumns, serviceReply } from './serviceRow.ts';

const changesMoreThanPrice = (before: ServiceRow, body: Input<'updateService'>['body']): boolean =>
  before.name !== body.Name ||
  before.description !== body.Description ||
  before.serviceTypeId !== body.ServiceTypeId ||
  before.active !== body.Status;

export const updateService: Verb<'updateService'> = async (ctx, { body }) => {
  const { Id, Name, Description, Price, ServiceTypeId, Status, version } = body;
  const kobo = priceKobo(Price);
  return ctx.db.transaction(async (tx) => {
    const before = await tx.first<ServiceRow>(
      `select ${serviceColumns} from services where id = $1 for update`,
      [Id],
    );
    if (!before) throw new NotFound('Service does not exist');
    refuseStale(version, { version: before.version, name: 'service', data: () => serviceReply(before) });
    if (!may(ctx.actor, 'services.edit') && changesMoreThanPrice(before, body))
      throw new Forbidden('You can change only the price of a service');
    const columns = {
      name: Name,
      description: Description,
      price_kobo: kobo,
      service_type_id: ServiceTypeId,
      active: Status,
      version: before.version + 1,
    };
    const after = await updateRow<ServiceRow>(tx, 'services', Id, columns, serviceColumns);
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
