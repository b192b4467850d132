import type { PrivacyRequest } from 'shared-api/contract';
import { nameSql, type Queryable, type Tx } from '../../../db/index.ts';
import { Conflict, orNotFound } from '../../../http/errors.ts';

export interface RequestRow extends Omit<PrivacyRequest, 'dateReceived' | 'dateDue' | 'identity' | 'closed'> {
  receivedAt: Date;
  dueAt: Date;
  seer: string;
  identityAt: Date | null;
  passengerId: number | null;
  closer: string;
  closedAt: Date | null;
}

export const selectRequests = `
  select r.id, r.kind, r.user_id as "accountId", r.name, r.contact, r.voucher, r.text, r.state,
         r.received_at as "receivedAt", r.due_at as "dueAt",
         r.identity_seen as "identitySeen", ${nameSql('seer')} as seer, r.identity_at as "identityAt",
         r.answer, r.passenger_id as "passengerId", ${nameSql('closer')} as closer, r.closed_at as "closedAt"
    from privacy_requests r
    left join users seer on seer.id = r.identity_by
    left join users closer on closer.id = r.closed_by`;

export const readRequest = (db: Queryable, id: number): Promise<RequestRow> =>
  orNotFound(db.first<RequestRow>(`${selectRequests} where r.id = $1`, [id]), 'Request does not exist');

export async function openRequest(tx: Tx, id: number): Promise<RequestRow> {
  await tx.query('select from privacy_requests where id = $1 for update', [id]);
  const row = await readRequest(tx, id);
  if (row.state !== 'Open')
    throw new Conflict(`The request was ${row.state.toLowerCase()} by ${row.closer}`, 'already_resolved');
  return row;
}

export const expectIdentity = ({ identitySeen }: RequestRow): void => {
  if (identitySeen === null)
    throw new Conflict('Record first how you saw who asks: no answer leaves before', 'identity_missing');
};

const step = (by: string, at: Date | null) => at && { by, at: at.toISOString() };

export const toRequest = (row: RequestRow): PrivacyRequest => {
  const { receivedAt, dueAt, seer, identityAt, passengerId: _, closer, closedAt, ...shown } = row;
  return {
    ...shown,
    dateReceived: receivedAt.toISOString(),
    dateDue: dueAt.toISOString(),
    identity: step(seer, identityAt),
    closed: step(closer, closedAt),
  };
};
