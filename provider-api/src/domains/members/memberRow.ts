import type { Member } from 'shared-api/contract';
import { type AccountStatus, type MemberRole, type MemberState, nairaFromKobo } from 'shared-api/rules';
import type { Queryable, Tx } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import { spentThisMonth } from './memberLimits.ts';

export interface MemberRow {
  id: number;
  ownerId: number;
  firstName: string;
  lastName: string;
  email: string;
  role: MemberRole;
  status: AccountStatus;
  emailVerified: boolean;
  removedAt: Date | null;
  released: boolean;
  perOrderKobo: number | null;
  perMonthKobo: number | null;
  createdAt: Date;
  version: number;
}

const select = `
  select u.id, u.member_of as "ownerId", u.first_name as "firstName", u.last_name as "lastName", u.email,
         u.member_role as role, u.status, u.email_verified_at is not null as "emailVerified",
         u.member_removed_at as "removedAt", u.invitation_released_at is not null as released,
         l.per_order_kobo as "perOrderKobo", l.per_month_kobo as "perMonthKobo", u.created_at as "createdAt",
         u.version
    from users u join member_limits l on l.member_id = u.id`;

/** Whoever did not accept an invitation and registered alone is no member. */
export const membersOf = (on: Queryable, ownerId: number): Promise<MemberRow[]> =>
  on.all<MemberRow>(
    `${select} where u.member_of = $1 and u.invitation_released_at is null
      order by u.member_removed_at is not null, lower(u.first_name), u.id`,
    [ownerId],
  );

export async function lockMember(tx: Tx, actor: Actor, id: number): Promise<MemberRow> {
  const row = await tx.first<MemberRow>(`${select} where u.id = $1 and u.member_of = $2 for update`, [
    id,
    actor.ownerId,
  ]);
  if (!row) throw new NotFound('There is no such member');
  refuseDeputy(actor, row.role);
  return row;
}

export const organisationOf = ({ ownerName, name }: Actor): string => ownerName ?? name;

export function refuseDeputy(actor: Actor, role: MemberRole): void {
  if (actor.memberRole !== null && role === 'Deputy')
    throw new Forbidden('Only the account of the organisation looks after deputies');
}

function stateOf({ status, emailVerified, removedAt }: MemberRow): MemberState {
  if (removedAt !== null) return 'Removed';
  if (status !== 'Active') return 'Stopped';
  return emailVerified ? 'Active' : 'Invited';
}

const nairaOrNull = (kobo: number | null) => (kobo === null ? null : nairaFromKobo(kobo));

export async function memberReplies(on: Queryable, rows: readonly MemberRow[], now: Date): Promise<Member[]> {
  const [first] = rows;
  if (!first) return [];
  const memberIds = rows.map(({ id }) => id);
  const spent = await spentThisMonth(on, { ownerId: first.ownerId, memberIds, now });
  return rows.map((row) => ({
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role,
    status: row.status,
    state: stateOf(row),
    perOrder: nairaOrNull(row.perOrderKobo),
    perMonth: nairaOrNull(row.perMonthKobo),
    spent: nairaFromKobo(spent.get(row.id) ?? 0),
    dateCreated: row.createdAt.toISOString(),
    version: row.version,
  }));
}

export async function memberReply(
  tx: Tx,
  actor: Actor,
  { id, now }: { id: number; now: Date },
): Promise<Member> {
  const [reply] = await memberReplies(tx, [await lockMember(tx, actor, id)], now);
  if (!reply) throw new Error(`Member ${id} is missing`);
  return reply;
}
