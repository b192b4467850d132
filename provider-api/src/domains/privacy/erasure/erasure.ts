import type { Erasure } from 'shared-api/contract';
import { nameSql, type Tx } from '../../../db/index.ts';
import type { Context } from '../../../http/context.ts';
import { Conflict, Forbidden, NotFound } from '../../../http/errors.ts';
import { enqueue } from '../../../jobs/index.ts';
import { tell } from '../../../telling/tell.ts';
import { lockUser, type UserRow } from '../../accounts/index.ts';
import {
  defineProposal,
  type ProposalRow,
  proposalColumns,
  proposalReply,
  proposalUsers,
} from '../../proposals/index.ts';
import { eraseAccount } from './eraseAccount.ts';
import { erasureLetter } from './erasureLetter.ts';
import { obstaclesOf } from './obstacles.ts';

interface ErasureRow extends ProposalRow {
  userId: number;
  name: string;
  waitsFor: string[];
}

const select = `
  select e.user_id as "userId", ${nameSql('person')} as name,
         person.erasure_waits_for as "waitsFor", ${proposalColumns('e')}
    from erasures e ${proposalUsers('e')} join users person on person.id = e.user_id`;

/** The reply to an approval is made before the erasure and is stored, so the reply must name nobody. */
const toReply = (row: ErasureRow): Erasure => {
  const reply = {
    userId: row.userId,
    name: row.name,
    waitsFor: row.waitsFor,
    ...proposalReply(row),
  };
  if (row.status !== 'Approved') return reply;
  const name = `Erased ${row.userId}`;
  const proposedBy = row.proposedBy === row.userId ? { ...reply.proposedBy, name } : reply.proposedBy;
  return { ...reply, name, reason: 'Erased', proposedBy };
};

/** @throws {NotFound} for an unknown or erased account, {Forbidden} for staff, {Conflict} for an obstacle. */
async function expectErasable(tx: Tx, userId: number): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  const account = await tx.first<{ erased: boolean }>(
    'select erased_at is not null as erased from users where id = $1',
    [userId],
  );
  if (!user || account?.erased) throw new NotFound('There is no such client');
  if (user.role !== 'Client')
    throw new Forbidden('Accounts of staff are deactivated: what they did stays with their name');
  const [obstacle] = await obstaclesOf(tx, userId);
  if (obstacle) throw new Conflict(obstacle.message, obstacle.code);
  return user;
}

async function apply(tx: Tx, ctx: Context, { userId }: ErasureRow): Promise<void> {
  const user = await expectErasable(tx, userId);
  const days = await eraseAccount(tx, ctx, user);
  await enqueue(tx, erasureLetter, { to: user.email, days });
}

export const erasure = defineProposal<ErasureRow, Erasure>({
  name: 'erasure',
  table: 'erasures',
  alias: 'e',
  select,
  toReply,
  audited: ({ userId, status }) => ({ subject: ['user', userId], after: { status } }),
  event: ({ userId }) => ({ type: 'client', id: userId }),
  taken: { erasures_open: 'The erasure waits for a decision already' },
  expect: async (tx, _ctx, { userId }) => void (await expectErasable(tx, userId)),
  apply,
  rejected: (tx, { userId, decisionReason }) =>
    tell(tx, userId, 'erasure.rejected', { reason: decisionReason ?? '' }),
});

export interface Proposed {
  userId: number;
  reason: string;
}

export async function insertErasure(tx: Tx, { actor, clock }: Context, { userId, reason }: Proposed) {
  await expectErasable(tx, userId);
  const { id } = await tx.one<{ id: number }>(
    `insert into erasures (user_id, reason, proposed_by, proposed_at) values ($1, $2, $3, $4) returning id`,
    [userId, reason.trim(), actor.id, clock.now()],
  );
  return id;
}
