import type { serviceById as endpoint } from 'shared-api/contract';
import { usableTypes } from 'shared-api/rules';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { type ServiceRow, serviceColumns, serviceReply } from './serviceRow.ts';

/** A client sees what they may book; staff see inactive services too. */
export const serviceById: Verb<typeof endpoint> = async ({ db, actor }, { params }) => {
  const { rows } = await db.query<ServiceRow>(`select ${serviceColumns} from services where id = $1`, [
    params.id,
  ]);
  const [row] = rows;
  const visible =
    row && (may(actor, 'services.readAll') || (row.active && usableTypes(actor).includes(row.serviceTypeId)));
  if (!visible) throw new NotFound('Service does not exist');
  return { data: serviceReply(row) };
};
