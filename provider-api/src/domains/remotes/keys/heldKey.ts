import { releaseKeyPattern } from 'shared-api/rules';
import type { Queryable, Tx } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import { Unauthenticated } from '../../../http/errors.ts';
import { type KeyRow, selectKeys } from './releaseKey.ts';

const refused = () => new Unauthenticated('The release key is unknown, withdrawn or has ended');

/** Returns a withdrawn or ended key as well, so that its use can be recorded in the audit. */
export async function heldKey(db: Queryable, authorization: string | undefined): Promise<KeyRow> {
  const key = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (!releaseKeyPattern.test(key)) throw refused();
  const found = await db.first<KeyRow>(`${selectKeys} where k.key_hash = $1`, [hashOf(key)]);
  if (!found) throw refused();
  return found;
}

/** `expiresAt` is null until a second person approves the key. */
export function expectWorking({ expiresAt, withdrawnAt }: KeyRow, now: Date): void {
  if (withdrawnAt !== null || expiresAt === null || expiresAt <= now) throw refused();
}

export async function lockKey(tx: Tx, id: number): Promise<KeyRow> {
  await tx.query('select 1 from release_keys where id = $1 for update', [id]);
  return tx.one<KeyRow>(`${selectKeys} where k.id = $1`, [id]);
}
