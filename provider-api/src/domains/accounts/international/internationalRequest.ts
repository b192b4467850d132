import type { InternationalRequest } from 'shared-api/contract';
import { isStaff, serviceTypes } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { findUser } from '../userRow.ts';

interface RequestRow extends Omit<InternationalRequest, 'dateCreated' | 'dateDecided'> {
  clientId: number;
  dateCreated: Date;
  dateDecided: Date | null;
}

const requests = `
  select r.id, r.client_id as "clientId", r.reason, r.asked_at as "dateCreated", ${nameSql('asker')} as "askedBy",
         r.granted, r.decided_at as "dateDecided", r.decision_reason as "decisionReason"
    from international_requests r join users asker on asker.id = r.asked_by`;

export const findRequest = (on: Queryable, id: number): Promise<RequestRow | undefined> =>
  on.first<RequestRow>(`${requests} where r.id = $1`, [id]);

export const toRequest = ({ clientId: _, ...request }: RequestRow) => request;

export const internationalRequest: Verb<'internationalRequest'> = async ({ db, actor }, { query }) => {
  const client = await findUser(db, isStaff(actor.role) ? (query.clientId ?? 0) : actor.ownerId);
  if (client?.role !== 'Client' || client.memberOf !== null) throw new NotFound('There is no such client');
  const latest = await db.first<RequestRow>(`${requests} where r.client_id = $1 order by r.id desc limit 1`, [
    client.id,
  ]);
  const international = client.clientTypeId === serviceTypes.International;
  return { data: { international, request: latest ? toRequest(latest) : null } };
};
