import type { ErasurePreview } from 'shared-api/contract';
import type { Queryable } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { Forbidden, orNotFound } from '../../../http/errors.ts';
import { personalTables } from '../../../privacy/personalTables.ts';
import { findUser, nameOf, type UserRow } from '../../accounts/index.ts';
import { obstaclesOf } from './obstacles.ts';

/** The data of other tables means nothing to a client, so the preview does not count other tables. */
const counted = {
  users: 'Account with its members: names, address, telephone, numbers',
  client_files: 'Documents',
  passengers: 'Passengers',
  people: 'Saved people',
  orders: 'Orders',
  payouts: 'Bank accounts of payouts',
  client_notes: 'Internal notes of our staff',
  activities: 'Activities',
  feedbacks: 'Texts of feedback',
} as const;

const stays = [
  { what: 'Amounts, invoices, receipts and the ledger', why: 'The law on books: without a name' },
  {
    what: 'Flights, services and outcomes of bookings',
    why: 'They belong to the invoices: without passengers',
  },
  { what: 'Who of our staff did what and when', why: 'The authority answers for it' },
] as const;

async function previewOf(db: Queryable, user: UserRow): Promise<ErasurePreview> {
  const goes = [];
  for (const [table, what] of Object.entries(counted)) {
    const listed = personalTables[table];
    const where = user.memberOf === null ? listed?.ofAccount : listed?.ofPerson;
    if (where === undefined) continue;
    const { count } = await db.one<{ count: number }>(
      `select count(*)::int as count from ${table} where ${where}`,
      [user.id],
    );
    if (count > 0) goes.push({ what, count });
  }
  return { goes, stays: [...stays], obstacles: await obstaclesOf(db, user.id) };
}

const ofClient = async (db: Queryable, id: number): Promise<UserRow> => {
  const user = await orNotFound(findUser(db, id), 'There is no such client');
  if (user.role !== 'Client') throw new Forbidden('Accounts of staff are deactivated and not erased');
  return user;
};

export const previewErasure: Verb<'previewErasure'> = async ({ db }, { params: { id } }) => {
  const user = await ofClient(db, id);
  return { data: { name: nameOf(user), preview: await previewOf(db, user) } };
};

export const ownErasure: Verb<'ownErasure'> = async ({ db, actor }) => {
  const user = await ofClient(db, actor.id);
  const asked = await db.first<{ askedAt: Date }>(
    `select proposed_at as "askedAt" from erasures where user_id = $1 and status = 'Proposed'`,
    [actor.id],
  );
  return {
    data: { askedAt: asked?.askedAt.toISOString() ?? null, preview: await previewOf(db, user) },
  };
};
