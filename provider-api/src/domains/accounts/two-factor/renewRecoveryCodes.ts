import type { renewRecoveryCodes as endpoint } from 'shared-api/contract';
import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { hasSecondFactor } from './secondFactor.ts';
import { withOwnCode } from './withOwnCode.ts';

export const renewRecoveryCodes: Verb<typeof endpoint> = async (ctx, { body }) => {
  const { actor, db } = ctx;
  if (!(await hasSecondFactor(db, actor.id))) throw new BadRequest('Two-factor sign-in is off');
  const recoveryCodes = await withOwnCode(ctx, body.Code, (tx) => replaceRecoveryCodes(tx, actor.id));
  return { data: { recoveryCodes }, message: 'New recovery codes were made' };
};
