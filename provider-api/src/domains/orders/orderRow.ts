import type { OrderEntry } from 'shared-api/contract';
import type { MemberRole, OrderFailureCode, OrderStatus } from 'shared-api/rules';
import { nameSql, type Queryable, type Tx, updateRow } from '../../db/index.ts';
import { type Actor, may, onlyMaker } from '../../http/actor.ts';
import { NotFound } from '../../http/errors.ts';

export interface OrderFailure {
  code: OrderFailureCode;
  message: string;
  totalKobo?: number;
}

export interface OrderRow {
  id: number;
  ownerId: number;
  ownerName: string;
  createdBy: number;
  makerName: string;
  makerRole: MemberRole | null;
  makerErased: boolean;
  tellId: number;
  ownerMayBook: boolean;
  clientTypeId: number | null;
  status: OrderStatus;
  entries: OrderEntry[];
  totalKobo: number;
  bookWhenPaid: boolean;
  acceptedAt: Date | null;
  termsVersion: string | null;
  noticeVersion: string | null;
  batchCode: string | null;
  failure: OrderFailure | null;
  decidedBy: number | null;
  deciderName: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const selectOrders = `
  select o.id, o.owner_id as "ownerId", ${nameSql('owner')} as "ownerName", o.created_by as "createdBy",
         ${nameSql('maker')} as "makerName", maker.member_role as "makerRole", maker.erased_at is not null as "makerErased",
         case when maker.status = 'Active' then maker.id else owner.id end as "tellId", (owner.status = 'Active' and owner.restricted_at is null) as "ownerMayBook", owner.client_type_id as "clientTypeId", o.status, o.entries,
         o.total_kobo as "totalKobo", o.book_when_paid as "bookWhenPaid", o.accepted_at as "acceptedAt",
         o.terms_version as "termsVersion", o.notice_version as "noticeVersion", o.batch_code as "batchCode", o.failure, o.version,
         o.decided_by as "decidedBy", o.decided_at as "decidedAt", o.decision_reason as "decisionReason",
         case when o.decided_by is not null then ${nameSql('decider')} end as "deciderName",
         o.created_at as "createdAt", o.updated_at as "updatedAt"
    from orders o join users owner on owner.id = o.owner_id join users maker on maker.id = o.created_by
    left join users decider on decider.id = o.decided_by`;

export async function findOrder(on: Queryable, id: number): Promise<OrderRow | undefined> {
  return on.first<OrderRow>(`${selectOrders} where o.id = $1`, [id]);
}

const isOwn = (row: OrderRow, actor: Actor): boolean =>
  row.ownerId === actor.ownerId && (onlyMaker(actor) ?? row.createdBy) === row.createdBy;

export async function readOrder(on: Queryable, actor: Actor, id: number): Promise<OrderRow> {
  const row = await findOrder(on, id);
  if (!row || !(isOwn(row, actor) || may(actor, 'orders.readAll')))
    throw new NotFound('Order does not exist');
  return row;
}

export async function lockOwnOrder(tx: Tx, actor: Actor, id: number): Promise<OrderRow> {
  await tx.query('select id from orders where id = $1 and owner_id = $2 for update', [id, actor.ownerId]);
  const row = await findOrder(tx, id);
  if (!row || !isOwn(row, actor)) throw new NotFound('Order does not exist');
  return row;
}

export const makerOf = (row: OrderRow) => ({
  id: row.createdBy,
  ownerId: row.ownerId,
  name: row.makerName,
  memberRole: row.makerRole,
  clientTypeId: row.clientTypeId,
});

/** A missing property leaves its column unchanged. */
export interface OrderWrite {
  status: OrderStatus;
  totalKobo?: number;
  bookWhenPaid?: boolean;
  acceptedAt?: Date | null;
  termsVersion?: string | null;
  noticeVersion?: string | null;
  batchCode?: string | null;
  failure?: OrderFailure | null;
  decidedBy?: number | null;
  decidedAt?: Date | null;
  decisionReason?: string | null;
}

export async function writeOrder(tx: Tx, before: OrderRow, write: OrderWrite, at: Date): Promise<void> {
  await updateRow(tx, 'orders', before.id, {
    status: write.status,
    total_kobo: write.totalKobo,
    book_when_paid: write.bookWhenPaid,
    accepted_at: write.acceptedAt,
    terms_version: write.termsVersion,
    notice_version: write.noticeVersion,
    batch_code: write.batchCode,
    failure: write.failure,
    decided_by: write.decidedBy,
    decided_at: write.decidedAt,
    decision_reason: write.decisionReason,
    version: before.version + 1,
    updated_at: at,
  });
}
