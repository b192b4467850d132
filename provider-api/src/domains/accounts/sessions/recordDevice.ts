import type { Tx } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import type { PublicContext } from '../../../http/context.ts';
import { deviceSecret } from '../../../http/deviceCookie.ts';
import { tell } from '../../../telling/tell.ts';
import { newSecret } from '../codes.ts';
import type { UserRow } from '../userRow.ts';
import { deviceName } from './deviceName.ts';

/** Only secrets that this server issued are accepted, because a stranger may have planted the cookie. */
async function givenOut(tx: Tx, secret: string | undefined): Promise<string | undefined> {
  if (secret === undefined) return undefined;
  const sql = 'select 1 from known_devices where device_hash = $1 limit 1';
  return (await tx.exists(sql, [hashOf(secret)])) ? secret : undefined;
}

/** Returns the secret for the browser's cookie. */
export async function recordDevice(tx: Tx, ctx: PublicContext, user: UserRow): Promise<string> {
  const { clock, device } = ctx;
  const secret = (await givenOut(tx, deviceSecret(device.cookies))) ?? newSecret();
  const { known, first } = await tx.one<{ known: boolean; first: boolean }>(
    `select exists (select 1 from known_devices where user_id = $1 and device_hash = $2) as known,
              not exists (select 1 from known_devices where user_id = $1) as first`,
    [user.id, hashOf(secret)],
  );
  const now = clock.now();
  await tx.query(
    `insert into known_devices (user_id, device_hash, last_seen_at) values ($1, $2, $3)
     on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at`,
    [user.id, hashOf(secret), now],
  );
  if (!known && !first)
    await tell(tx, user.id, 'device.new', {
      device: deviceName(device.agent),
      address: ctx.address,
      at: now.toISOString(),
    });
  return secret;
}
