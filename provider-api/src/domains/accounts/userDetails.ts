import type { ClientFile, UserDetails } from 'shared-api/contract';
import { onlyRow, type Queryable } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Context } from '../../http/context.ts';
import { registrationPayment } from '../payments/index.ts';
import { twoFactorOn } from './two-factor/twoFactorOn.ts';
import { toDetailedUser, type UserRow } from './userRow.ts';

async function filesOf(on: Queryable, userId: number): Promise<ClientFile[]> {
  const { rows } = await on.query<ClientFile>(
    'select id, name, type, size_bytes as "sizeBytes" from client_files where user_id = $1 order by id',
    [userId],
  );
  return rows;
}

async function acceptedTerms(on: Queryable, userId: number): Promise<UserDetails['acceptedTerms']> {
  const { version, at } = onlyRow(
    await on.query<{ version: string | null; at: Date | null }>(
      'select terms_version as version, terms_accepted_at as at from users where id = $1',
      [userId],
    ),
  );
  return version && at ? { version, at: at.toISOString() } : null;
}

async function hasTwoFactor(on: Queryable, userId: number): Promise<boolean> {
  const found = await on.query<{ twoFactor: boolean }>(`select ${twoFactorOn} from users u where u.id = $1`, [
    userId,
  ]);
  return onlyRow(found).twoFactor;
}

/** A user with what only details carry, for whoever may see it: documents, two-factor sign-in (permission matrix, G97). */
export async function userDetails(ctx: Context, row: UserRow): Promise<UserDetails> {
  const { db, actor } = ctx;
  const user = toDetailedUser(row, ctx);
  if (row.role !== 'Client') return user;
  const seesFiles = actor.id === row.id || may(actor, 'clients.files');
  return {
    ...user,
    acceptedTerms: await acceptedTerms(db, row.id),
    registrationTransactionId: (await registrationPayment(db, row.id))?.id ?? null,
    ...(may(actor, 'users.manage') && { twoFactor: await hasTwoFactor(db, row.id) }),
    ...(seesFiles && { clientFiles: await filesOf(db, row.id) }),
  };
}
