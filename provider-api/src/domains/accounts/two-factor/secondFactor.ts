import type { Queryable, Tx } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import { SealedColumn, type SecretBox } from '../../../secrets/index.ts';
import { newTotpSecret, totpStep } from './totp.ts';

export const twoFactorOn = `exists (
  select 1 from two_factor t where t.user_id = u.id and t.confirmed_at is not null) as "twoFactor"`;

export const twoFactorSecrets = new SealedColumn('two_factor', 'secret', {
  key: 'user_id',
  whenLost: newTotpSecret,
});

const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

export const recoveryHash = (code: string): string => hashOf(plain(code));

export const hasSecondFactor = (on: Queryable, userId: number): Promise<boolean> =>
  on.exists('select 1 from two_factor where user_id = $1 and confirmed_at is not null', [userId]);

async function spendAppCode(tx: Tx, userId: number, code: string, now: Date, secrets: SecretBox) {
  const factor = await tx.first<{ secret: string }>(
    'select secret from two_factor where user_id = $1 for update',
    [userId],
  );
  const step = factor && totpStep(twoFactorSecrets.open(secrets, factor.secret), plain(code), now);
  if (step === undefined) return false;
  const { rowCount } = await tx.query(
    'update two_factor set last_step = $2 where user_id = $1 and last_step < $2',
    [userId, step],
  );
  return rowCount > 0;
}

async function spendRecoveryCode(tx: Tx, userId: number, code: string, now: Date) {
  const { rowCount } = await tx.query(
    'update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null',
    [userId, recoveryHash(code), now],
  );
  return rowCount > 0;
}

interface Attempt {
  userId: number;
  code: string;
  now: Date;
  secrets: SecretBox;
}

export const spendCode = async (tx: Tx, { userId, code, now, secrets }: Attempt): Promise<boolean> =>
  /^\d{6}$/.test(plain(code))
    ? spendAppCode(tx, userId, code, now, secrets)
    : spendRecoveryCode(tx, userId, code, now);
