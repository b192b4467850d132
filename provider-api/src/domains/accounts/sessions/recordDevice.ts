import { formatMoment } from 'shared-api/rules';
import { mailJob } from '../../../adapters/mail/mailJob.ts';
import { onlyRow, type Tx } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import type { PublicContext } from '../../../http/context.ts';
import { deviceSecret } from '../../../http/deviceCookie.ts';
import { enqueue } from '../../../jobs/index.ts';
import { compose, type Recipient } from '../../../mail/compose.ts';
import { portalLinks } from '../../../portalLinks.ts';
import { newSecret } from '../codes.ts';
import { nameOf, type UserRow } from '../userRow.ts';
import { deviceName } from './deviceName.ts';

interface MailFacts extends Recipient {
  device: string;
  address: string;
  at: Date;
  forgotUrl: string;
}

const newDevice = ({ device, address, at, forgotUrl, ...recipient }: MailFacts) =>
  compose({
    ...recipient,
    subject: 'Sign-in from a new device',
    paragraphs: [
      'Your account was signed in to from a browser that we have not seen before.',
      'If it was you, nothing needs to be done: this browser is known from now on. If it was not you, reset your password at once, which ends every session, and contact the authority.',
    ],
    facts: [
      ['Device', device],
      ['Network address', address],
      ['Time', formatMoment(at)],
    ],
    links: [{ label: 'Reset password', url: forgotUrl }],
  });

/**
 * An unknown secret is not taken: somebody may have planted a cookie of their own choice to be known as that
 * browser.
 */
async function givenOut(tx: Tx, secret: string | undefined): Promise<string | undefined> {
  if (secret === undefined) return undefined;
  const { rowCount } = await tx.query('select 1 from known_devices where device_hash = $1 limit 1', [
    hashOf(secret),
  ]);
  return rowCount > 0 ? secret : undefined;
}

/**
 * Remembers the browser that an account is signed in to from, and mails its owner when it is a new one; the first one
 * of all is not news. Returns the secret that the browser keeps to be known again.
 */
export async function recordDevice(tx: Tx, ctx: PublicContext, user: UserRow): Promise<string> {
  const { clock, config, device } = ctx;
  const secret = (await givenOut(tx, deviceSecret(device.cookies))) ?? newSecret();
  const { known, first } = onlyRow(
    await tx.query<{ known: boolean; first: boolean }>(
      `select exists (select 1 from known_devices where user_id = $1 and device_hash = $2) as known,
              not exists (select 1 from known_devices where user_id = $1) as first`,
      [user.id, hashOf(secret)],
    ),
  );
  const now = clock.now();
  await tx.query(
    `insert into known_devices (user_id, device_hash, last_seen_at) values ($1, $2, $3)
     on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at`,
    [user.id, hashOf(secret), now],
  );
  if (!known && !first)
    await enqueue(
      tx,
      mailJob,
      newDevice({
        to: user.email,
        name: nameOf(user),
        device: deviceName(device.agent),
        address: ctx.address,
        at: now,
        forgotUrl: portalLinks.forgotPassword(config),
      }),
    );
  return secret;
}
