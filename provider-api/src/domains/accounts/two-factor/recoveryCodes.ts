import { randomInt } from 'node:crypto';
import type { Tx } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { hasSecondFactor, recoveryHash } from './secondFactor.ts';
import { spendOwnCode } from './spendOwnCode.ts';

const count = 10;
/** Letters and digits that look alike are left out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
const code = () => Array.from({ length: 5 }, part).join('-');

/** A code has 123 random bits, so a fast hash is enough. */
export async function replaceRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, code);
  await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  await tx.query('insert into recovery_codes (user_id, code_hash) select $1::bigint, unnest($2::text[])', [
    userId,
    codes.map(recoveryHash),
  ]);
  return codes;
}

export const renewRecoveryCodes: Verb<'renewRecoveryCodes'> = async (ctx, { body }) => {
  const { actor, db } = ctx;
  if (!(await hasSecondFactor(db, actor.id))) throw new BadRequest('Two-factor sign-in is off');
  await spendOwnCode(ctx, body.Code);
  const recoveryCodes = await db.transaction((tx) => replaceRecoveryCodes(tx, actor.id));
  return { data: { recoveryCodes }, message: 'New recovery codes were made' };
};
