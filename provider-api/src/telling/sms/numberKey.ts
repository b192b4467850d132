import { createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from '../../appContext.ts';
import type { Tx } from '../../db/index.ts';
import { SealedColumn } from '../../secrets/index.ts';

export const numberKeys = new SealedColumn('sms_keys', 'key', { whenLost: 'the row goes' });

/**
 * Returns 60 bits of a keyed hash of the number. The hash is part of the link to stop SMS, and is kept longer
 * than the number. A copy of the database alone does not reveal the number.
 */
export async function numberKey(
  tx: Tx,
  { secrets }: Pick<AppContext, 'secrets'>,
  number: string,
): Promise<string> {
  const made = numberKeys.seal(secrets, randomBytes(32).toString('base64'));
  await tx.query('insert into sms_keys (id, key) values (1, $1) on conflict do nothing', [made]);
  const { key } = await tx.one<{ key: string }>('select key from sms_keys');
  const hash = createHmac('sha256', numberKeys.open(secrets, key)).update(number).digest('hex');
  return BigInt(`0x${hash.slice(0, 15)}`).toString(36);
}
