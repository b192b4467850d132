import type { registrationStatus as endpoint } from 'shared-api/contract';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { findRegistration, limitTracking } from './findRegistration.ts';
import { registrationProgress } from './registrationProgress.ts';

export const registrationStatus: Verb<typeof endpoint, PublicContext> = async (ctx, { params }) => {
  await limitTracking(ctx);
  const registration = await findRegistration(ctx.db, { code: params.code, now: ctx.clock.now() });
  return { data: await registrationProgress(ctx.db, registration, ctx.secrets) };
};
