import type { VerifiedEmail } from 'shared-api/contract';
import type { Tx } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { limit } from '../../../http/limits.ts';
import { publish } from '../../../http/liveEvents.ts';
import { registrationPayment } from '../../payments/index.ts';
import { shownTrackingCode } from '../codes.ts';
import { registrationFeeFacts } from '../registration-status/registrationFeeFacts.ts';
import { moveOnVerification } from './moveOnVerification.ts';

interface Found {
  id: number;
  userId: number;
  expiresAt: Date;
  alreadyVerified: boolean;
}

async function findCode(tx: Tx, code: string): Promise<Found | undefined> {
  return tx.first<Found>(
    `select c.id, c.user_id as "userId", c.expires_at as "expiresAt",
            u.email_verified_at is not null as "alreadyVerified"
       from account_codes c join users u on u.id = c.user_id
      where c.code_hash = $1 and c.purpose = 'verify'
        for update of u`,
    [hashOf(code)],
  );
}

async function whatIsNext(tx: Tx, ctx: PublicContext, userId: number): Promise<VerifiedEmail> {
  const user = await tx.first<{ status: string }>('select status from users where id = $1', [userId]);
  const inReview = user?.status === 'New' || user?.status === 'Processing';
  const payment = await registrationPayment(tx, userId);
  const fee = registrationFeeFacts(payment);
  return {
    inReview,
    unpaidFee: fee && fee.status !== 'Paid' ? fee.amount : null,
    invoiceCode: payment && fee?.status === 'Unpaid' ? payment.code : null,
    trackingCode: inReview ? await shownTrackingCode(tx, ctx, userId) : null,
  };
}

/** A repeated call succeeds too, because mail scanners open the link before the person does. */
export const verifyEmail: Verb<'verifyEmail'> = async (ctx, { params }) => {
  const { db, clock } = ctx;
  await limit(ctx, { name: 'email-verification', by: ctx.address, max: 100, windowMs: 60_000 });
  const now = clock.now();
  const data = await db.transaction(async (tx) => {
    const found = await findCode(tx, params.code);
    if (!found || (!found.alreadyVerified && found.expiresAt <= now))
      throw new BadRequest('Email verfication code invalid');
    if (found.alreadyVerified) return whatIsNext(tx, ctx, found.userId);
    await tx.query('update account_codes set used_at = $2 where id = $1', [found.id, now]);
    await tx.query('update users set email_verified_at = $2 where id = $1', [found.userId, now]);
    await moveOnVerification(tx, ctx, found.userId);
    await publish(tx, { staff: true, type: 'client', id: found.userId });
    return whatIsNext(tx, ctx, found.userId);
  });
  return { data, message: 'Email verified successfully' };
};
