import type { Verb } from '../../../http/context.ts';
import { BadRequest, TooManyRequests } from '../../../http/errors.ts';
import { findRegistration, limitTracking } from '../registration-status/findRegistration.ts';
import { registrationProgress } from '../registration-status/registrationProgress.ts';
import { mailVerificationLink } from './mailVerificationLink.ts';

export const mailVerificationAgain: Verb<'mailVerificationAgain'> = async (ctx, { params }) => {
  const { db, clock } = ctx;
  await limitTracking(ctx);
  const registration = await findRegistration(db, { code: params.code, now: clock.now() });
  if (registration.emailVerified) throw new BadRequest('This e-mail address is verified already');
  const againAt = await mailVerificationLink(ctx, registration);
  if (againAt) {
    const seconds = Math.ceil((againAt.getTime() - clock.now().getTime()) / 1000);
    throw new TooManyRequests(seconds, 'A link has just been sent. Please look into your mailbox');
  }
  return {
    data: await registrationProgress(db, registration, ctx.secrets),
    message: 'Verification link sent',
  };
};
