import { usableTypes } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import { type Actor, may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { offeredColumns, type ServiceRow, serviceColumns, serviceReply } from './serviceRow.ts';

export async function visibleService(on: Queryable, actor: Actor, id: number): Promise<ServiceRow> {
  const row = await on.first<ServiceRow>(
    `select ${serviceColumns}, ${offeredColumns} from services where id = $1`,
    [id],
  );
  const visible =
    row && (may(actor, 'services.readAll') || (row.active && usableTypes(actor).includes(row.serviceTypeId)));
  if (!visible) throw new NotFound('Service does not exist');
  return row;
}

export const serviceById: Verb<'serviceById'> = async ({ db, actor }, { params }) => ({
  data: serviceReply(await visibleService(db, actor, params.id)),
});
