import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { renewRegistrationInvoice as renew } from '../../payments/index.ts';
import { findRegistration, limitTracking, stageOf } from './findRegistration.ts';
import { registrationProgress } from './registrationProgress.ts';

/** The lock prevents a second invoice when the applicant presses the button twice. */
export const renewRegistrationInvoice: Verb<'renewRegistrationInvoice'> = async (ctx, { params }) => {
  const { db, clock } = ctx;
  await limitTracking(ctx);
  const data = await db.transaction(async (tx) => {
    const registration = await findRegistration(tx, { code: params.code, now: clock.now(), lock: true });
    if (stageOf(registration) === 'closed')
      throw new BadRequest('Your account is not active. Please contact the authority');
    await renew(tx, ctx, registration.id);
    return registrationProgress(tx, registration, ctx.secrets);
  });
  return { data, message: 'The invoice is on its way to your mailbox' };
};
