import type { signIn as endpoint } from 'shared-api/contract';
import { permissionsOf } from 'shared-api/rules';
import { mailJob } from '../../adapters/mail/mailJob.ts';
import type { PublicContext, Verb } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { limit } from '../../http/limits.ts';
import { enqueue } from '../../jobs/index.ts';
import { verificationLink } from '../../mail/verificationLink.ts';
import { portalLinks } from '../../portalLinks.ts';
import { recordActivity } from '../activities/index.ts';
import { codeLifeMs, issueCode } from './codes.ts';
import { passwordMatches } from './passwords.ts';
import { openSession } from './sessions.ts';
import { forgetFailures, noteFailure, refuseWhileDelayed } from './signInDelay.ts';
import { nameOf, toUser, type UserRow, userColumns } from './userRow.ts';

/** 400 and never 401, which would end a session on the page (G27). */
const refuse = (text: string) => new BadRequest('Login failed', [text], 'sign_in_refused');

const inReview = 'Your registration is currently in review';
const notActive = 'Your account is not active. Please contact the authority';
const unverified = 'Your email address is not verified. Please open the link that we have sent to it';
const mailAgainAfterMs = 5 * 60_000;

async function findByEmail({ db }: PublicContext, email: string) {
  const { rows } = await db.query<UserRow & { passwordHash: string | null }>(
    `select ${userColumns}, u.password_hash as "passwordHash" from users u where lower(u.email) = lower($1)`,
    [email],
  );
  return rows[0];
}

/** A fresh verification link, at most every five minutes (S03). */
async function mailLinkAgain({ db, clock, config }: PublicContext, user: UserRow): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.query('select 1 from users where id = $1 for update', [user.id]);
    const { rowCount } = await tx.query(
      `select 1 from account_codes where user_id = $1 and purpose = 'verify' and created_at > $2::timestamptz`,
      [user.id, new Date(now.getTime() - mailAgainAfterMs)],
    );
    if (rowCount > 0) return;
    const code = await issueCode(tx, { userId: user.id, purpose: 'verify', now, lifeMs: codeLifeMs.verify });
    const verificationUrl = portalLinks.verifyEmail(config, code);
    await enqueue(tx, mailJob, verificationLink({ to: user.email, name: nameOf(user), verificationUrl }));
  });
}

async function refuseUnlessActive(ctx: PublicContext, user: UserRow): Promise<void> {
  if (user.status === 'Inactive' || user.status === 'Deactivated') throw refuse(notActive);
  if (!user.emailVerified) {
    await mailLinkAgain(ctx, user);
    throw refuse(unverified);
  }
  if (user.status !== 'Active') throw refuse(inReview);
}

export const signIn: Verb<typeof endpoint, PublicContext> = async (ctx, { body }) => {
  const { db, clock, config, address } = ctx;
  await limit(ctx, { name: 'sign-in', by: address, most: 300, windowMs: 60_000 });
  await refuseWhileDelayed(ctx, body.Email);
  const found = await findByEmail(ctx, body.Email);
  if (!(await passwordMatches(body.Password, found?.passwordHash)) || !found) {
    await noteFailure(ctx, body.Email);
    throw refuse('Invalid email or password');
  }
  const { passwordHash: _secret, ...user } = found;
  await refuseUnlessActive(ctx, user);
  const token = await db.transaction(async (tx) => {
    const now = clock.now();
    await forgetFailures(tx, user.email);
    await recordActivity(tx, { userId: user.id, description: 'Logged in', at: now });
    return openSession(tx, user.id, now, config.sessionHours);
  });
  return {
    data: { ...toUser(user), permissions: permissionsOf(user.role), token },
    message: 'Login successful',
  };
};
