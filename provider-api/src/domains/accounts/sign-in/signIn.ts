import { findCaller } from '../../../http/actor.ts';
import type { Input, PublicContext, Verb } from '../../../http/context.ts';
import { deviceCookie } from '../../../http/deviceCookie.ts';
import { SignInRefused } from '../../../http/errors.ts';
import { limit, takeBackHit } from '../../../http/limits.ts';
import { securityEvent } from '../../../http/securityEvents.ts';
import { recordActivity } from '../../activities/index.ts';
import { shownTrackingCode } from '../codes.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import { ownRights } from '../profile/ownRights.ts';
import { deviceName } from '../sessions/deviceName.ts';
import { recordDevice } from '../sessions/recordDevice.ts';
import { openSession } from '../sessions/sessions.ts';
import { checkSecondFactor } from '../two-factor/checkSecondFactor.ts';
import { toUser, type UserRow, userColumns } from '../userRow.ts';
import { mailVerificationLink } from '../verify-email/mailVerificationLink.ts';
import { type Attempt, judgeAttempt, signInCounter } from './signInDelay.ts';

const inReview = 'Your registration is currently in review';
const notActive = 'Your account is not active. Please contact the authority';
const unverified = 'Your e-mail address is not verified. Please open the link that we have sent to it';

interface Found extends UserRow {
  passwordHash: string | null;
  ownerStatus: string | null;
}

async function findByEmail({ db }: PublicContext, email: string) {
  return db.first<Found>(
    `select ${userColumns}, u.password_hash as "passwordHash", owner.status as "ownerStatus"
       from users u left join users owner on owner.id = u.member_of where lower(u.email) = lower($1)`,
    [email],
  );
}

async function trackingCode(ctx: PublicContext, user: UserRow): Promise<string | undefined> {
  if (user.role !== 'Client' || user.memberOf !== null) return undefined;
  return ctx.db.transaction((tx) => shownTrackingCode(tx, ctx, user.id));
}

const mayEnter = ({ status, emailVerified, ownerStatus }: Found): boolean =>
  status === 'Active' && emailVerified && (ownerStatus ?? 'Active') === 'Active';

/** Call this function only if the password is correct, because the messages reveal the state of the registration. */
async function refuseToEnter(ctx: PublicContext, user: Found): Promise<never> {
  securityEvent(ctx, 'sign_in_failed', { account: user.email, reason: 'not active' });
  const code = await trackingCode(ctx, user);
  if (user.status === 'Inactive' || user.status === 'Deactivated' || user.memberOf !== null)
    throw new SignInRefused(notActive, code);
  if (user.emailVerified) throw new SignInRefused(inReview, code);
  await mailVerificationLink(ctx, user);
  throw new SignInRefused(unverified, code);
}

interface Judged {
  user: UserRow;
  secondFactor: boolean;
}

async function judge(ctx: PublicContext, body: Input<'signIn'>['body'], attempt: Attempt): Promise<Judged> {
  const found = await findByEmail(ctx, body.Email);
  if (!(await passwordMatches(body.Password, found?.passwordHash)) || !found) {
    securityEvent(ctx, 'sign_in_failed', { account: body.Email, reason: 'password' });
    throw new SignInRefused('Invalid e-mail or password');
  }
  const { passwordHash: _secret, ownerStatus: _status, ...user } = found;
  if (!mayEnter(found)) {
    await attempt.takeBack();
    return refuseToEnter(ctx, found);
  }
  return { user, secondFactor: await checkSecondFactor(ctx, user, { code: body.Code, attempt }) };
}

export const signIn: Verb<'signIn'> = async (ctx, { body }) => {
  const { db, clock, config, address } = ctx;
  const perAddress = { name: 'sign-in', by: address, max: 300, windowMs: 60_000 };
  await limit(ctx, perAddress);
  const counter = await signInCounter(ctx, body.Email);
  const session = await judgeAttempt(ctx, counter, async (attempt) => {
    const { user, secondFactor } = await judge(ctx, body, attempt);
    const now = clock.now();
    const opened = await db.transaction(async (tx) => {
      await attempt.forget(tx);
      await recordActivity(tx, { userId: user.id, description: 'Logged in', at: now });
      const device = deviceName(ctx.device.agent);
      const life = { now, lifeHours: config.sessionHours };
      const token = await openSession(tx, { userId: user.id, ...life, device, secondFactor });
      return { token, deviceSecret: await recordDevice(tx, ctx, user) };
    });
    securityEvent(ctx, 'signed_in', { account: user.email, secondFactor });
    return { ...opened, user, now };
  });
  await takeBackHit(ctx, perAddress);
  const { token, user, now } = session;
  const caller = await findCaller(db, { authorization: `Bearer ${token}`, now, counts: false });
  return {
    data: { ...toUser(user), ...(caller && ownRights(caller)), token },
    message: 'Login successful',
    cookie: deviceCookie(session.deviceSecret, config.publicUrl),
  };
};
